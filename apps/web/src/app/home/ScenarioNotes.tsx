/** The history behind a scenario, fetched when a reader asks for it. */
import { type ReactNode, useEffect, useState } from 'react';
import { useI18n } from '../../i18n/useI18n.ts';
import { useStore } from 'zustand';
import { ensureBundle, loadedBundles } from '../../i18n/bundles.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import type { HomeLinkKey } from './homeLinkMessages.ts';

export function ScenarioNotes({
  bundle,
  notes,
}: {
  readonly bundle: string;
  /** Message keys of its paragraphs. */
  readonly notes: readonly string[];
}): ReactNode {
  const { t, translate, language } = useMessages<MessageKey | HomeLinkKey>();
  const i18n = useI18n();
  const [open, setOpen] = useState(false);
  const here = useStore(loadedBundles, (all) => all.includes(`${bundle}/${language}`));
  useEffect(() => {
    if (open) ensureBundle(i18n, bundle, language).catch(() => undefined);
  }, [open, i18n, bundle, language]);
  return (
    <details className="notes" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('web.scenario.notes')}</summary>
      {here ? notes.map((note) => <p key={note}>{translate(note)}</p>) : <p role="status">{t('web.page.coming')}</p>}
    </details>
  );
}
