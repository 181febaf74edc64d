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
  const [failed, setFailed] = useState(false);
  const { text: notes, type } = useTypedText(saved.notes ?? '', (text) => {
    storage.keepBeside(saved.id, { notes: text }).then(
      () => setFailed(false),
      () => setFailed(true),
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
        {t(failed ? 'web.report.notes.notKept' : 'web.report.notes.kept')}
      </p>
    </section>
  );
}
