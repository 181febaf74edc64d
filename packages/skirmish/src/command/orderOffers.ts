/** Offers of orders: a sample of the possible groups. */
import { isFirearm, profileAt, weaponOf } from '../state/abilities.ts';
import type { Activation, OrderKind } from '../state/frames.ts';
import { inContact, isEnemy, isOwn, isThere } from '../ground/geometry.ts';
import { sees } from '../ground/sight.ts';
import type { Weapon } from '../armies/weapons.ts';
import type { Model, State } from '../state/state.ts';
import {
  leaderProblem,
  LEAST_MEMBERS,
  memberProblem,
  MOST_MEMBERS,
  type OrderCommand,
  orderProblem,
} from './orderProblem.ts';
import { isFartherFrom, isLoadedSinceStart, shooterProblem, squaredTo } from '../combat/shooting/volleyShooters.ts';

/** Number of targets offered to each group, the nearest first. */
const MOST_TARGETS = 3;

export function orderOffers(state: State, activation: Activation): readonly OrderCommand[] {
  const leader = activation.model;
  if (leaderProblem(state, activation, leader) !== null) return [];
  const movers = ableTo(state, leader, 'groupMove');
  if (movers.length < LEAST_MEMBERS) return [];
  const free = movers.filter((model) => memberProblem(state, leader, 'regroup', model) === null);
  const orders = [
    ...groupsOf(state, movers).map((members) => plain(leader, 'groupMove', members)),
    ...regroups(state, leader, free),
    ...fireOrders(state, leader, free),
  ];
  return orders.filter((order) => orderProblem(state, activation, order) === null);
}

/** The models that may be members of an order of this kind. */
function ableTo(state: State, leader: number, kind: OrderKind): readonly number[] {
  const able: number[] = [];
  for (let model = 0; model < state.models.length; model++) {
    if (!isOwn(state, leader, model) || !isThere(state, model) || isActivated(state, model)) continue;
    if (memberProblem(state, leader, kind, model) === null) able.push(model);
  }
  return able;
}

const isActivated = (state: State, model: number): boolean => (state.models[model] as Model).activated;

function plain(leader: number, kind: OrderKind, members: readonly number[]): OrderCommand {
  return { type: 'order', leader, kind, members, target: -1, weapons: [], partners: [] };
}

/** Connected groups of two to six: from each model outwards the whole group and its first two, without duplicates. */
function groupsOf(state: State, models: readonly number[]): readonly (readonly number[])[] {
  const groups: (readonly number[])[] = [];
  const add = (group: readonly number[]): void => {
    const sorted = [...group].sort((a, b) => a - b);
    if (!groups.some((other) => isSame(other, sorted))) groups.push(sorted);
  };
  for (const first of models) {
    const group = [first];
    for (const member of group) {
      for (const other of models) {
        if (group.length < MOST_MEMBERS && !group.includes(other) && inContact(state, member, other)) group.push(other);
      }
    }
    if (group.length < LEAST_MEMBERS) continue;
    add(group);
    add(group.slice(0, LEAST_MEMBERS));
  }
  return groups;
}

function isSame(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((model, i) => model === other[i]);
}

/** SK-GRP-11. A Regroup of all models, and of each with the one nearest to it. */
function regroups(state: State, leader: number, models: readonly number[]): readonly OrderCommand[] {
  if (models.length < LEAST_MEMBERS) return [];
  const orders = [plain(leader, 'regroup', models)];
  if (models.length === LEAST_MEMBERS) return orders;
  for (const model of models) {
    const near = nearestOf(state, model, models);
    if (near < model && nearestOf(state, near, models) === model) continue;
    orders.push(plain(leader, 'regroup', model < near ? [model, near] : [near, model]));
  }
  return orders;
}

/** The model nearest to another by centres; the first wins ties. */
function nearestOf(state: State, model: number, models: readonly number[]): number {
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const other of models) {
    const far = squaredTo(state, model, other);
    if (other === model || far >= least) continue;
    nearest = other;
    least = far;
  }
  return nearest;
}

/**
 * SK-GRP-13, SK-GRP-20. Volleys of connected groups, and Shoot and Reload by pairs, at the nearest targets in sight.
 */
function fireOrders(state: State, leader: number, models: readonly number[]): readonly OrderCommand[] {
  const armed = models.filter((model) => firearmOf(state, model) >= 0);
  if (armed.length < LEAST_MEMBERS) return [];
  const orders: OrderCommand[] = [];
  const enemies = enemiesOf(state, leader);
  // Several groups can form the same lines.
  const formed = new Set<string>();
  for (const members of groupsOf(state, armed)) {
    for (const target of firstSeen(state, members, enemies)) {
      orders.push(volley(state, leader, members, target));
      const lines = linesOf(state, leader, members, target);
      const key = JSON.stringify(lines);
      if (lines === null || formed.has(key)) continue;
      formed.add(key);
      orders.push(lines);
    }
  }
  return orders;
}

/** Enemies on the table, the nearest first. */
function enemiesOf(state: State, leader: number): readonly number[] {
  const enemies: number[] = [];
  for (let model = 0; model < state.models.length; model++) {
    if (isThere(state, model) && isEnemy(state, leader, model)) enemies.push(model);
  }
  return enemies.sort((a, b) => squaredTo(state, leader, a) - squaredTo(state, leader, b));
}

/** The first of these enemies that a member of the group sees. */
function firstSeen(state: State, group: readonly number[], enemies: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (const enemy of enemies) {
    if (found.length === MOST_TARGETS) break;
    if (group.some((model) => sees(state, model, enemy))) found.push(enemy);
  }
  return found;
}

/** Index of a firearm, preferably loaded, or -1. */
function firearmOf(state: State, model: number): number {
  const { loaded } = state.models[model] as Model;
  const { weapons } = profileAt(state, model);
  let first = -1;
  for (let i = 0; i < weapons.length; i++) {
    if (!isFirearm(weapons[i] as Weapon)) continue;
    if (loaded[i]) return i;
    if (first < 0) first = i;
  }
  return first;
}

function volley(state: State, leader: number, members: readonly number[], target: number): OrderCommand {
  const weapons = members.map((model) => firearmOf(state, model));
  return { type: 'order', leader, kind: 'volley', members, target, weapons, partners: [] };
}

/** SK-GRP-20. Each shooter with a model behind it that has the same firearm loaded, or null without such a pair. */
function linesOf(state: State, leader: number, group: readonly number[], target: number): OrderCommand | null {
  const free = [...group].sort((a, b) => squaredTo(state, a, target) - squaredTo(state, b, target));
  const members: number[] = [];
  const partners: number[] = [];
  for (const front of free) {
    const weapon = firearmOf(state, front);
    if (partners.includes(front) || !isLoadedSinceStart(state, front, weapon)) continue;
    if (shooterProblem(state, front, weapon, target) !== null) continue;
    const second = free.find(
      (other) => canBack(state, front, weapon, other) && isFartherFrom(state, target, other, front),
    );
    if (second === undefined || members.includes(second) || partners.includes(second)) continue;
    members.push(front);
    partners.push(second);
  }
  if (members.length === 0) return null;
  const weapons = members.map((model) => firearmOf(state, model));
  return { type: 'order', leader, kind: 'shootAndReload', members, target, weapons, partners };
}

function canBack(state: State, front: number, weapon: number, other: number): boolean {
  if (!inContact(state, front, other)) return false;
  const spare = profileAt(state, other).weapons.findIndex((own) => own === weaponOf(state, front, weapon));
  return isLoadedSinceStart(state, other, spare);
}
