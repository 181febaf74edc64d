/** The judge: the kernel's frame machine with the handlers of this rule set. */
import { drawHandler, machineOf, type Seat } from '@drumhead/engine';
import { actingHandler } from './acting.ts';
import { activationRollHandler, diceChoiceHandler, unpredictableHandler } from './activation.ts';
import { aftermathHandler } from '../morale/aftermath.ts';
import type { Command } from '../state/commands.ts';
import { depletedHandler } from '../combat/shooting/depletion.ts';
import type { Event } from '../state/events.ts';
import { fallHandler } from '../movement/falling.ts';
import { fearHandler } from '../morale/fear.ts';
import { ordnungHandler, steadyHandler } from '../command/nationalFeatures.ts';
import { fleeChoiceHandler, flightHandler } from '../morale/flight.ts';
import type { Frame, FrameKind } from '../state/frames.ts';
import type { Handler } from './handler.ts';
import { meleeHandler } from '../combat/handToHand/melee.ts';
import { moraleHandler, steadfastHandler } from '../morale/morale.ts';
import { bashHandler } from '../movement/doorBashing.ts';
import { scoutsHandler } from '../setup/scouts.ts';
import { enAvantHandler, orderDiceHandler, orderRollHandler } from '../command/giveOrder.ts';
import { groupHandler } from '../command/groupOrder.ts';
import { resign } from '../victory/breaking.ts';
import { agreedDraw, hasLeft } from '../victory/outcome.ts';
import { partingBlowHandler } from '../combat/handToHand/partingBlow.ts';
import { referenceHandler } from '../combat/shooting/reference.ts';
import { ridingThroughHandler } from '../combat/handToHand/ridingThrough.ts';
import { setUpHandlers } from '../setup/handlers.ts';
import { shotHandler } from '../combat/shooting/shooting.ts';
import type { State } from '../state/state.ts';
import { successionHandler } from '../command/succession.ts';
import { takeCoverHandler } from '../combat/shooting/takeCover.ts';
import { turnHandler } from './turn.ts';
import { commandProblem } from '../state/commandSchema.ts';
import { seams } from './seams.ts';

/** Complete by type: a new kind of frame does not compile without a handler. */
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
  reference: referenceHandler,
  takeCover: takeCoverHandler,
  fall: fallHandler,
  fear: fearHandler,
  aftermath: aftermathHandler,
  morale: moraleHandler,
  steadfast: steadfastHandler,
  flight: flightHandler,
  parting: partingBlowHandler,
  fleeChoice: fleeChoiceHandler,
  succession: successionHandler,
  drawOffer: drawHandler(agreedDraw),
};

export const seatsOf = ({ field }: State): readonly Seat[] => field.players.map(({ id }) => id);

export function playerAt(state: State, seat: Seat): number {
  return seatsOf(state).indexOf(seat);
}

export const { pending, offers, covers, decide, settle } = machineOf<State, Frame, Command, Event>({
  handlers: HANDLERS,
  seats: seatsOf,
  // Stryker disable next-line all: same: no decision waits for several players at once
  answered: (state, player) => state.squads[player]?.ready === true,
  problem: commandProblem,
  hasLeft,
  lost: seams.pieceLost,
  resign,
  draw: agreedDraw,
});
