/** SK-SEQ-3 step 5: one model spends the actions of its activation, and a Leader gives orders between them. */
import { type Choices, joined, listed, openOf, pop, emit } from '@drumhead/engine';
import { actionChoices, actionCovers, actionOffers, canDoSomething, carryOut, FREE } from './actions.ts';
import { isLeader } from '../command/leaders.ts';
import type { Command } from '../state/commands.ts';
import { canDeclareVorwaerts, declareVorwaerts } from '../command/nationalFeatures.ts';
import type { ActingFrame, Doing } from '../state/frames.ts';
import type { Handler } from './handler.ts';
import { giveOrder } from '../command/giveOrder.ts';
import { orderChoices } from '../command/orderOffers.ts';
import { orderProblem } from '../command/orderProblem.ts';
import type { State } from '../state/state.ts';
import { oweTurnover } from './turnover.ts';
import { type Work } from '../state/draft.ts';

export const actingHandler: Handler<ActingFrame> = {
  asks: (state, { player, doing }) => (canDoSomething(state, doing, FREE) ? player : 'auto'),
  rule: () => 'SK-ACT-2',
  offers: (state, { doing }) => [...actionOffers(state, doing, FREE), ...openOf(besides(state, doing))],
  choices: (state, { doing }) => joined([actionChoices(state, doing, FREE), besides(state, doing)]),
  covers: (state, { doing }, _player, command) =>
    command.type === 'order' ? orderProblem(state, doing, command) === null : actionCovers(state, doing, FREE, command),
  act(work, frame, _player, command) {
    const { doing } = frame;
    switch (command.type) {
      case 'stop':
        emit(work, { type: 'stopped', rule: 'SK-ACT-8', model: doing.model, left: doing.left });
        finish(work, frame);
        return null;
      case 'order':
        return orderProblem(work, doing, command) ?? giveOrder(work, command);
      case 'feature':
        return declareVorwaerts(work, doing, command.use);
      default:
        return carryOut(work, doing, FREE, command);
    }
  },
  auto: finish,
};

/** What it may do that is no action of its own. */
function besides(state: State, doing: Doing): Choices<Command> {
  const feature = canDeclareVorwaerts(state, doing);
  if (!feature && !isLeader(state, doing.model)) return STOP;
  const parts = isLeader(state, doing.model) ? [orderChoices(state, doing)] : [];
  if (feature) parts.push(VORWAERTS);
  return joined([...parts, STOP]);
}

const STOP: Choices<Command> = listed<Command>([{ type: 'stop' }]);
const VORWAERTS: Choices<Command> = listed<Command>([{ type: 'feature', use: true }]);

/** SK-ACT-8, SK-ACT-9. What is left is lost; a turnover owed happens. */
function finish(work: Work, { turnover }: ActingFrame): void {
  pop(work);
  if (turnover) oweTurnover(work);
}
