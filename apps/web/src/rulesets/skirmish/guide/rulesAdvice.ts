/** Advice of the skirmish in words. */
import type { Command, State } from '@drumhead/skirmish/screen';
import { toMm } from '@drumhead/table';
import type { RulesAdvice } from '../../../advice/rulesAdvice.ts';
import { areaText } from '../../../table/bearings.ts';
import { commandText, fullName, modelName } from '../screen/names.ts';
import type { Said } from './adviceTexts.ts';

/** Orders whose text is the name of a model. */
const NAMED: readonly Command['type'][] = [
  'nominate',
  'member',
  'depleted',
  'reference',
  'succeed',
  'fleeFrom',
  'strike',
];

export const rulesAdvice: RulesAdvice = {
  bundle: 'skirmish-advice-pages',
  prefix: 'sk',
  orderText(messages, state, given) {
    const [at, command] = [state as State, given as Command];
    const laid = placeLaid(command);
    if (laid !== null) {
      const { side } = at.field;
      return messages.translate('sk.advice.lay', {
        where: areaText(messages, laid.x / side, laid.y / side),
        x: Math.round(toMm(laid.x)),
        y: Math.round(toMm(laid.y)),
      });
    }
    const text = commandText(messages, at, command);
    const said = saidOf(command);
    const told = (facts: object): string =>
      said === null ? text : messages.translate(`sk.advice.do.${said}`, { model: text, text, ...facts });
    // One order may be given to others, or aim at others.
    if (command.type === 'order') {
      const { leader, target, members } = command;
      const aimed = target < 0 ? text : `${text} → ${fullName(messages, at, target)}`;
      return `${modelName(messages, at, leader)}: ${told({ text: aimed })} (${members.map((model) => modelName(messages, at, model)).join(', ')})`;
    }
    const doer = NAMED.includes(command.type) ? -1 : doerOf(at, command);
    return doer < 0 ? told({}) : `${modelName(messages, at, doer)}: ${told({})}`;
  },
};

/** As what an order is said whose button leaves out what is done; null: its button says it. */
function saidOf(command: Command): Said | null {
  switch (command.type) {
    case 'nominate':
    case 'member':
    case 'depleted':
    case 'reference':
    case 'succeed':
    case 'fleeFrom':
    case 'strike':
    case 'edge':
    case 'dice':
    case 'orderDice':
    case 'order':
      return command.type;
    case 'shoot':
      return command.aimed ? 'shoot' : null;
    case 'attack':
      return command.powerful ? 'attack' : null;
    default:
      return null;
  }
}

/** Where a piece of terrain is laid; null: none is. */
function placeLaid(command: Command): { readonly x: number; readonly y: number } | null {
  if (command.type === 'layArea') return { x: command.points[0] ?? 0, y: command.points[1] ?? 0 };
  return command.type === 'layFeature' || command.type === 'layBuilding' ? command.laying : null;
}

/** The model that an order is given to, or that acts now; -1 where there is none. */
function doerOf({ frames }: State, command: Command): number {
  if ('model' in command) return command.model;
  const frame = frames[frames.length - 1];
  return frame?.at === 'diceChoice' ? frame.model : frame?.at === 'acting' ? frame.doing.model : -1;
}
