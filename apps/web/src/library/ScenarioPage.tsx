/** A scenario that came by its address: its briefing, from which it is played, changed and saved. Nothing is kept before. */
import { type ReactNode, useEffect, useState } from 'react';
import { FaultWords } from '../app/Notices.tsx';
import type { PageProps } from '../app/route.ts';
import { ask } from '../briefing/asked.ts';
import { BriefingPage } from '../briefing/BriefingPage.tsx';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { LibraryKey } from './messages.ts';
import { type OpenedScenario, openedScenario } from './opened.ts';
import { scenarioAt } from './scenarioAt.ts';

/** The query: what {@link scenarioAt} reads. */
export function ScenarioPage({ query }: PageProps): ReactNode {
  const { t } = useMessages<LibraryKey | MessageKey>();
  const [found, setFound] = useState<{ readonly at: string; readonly opened: OpenedScenario } | null>(null);
  useEffect(() => {
    let unmounted = false;
    const open = async (): Promise<void> => {
      const opened = await openedScenario(await scenarioAt(query));
      if (unmounted) return;
      if (opened.ok) ask(opened.asked);
      setFound({ at: query, opened });
    };
    void open();
    return () => {
      unmounted = true;
    };
  }, [query]);
  if (found?.at !== query) return <p role="status">{t('web.page.coming')}</p>;
  const { opened } = found;
  // Anew for each: what is chosen before one battle is none of another.
  if (opened.ok) return <BriefingPage key={query} />;
  return (
    <section className="panel" role="alert">
      <h2>{t('web.library.closed')}</h2>
      <FaultWords fault={opened.fault} />
      <p>{t('web.library.closed.about')}</p>
    </section>
  );
}
