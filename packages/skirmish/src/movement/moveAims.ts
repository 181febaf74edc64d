/** Moves worth trying: into contact, towards and away, to cover, doors, things and friends, and by the compass. */
import { ok } from '@drumhead/engine';
import { cosine, FULL_TURN, roundOffset, sine } from '@drumhead/table';
import { modelAt } from '../state/abilities.ts';
import { enemiesOf, isEnemy, radiusOf, surroundingsOf } from '../ground/geometry.ts';
import { sameFloor } from '../ground/terrain.ts';
import type { State } from '../state/state.ts';
import { farthest, type Judge } from './farthestAlong.ts';
import { coversOf, friendsOf, type Goal, goalsOf, touchingRim } from './moveGoals.ts';
import { reachOf } from './mover.ts';
import { openMove, Clearance } from './clearance.ts';
import { type MovePlan, type Start, startOf } from './straightMove.ts';

/** Density of the sample of Moves. */
export interface Sample {
  /** All eight directions, with half sticks in four of them, or two directions that vary with the place. */
  readonly compass: 'all' | 'two';
  /** Number of the nearest trees and obstacles, and of the nearest friends, to move to. */
  readonly covers: number;
  readonly friends: number;
}

/** The sample that is offered: enough to go anywhere. */
export const FEW: Sample = { compass: 'two', covers: 1, friends: 1 };
/** The larger sample for computer players and for screens that show more. */
export const MANY: Sample = { compass: 'all', covers: 3, friends: 2 };

/** Angles to either side of the straight way at which an enemy is approached (facing steps). */
const FLANKS = [-800, 800] as const;

/** A Move worth trying: a direction, not yet an end. */
export interface Aim {
  /**
   * `way`: as far as possible. `beside`: into contact with an enemy beside the straight way, if that does not reach
   * him. `half`: half as far as possible.
   */
  readonly how: 'way' | 'beside' | 'half';
  /** The way: a unit vector, and at most so many steps along it. */
  readonly ux: number;
  readonly uy: number;
  readonly wanted: number;
  /** Only for `beside`: the enemy, and the angle to one side of him (facing steps). */
  readonly enemy: number;
  readonly flank: number;
}

const way = (ux: number, uy: number, wanted: number): Aim => ({ how: 'way', ux, uy, wanted, enemy: -1, flank: 0 });

/** As far as possible in a direction (facing steps). */
export const wayAt = (facing: number): Aim => way(sine(facing), -cosine(facing), Number.POSITIVE_INFINITY);

/** The search for Moves of one model with one stick. */
export interface MoveSearch {
  readonly state: State;
  readonly model: number;
  readonly sprint: boolean;
  readonly judge: Judge;
  readonly room: Clearance;
  /** The last way tried, which halves and approaches beside an enemy depend on. */
  last: { readonly aim: Aim; readonly moved: MovePlan | null } | null;
}

/** `open`: the judge allows every way through open ground, so such ways need no judging. */
export function moveSearchOf(
  state: State,
  model: number,
  sprint: boolean,
  judge: Judge,
  open: boolean,
  start: Start = startOf(state, model),
): MoveSearch {
  return { state, model, sprint, judge, room: new Clearance(state, model, sprint, start, open), last: null };
}

/** The legal Move along an aim, or null. */
export function planAim(search: MoveSearch, aim: Aim): MovePlan | null {
  if (aim.how === 'way') return wayOf(search, aim);
  return aim.how === 'beside' ? besideOf(search, aim) : halfOf(search, aim);
}

function wayOf(search: MoveSearch, aim: Aim): MovePlan | null {
  const { last } = search;
  if (last !== null && last.aim.ux === aim.ux && last.aim.uy === aim.uy && last.aim.wanted === aim.wanted)
    return last.moved;
  const { state, model, sprint, judge, room: clearance } = search;
  const moved = farthest(state, model, aim.ux, aim.uy, aim.wanted, sprint, judge, clearance);
  search.last = { aim, moved };
  return moved;
}

function besideOf(search: MoveSearch, aim: Aim): MovePlan | null {
  const { enemy, flank } = aim;
  if (wayOf(search, aim)?.meets.includes(enemy)) return null;
  const { state, model, judge } = search;
  const mover = modelAt(state, model);
  const there = modelAt(state, enemy);
  const dx = there.x - mover.x;
  const dy = there.y - mover.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  const rim = touchingRim(state, model, enemy);
  // The direction from the enemy to the mover, turned aside.
  const s = sine(flank);
  const c = cosine(flank);
  const px = there.x + roundOffset((rim * (-dx * c + dy * s)) / apart);
  const py = there.y + roundOffset((rim * (-dy * c - dx * s)) / apart);
  const beside = judge(px, py);
  return beside.ok ? beside.value : null;
}

function halfOf(search: MoveSearch, aim: Aim): MovePlan | null {
  const full = wayOf(search, aim);
  const { state, model, judge, room: clearance } = search;
  if (full === null || full.length < 4 * radiusOf(state, model)) return null;
  const { x, y } = modelAt(state, model);
  const [hx, hy] = [x + roundOffset((full.x - x) / 2), y + roundOffset((full.y - y) / 2)];
  const open = openMove(clearance, hx, hy);
  const half = open === null ? judge(hx, hy) : ok(open);
  return half.ok ? half.value : null;
}

