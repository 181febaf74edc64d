/** Answers of the skirmish that the state forbids for now. */
import { type Command, type Frame, soughtAnswers } from '@drumhead/skirmish/screen';
import { type MessageKey, useMessages } from '../../../i18n/index.ts';
import { type ClosedLine, useClosedAnswers } from '../../../panels/ClosedAnswers.tsx';
import type { Scene } from '../interaction/scene.ts';
import type { TableKey } from '../screen/messages.ts';
import { commandText } from '../screen/names.ts';

type Kind = Command['type'];

/** Many of a kind: places, dice and sizes. One of a kind stands for all. */
const MANY: ReadonlySet<Kind> = new Set([
  'nominate',
  'member',
  'order',
  'move',
  'scout',
  'deploy',
  'lift',
  'dice',
  'orderDice',
  'takeCover',
  'rideOn',
  'layArea',
  'layFeature',
  'layBuilding',
  'layFence',
  'feature',
]);

export function useClosed(scene: Scene): readonly ClosedLine<Command>[] {
  const messages = useMessages<TableKey | MessageKey>();
  const { state, player } = scene;
  const wordsOf = (command: Command): string =>
    command.type === 'move'
      ? messages.t('web.sk.moves')
      : `${commandText(messages, state, command)}${command.type === 'order' ? ' …' : ''}`;
  return useClosedAnswers(
    scene,
    {
      questionOf,
      sought: () => soughtAnswers(state, player),
      kindOf,
      isSingle: ({ type }) => !MANY.has(type),
      nameOf: wordsOf,
    },
    wordsOf,
  );
}

function kindOf(command: Command): string {
  const { type } = command;
  switch (type) {
    case 'nominate':
    case 'member':
      return `${type} ${command.model}`;
    case 'shoot':
    case 'reload':
      return `${type} ${command.weapon}`;
    case 'order':
      return `${type} ${command.kind}`;
    default:
      return type;
  }
}

function questionOf(frame: Frame): string {
  switch (frame.at) {
    case 'acting':
      return `acting ${frame.doing.model}`;
    case 'group':
      return `group ${frame.order.leader} ${frame.order.kind} ${frame.acting}`;
    case 'turn':
      return `turn ${frame.player}`;
    default:
      return frame.at;
  }
}
