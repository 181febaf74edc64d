/** The actions of moving and handling that a model may take in its activation: which, why not, and doing them. */
import { type Choices, joined, listed, refusal, openOf, type Refusal, type Result } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import type { Command, CommandType } from '../state/commands.ts';
import { contactsOf, radiusOf } from '../ground/geometry.ts';
import type { Activation } from '../state/frames.ts';
import { TOUCH, touchesOpening, touchesStairs } from '../ground/terrain.ts';
import { farFromBox } from '../ground/outlines.ts';
import { applyCarryOff, carryOffProblem, planCarryOff } from '../scenarios/carryOff.ts';
import { terrainIndexOf } from '../ground/terrainIndex.ts';
import type { Opening, State } from '../state/state.ts';
import type { Draft } from '../state/draft.ts';
import { bash, bashNeeds, bashProblem, isAtBarrier } from './doorBashing.ts';
import { chargeMoves } from './charge.ts';
import { applyMove, tryAgain, planMove } from './move.ts';
import { moveChoices, moveOffers } from './moveOffers.ts';
import { applyPassage, type PassageCommand, planPassage, unbar, unbarProblem } from './openings.ts';
import { dismount, dismountProblem, goProne, lyingProblem, proneProblem, stand, standProblem } from './posture.ts';
import { drop, dropProblem, hand, handProblem, take, takeProblem } from './carriedObjects.ts';

interface Judged<C extends Command> {
  readonly problem: (state: State, activation: Activation, command: C) => Refusal | null;
}

/**
 * How one kind of action is judged and carried out: `carryOut` only where `problem` finds none; or `attempt`, where
 * judging finds what carrying out needs.
 */
type Act<C extends Command> = Judged<C> &
  (
    | { readonly carryOut: (draft: Draft, activation: Activation, command: C) => void }
    | { readonly attempt: (draft: Draft, activation: Activation, command: C) => Refusal | null }
  );

const refusalIn = <T>(tried: Result<T>): Refusal | null => (tried.ok ? null : tried.refusal);

/** SK-MOV-11, -13, -14: windows, stairs, ladders and jumps are one kind of thing. */
const PASSING: Act<PassageCommand> = {
  problem: (state, activation, command) => refusalIn(planPassage(state, activation, command)),
  attempt(draft, activation, command) {
    const tried = planPassage(draft, activation, command);
    if (tried.ok) applyPassage(draft, activation, command, tried.value);
    return refusalIn(tried);
  },
};

/** SK-ACN-5. The actions of this chapter. */
const ACTS = {
  move: {
    problem: (state, activation, { x, y, sprint }) => refusalIn(planMove(state, activation, x, y, sprint)),
    attempt(draft, activation, { x, y, sprint }) {
      const tried = tryAgain(draft, activation, x, y, sprint);
      if (tried.ok) applyMove(draft, activation, tried.value);
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
    problem: (state, activation, { feature, opening }) => unbarProblem(state, activation, feature, opening),
    carryOut: (draft, activation, { feature, opening }) => unbar(draft, activation, feature, opening),
  } satisfies Act<Of<'unbar'>>,
  bash: {
    problem: (state, activation, { feature, opening }) => bashProblem(state, activation, feature, opening),
    carryOut: (draft, activation, { feature, opening }) => bash(draft, activation, feature, opening),
  } satisfies Act<Of<'bash'>>,
  take: {
    problem: (state, activation, { thing }) => takeProblem(state, activation, thing),
    carryOut: (draft, activation, { thing }) => take(draft, activation, thing),
  } satisfies Act<Of<'take'>>,
  hand: {
    problem: (state, activation, { to }) => handProblem(state, activation, to),
    carryOut: (draft, activation, { to }) => hand(draft, activation, to),
  } satisfies Act<Of<'hand'>>,
  drop: { problem: dropProblem, carryOut: drop } satisfies Act<Of<'drop'>>,
  carryOff: {
    problem: carryOffProblem,
    attempt(draft, activation) {
      const tried = planCarryOff(draft, activation);
      if (tried.ok) applyCarryOff(draft, activation, tried.value);
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
function kindProblem(activation: Activation, command: ActCommand): Refusal | null {
  if (command.model !== activation.model) return refusal('SK-ACT-7', 'sk.act.otherModel');
  // SK-SPR-2: after an Élan charge was declared nothing comes before it.
  return command.type !== 'move' && activation.mustCharge && !activation.acted
    ? refusal('SK-SPR-2', 'sk.act.mustCharge')
    : null;
}

/** Why the model that is acting may not do this now, or null. */
export function moveActionProblem(state: State, activation: Activation, command: Command): Refusal | null {
  if (!isAct(command)) return refusal('SK-ACN-5', 'sk.act.none');
  return kindProblem(activation, command) ?? actOf(command).problem(state, activation, command);
}

/** Carries an action out, or says why not. Spends its cost off the acting frame and pushes what must come first. */
export function carryOutMoveAction(draft: Draft, activation: Activation, command: Command): Refusal | null {
  if (!isAct(command)) return refusal('SK-ACN-5', 'sk.act.none');
  const forbidden = kindProblem(activation, command);
  if (forbidden !== null) return forbidden;
  const act = actOf(command);
  if ('attempt' in act) return act.attempt(draft, activation, command);
  const problem = act.problem(draft, activation, command);
  if (problem === null) act.carryOut(draft, activation, command);
  return problem;
}

/** Is an action that is not in the sample open all the same? Only Moves are a region. */
export function coversMoveAction(state: State, activation: Activation, command: Command): boolean {
  return command.type === 'move' && moveActionProblem(state, activation, command) === null;
}

/** The actions open to the model that is acting: Moves as a sample, all others in full. */
export function moveActionOffers(state: State, activation: Activation): readonly Command[] {
  if (activation.left < 1) return [];
  if (activation.mustCharge && !activation.acted) return chargeMoves(state, activation);
  return [...moveOffers(state, activation), ...openOf(otherActs(state, activation))];
}

/** The same, the Moves each tried when it is drawn. */
export function actChoices(state: State, activation: Activation): Choices<Command> {
  if (activation.left < 1 || (activation.mustCharge && !activation.acted))
    return listed(moveActionOffers(state, activation));
  return joined<Command>([moveChoices(state, activation), otherActs(state, activation)]);
}

/** All but Moves. */
function otherActs(state: State, activation: Activation): Choices<ActCommand> {
  const acts = actsInReach(state, activation.model);
  return {
    count: acts.length,
    at(i) {
      const act = acts[i] as ActCommand;
      return moveActionProblem(state, activation, act) === null ? act : null;
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
  for (const { index, box } of terrainIndexOf(state.features).lines) {
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
  for (const { index: feature, feature: building, box } of terrainIndexOf(state.features).buildings) {
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
