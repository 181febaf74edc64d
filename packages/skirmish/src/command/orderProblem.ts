/** Why a Leader may not give an order (SK-GRP-1, -2, -7, -10 to -13, -19, -20, -22). */
import { refusal, type Refusal } from '@drumhead/engine';
import { isFirearm, weaponOf } from '../state/abilities.ts';
import { isLeader } from './leaders.ts';
import type { Command } from '../state/commands.ts';
import type { Activation, OrderKind } from '../state/frames.ts';
import {
  has,
  idOf,
  inContact,
  isConnected,
  isEnemy,
  isEngaged,
  isOwn,
  isStanding,
  isThere,
  isWithin,
} from '../ground/geometry.ts';
import { sees } from '../ground/sight.ts';
import type { Model, State } from '../state/state.ts';
import { isFartherFrom, isLoadedSinceStart, shooterProblem } from '../combat/shooting/volleyShooters.ts';

export type OrderCommand = Extract<Command, { readonly type: 'order' }>;

/** SK-GRP-2, SK-GRP-13, SK-GRP-20. Most members; a Regroup has no limit (SK-GRP-11). */
export const MOST_MEMBERS = 6;
/** SK-GRP-2, SK-GRP-12, SK-GRP-13. */
export const LEAST_MEMBERS = 2;

/** The rule about the members of each kind of order. */
export const MEMBER_RULES: Readonly<Record<OrderKind, string>> = {
  groupMove: 'SK-GRP-2',
  regroup: 'SK-GRP-12',
  volley: 'SK-GRP-13',
  shootAndReload: 'SK-GRP-20',
};

/** Why the model that is acting may not give this order, or null. */
export function orderProblem(state: State, activation: Activation, order: OrderCommand): Refusal | null {
  return (
    leaderProblem(state, activation, order.leader) ??
    membersProblem(state, order) ??
    (order.kind === 'volley' || order.kind === 'shootAndReload' ? fireProblem(state, order) : noTargetProblem(order))
  );
}

/** SK-SEQ-4, SK-GRP-1, SK-GRP-10. */
export function leaderProblem(state: State, activation: Activation, leader: number): Refusal | null {
  if (leader !== activation.model)
    return refusal('SK-ACT-7', 'sk.refusal.otherActs', { model: idOf(state, activation.model) });
  const facts = { model: idOf(state, leader) };
  if (!isLeader(state, leader)) return refusal('SK-GRP-1', 'sk.refusal.notLeader', facts);
  if (activation.left < 1) return refusal('SK-GRP-1', 'sk.refusal.noActionsLeft', facts);
  if (activation.mustCharge) return refusal('SK-SPR-2', 'sk.refusal.chargeFirst', facts);
  if (!isStanding(state, leader)) return refusal('SK-GRP-10', 'sk.refusal.leaderDown', facts);
  return isEngaged(state, leader) ? refusal('SK-GRP-10', 'sk.refusal.leaderEngaged', facts) : null;
}

/** Why the Leader may not order this model, whatever the other members, or null. */
export function memberProblem(state: State, leader: number, kind: OrderKind, model: number): Refusal | null {
  const facts = () => ({ model: idOf(state, model) });
  if (model === leader) return refusal('SK-GRP-7', 'sk.refusal.leaderNoMember', facts());
  if (!isOwn(state, leader, model) || !isThere(state, model))
    return refusal('SK-GRP-7', 'sk.refusal.notOwnModel', facts());
  const { activated, posture } = state.models[model] as Model;
  if (activated) return refusal('SK-GRP-7', 'sk.refusal.activated', facts());
  if (posture === 'fallen') return refusal('SK-GRP-7', 'sk.refusal.fallenMember', facts());
  if (posture === 'prone') return refusal('SK-MOV-17', 'sk.refusal.proneMember', facts());
  if (has(state, model, 'individualistic')) return refusal('SK-SPR-27', 'sk.refusal.individualistic', facts());
  if (!isWithin(state, leader, model, state.field.sticks.l))
    return refusal(MEMBER_RULES[kind], 'sk.refusal.outOfCommand', facts());
  if (kind !== 'groupMove' && isEngaged(state, model)) return refusal('SK-GRP-7', 'sk.refusal.engagedMember', facts());
  return null;
}

