/** The one judge: the kernel's machine of frames with the rules of each kind. */
import { memoizeBy, machineOf, type Seat } from '@drumhead/engine';
import { activationHandler, moveAfterHandler } from '../command/activation.ts';
import { afterMeleeHandler } from '../combat/afterMelee.ts';
import type { Command } from '../state/commands.ts';
import type { Event } from '../state/events.ts';
import { deployHandler } from '../setup/deployment.ts';
import { fireHandler } from '../combat/fire.ts';
import type { Frame, FrameKind } from '../state/frames.ts';
import type { Handler } from './handler.ts';
import { initiativeChoiceHandler, initiativeRollHandler } from './initiative.ts';
import { meleeHandler, passingHandler } from '../combat/melee.ts';
import { faceHandler, rallyHandler } from '../morale/rally.ts';
import { riskHandler } from '../command/commandBaseRisk.ts';
import { edgeChoiceHandler, edgeRollHandler, terrainRollHandler } from '../setup/terrainAndEdges.ts';
import type { Field, SideIndex, State } from '../state/state.ts';
import { turnHandler } from './turn.ts';
import { resign } from '../victory/victory.ts';
import { commandProblem } from '../state/commandSchema.ts';
import { open, toldBy, type Work } from '../state/draft.ts';

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
};

const seatsOf = memoizeBy(({ sides }: Field): readonly Seat[] => [sides[0].id, sides[1].id]);

function sideIndex({ field }: State, seat: Seat): SideIndex | -1 {
  return field.sides[0].id === seat ? 0 : field.sides[1].id === seat ? 1 : -1;
}

export const { pending, offers, anyOffer, covers, decide, settle } = machineOf<
  State,
  Work,
  Frame,
  Command,
  Event,
  SideIndex
>({
  handlers: HANDLERS,
  seats: ({ field }) => seatsOf(field),
  playerAt: sideIndex,
  answered: () => false,
  open,
  close: (work) => work,
  events: toldBy,
  problem: commandProblem,
  resign,
  clear(work) {
    work.frames = [];
  },
});
