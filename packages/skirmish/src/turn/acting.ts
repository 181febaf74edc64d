/** SK-SEQ-3 step 5: one model spends the actions of its activation; a Leader may give orders between them. */
import { pop, emit } from '@drumhead/engine';
import { actionCovers, actionOffers, canDoSomething, carryOutAction, NO_LIMITS } from './actions.ts';
import { isLeader } from '../command/leaders.ts';
import type { Command } from '../state/commands.ts';
import { canDeclareVorwaerts, declareVorwaerts } from '../command/nationalFeatures.ts';
import type { ActingFrame, Activation } from '../state/frames.ts';
import type { Handler } from './handler.ts';
import { giveOrder } from '../command/giveOrder.ts';
import { orderOffers } from '../command/orderOffers.ts';
import { orderProblem } from '../command/orderProblem.ts';
import type { State } from '../state/state.ts';
import { oweTurnover } from './turnover.ts';
import { type Draft } from '../state/draft.ts';

export const actingHandler: Handler<ActingFrame> = {
  asks: (state, { player, doing: activation }) => (canDoSomething(state, activation, NO_LIMITS) ? player : 'auto'),
  rule: () => 'SK-ACT-2',
  offers: (state, { doing: activation }) => [
    ...actionOffers(state, activation, NO_LIMITS),
    ...otherOffers(state, activation),
  ],
  covers: (state, { doing: activation }, _player, command) =>
    command.type === 'order'
      ? orderProblem(state, activation, command) === null
      : actionCovers(state, activation, NO_LIMITS, command),
  // SK-ACN-4, SK-GRP-3: in any order.
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
        return carryOutAction(draft, activation, NO_LIMITS, command);
    }
  },
  auto: finish,
};

/** What the model may do besides its own actions. */
function otherOffers(state: State, activation: Activation): readonly Command[] {
  return [
    ...(isLeader(state, activation.model) ? orderOffers(state, activation) : []),
    ...(canDeclareVorwaerts(state, activation) ? ([{ type: 'feature', use: true }] as const) : []),
    { type: 'stop' },
  ];
}

/** SK-ACT-8, SK-ACT-9. Actions left are lost; a pending turnover happens. */
function finish(draft: Draft, { turnover }: ActingFrame): void {
  pop(draft);
  if (turnover) oweTurnover(draft);
}
