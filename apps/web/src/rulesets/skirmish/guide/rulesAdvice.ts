/** Advice of the skirmish in words. */
import type { Command, State } from '@drumhead/skirmish/screen';
import type { RulesAdvice } from '../../../advice/rulesAdvice.ts';
import { commandText, modelName } from '../screen/names.ts';

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
    const text = commandText(messages, at, command);
    if (command.type === 'nominate') return messages.translate('sk.advice.activate', { model: text });
    const doer = NAMED.includes(command.type) ? -1 : doerOf(at, command);
    return doer < 0 ? text : `${modelName(messages, at, doer)}: ${text}`;
  },
};

/** The model that an order is given to, or that acts now; -1 where there is none. */
function doerOf({ frames }: State, command: Command): number {
  if ('model' in command) return command.model;
  if (command.type === 'order') return command.leader;
  const frame = frames[frames.length - 1];
  return frame?.at === 'diceChoice' ? frame.model : frame?.at === 'acting' ? frame.doing.model : -1;
}
