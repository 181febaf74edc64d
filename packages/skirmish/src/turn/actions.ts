/** What a model may do with its actions: one list for its own activation and for a member's part in an order. */
import { type Choices, joined, listed, refusal, type Refusal } from '@drumhead/engine';
import type { Command, CommandType } from '../state/commands.ts';
import type { Doing } from '../state/frames.ts';
import { idOf, isEngaged, isStanding, isThere } from '../ground/geometry.ts';
import { attackOffers, tryAttack } from '../combat/handToHand/melee.ts';
import { actChoices, actCovers, actOffers, tryAct } from '../movement/index.ts';
import { loadOffers, tryLoad } from '../combat/shooting/loading.ts';
import { shotChoices, shotOffers, tryShot } from '../combat/shooting/shooting.ts';
import type { State } from '../state/state.ts';
import type { Work } from '../state/draft.ts';

/** What an order forbids its members; nothing in an activation of one's own. */
export interface Bounds {
  /** SK-GRP-11, SK-GRP-16, SK-GRP-21. */
  readonly attacks: boolean;
  /** SK-GRP-22: nothing but a Move. */
  readonly onlyMove: boolean;
}

export const FREE: Bounds = { attacks: true, onlyMove: false };

/** Who carries out each kind of action (SK-ACN-5). */
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

/** SK-ACN-5. Affordable actions: all, with a sample of the places a Move may end at. */
export function actionOffers(state: State, doing: Doing, bounds: Bounds): readonly Command[] {
  if (!isThere(state, doing.model) || doing.left < 1) return [];
  const acts = actOffers(state, doing);
  if (bounds.onlyMove) return acts.filter(({ type }) => type === 'move');
  const loads = doing.mustCharge ? [] : loadOffers(state, doing);
  if (!bounds.attacks || doing.mustCharge) return [...acts, ...loads];
  return [...attackOffers(state, doing), ...shotOffers(state, doing), ...loads, ...acts];
}

/** The same, the Moves each tried when it is drawn. */
export function actionChoices(state: State, doing: Doing, bounds: Bounds): Choices<Command> {
  if (!isThere(state, doing.model) || doing.left < 1 || bounds.onlyMove || doing.mustCharge)
    return listed(actionOffers(state, doing, bounds));
  const loads = listed(loadOffers(state, doing));
  const acts = actChoices(state, doing);
  if (!bounds.attacks) return joined<Command>([loads, acts]);
  return joined<Command>([listed(attackOffers(state, doing)), shotChoices(state, doing), loads, acts]);
}

/** Is a command inside a region that the offers only sample? */
export function actionCovers(state: State, doing: Doing, bounds: Bounds, command: Command): boolean {
  if (!ACTS.has(command.type) || boundsProblem(state, doing, bounds, command) !== null) return false;
  return doing.left > 0 && actCovers(state, doing, command);
}

/** Carries an action out, or says why not. */
export function carryOut(work: Work, doing: Doing, bounds: Bounds, command: Command): Refusal | null {
  const problem = boundsProblem(work, doing, bounds, command);
  if (problem !== null) return problem;
  if (command.type === 'attack') return tryAttack(work, doing, command);
  if (command.type === 'shoot') return tryShot(work, doing, command);
  return LOADS.has(command.type) ? tryLoad(work, doing, command) : tryAct(work, doing, command);
}

/** Why this is no action of the model that now acts, whatever the action's own rules say. */
function boundsProblem(state: State, doing: Doing, bounds: Bounds, command: Command): Refusal | null {
  const { type } = command;
  if (!ATTACKS.has(type) && !LOADS.has(type) && !ACTS.has(type)) return refusal('SK-SEQ-3', 'sk.refusal.actOrStop');
  const named = (command as { readonly model?: number }).model;
  if (named !== doing.model) return refusal('SK-ACT-7', 'sk.refusal.otherActs', { model: idOf(state, doing.model) });
  if (doing.mustCharge && type !== 'move')
    return refusal('SK-SPR-2', 'sk.refusal.chargeFirst', { model: idOf(state, doing.model) });
  if (bounds.onlyMove && type !== 'move') return refusal('SK-GRP-22', 'sk.refusal.onlyMove');
  if (!bounds.attacks && ATTACKS.has(type)) return refusal('SK-GRP-11', 'sk.refusal.noAttack');
  return null;
}

/**
 * Can it do anything at all but stop? A standing model free of enemies may always try a Move, so that nothing is
 * searched for it; a Fallen one may stand up.
 */
export function canDoSomething(state: State, doing: Doing, bounds: Bounds): boolean {
  if (doing.left < 1 || !isThere(state, doing.model)) return false;
  if (!isStanding(state, doing.model) || !isEngaged(state, doing.model)) return true;
  return actionOffers(state, doing, bounds).length > 0;
}
