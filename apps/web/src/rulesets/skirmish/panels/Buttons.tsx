import type { Command } from '@drumhead/skirmish/screen';
import type { ReactNode } from 'react';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { highlightOnHover } from '../../../panels/highlight.ts';
import { useSecondPress } from '../../../panels/useSecondPress.ts';
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
  if (commands.length === 0 && !children) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <ul className={`choices ${small ? 'small' : ''} ${foot ? 'decision-main' : ''}`}>
        {commands.map((command) => (
          <li key={JSON.stringify(command)}>
            <Answer scene={scene} command={command} proposed={proposed} />
          </li>
        ))}
        {children}
      </ul>
    </>
  );
}

/** What leaves somebody who could act undone says so in numbers, and goes at a second tap. */
function Answer({
  scene,
  command,
  proposed,
}: {
  readonly scene: Scene;
  readonly command: Command;
  readonly proposed: boolean;
}): ReactNode {
  const messages = useMessages<TableKey | MessageKey>();
  const [asked, press] = useSecondPress(scene);
  const undone = leftUndone(scene, command);
  const isSure = asked && undone > 0;
  const answer = commandText(messages, scene.state, command);
  const act = () => (proposed ? dispatch({ type: 'propose', command }) : send(command));
  return (
    <button
      type="button"
      data-answer={JSON.stringify(command)}
      className={isSure ? 'grave' : command.type === 'stop' || command.type === 'endTurn' ? 'quiet' : ''}
      {...highlightOnHover([pieceOf(command)])}
      onClick={() => (undone > 0 ? press(act) : act())}
    >
      {isSure ? messages.t('web.sk.sure', { answer }) : answer}
      {undone > 0 && <small>{messages.t('web.sk.do.endTurn.lost', { count: undone })}</small>}
      <ShortClash scene={scene} command={command} />
    </button>
  );
}

/** How many could still act, at the end of a turn or an order; actions left are told above. */
function leftUndone(scene: Scene, command: Command): number {
  const { frame } = scene;
  const ends = command.type === 'endTurn' || (command.type === 'stop' && frame?.at === 'group' && frame.acting < 0);
  return ends ? choosable(scene).length : 0;
}
