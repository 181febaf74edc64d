/** What the player writes about the battle; saved with it, on this device. */
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { savedBattles } from '../battle/index.ts';
import type { SavedBattle } from '../battle/storage.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { ReportKey } from './messages.ts';

/** Milliseconds that a text rests before it is saved. */
const REST = 500;

export function Notes({ saved }: { readonly saved: SavedBattle }): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const [notes, setNotes] = useState(saved.notes ?? '');
  const [error, setError] = useState<string | null>(null);
  const texts = useRef({ kept: notes, latest: notes });
  const keep = useCallback(() => {
    const { kept, latest } = texts.current;
    if (kept === latest) return;
    texts.current.kept = latest;
    savedBattles.keepBeside(saved.id, { notes: latest }).then(
      () => setError(null),
      (fault: unknown) => setError(fault instanceof Error ? fault.message : String(fault)),
    );
  }, [saved.id]);
  useEffect(() => {
    texts.current.latest = notes;
    const rested = setTimeout(keep, REST);
    return () => clearTimeout(rested);
  }, [notes, keep]);
  // Nobody leaves the page with a text that is not saved.
  useEffect(() => {
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      keep();
    };
  }, [keep]);
  return (
    <section className={`panel notes${notes === '' ? ' empty' : ''}`}>
      <h2>
        <label htmlFor="report-notes">{t('web.report.notes')}</label>
      </h2>
      <textarea id="report-notes" rows={6} value={notes} onChange={(event) => setNotes(event.target.value)} />
      <p className="on-paper">{notes}</p>
      <p className="minor" role="status">
        {error === null ? t('web.report.notes.kept') : t('web.report.notes.notKept', { error })}
      </p>
    </section>
  );
}
