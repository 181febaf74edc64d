import type { Command } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useSpeech } from '../../i18n/index.ts';
import type { TableKey } from './messages.ts';
import { type Scene, targetOf } from './scene.ts';
import { act, send } from './store.ts';
import { commandWords } from './words.ts';

/** The enemy that a choice is about is lit while one points at it. */
function point(command: Command, on: boolean): void {
  document.querySelector(`[data-piece="unit-${targetOf(command)}"]`)?.classList.toggle('pointed', on);
}

/** Answers as buttons. `proposed`: shown on the table first, and done at a second tap. */
export function Buttons({
  scene,
  commands,
  small = false,
  proposed = false,
  note,
}: {
  readonly scene: Scene;
  readonly commands: readonly Command[];
  readonly small?: boolean;
  readonly proposed?: boolean;
  /** What stands under the words of a button: its cost, its chances. */
  readonly note?: (command: Command) => ReactNode;
}): ReactNode {
  const speech = useSpeech<TableKey | MessageKey>();
  if (commands.length === 0) return null;
  return (
    <ul className={small ? 'choices small' : 'choices'}>
      {commands.map((command) => (
        <li key={JSON.stringify(command)}>
          <button
            type="button"
            onClick={() => {
              point(command, false);
              if (proposed) act({ type: 'propose', command });
              else send(command);
            }}
            onPointerEnter={() => point(command, true)}
            onPointerLeave={() => point(command, false)}
            onFocus={() => point(command, true)}
            onBlur={() => point(command, false)}
          >
            {commandWords(speech, scene.state, command)}
            {note?.(command)}
          </button>
        </li>
      ))}
    </ul>
  );
}
