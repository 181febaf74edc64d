import type { Command } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { highlightOnHover } from '../../../panels/highlight.ts';
import type { TableKey } from '../screen/messages.ts';
import { ShortClash } from './lazyOdds.tsx';
import { choosable, type Scene } from '../interaction/scene.ts';
import { dispatch, send } from '../interaction/store.ts';
import { commandText } from '../screen/names.ts';

/** Name of the piece that a choice is about. */
function pieceOf(command: Command): string {
  const model = 'target' in command && command.target >= 0 ? command.target : 'model' in command ? command.model : -1;
  return `model-${model}`;
}

/** Answers as buttons. `proposed`: shown on the table first; a second tap sends it. */
export function Buttons({
  scene,
  commands,
  title,
  small = false,
  proposed = false,
  foot = false,
  children,
}: {
  readonly scene: Scene;
  readonly commands: readonly Command[];
  readonly title?: string;
  readonly small?: boolean;
  readonly proposed?: boolean;
  /** They stay in sight on a phone. */
  readonly foot?: boolean;
  /** Further answers, each an `li`. */
  readonly children?: ReactNode;
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  if (commands.length === 0 && !children) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className={`choices ${small ? 'small' : ''} ${foot ? 'decision-main' : ''}`}>
        {commands.map((command) => (
          <li key={JSON.stringify(command)}>
            <button
              type="button"
              data-answer={JSON.stringify(command)}
              className={command.type === 'stop' || command.type === 'endTurn' ? 'quiet' : ''}
              {...highlightOnHover([pieceOf(command)])}
              onClick={() => (proposed ? dispatch({ type: 'propose', command }) : send(command))}
            >
              {commandText(messages, scene.state, command)}
              <GivenAway scene={scene} command={command} />
              <ShortClash scene={scene} command={command} />
            </button>
          </li>
        ))}
        {children}
      </ul>
    </>
  );
}

/** In numbers, what the end of a turn or an order leaves undone; actions left are told above. */
function GivenAway({ scene, command }: { readonly scene: Scene; readonly command: Command }): ReactNode {
  const { t } = useMessages<TableKey | MessageKey>();
  const { frame } = scene;
  const ends = command.type === 'endTurn' || (command.type === 'stop' && frame?.at === 'group' && frame.acting < 0);
  const count = ends ? choosable(scene).length : 0;
  return count > 0 && <small>{t('web.sk.do.endTurn.lost', { count })}</small>;
}
