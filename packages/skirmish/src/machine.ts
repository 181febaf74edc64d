/** The one judge: the kernel's machine of frames with the rules of each kind. */
import { machineOf, type Seat } from '@drumhead/engine';
import { actingHandler } from './acting.ts';
import { activationRollHandler, diceChoiceHandler, unpredictableHandler } from './activation.ts';
import { aftermathHandler } from './aftermath.ts';
import type { Command } from './commands.ts';
import { depletedHandler } from './depletion.ts';
import type { Event } from './events.ts';
import { fallHandler } from './falls.ts';
import { fearHandler } from './fear.ts';
import { ordnungHandler, steadyHandler } from './features.ts';
import { fleeChoiceHandler, flightHandler } from './flight.ts';
import type { Frame, FrameKind } from './frames.ts';
import type { Handler } from './handler.ts';
import { meleeHandler } from './melee.ts';
import { moraleHandler, steadfastHandler } from './morale.ts';
import { bashHandler, scoutsHandler } from './moves/index.ts';
import { enAvantHandler, orderDiceHandler, orderRollHandler } from './orders/give.ts';
import { groupHandler } from './orders/group.ts';
import { ofGame } from './ofGame.ts';
import { resign } from './outcome.ts';
import { partingHandler } from './parting.ts';
import { ridingThroughHandler } from './riding.ts';
import { setUpHandlers } from './setup/index.ts';
import { shotHandler } from './shooting.ts';
import type { State } from './state.ts';
import { successionHandler } from './succession.ts';
import { takeCoverHandler } from './takeCover.ts';
import { turnHandler } from './turn.ts';
import { commandProblem } from './wellFormed.ts';
import { close, open, type Work } from './work.ts';

/** Total by type: a new kind of frame does not compile until it has rules. */
const HANDLERS: { readonly [K in FrameKind]: Handler<Extract<Frame, { readonly at: K }>> } = {
  ...setUpHandlers,
  scouts: scoutsHandler,
  bash: bashHandler,
  turn: turnHandler,
  unpredictable: unpredictableHandler,
  diceChoice: diceChoiceHandler,
  activationRoll: activationRollHandler,
  acting: actingHandler,
  orderDice: orderDiceHandler,
  orderRoll: orderRollHandler,
  enAvant: enAvantHandler,
  group: groupHandler,
  ordnung: ordnungHandler,
  steady: steadyHandler,
  melee: meleeHandler,
  ridingThrough: ridingThroughHandler,
  shot: shotHandler,
  depleted: depletedHandler,
  takeCover: takeCoverHandler,
  fall: fallHandler,
  fear: fearHandler,
  aftermath: aftermathHandler,
  morale: moraleHandler,
  steadfast: steadfastHandler,
  flight: flightHandler,
  parting: partingHandler,
  fleeChoice: fleeChoiceHandler,
  succession: successionHandler,
};

export const seatsOf = ofGame(({ players }): readonly Seat[] => players.map(({ id }) => id));

export function playerAt(state: State, seat: Seat): number {
  return seatsOf(state).indexOf(seat);
}

export const { pending, offers, anyOffer, covers, decide, settle } = machineOf<State, Work, Frame, Command, Event>({
  handlers: HANDLERS,
  seats: seatsOf,
  playerAt,
  answered: (state, player) => state.squads[player]?.ready === true,
  open,
  close,
  events: (work) => work.events,
  problem: commandProblem,
  resign,
  clear(work) {
    work.frames = [];
  },
});
