/** The actions of moving and handling (SK-ACN-5): offers, judging, carrying out. */
import { err, ok, refusal, type Refusal, type Result } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import type { Command, CommandType } from '../state/commands.ts';
import { contactsOf, radiusOf } from '../ground/geometry.ts';
import type { Activation } from '../state/frames.ts';
import { TOUCH, touchesOpening, touchesStairs } from '../ground/terrain.ts';
import { farFromBox } from '../ground/outlines.ts';
import { applyCarryOff, type CarryOffPlan, planCarryOff } from '../scenarios/carryOff.ts';
import { terrainIndexOf } from '../ground/terrainIndex.ts';
import type { Opening, State } from '../state/state.ts';
import type { Draft } from '../state/draft.ts';
import { bash, bashNeeds, bashProblem, isAtBarrier } from './doorBashing.ts';
import { chargeMoves } from './charge.ts';
import { applyMove, planMove } from './move.ts';
import { moveOffers } from './moveOffers.ts';
import { applyPassage, type PassageCommand, type PassagePlan, planPassage, unbar, unbarProblem } from './openings.ts';
import { dismount, dismountProblem, goProne, lyingProblem, proneProblem, stand, standProblem } from './posture.ts';
import type { MovePlan } from './straightMove.ts';
import { drop, dropProblem, hand, handProblem, take, takeProblem } from './carriedObjects.ts';

/** One kind of action: `plan` judges a command and works out its effect, `apply` carries out the plan. */
interface MoveAction<C extends Command, P> {
  readonly plan: (state: State, activation: Activation, command: C) => Result<P>;
  readonly apply: (draft: Draft, activation: Activation, command: C, plan: P) => void;
}

/** An action that needs no plan beyond its command. */
function plainAction<C extends Command>(
  problem: (state: State, activation: Activation, command: C) => Refusal | null,
  apply: (draft: Draft, activation: Activation, command: C) => void,
): MoveAction<C, null> {
  return {
    plan(state, activation, command) {
      const found = problem(state, activation, command);
      return found === null ? ok(null) : err(found);
    },
    apply,
  };
}

/** SK-MOV-11, -13, -14: windows, stairs, ladders and jumps. */
const PASSAGE: MoveAction<PassageCommand, PassagePlan> = { plan: planPassage, apply: applyPassage };

/** SK-ACN-5. */
const MOVE_ACTIONS = {
  move: {
    plan: (state, activation, { x, y, sprint }) => planMove(state, activation, x, y, sprint),
    apply: (draft, activation, _command, plan) => applyMove(draft, activation, plan),
  } satisfies MoveAction<Of<'move'>, MovePlan>,
  stand: plainAction<Of<'stand'>>(standProblem, stand),
  prone: plainAction<Of<'prone'>>(proneProblem, goProne),
  dismount: plainAction<Of<'dismount'>>(dismountProblem, dismount),
  climb: PASSAGE,
  stairs: PASSAGE,
  ladder: PASSAGE,
  jump: PASSAGE,
  unbar: plainAction<Of<'unbar'>>(
    (state, activation, { feature, opening }) => unbarProblem(state, activation, feature, opening),
    (draft, activation, { feature, opening }) => unbar(draft, activation, feature, opening),
  ),
  bash: plainAction<Of<'bash'>>(
    (state, activation, { feature, opening }) => bashProblem(state, activation, feature, opening),
    (draft, activation, { feature, opening }) => bash(draft, activation, feature, opening),
  ),
  take: plainAction<Of<'take'>>(
    (state, activation, { thing }) => takeProblem(state, activation, thing),
    (draft, activation, { thing }) => take(draft, activation, thing),
  ),
  hand: plainAction<Of<'hand'>>(
    (state, activation, { to }) => handProblem(state, activation, to),
    (draft, activation, { to }) => hand(draft, activation, to),
  ),
  drop: plainAction<Of<'drop'>>(dropProblem, drop),
  carryOff: {
    plan: planCarryOff,
    apply: (draft, activation, _command, plan) => applyCarryOff(draft, activation, plan),
  } satisfies MoveAction<Of<'carryOff'>, CarryOffPlan>,
} as const;

type Of<T extends CommandType> = Extract<Command, { readonly type: T }>;
type MoveActionCommand = Of<keyof typeof MOVE_ACTIONS>;

function isMoveAction(command: Command): command is MoveActionCommand {
  return Object.hasOwn(MOVE_ACTIONS, command.type);
}

