/** What the player writes about the battle; saved with it, on this device. */
import { type ReactNode, useState } from 'react';
import { useTypedText } from '../app/typedText.ts';
import { useSavedBattles } from '../battle/index.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { ReportKey } from './messages.ts';

export function Notes({ saved }: { readonly saved: SavedBattle }): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const { storage } = useSavedBattles();
  const [error, setError] = useState<string | null>(null);
  const { text: notes, type } = useTypedText(saved.notes ?? '', (text) => {
    storage.keepBeside(saved.id, { notes: text }).then(
      () => setError(null),
      (fault: unknown) => setError(fault instanceof Error ? fault.message : String(fault)),
    );
  });
  return (
    <section className={`panel notes${notes === '' ? ' empty' : ''}`}>
      <h2>
        <label htmlFor="report-notes">{t('web.report.notes')}</label>
      </h2>
      <textarea id="report-notes" rows={6} value={notes} onChange={(event) => type(event.target.value)} />
      <p className="on-paper">{notes}</p>
      <p className="minor" role="status">
        {error === null ? t('web.report.notes.kept') : t('web.report.notes.notKept', { error })}
      </p>
    </section>
  );
}
