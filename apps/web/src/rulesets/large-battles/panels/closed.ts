/** Answers of Large Battles that the state forbids for now. */
import type { Command, Frame } from '@drumhead/large-battles';
import { soughtAnswers } from '@drumhead/large-battles/screen';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { type ClosedLine, useClosedAnswers } from '../../../panels/ClosedAnswers.tsx';
import type { Scene } from '../interaction/scene.ts';
import { commandText, generalName, shortUnitName } from '../screen/names.ts';
import type { DecidingKey } from './messages.ts';

type Kind = Command['type'];

export interface Closed {
  /** Units and the General of the open slot. */
  readonly pieces: readonly ClosedLine<Command>[];
  readonly rest: readonly ClosedLine<Command>[];
}

const PIECES: ReadonlySet<Kind> = new Set(['activate', 'activateGeneral', 'react', 'reactGeneral']);
/** What ends the decision, whichever unit acts. */
const ENDS: ReadonlySet<Kind> = new Set([
  'stop',
  'close',
  'pass',
  'decline',
  'waive',
  'stay',
  'keep',
  'ready',
  'laid',
  'hold',
]);
/** Many of a kind: places, dice and facings. One of a kind stands for all. */
const MANY: ReadonlySet<Kind> = new Set([
  ...PIECES,
  'place',
  'placeGeneral',
  'lift',
  'liftGeneral',
  'share',
  'lay',
  'layStream',
  'takeUp',
  'plus',
  'move',
  'ride',
  'reposition',
  'correct',
  'turn',
  'nominate',
  'group',
  'form',
  'press',
  'spend',
  'declare',
  'reroll',
]);

/** `unit`: the acting unit whose actions are shown, or -1. */
export function useClosed(scene: Scene, unit: number): Closed {
  const messages = useMessages<MessageKey | DecidingKey>();
  const { state, side } = scene;
  const lines = useClosedAnswers(
    scene,
    {
      questionOf,
      sought: () => soughtAnswers(state, side),
      kindOf,
      isSingle: (command) => !MANY.has(command.type) && (command.type !== 'fire' || command.added === 0),
      nameOf: (command) => `${'unit' in command ? command.unit : ''} ${wordsOf(command)}`,
    },
    wordsOf,
  );
  const rest: ClosedLine<Command>[] = [];
  for (const line of lines) {
    const { command } = line;
    if (PIECES.has(command.type)) continue;
    const isOfOther = scene.frame?.at === 'acting' && 'unit' in command && command.unit !== unit;
    if (isOfOther && !ENDS.has(command.type)) continue;
    rest.push(line);
  }
  return {
    pieces: lines.filter(({ command }) => PIECES.has(command.type)),
    rest,
  };

  function wordsOf(command: Command): string {
    switch (command.type) {
      case 'activate':
      case 'react':
        return shortUnitName(messages, state, command.unit);
      case 'activateGeneral':
      case 'reactGeneral':
        return generalName(messages, state, command.general);
      case 'move':
        return messages.t('web.decide.moves');
      case 'group':
        return messages.t('web.decide.giveGroup');
      // A target alone, away from the heading of the open ones, would be a name among formations.
      case 'fire':
        return `${messages.t('web.decide.fireAt')}: ${commandText(messages, state, command)}`;
      default:
        return commandText(messages, state, command);
    }
  }
}

function kindOf(command: Command): string {
  const unit = 'unit' in command ? command.unit : 'general' in command ? command.general : -1;
  const { type } = command;
  if (type === 'form') return `${type} ${unit} ${command.formation}`;
  if (type === 'open') return `${type} ${command.brigade}`;
  return type === 'attach' || type === 'assign' ? type : `${type} ${unit}`;
}

/** Of two phases of a side there is one of the enemy between them. */
function questionOf(frame: Frame): string {
  switch (frame.at) {
    case 'acting':
      return `acting ${frame.mode} ${frame.doings.map(({ unit }) => unit).join(' ')}`;
    case 'slot':
      return `slot ${frame.side} ${frame.brigade}`;
    case 'phase':
      return `phase ${frame.side}`;
    case 'general':
      return `general ${frame.general}`;
    case 'combat':
      return `combat ${frame.combat.attacker} ${frame.step}`;
    default:
      return frame.at;
  }
}
