/** The actions of moving and handling that a model may take in its activation: which, why not, and doing them. */
import { type Choices, joined, listed, refusal, openOf, type Refusal, type Result } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import type { Command, CommandType } from '../state/commands.ts';
import { contactsOf, radiusOf } from '../ground/geometry.ts';
import type { Doing } from '../state/frames.ts';
import { TOUCH, touchesOpening, touchesStairs } from '../ground/terrain.ts';
import { farFromBox } from '../ground/outlines.ts';
import { carryOff, carryOffProblem, tryCarryOff } from '../scenarios/carryOff.ts';
import { sortedTerrain } from '../ground/terrainIndex.ts';
import type { Opening, State } from '../state/state.ts';
import type { Work } from '../state/draft.ts';
import { bash, bashNeeds, bashProblem, isAtBarrier } from './doorBashing.ts';
import { chargeMoves } from './charge.ts';
import { move, tryAgain, tryMove } from './move.ts';
import { moveChoices, moveOffers } from './moveOffers.ts';
import { pass, type ThroughCommand, tryPassing, unbar, unbarProblem } from './openings.ts';
import { dismount, dismountProblem, goProne, lyingProblem, proneProblem, stand, standProblem } from './posture.ts';
import { drop, dropProblem, hand, handProblem, take, takeProblem } from './carriedObjects.ts';

interface Judged<C extends Command> {
  readonly problem: (state: State, doing: Doing, command: C) => Refusal | null;
}

/**
 * How one kind of action is judged and carried out: `carryOut` only where `problem` finds none; or `attempt`, where
 * judging finds what carrying out needs.
 */
type Act<C extends Command> = Judged<C> &
  (
    | { readonly carryOut: (work: Work, doing: Doing, command: C) => void }
    | { readonly attempt: (work: Work, doing: Doing, command: C) => Refusal | null }
  );

const refusalIn = <T>(tried: Result<T>): Refusal | null => (tried.ok ? null : tried.refusal);

/** SK-MOV-11, -13, -14: windows, stairs, ladders and jumps are one kind of thing. */
const PASSING: Act<ThroughCommand> = {
  problem: (state, doing, command) => refusalIn(tryPassing(state, doing, command)),
  attempt(work, doing, command) {
    const tried = tryPassing(work, doing, command);
    if (tried.ok) pass(work, doing, command, tried.value);
    return refusalIn(tried);
  },
};

/** SK-ACN-5. The actions of this chapter. */
const ACTS = {
  move: {
    problem: (state, doing, { x, y, sprint }) => refusalIn(tryMove(state, doing, x, y, sprint)),
    attempt(work, doing, { x, y, sprint }) {
      const tried = tryAgain(work, doing, x, y, sprint);
      if (tried.ok) move(work, doing, tried.value);
      return refusalIn(tried);
    },
  } satisfies Act<Of<'move'>>,
  stand: { problem: standProblem, carryOut: stand } satisfies Act<Of<'stand'>>,
  prone: { problem: proneProblem, carryOut: goProne } satisfies Act<Of<'prone'>>,
  dismount: { problem: dismountProblem, carryOut: dismount } satisfies Act<Of<'dismount'>>,
  climb: PASSING,
  stairs: PASSING,
  ladder: PASSING,
  jump: PASSING,
  unbar: {
    problem: (state, doing, { feature, opening }) => unbarProblem(state, doing, feature, opening),
    carryOut: (work, doing, { feature, opening }) => unbar(work, doing, feature, opening),
  } satisfies Act<Of<'unbar'>>,
  bash: {
    problem: (state, doing, { feature, opening }) => bashProblem(state, doing, feature, opening),
    carryOut: (work, doing, { feature, opening }) => bash(work, doing, feature, opening),
  } satisfies Act<Of<'bash'>>,
  take: {
    problem: (state, doing, { thing }) => takeProblem(state, doing, thing),
    carryOut: (work, doing, { thing }) => take(work, doing, thing),
  } satisfies Act<Of<'take'>>,
  hand: {
    problem: (state, doing, { to }) => handProblem(state, doing, to),
    carryOut: (work, doing, { to }) => hand(work, doing, to),
  } satisfies Act<Of<'hand'>>,
  drop: { problem: dropProblem, carryOut: drop } satisfies Act<Of<'drop'>>,
  carryOff: {
    problem: carryOffProblem,
    attempt(work, doing) {
      const tried = tryCarryOff(work, doing);
      if (tried.ok) carryOff(work, doing, tried.value);
      return refusalIn(tried);
    },
  } satisfies Act<Of<'carryOff'>>,
} as const;

type Of<T extends CommandType> = Extract<Command, { readonly type: T }>;
type ActCommand = Of<keyof typeof ACTS>;

/** Is this one of the actions that are carried out here? */
function isAct(command: Command): command is ActCommand {
  return Object.hasOwn(ACTS, command.type);
}

