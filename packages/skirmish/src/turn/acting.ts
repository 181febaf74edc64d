/** SK-SEQ-3 step 5: one model spends the actions of its activation, and a Leader gives orders between them. */
import { type Choices, joined, listed, openOf, pop, emit } from '@drumhead/engine';
import { actionChoices, actionCovers, actionOffers, canDoSomething, carryOut, NO_LIMITS } from './actions.ts';
import { isLeader } from '../command/leaders.ts';
import type { Command } from '../state/commands.ts';
import { canDeclareVorwaerts, declareVorwaerts } from '../command/nationalFeatures.ts';
import type { ActingFrame, Activation } from '../state/frames.ts';
import type { Handler } from './handler.ts';
import { giveOrder } from '../command/giveOrder.ts';
import { orderChoices } from '../command/orderOffers.ts';
import { orderProblem } from '../command/orderProblem.ts';
import type { State } from '../state/state.ts';
import { oweTurnover } from './turnover.ts';
import { type Draft } from '../state/draft.ts';

export const actingHandler: Handler<ActingFrame> = {
  asks: (state, { player, doing: activation }) => (canDoSomething(state, activation, NO_LIMITS) ? player : 'auto'),
  rule: () => 'SK-ACT-2',
  offers: (state, { doing: activation }) => [
    ...actionOffers(state, activation, NO_LIMITS),
    ...openOf(besides(state, activation)),
  ],
  choices: (state, { doing: activation }) =>
    joined([actionChoices(state, activation, NO_LIMITS), besides(state, activation)]),
  covers: (state, { doing: activation }, _player, command) =>
    command.type === 'order'
      ? orderProblem(state, activation, command) === null
      : actionCovers(state, activation, NO_LIMITS, command),
  act(draft, frame, _player, command) {
    const { doing: activation } = frame;
    switch (command.type) {
      case 'stop':
        emit(draft, { type: 'stopped', rule: 'SK-ACT-8', model: activation.model, left: activation.left });
        finish(draft, frame);
        return null;
      case 'order':
        return orderProblem(draft, activation, command) ?? giveOrder(draft, command);
      case 'feature':
        return declareVorwaerts(draft, activation, command.use);
      default:
        return carryOut(draft, activation, NO_LIMITS, command);
    }
  },
  auto: finish,
};

/** What it may do that is no action of its own. */
function besides(state: State, activation: Activation): Choices<Command> {
  const feature = canDeclareVorwaerts(state, activation);
  if (!feature && !isLeader(state, activation.model)) return STOP;
  const parts = isLeader(state, activation.model) ? [orderChoices(state, activation)] : [];
  if (feature) parts.push(VORWAERTS);
  return joined([...parts, STOP]);
}

const STOP: Choices<Command> = listed<Command>([{ type: 'stop' }]);
const VORWAERTS: Choices<Command> = listed<Command>([{ type: 'feature', use: true }]);

/** SK-ACT-8, SK-ACT-9. What is left is lost; a turnover owed happens. */
function finish(draft: Draft, { turnover }: ActingFrame): void {
  pop(draft);
  if (turnover) oweTurnover(draft);
}
