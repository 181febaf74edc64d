/** Orders a Leader may give now: a good sample of the groups that could be made, each as `orderProblem` lets it pass. */
import { type Choices, joined, listed, openOf } from '@drumhead/engine';
import { isFirearm, profileAt, weaponOf } from '../state/abilities.ts';
import type { Command } from '../state/commands.ts';
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

/** Targets of each kind of fire that are offered, the nearest first. */
const MOST_TARGETS = 3;

/** All of them. */
export function orderOffers(state: State, activation: Activation): readonly Command[] {
  return openOf(orderChoices(state, activation));
}

/** The same, each judged when it is looked at. */
export function orderChoices(state: State, activation: Activation): Choices<Command> {
  const leader = activation.model;
  if (leaderProblem(state, activation, leader) !== null) return listed([]);
  const movers = ableTo(state, leader, 'groupMove');
  if (movers.length < LEAST_MEMBERS) return listed([]);
  const free = movers.filter((model) => memberProblem(state, leader, 'regroup', model) === null);
  const moves = groupsOf(state, movers);
  return joined<Command>([
    judged(state, activation, moves.length, (i) => plain(leader, 'groupMove', moves[i] as readonly number[])),
    regroups(state, activation, free),
    fireChoices(state, activation, free),
  ]);
}

/** Orders that may come to nothing (null), or be forbidden. */
function judged(
  state: State,
  activation: Activation,
  count: number,
  orderAt: (i: number) => OrderCommand | null,
): Choices<Command> {
  return {
    count,
    at(i) {
      const order = orderAt(i);
      return order === null || orderProblem(state, activation, order) !== null ? null : order;
    },
  };
}

/** The models that may be given an order of a kind, each by itself. */
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

/** Connected groups of two to six: from each model outwards, each group and its first two, in roster order, once. */
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

/** SK-GRP-11. Everybody who may be regrouped, and each one with the model nearest to him: of two such pairs the first. */
function regroups(state: State, activation: Activation, models: readonly number[]): Choices<Command> {
  if (models.length < LEAST_MEMBERS) return listed([]);
  return judged(state, activation, 1 + models.length, (i) => {
    if (i === 0) return plain(activation.model, 'regroup', models);
    const model = models[i - 1] as number;
    const near = nearestOf(state, model, models);
    if (models.length === LEAST_MEMBERS || (near < model && nearestOf(state, near, models) === model)) return null;
    return plain(activation.model, 'regroup', model < near ? [model, near] : [near, model]);
  });
}

/** The model among others whose centre is nearest, of equally near ones the first. */
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

/** SK-GRP-13, SK-GRP-20. Volleys of those in contact, and pairs of lines, at the nearest targets they see. */
function fireChoices(state: State, activation: Activation, models: readonly number[]): Choices<Command> {
  const leader = activation.model;
  const armed = models.filter((model) => firearmOf(state, model) >= 0);
  if (armed.length < LEAST_MEMBERS) return listed([]);
  const groups = groupsOf(state, armed);
  const seen: (readonly number[])[] = [];
  let enemies: readonly number[] | null = null;
  /** The nearest targets that a group sees. */
  const targetsOf = (group: number): readonly number[] => {
    enemies ??= enemiesOf(state, leader);
    return (seen[group] ??= firstSeen(state, groups[group] as readonly number[], enemies));
  };
  return judged(state, activation, groups.length * MOST_TARGETS * 2, (i) => {
    const group = Math.floor(i / (2 * MOST_TARGETS));
    const target = targetsOf(group)[(i >> 1) % MOST_TARGETS];
    if (target === undefined) return null;
    const members = groups[group] as readonly number[];
    if (i % 2 === 0) return volley(state, leader, members, target);
    const lines = linesOf(state, leader, members, target);
    return lines === null || isOfEarlier(lines, group) ? null : lines;
  });

  /** Does a group before this one form the same lines against the same target? */
  function isOfEarlier(lines: OrderCommand, group: number): boolean {
    const wanted = JSON.stringify(lines);
    for (let before = 0; before < group; before++) {
      if (!targetsOf(before).includes(lines.target)) continue;
      const theirs = linesOf(state, leader, groups[before] as readonly number[], lines.target);
      if (JSON.stringify(theirs) === wanted) return true;
    }
    return false;
  }
}

/** Enemies on the table, the nearest first. */
function enemiesOf(state: State, leader: number): readonly number[] {
  const enemies: number[] = [];
  for (let model = 0; model < state.models.length; model++) {
    if (isThere(state, model) && isEnemy(state, leader, model)) enemies.push(model);
  }
  return enemies.sort((a, b) => squaredTo(state, leader, a) - squaredTo(state, leader, b));
}

/** The first of these that somebody in the group sees. */
function firstSeen(state: State, group: readonly number[], enemies: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (const enemy of enemies) {
    if (found.length === MOST_TARGETS) break;
    if (group.some((model) => sees(state, model, enemy))) found.push(enemy);
  }
  return found;
}

/** Index of a firearm, a loaded one if there is one, or -1. */
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