const actionOf = (command: MoveActionCommand): MoveAction<Command, unknown> =>
  MOVE_ACTIONS[command.type] as unknown as MoveAction<Command, unknown>;

/** The plan of an action of the model that is acting, or why it is illegal now. */
function planMoveAction(state: State, activation: Activation, command: Command): Result<unknown> {
  if (!isMoveAction(command)) return err(refusal('SK-ACN-5', 'sk.act.none'));
  if (command.model !== activation.model) return err(refusal('SK-ACT-7', 'sk.act.otherModel'));
  // SK-SPR-2: a declared Elan charge comes first.
  if (command.type !== 'move' && activation.mustCharge && !activation.acted) {
    return err(refusal('SK-SPR-2', 'sk.act.mustCharge'));
  }
  return actionOf(command).plan(state, activation, command);
}

/** Why the model that is acting may not do this now, or null. */
export function moveActionProblem(state: State, activation: Activation, command: Command): Refusal | null {
  const plan = planMoveAction(state, activation, command);
  return plan.ok ? null : plan.refusal;
}

/** Carries an action out, or says why not. Spends its cost off the acting frame and pushes what must come first. */
export function carryOutMoveAction(draft: Draft, activation: Activation, command: Command): Refusal | null {
  const plan = planMoveAction(draft, activation, command);
  if (!plan.ok) return plan.refusal;
  actionOf(command as MoveActionCommand).apply(draft, activation, command, plan.value);
  return null;
}

/** Is a Move legal, in the sample of offers or not? */
export function coversMoveAction(state: State, activation: Activation, command: Command): boolean {
  return command.type === 'move' && moveActionProblem(state, activation, command) === null;
}

/** Legal actions of the model that is acting: a sample of Moves, and all others. */
export function moveActionOffers(state: State, activation: Activation): readonly Command[] {
  if (activation.left < 1) return [];
  if (activation.mustCharge && !activation.acted) return chargeMoves(state, activation);
  const others = actionsInReach(state, activation.model);
  return [
    ...moveOffers(state, activation),
    ...others.filter((command) => moveActionProblem(state, activation, command) === null),
  ];
}

/** Actions that the model's surroundings suggest, legal or not. */
function actionsInReach(state: State, model: number): readonly MoveActionCommand[] {
  if (lyingProblem(state, model) !== null) return [{ type: 'stand', model }];
  const actions: MoveActionCommand[] = [];
  const { mounted, object } = modelAt(state, model);
  if (mounted) actions.push({ type: 'dismount', model });
  else {
    if (state.field.variant === 'SDT') actions.push({ type: 'prone', model });
    addPassings(state, model, actions);
  }
  const { x, y } = modelAt(state, model);
  for (const { index, box } of terrainIndexOf(state.features).lines) {
    if (farFromBox(box, x, y, x, y, radiusOf(state, model) + TOUCH)) continue;
    if (bashNeeds(state, index, -1) > 0 && isAtBarrier(state, model, index))
      actions.push({ type: 'bash', model, feature: index, opening: -1 });
  }
  for (let thing = 0; thing < state.things.length; thing += 1) actions.push({ type: 'take', model, thing });
  if (object < 0) return actions;
  actions.push({ type: 'drop', model }, { type: 'carryOff', model });
  for (const to of contactsOf(state, model)) actions.push({ type: 'hand', model, to });
  return actions;
}

/** Adds the windows, stairs, ladders and doors that the model touches. */
function addPassings(state: State, model: number, actions: MoveActionCommand[]): void {
  const { x, y, level } = modelAt(state, model);
  const radius = radiusOf(state, model);
  // Ladders stand a little way off their wall.
  const near = radius + state.field.sticks.s;
  for (const { index: feature, feature: building, box } of terrainIndexOf(state.features).buildings) {
    if (farFromBox(box, x, y, x, y, near)) continue;
    if (touchesStairs(state, building, x, y, radius)) actions.push({ type: 'stairs', model, feature });
    if (building.ladder !== null) actions.push({ type: 'ladder', model, feature });
    for (let opening = 0; opening < building.openings.length; opening += 1) {
      if (!touchesOpening(building, opening, x, y, level, radius)) continue;
      const { kind } = building.openings[opening] as Opening;
      if (kind === 'window') actions.push({ type: level > 0 ? 'jump' : 'climb', model, feature, opening });
      else actions.push({ type: 'unbar', model, feature, opening }, { type: 'bash', model, feature, opening });
    }
  }
}
