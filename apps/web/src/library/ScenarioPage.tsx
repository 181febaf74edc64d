/** A scenario that came by its address: its briefing, from which it is played, changed and saved. Nothing is kept before. */
import { envelopeOf } from '@drumhead/engine';
import type { EditionAs } from '@drumhead/protocol';
import { type ReactNode, useEffect, useState } from 'react';
import { FaultWords } from '../app/Notices.tsx';
import type { PageProps } from '../app/route.ts';
import { ask } from '../briefing/asked.ts';
import { Briefing } from '../briefing/BriefingPage.tsx';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { LibraryKey } from './messages.ts';
import { Pictures } from './Pictures.tsx';
import { type OpenedScenario, openedScenario } from './opened.ts';
import { PublishedLine } from './PublishedLine.tsx';
import { type Found, foundAt, scenarioAt } from './scenarioAt.ts';

interface Shown {
  readonly at: string;
  readonly opened: OpenedScenario;
  readonly published: EditionAs | null;
  readonly pictures: Found['pictures'];
}

/** The query: what {@link scenarioAt} reads. */
export function ScenarioPage({ query }: PageProps): ReactNode {
  const { t } = useMessages<LibraryKey | MessageKey>();
  const [found, setFound] = useState<Shown | null>(null);
  useEffect(() => {
    let unmounted = false;
    const open = async (): Promise<void> => {
      const { read, published, pictures } = await scenarioAt(query);
      const opened = await openedScenario(read);
      if (unmounted) return;
      const isYours = published?.yours === true;
      if (opened.ok) ask(isYours ? opened.asked : { ...opened.asked, from: foundAt(query) });
      setFound({ at: query, opened, published, pictures });
    };
    void open();
    return () => {
      unmounted = true;
    };
  }, [query]);
  if (found?.at !== query) return <p role="status">{t('web.page.coming')}</p>;
  const { opened, published, pictures } = found;
  // Anew for each: what is chosen before one battle is none of another.
  if (opened.ok)
    return (
      <Briefing key={query}>
        <Pictures pictures={envelopeOf(opened.asked.battle.setup)?.pictures ?? []} addresses={pictures} />
        {published && <PublishedLine published={published} />}
      </Briefing>
    );
  return (
    <section className="panel" role="alert">
      <h2>{t('web.library.closed')}</h2>
      <FaultWords fault={opened.fault} />
      <p>{t('web.library.closed.about')}</p>
    </section>
  );
}
