import type { Command } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useSpeech } from '../../../i18n/index.ts';
import { pointing } from '../../../panels/highlight.ts';
import type { TableKey } from '../screen/messages.ts';
import { type Scene, targetOf } from '../interaction/scene.ts';
import { act, send } from '../interaction/store.ts';
import { commandWords } from '../screen/names.ts';

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
            {...pointing([`unit-${targetOf(command)}`])}
            onClick={() => (proposed ? act({ type: 'propose', command }) : send(command))}
          >
            {commandWords(speech, scene.state, command)}
            {note?.(command)}
          </button>
        </li>
      ))}
    </ul>
  );
}
