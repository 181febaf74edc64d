/** The actions of a model (SK-ACN-5), in its own activation or as a member of an order. */
import { refusal, type Refusal, type RuleId } from '@drumhead/engine';
import { modelAt } from '../state/abilities.ts';
import type { Command, CommandType } from '../state/commands.ts';
import type { Activation } from '../state/frames.ts';
import { idOf, isEngaged, isStanding, isThere } from '../ground/geometry.ts';
import { attackOffers, carryOutAttack } from '../combat/handToHand/melee.ts';
import { canLeaveCombat } from '../movement/moveOffers.ts';
import { carryOutMoveAction, coversMoveAction, moveActionOffers } from '../movement/moveActions.ts';
import { loadOffers, carryOutLoading } from '../combat/shooting/loading.ts';
import { shotOffers, carryOutShot } from '../combat/shooting/shooting.ts';
import type { State } from '../state/state.ts';
import type { Draft } from '../state/draft.ts';

/** Limits that an order sets to the actions of its members. */
export interface ActionLimits {
  /** The rule by which its members make no attack of their own (SK-GRP-11, SK-GRP-16, SK-GRP-21), or null. */
  readonly noAttacks: RuleId | null;
  /** SK-GRP-22: nothing but a Move. */
  readonly onlyMove: boolean;
}

export const NO_LIMITS: ActionLimits = { noAttacks: null, onlyMove: false };

/** Kinds of actions (SK-ACN-5). */
const ATTACKS: ReadonlySet<CommandType> = new Set<CommandType>(['attack', 'shoot']);
const LOADS: ReadonlySet<CommandType> = new Set<CommandType>(['reload', 'resupply']);
const ACTS: ReadonlySet<CommandType> = new Set<CommandType>([
  'move',
  'stand',
  'prone',
  'bash',
  'unbar',
  'climb',
  'stairs',
  'ladder',
  'jump',
  'take',
  'hand',
  'drop',
  'carryOff',
  'dismount',
]);

/** SK-ACN-5. All actions the model can afford, with a sample of the places where a Move may end. */
export function actionOffers(state: State, activation: Activation, bounds: ActionLimits): readonly Command[] {
  if (!isThere(state, activation.model) || activation.left < 1) return [];
  const acts = moveActionOffers(state, activation);
  if (bounds.onlyMove) return acts.filter(({ type }) => type === 'move');
  const loads = activation.mustCharge ? [] : loadOffers(state, activation);
  if (bounds.noAttacks !== null || activation.mustCharge) return [...acts, ...loads];
  return [...attackOffers(state, activation), ...shotOffers(state, activation), ...loads, ...acts];
}

/** Is this a legal Move, although the offers only sample Moves? */
export function actionCovers(state: State, activation: Activation, bounds: ActionLimits, command: Command): boolean {
  if (!ACTS.has(command.type) || limitsProblem(state, activation, bounds, command) !== null) return false;
  return activation.left > 0 && coversMoveAction(state, activation, command);
}

/** Carries an action out, or says why not. */
export function carryOutAction(
  draft: Draft,
  activation: Activation,
  bounds: ActionLimits,
  command: Command,
): Refusal | null {
  const problem = limitsProblem(draft, activation, bounds, command);
  if (problem !== null) return problem;
  if (command.type === 'attack') return carryOutAttack(draft, activation, command);
  if (command.type === 'shoot') return carryOutShot(draft, activation, command);
  return LOADS.has(command.type)
    ? carryOutLoading(draft, activation, command)
    : carryOutMoveAction(draft, activation, command);
}

/** Why the model that is acting may not do an action of this kind, or null. */
function limitsProblem(state: State, activation: Activation, bounds: ActionLimits, command: Command): Refusal | null {
  const { type } = command;
  if (!ATTACKS.has(type) && !LOADS.has(type) && !ACTS.has(type)) return refusal('SK-SEQ-3', 'sk.refusal.actOrStop');
  const named = (command as { readonly model?: number }).model;
  if (named !== activation.model)
    return refusal('SK-ACT-7', 'sk.refusal.otherActs', { model: idOf(state, activation.model) });
  if (activation.mustCharge && type !== 'move')
    return refusal('SK-SPR-2', 'sk.refusal.chargeFirst', { model: idOf(state, activation.model) });
  if (bounds.onlyMove && type !== 'move') return refusal('SK-GRP-22', 'sk.refusal.onlyMove');
  return bounds.noAttacks === null || !ATTACKS.has(type) ? null : attackBan(state, activation, bounds.noAttacks);
}

/** SK-ACN-2: a member of a volley that has fired has made its attack of the turn. */
function attackBan(state: State, { model }: Activation, rule: RuleId): Refusal {
  return modelAt(state, model).attacked
    ? refusal('SK-ACN-2', 'sk.refusal.attackedAlready', { model: idOf(state, model) })
    : refusal(rule, 'sk.refusal.noAttack');
}

/**
 * Can the model do anything but stop? A Standing model that is not engaged can always try to Move, and a Fallen one can
 * stand up, so only for engaged models are the actions listed; leaving combat is searched for in every direction.
 */
export function canDoSomething(state: State, activation: Activation, bounds: ActionLimits): boolean {
  if (activation.left < 1 || !isThere(state, activation.model)) return false;
  if (!isStanding(state, activation.model) || !isEngaged(state, activation.model)) return true;
  return actionOffers(state, activation, bounds).length > 0 || canLeaveCombat(state, activation);
}
