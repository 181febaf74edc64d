/** Orders a Leader may give now: a good sample of the groups that could be made, each as `orderProblem` lets it pass. */
import { isFirearm, profileAt, weaponOf } from '../abilities.ts';
import type { Command } from '../commands.ts';
import type { Doing, OrderKind } from '../frames.ts';
import { inContact, isEnemy, isOwn, isThere } from '../geometry.ts';
import { sees } from '../sight.ts';
import type { Model, State } from '../state.ts';
import {
  leaderProblem,
  LEAST_MEMBERS,
  memberProblem,
  MOST_MEMBERS,
  type OrderCommand,
  orderProblem,
} from './problem.ts';
import { isFartherFrom, isLoadedSinceStart, shooterProblem, squaredTo } from './shooters.ts';

/** Targets of each kind of fire that are offered, the nearest first. */
const MOST_TARGETS = 3;

export function orderOffers(state: State, doing: Doing): readonly Command[] {
  const leader = doing.model;
  if (leaderProblem(state, doing, leader) !== null) return [];
  const own = state.models
    .map((_, model) => model)
    .filter((model) => isOwn(state, leader, model) && isThere(state, model) && !isActivated(state, model));
  if (own.length < LEAST_MEMBERS) return [];
  const of = (kind: OrderKind) => own.filter((model) => memberProblem(state, leader, kind, model) === null);
  const movers = of('groupMove');
  if (movers.length < LEAST_MEMBERS) return [];
  const free = of('regroup');
  const orders: OrderCommand[] = [
    ...groupsOf(state, movers).map((members) => plain(leader, 'groupMove', members)),
    ...regroups(state, leader, free),
    ...fireOrders(state, leader, free),
  ];
  const shown = new Set<string>();
  return orders.filter((order) => {
    const key = JSON.stringify(order);
    if (shown.has(key) || orderProblem(state, doing, order) !== null) return false;
    shown.add(key);
    return true;
  });
}

const isActivated = (state: State, model: number): boolean => (state.models[model] as Model).activated;

function plain(leader: number, kind: OrderKind, members: readonly number[]): OrderCommand {
  return { type: 'order', leader, kind, members, target: -1, weapons: [], partners: [] };
}

/** Connected groups of two to six: from each model outwards, in roster order. */
function groupsOf(state: State, models: readonly number[]): readonly (readonly number[])[] {
  const groups: (readonly number[])[] = [];
  for (const first of models) {
    const group = [first];
    for (const member of group) {
      for (const other of models) {
        if (group.length < MOST_MEMBERS && !group.includes(other) && inContact(state, member, other)) group.push(other);
      }
    }
    if (group.length < LEAST_MEMBERS) continue;
    groups.push([...group].sort((a, b) => a - b));
    if (group.length > LEAST_MEMBERS) groups.push(group.slice(0, LEAST_MEMBERS).sort((a, b) => a - b));
  }
  return groups;
}

/** SK-GRP-11. Everybody who may be regrouped, and each one with the model nearest to him. */
function regroups(state: State, leader: number, models: readonly number[]): readonly OrderCommand[] {
  if (models.length < LEAST_MEMBERS) return [];
  const pairs = models.map((model) => {
    const others = models.filter((other) => other !== model);
    const near = others.reduce((best, o) => (squaredTo(state, model, o) < squaredTo(state, model, best) ? o : best));
    return [Math.min(model, near), Math.max(model, near)];
  });
  return [models, ...pairs].map((members) => plain(leader, 'regroup', members));
}

/** SK-GRP-13, SK-GRP-20. Volleys of those in contact, and pairs of lines, at the nearest targets they see. */
function fireOrders(state: State, leader: number, models: readonly number[]): readonly OrderCommand[] {
  const armed = models.filter((model) => firearmOf(state, model) >= 0);
  if (armed.length < LEAST_MEMBERS) return [];
  const targets = state.models
    .map((_, model) => model)
    .filter((model) => isThere(state, model) && isEnemy(state, leader, model))
    .sort((a, b) => squaredTo(state, leader, a) - squaredTo(state, leader, b));
  const groups = groupsOf(state, armed);
  const orders: OrderCommand[] = [];
  for (const group of groups) {
    const seen = targets.filter((target) => group.some((model) => sees(state, model, target))).slice(0, MOST_TARGETS);
    for (const target of seen) {
      orders.push(volley(state, leader, group, target));
      const lines = linesOf(state, leader, group, target);
      if (lines !== null) orders.push(lines);
    }
  }
  return orders;
}

/** Index of a firearm, a loaded one if there is one, or -1. */
function firearmOf(state: State, model: number): number {
  const { loaded } = state.models[model] as Model;
  const firearms = profileAt(state, model).weapons.flatMap((weapon, i) => (isFirearm(weapon) ? [i] : []));
  return firearms.find((i) => loaded[i] === true) ?? firearms[0] ?? -1;
}

function volley(state: State, leader: number, members: readonly number[], target: number): OrderCommand {
  const weapons = members.map((model) => firearmOf(state, model));
  return { type: 'order', leader, kind: 'volley', members, target, weapons, partners: [] };
}

/** SK-GRP-20. Each who can fire with one behind him who has the same firearm loaded, or null: there is no such pair. */
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
