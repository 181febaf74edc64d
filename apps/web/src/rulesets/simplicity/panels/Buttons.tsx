import type { Command } from '@drumhead/simplicity/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { highlightOnHover } from '../../../panels/highlight.ts';
import type { TableKey } from '../screen/messages.ts';
import { type Scene, targetOf } from '../interaction/scene.ts';
import { dispatch, send } from '../interaction/store.ts';
import { commandText } from '../screen/names.ts';

/** Answers as buttons. `proposed`: shown on the table first; a second tap sends it. */
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
  /** Second line of a button: cost and odds. */
  readonly note?: (command: Command) => ReactNode;
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  if (commands.length === 0) return null;
  return (
    <ul className={small ? 'choices small' : 'choices'}>
      {commands.map((command) => (
        <li key={JSON.stringify(command)}>
          <button
            type="button"
            data-answer={JSON.stringify(command)}
            {...highlightOnHover([`unit-${targetOf(command)}`])}
            onClick={() => (proposed ? dispatch({ type: 'propose', command }) : send(command))}
          >
            {commandText(messages, scene.state, command)}
            {note?.(command)}
          </button>
        </li>
      ))}
    </ul>
  );
}