/** SK-GRP-2, SK-GRP-7, SK-GRP-12, -13, SK-GRP-20. Checks the members, one by one and together. */
function membersProblem(state: State, order: OrderCommand): Refusal | null {
  const { leader, kind } = order;
  const all = [...order.members, ...order.partners];
  if (new Set(all).size < all.length) return refusal(MEMBER_RULES[kind], 'sk.refusal.memberTwice');
  if (kind !== 'shootAndReload' && order.partners.length > 0) return refusal('SK-GRP-20', 'sk.refusal.noSecondLine');
  const tooMany = kind !== 'regroup' && all.length > MOST_MEMBERS; // SK-GRP-11
  if (all.length < LEAST_MEMBERS || tooMany) {
    const reason = kind === 'regroup' ? 'sk.refusal.twoMembers' : 'sk.refusal.twoToSix';
    return refusal(MEMBER_RULES[kind], reason, { count: all.length });
  }
  for (const model of all) {
    const problem = memberProblem(state, leader, kind, model);
    if (problem !== null) return problem;
  }
  if (kind === 'regroup' || isConnected(state, all)) return null;
  return refusal(MEMBER_RULES[kind], 'sk.refusal.notConnected');
}

function noTargetProblem({ kind, target, weapons }: OrderCommand): Refusal | null {
  return target === -1 && weapons.length === 0 ? null : refusal(MEMBER_RULES[kind], 'sk.refusal.noTargetWanted');
}

/** SK-GRP-13, SK-GRP-19, SK-GRP-20, SK-GRP-22. Fire needs a target in sight and a firearm for each shooter. */
function fireProblem(state: State, order: OrderCommand): Refusal | null {
  const { kind, leader, members, target, weapons } = order;
  if (target < 0 || !isThere(state, target) || !isEnemy(state, leader, target)) {
    return refusal('SK-GRP-19', 'sk.refusal.noTarget');
  }
  if (weapons.length !== members.length) return refusal('SK-GRP-19', 'sk.refusal.weaponEach');
  for (let i = 0; i < members.length; i++) {
    const weapon = weaponOf(state, members[i] as number, weapons[i] as number);
    if (weapon === undefined || !isFirearm(weapon)) {
      return refusal('SK-GRP-19', 'sk.refusal.noFirearm', { model: idOf(state, members[i] as number) });
    }
  }
  if (kind === 'shootAndReload') return linesProblem(state, order);
  if (members.some((model) => sees(state, model, target))) return null;
  return refusal('SK-GRP-19', 'sk.refusal.targetUnseen', { target: idOf(state, target) });
}

/** SK-GEO-15, SK-GRP-20 to -22. Shoot and Reload needs two equal lines in pairs, all loaded since the turn began. */
function linesProblem(state: State, { members, partners, target, weapons }: OrderCommand): Refusal | null {
  if (members.length !== partners.length) return refusal('SK-GRP-20', 'sk.refusal.unequalLines');
  for (let i = 0; i < members.length; i++) {
    const [front, second, weapon] = [members[i] as number, partners[i] as number, weapons[i] as number];
    const facts = { model: idOf(state, front), other: idOf(state, second) };
    if (!inContact(state, front, second)) return refusal('SK-GEO-15', 'sk.refusal.pairApart', facts);
    if (!isFartherFrom(state, target, second, front)) return refusal('SK-GEO-15', 'sk.refusal.secondNearer', facts);
    const carried = weaponOf(state, front, weapon);
    const spare = state.field.models[second]?.weapons.findIndex((own) => own === carried) ?? -1;
    if (spare < 0) return refusal('SK-GRP-22', 'sk.refusal.otherFirearm', facts);
    if (!isLoadedSinceStart(state, front, weapon))
      return refusal('SK-GRP-20', 'sk.refusal.notLoaded', { model: facts.model });
    if (!isLoadedSinceStart(state, second, spare))
      return refusal('SK-GRP-20', 'sk.refusal.notLoaded', { model: facts.other });
    if (state.models[second]?.attacked === true)
      return refusal('SK-ACN-2', 'sk.refusal.attackedAlready', { model: facts.other });
    const problem = shooterProblem(state, front, weapon, target);
    if (problem !== null) return problem;
  }
  return null;
}