const actOf = (command: ActCommand): Act<Command> => ACTS[command.type] as unknown as Act<Command>;

/** Why the model that is acting may do nothing of this kind now, or null. */
function kindProblem(doing: Doing, command: ActCommand): Refusal | null {
  if (command.model !== doing.model) return refusal('SK-ACT-7', 'sk.act.otherModel');
  // SK-SPR-2: after an Élan charge was declared nothing comes before it.
  return command.type !== 'move' && doing.mustCharge && !doing.acted ? refusal('SK-SPR-2', 'sk.act.mustCharge') : null;
}

/** Why the model that is acting may not do this now, or null. */
export function actProblem(state: State, doing: Doing, command: Command): Refusal | null {
  if (!isAct(command)) return refusal('SK-ACN-5', 'sk.act.none');
  return kindProblem(doing, command) ?? actOf(command).problem(state, doing, command);
}

/** Carries an action out, or says why not. Spends its cost off the acting frame and pushes what must come first. */
export function tryAct(work: Work, doing: Doing, command: Command): Refusal | null {
  if (!isAct(command)) return refusal('SK-ACN-5', 'sk.act.none');
  const forbidden = kindProblem(doing, command);
  if (forbidden !== null) return forbidden;
  const act = actOf(command);
  if ('attempt' in act) return act.attempt(work, doing, command);
  const problem = act.problem(work, doing, command);
  if (problem === null) act.carryOut(work, doing, command);
  return problem;
}

/** Is an action that is not in the sample open all the same? Only Moves are a region. */
export function actCovers(state: State, doing: Doing, command: Command): boolean {
  return command.type === 'move' && actProblem(state, doing, command) === null;
}

/** The actions open to the model that is acting: Moves as a sample, all others in full. */
export function actOffers(state: State, doing: Doing): readonly Command[] {
  if (doing.left < 1) return [];
  if (doing.mustCharge && !doing.acted) return chargeMoves(state, doing);
  return [...moveOffers(state, doing), ...openOf(otherActs(state, doing))];
}

/** The same, the Moves each tried when it is drawn. */
export function actChoices(state: State, doing: Doing): Choices<Command> {
  if (doing.left < 1 || (doing.mustCharge && !doing.acted)) return listed(actOffers(state, doing));
  return joined<Command>([moveChoices(state, doing), otherActs(state, doing)]);
}

/** All but Moves. */
function otherActs(state: State, doing: Doing): Choices<ActCommand> {
  const acts = actsInReach(state, doing.model);
  return {
    count: acts.length,
    at(i) {
      const act = acts[i] as ActCommand;
      return actProblem(state, doing, act) === null ? act : null;
    },
  };
}

/** What there is to do where a model stands, whether it may or not. */
function actsInReach(state: State, model: number): readonly ActCommand[] {
  if (lyingProblem(state, model) !== null) return [{ type: 'stand', model }];
  const acts: ActCommand[] = [];
  const { mounted, object } = modelAt(state, model);
  if (mounted) acts.push({ type: 'dismount', model });
  else {
    if (state.field.variant === 'SDT') acts.push({ type: 'prone', model });
    addPassings(state, model, acts);
  }
  const { x, y } = modelAt(state, model);
  for (const { index, box } of sortedTerrain(state.features).lines) {
    if (farFromBox(box, x, y, x, y, radiusOf(state, model) + TOUCH)) continue;
    if (bashNeeds(state, index, -1) > 0 && isAtBarrier(state, model, index))
      acts.push({ type: 'bash', model, feature: index, opening: -1 });
  }
  for (let thing = 0; thing < state.things.length; thing += 1) acts.push({ type: 'take', model, thing });
  if (object < 0) return acts;
  acts.push({ type: 'drop', model }, { type: 'carryOff', model });
  for (const to of contactsOf(state, model)) acts.push({ type: 'hand', model, to });
  return acts;
}

/** Windows, stairs, ladders and doors that it touches. */
function addPassings(state: State, model: number, acts: ActCommand[]): void {
  const { x, y, level } = modelAt(state, model);
  const radius = radiusOf(state, model);
  // Ladders stand a little way off their wall.
  const near = radius + state.field.sticks.s;
  for (const { index: feature, feature: building, box } of sortedTerrain(state.features).buildings) {
    if (farFromBox(box, x, y, x, y, near)) continue;
    if (touchesStairs(state, building, x, y, radius)) acts.push({ type: 'stairs', model, feature });
    if (building.ladder !== null) acts.push({ type: 'ladder', model, feature });
    for (let opening = 0; opening < building.openings.length; opening += 1) {
      if (!touchesOpening(building, opening, x, y, level, radius)) continue;
      const { kind } = building.openings[opening] as Opening;
      if (kind === 'window') acts.push({ type: level > 0 ? 'jump' : 'climb', model, feature, opening });
      else acts.push({ type: 'unbar', model, feature, opening }, { type: 'bash', model, feature, opening });
    }
  }
}
