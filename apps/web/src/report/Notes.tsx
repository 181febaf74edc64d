/** What the player writes about the battle; saved with it, on this device. */
import { type ReactNode, useState } from 'react';
import { useTypedText } from '../app/typedText.ts';
import { useSavedBattles } from '../battle/index.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import type { ReportKey } from './messages.ts';

interface Props {
  readonly saved: SavedBattle;
  /** A line that may be added, and what the button says that adds it. */
  readonly line?: { readonly label: string; readonly text: string } | null;
}

export function Notes({ saved, line = null }: Props): ReactNode {
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
      {line && (
        <button type="button" onClick={() => type(notes === '' ? line.text : `${notes.trimEnd()}\n${line.text}`)}>
          {line.label}
        </button>
      )}
      <p className="on-paper">{notes}</p>
      <p className="minor" role="status">
        {t(failed ? 'web.report.notes.notKept' : 'web.report.notes.kept')}
      </p>
    </section>
  );
}
