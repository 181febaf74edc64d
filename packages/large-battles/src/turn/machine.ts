/** The judge: the kernel's machine of frames with one handler for each kind. */
import { drawHandler, machineOf, type Seat, emit } from '@drumhead/engine';
import { activationHandler } from './activation.ts';
import { rerollChoiceHandler, rerollRollHandler, rollHandler } from './activationRoll.ts';
import { bombardHandler } from '../combat/bombardment.ts';
import { combatHandler } from '../combat/combatHandler.ts';
import type { Command } from '../state/commands.ts';
import { deployHandler } from '../setup/deployment.ts';
import type { Event } from '../state/events.ts';
import type { Frame, FrameKind } from '../state/frames.ts';
import { freeMoveHandler, generalHandler } from '../command/generalActions.ts';
import type { Handler } from './handler.ts';
import { replaceHandler } from '../command/replacements.ts';
import { eliminatedHandler, generalTestHandler, repositionHandler, threatsHandler } from '../morale/losses.ts';
import { firstInitiativeHandler, phaseHandler, slotHandler } from './phase.ts';
import { windowHandler } from './reactions.ts';
import type { SideIndex, State } from '../state/state.ts';
import { other } from '../state/state.ts';
import { commandProblem } from '../state/commandSchema.ts';
import { type Draft } from '../state/draft.ts';
import { agreedDraw } from '../victory/agreedDraw.ts';
import { pickUpHandlers } from './pickUp.ts';
import { seams } from './seams.ts';

/** Total by type: a new kind of frame does not compile until it has rules. */
const HANDLERS: { readonly [K in FrameKind]: Handler<Extract<Frame, { readonly at: K }>> } = {
  ...pickUpHandlers,
  deploy: deployHandler,
  firstInitiative: firstInitiativeHandler,
  phase: phaseHandler,
  slot: slotHandler,
  activationRoll: rollHandler,
  rerollChoice: rerollChoiceHandler,
  rerollRoll: rerollRollHandler,
  window: windowHandler,
  acting: activationHandler,
  general: generalHandler,
  freeMove: freeMoveHandler,
  replace: replaceHandler,
  combat: combatHandler,
  bombard: bombardHandler,
  threats: threatsHandler,
  eliminated: eliminatedHandler,
  generalTest: generalTestHandler,
  reposition: repositionHandler,
  drawOffer: drawHandler(agreedDraw),
};

export function sideIndex(state: State, seat: Seat): SideIndex | -1 {
  return state.field.sides[0].id === seat ? 0 : state.field.sides[1].id === seat ? 1 : -1;
}

/** LB-GEN-09. A side may give up at any time. */
function resign(draft: Draft, side: SideIndex): void {
  emit(draft, { type: 'resigned', rule: 'LB-GEN-09', side });
  emit(draft, { type: 'ended', rule: 'LB-GEN-09', winner: other(side) });
  draft.outcome = { winner: draft.field.sides[other(side)].id, rule: 'LB-GEN-09', reason: 'lb.end.resigned' };
}

export const { pending, offers, covers, decide, settle } = machineOf<State, Frame, Command, Event, SideIndex>({
  handlers: HANDLERS,
  seats: ({ field }) => [field.sides[0].id, field.sides[1].id],
  answered: (state, side) => state.sides[side].ready,
  problem: commandProblem,
  lost: seams.pieceLost,
  resign,
  draw: agreedDraw,
});
