/** What the player writes about the battle and its moments; saved with it, on this device. */
import { type ReactNode, useState } from 'react';
import { useTypedText } from '../app/typedText.ts';
import { useSavedBattles } from '../battle/index.ts';
import type { SavedBattle } from '../battle/records/savedBattle.ts';
import { type MessageKey, useMessages } from '../i18n/index.ts';
import { boardAddress } from '../replay/address.ts';
import type { ReportKey } from './messages.ts';
import { notedMoments } from './momentNotes.ts';

/** About the battle; what was written about its moments is read here, and written on the analysis board. */
export function Notes({ saved }: { readonly saved: SavedBattle }): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const { storage } = useSavedBattles();
  const moments = notedMoments(saved.moments ?? {});
  return (
    <NoteField
      title={t('web.report.notes')}
      kept={saved.notes ?? ''}
      save={(notes) => storage.keepBeside(saved.id, { notes })}
      isPrinted={moments.length > 0}
    >
      {moments.length > 0 && (
        <ul>
          {moments.map(({ at, text }) => {
            const told = t('web.report.notes.moment', { step: at, text });
            return (
              <li key={at}>
                <a href={boardAddress({ battle: saved.id, at })}>{told}</a>
                <span className="on-paper">{told}</span>
              </li>
            );
          })}
        </ul>
      )}
    </NoteField>
  );
}

interface FieldProps {
  readonly title: string;
  /** What is written there so far. */
  readonly kept: string;
  readonly save: (text: string) => Promise<void>;
  /** A line that may be added, and what the button says that adds it. */
  readonly line?: { readonly label: string; readonly text: string } | null;
  /** On paper though nothing is written in the field. */
  readonly isPrinted?: boolean;
  readonly children?: ReactNode;
}

export function NoteField({ title, kept, save, line = null, isPrinted = false, children }: FieldProps): ReactNode {
  const { t } = useMessages<MessageKey | ReportKey>();
  const [failed, setFailed] = useState(false);
  const {
    text: notes,
    type,
    flush,
  } = useTypedText(kept, (text) => {
    save(text).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  });
  return (
    <section className={`panel notes${notes === '' && !isPrinted ? ' empty' : ''}`}>
      <h2>
        <label htmlFor="report-notes">{title}</label>
      </h2>
      {/* Saved before a page that is gone to from here reads the battle. */}
      <textarea
        id="report-notes"
        rows={2}
        value={notes}
        onChange={(event) => type(event.target.value)}
        onBlur={flush}
      />
      {line && (
        <button type="button" onClick={() => type(notes === '' ? line.text : `${notes.trimEnd()}\n${line.text}`)}>
          {line.label}
        </button>
      )}
      {children}
      <p className="on-paper">{notes}</p>
      <p className="minor" role="status">
        {t(failed ? 'web.report.notes.notKept' : 'web.report.notes.kept')}
      </p>
    </section>
  );
}
