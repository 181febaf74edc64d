/** What an undo over dice would take back: in the words of the log, with corrections that all agreed on. */
import type { ReactNode } from 'react';
import { tellerOf } from '../../battle/follow/told.ts';
import { useHosted } from '../../battle/index.ts';
import type { AnyScreen } from '../../battle/screen.ts';
import { type MessageKey, useMessages } from '../../i18n/index.ts';
import { AgreedCorrections } from '../amend/AgreedCorrections.tsx';

/** `to`: count of the commands that would stand. */
export function Undone({ to, screen }: { readonly to: number; readonly screen: AnyScreen }): ReactNode {
  const messages = useMessages<MessageKey>();
  const steps = useHosted((h) => h.steps);
  const viewer = useHosted((h) => h.viewer);
  const corrections = useHosted((h) => h.corrections);
  const tell = tellerOf(screen, viewer, messages);
  const gone = steps
    .filter(({ number }) => number > to)
    .map((step) => ({ number: step.number, words: tell(step).map(({ text }) => text) }));
  return (
    <ol className="online-undone">
      {gone.map(({ number, words }) => words.length > 0 && <li key={number}>{words.join(' ')}</li>)}
      <AgreedCorrections corrections={corrections.filter(({ after }) => after > to)} />
    </ol>
  );
}
