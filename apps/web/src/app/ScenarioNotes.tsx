/** The history behind a scenario, fetched when a reader asks for it. */
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../i18n/useI18n.ts';
import { useStore } from 'zustand';
import { bring, spoken } from '../i18n/bundles.ts';
import { useSpeech } from '../i18n/index.ts';

export function ScenarioNotes({
  book,
  notes,
}: {
  readonly book: string;
  /** Message keys of its paragraphs. */
  readonly notes: readonly string[];
}): ReactNode {
  const { say, tell, language } = useSpeech();
  const i18n = useWords();
  const [open, setOpen] = useState(false);
  const here = useStore(spoken, (all) => all.includes(`${book}/${language}`));
  useEffect(() => {
    if (open) bring(i18n, book, language).catch(() => undefined);
  }, [open, i18n, book, language]);
  return (
    <details className="notes" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{say('web.scenario.notes')}</summary>
      {here ? notes.map((note) => <p key={note}>{tell(note)}</p>) : <p role="status">{say('web.page.coming')}</p>}
    </details>
  );
}
