/** The one judge: the kernel's machine of frames with the rules of each kind. */
import { drawHandler, machineOf, memoizeBy, type Seat } from '@drumhead/engine';
import { afterMeleeHandler } from '../combat/afterMelee.ts';
import { fireHandler } from '../combat/fire.ts';
import { meleeHandler, passingHandler } from '../combat/melee.ts';
import { activationHandler, moveAfterHandler } from '../command/activation.ts';
import { riskHandler } from '../command/commandBaseRisk.ts';
import { faceHandler, rallyHandler } from '../morale/rally.ts';
import { deployHandler } from '../setup/deployment.ts';
import { edgeChoiceHandler, edgeRollHandler, terrainRollHandler } from '../setup/terrainAndEdges.ts';
import { commandProblem } from '../state/commandSchema.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import type { Frame, FrameKind } from '../state/frames.ts';
import type { Field, SideIndex, State } from '../state/state.ts';
import { seams } from './seams.ts';
import { agreedDraw, resign } from '../victory/victory.ts';
import type { Handler } from './handler.ts';
import { initiativeChoiceHandler, initiativeRollHandler } from './initiative.ts';
import { turnHandler } from './turn.ts';

const HANDLERS: { readonly [K in FrameKind]: Handler<Extract<Frame, { readonly at: K }>> } = {
  terrainRoll: terrainRollHandler,
  edgeRoll: edgeRollHandler,
  edgeChoice: edgeChoiceHandler,
  deploy: deployHandler,
  initiativeRoll: initiativeRollHandler,
  initiativeChoice: initiativeChoiceHandler,
  turn: turnHandler,
  activation: activationHandler,
  moveAfter: moveAfterHandler,
  fire: fireHandler,
  melee: meleeHandler,
  passing: passingHandler,
  risk: riskHandler,
  afterMelee: afterMeleeHandler,
  rally: rallyHandler,
  face: faceHandler,
  drawOffer: drawHandler(agreedDraw),
};

const seatsOf = memoizeBy(({ sides }: Field): readonly Seat[] => [sides[0].id, sides[1].id]);

export const { pending, offers, covers, decide, settle } = machineOf<State, Frame, Command, Event, SideIndex>({
  handlers: HANDLERS,
  seats: ({ field }) => seatsOf(field),
  // Stryker disable next-line all: same: no decision waits for both sides at once
  answered: () => false,
  problem: commandProblem,
  lost: seams.pieceLost,
  resign,
  draw: agreedDraw,
});