/** Moves into contact to try with one stick: at each enemy in reach. */
export function contactAims(state: State, model: number, sprint: boolean): Aim[] {
  const { length } = reachOf(state, model, sprint);
  return enemiesInReach(state, model, length).flatMap((enemy) => aimsAt(state, model, enemy));
}

/** All Moves to try with one stick. */
export function moveAims(state: State, model: number, sprint: boolean, sample: Sample): Aim[] {
  const reach = reachOf(state, model, sprint).length;
  const aims = contactAims(state, model, sprint);
  const add = (aim: Aim | null): void => {
    if (aim !== null) aims.push(aim);
  };
  const { beyond, nearest } = enemiesAround(state, model, reach);
  add(towards(state, model, beyond, 1));
  add(towards(state, model, nearest, -1));
  for (const goal of goalsOf(state, model, reach)) add(toGoal(state, model, goal));
  for (const goal of coversOf(state, model, reach, sample.covers)) add(toGoal(state, model, goal));
  for (const goal of friendsOf(state, model, reach, sample.friends)) add(toGoal(state, model, goal));
  for (const wind of windsOf(state, model, sprint, sample)) aims.push(windAim(wind));
  return aims;
}

/** The nearest enemy beyond the stick, and the nearest of all, or -1. */
interface Around {
  readonly beyond: number;
  readonly nearest: number;
}

function enemiesAround(state: State, model: number, stick: number): Around {
  const { squares } = surroundingsOf(state, model);
  const reach = stick + radiusOf(state, model);
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  let beyond = -1;
  let leastBeyond = Number.POSITIVE_INFINITY;
  for (const enemy of enemiesOf(state, model)) {
    const apart2 = squares[enemy] as number;
    if (apart2 < least) {
      least = apart2;
      nearest = enemy;
    }
    const limit = reach + radiusOf(state, enemy);
    if (apart2 > limit * limit && apart2 < leastBeyond) {
      leastBeyond = apart2;
      beyond = enemy;
    }
  }
  return { beyond, nearest };
}

/** Enemies that a stick of this length can reach. */
function enemiesInReach(state: State, model: number, stick: number): readonly number[] {
  const { squares, close } = surroundingsOf(state, model);
  if (close.length === 0) return close;
  const mover = modelAt(state, model);
  const reach = stick + radiusOf(state, model);
  const found: number[] = [];
  for (const enemy of close) {
    const limit = reach + radiusOf(state, enemy);
    if ((squares[enemy] as number) > limit * limit || !isEnemy(state, model, enemy)) continue;
    if (sameFloor(state, mover, modelAt(state, enemy))) found.push(enemy);
  }
  return found;
}

/** Ways at an enemy: straight at him and, if that does not reach contact, at either side of him. */
export function aimsAt(state: State, model: number, enemy: number): readonly Aim[] {
  const mover = modelAt(state, model);
  const there = modelAt(state, enemy);
  const dx = there.x - mover.x;
  const dy = there.y - mover.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart < 1) return [];
  const wanted = apart - touchingRim(state, model, enemy);
  const [ux, uy] = [dx / apart, dy / apart];
  return [way(ux, uy, wanted), ...FLANKS.map((flank): Aim => ({ how: 'beside', ux, uy, wanted, enemy, flank }))];
}

/** A way towards another model (sign 1) or away from it (-1), or null without one. */
function towards(state: State, model: number, other: number, sign: 1 | -1): Aim | null {
  if (other < 0) return null;
  const mover = modelAt(state, model);
  const there = modelAt(state, other);
  const dx = (there.x - mover.x) * sign;
  const dy = (there.y - mover.y) * sign;
  const apart = Math.sqrt(dx * dx + dy * dy);
  return apart < 1 ? null : way(dx / apart, dy / apart, Number.POSITIVE_INFINITY);
}

/** A compass direction, with a full or half stick. */
interface Wind {
  readonly number: number;
  readonly half: boolean;
}

/** Number of compass directions. */
const WINDS = 8;
const FULL_STICKS: readonly Wind[] = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => ({ number, half: false }));
/** Full sticks in all directions, half sticks in the four main ones. */
const HALVES_TOO: readonly Wind[] = FULL_STICKS.flatMap((wind) =>
  wind.number % 2 === 0 ? [wind, { number: wind.number, half: true }] : [wind],
);
const TWO_WINDS: readonly (readonly Wind[])[] = FULL_STICKS.map((first) => [
  first,
  FULL_STICKS[(first.number + 3) % WINDS] as Wind,
]);
/** Size of the squares by which the two directions vary: 10 mm in steps. */
const PLACE = 640;

function windsOf(state: State, model: number, sprint: boolean, { compass }: Sample): readonly Wind[] {
  if (compass === 'all') return sprint ? FULL_STICKS : HALVES_TOO;
  const { x, y } = modelAt(state, model);
  return TWO_WINDS[(Math.floor(x / PLACE) + 3 * Math.floor(y / PLACE) + model) % WINDS] as readonly Wind[];
}

function windAim({ number, half }: Wind): Aim {
  return { ...wayAt((number * FULL_TURN) / WINDS), how: half ? 'half' : 'way' };
}

function toGoal(state: State, model: number, goal: Goal): Aim | null {
  const mover = modelAt(state, model);
  const dx = goal.middleX - mover.x;
  const dy = goal.middleY - mover.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  return apart - goal.stop < 1 ? null : way(dx / apart, dy / apart, apart - goal.stop);
}
