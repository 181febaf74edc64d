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

/** How closely Moves are sampled. */
export interface Sample {
  /** All the compass, with half sticks in the four main directions; or two of its directions, others at each place. */
  readonly compass: 'all' | 'two';
  /** So many of the nearest trees and obstacles, and of the nearest friends, are moved to. */
  readonly covers: number;
  readonly friends: number;
}

/** What is offered: enough to go anywhere, listed thousands of times a second. */
export const FEW: Sample = { compass: 'two', covers: 1, friends: 1 };
/** What whoever takes counsel looks at besides. */
export const MANY: Sample = { compass: 'all', covers: 3, friends: 2 };

/** Besides the straight way, an enemy is approached from so far to either side of him (facing steps). */
const FLANKS = [-800, 800] as const;

/** One Move worth trying; where it ends, and whether there is one, is found when it is tried. */
export interface Aim {
  /**
   * `way`: as far as it gets. `beside`: into contact with an enemy beside the straight way, where that does not come
   * to him. `half`: half of how far it gets.
   */
  readonly how: 'way' | 'beside' | 'half';
  /** The way: a unit vector, and at most so many steps along it. */
  readonly ux: number;
  readonly uy: number;
  readonly wanted: number;
  /** Only `beside`: whom, and how far to which side of him (facing steps). */
  readonly enemy: number;
  readonly flank: number;
}

const way = (ux: number, uy: number, wanted: number): Aim => ({ how: 'way', ux, uy, wanted, enemy: -1, flank: 0 });

/** What trying many Moves of one model with one stick has in common. */
export interface MoveSearch {
  readonly state: State;
  readonly model: number;
  readonly sprint: boolean;
  readonly judge: Judge;
  readonly room: Clearance;
  /** The way tried last and how far it got: halves and places beside an enemy go by that. */
  last: { readonly aim: Aim; readonly moved: MovePlan | null } | null;
}

/** `open`: the judge forbids nothing that open ground allows, so that it need not be asked there. */
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

/** The Move that an aim comes to, or null: the judge accepts none. */
export function planAim(trial: MoveSearch, aim: Aim): MovePlan | null {
  if (aim.how === 'way') return wayOf(trial, aim);
  return aim.how === 'beside' ? besideOf(trial, aim) : halfOf(trial, aim);
}

function wayOf(trial: MoveSearch, aim: Aim): MovePlan | null {
  const { last } = trial;
  if (last !== null && last.aim.ux === aim.ux && last.aim.uy === aim.uy && last.aim.wanted === aim.wanted)
    return last.moved;
  const { state, model, sprint, judge, room } = trial;
  const moved = farthest(state, model, aim.ux, aim.uy, aim.wanted, sprint, judge, room);
  trial.last = { aim, moved };
  return moved;
}

function besideOf(trial: MoveSearch, aim: Aim): MovePlan | null {
  const { enemy, flank } = aim;
  if (wayOf(trial, aim)?.meets.includes(enemy)) return null;
  const { state, model, judge } = trial;
  const mover = modelAt(state, model);
  const there = modelAt(state, enemy);
  const dx = there.x - mover.x;
  const dy = there.y - mover.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  const rim = touchingRim(state, model, enemy);
  // From him towards the mover, turned aside.
  const s = sine(flank);
  const c = cosine(flank);
  const px = there.x + roundOffset((rim * (-dx * c + dy * s)) / apart);
  const py = there.y + roundOffset((rim * (-dy * c - dx * s)) / apart);
  const beside = judge(px, py);
  return beside.ok ? beside.value : null;
}

function halfOf(trial: MoveSearch, aim: Aim): MovePlan | null {
  const full = wayOf(trial, aim);
  const { state, model, judge, room } = trial;
  if (full === null || full.length < 4 * radiusOf(state, model)) return null;
  const { x, y } = modelAt(state, model);
  const [hx, hy] = [x + roundOffset((full.x - x) / 2), y + roundOffset((full.y - y) / 2)];
  const open = openMove(room, hx, hy);
  const half = open === null ? judge(hx, hy) : ok(open);
  return half.ok ? half.value : null;
}

/** Moves into contact worth trying with one stick: at each enemy in reach. */
export function contactAims(state: State, model: number, sprint: boolean): Aim[] {
  const { length } = reachOf(state, model, sprint);
  return enemiesInReach(state, model, length).flatMap((enemy) => aimsAt(state, model, enemy));
}

/** Moves worth trying with one stick, of any kind. */
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

/** The nearest of the enemies beyond the stick, and the nearest of all; -1: there is none. */
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

/** Into contact with these a model could come by one stick of this length, by where they stand. */
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

/** The ways at an enemy: straight at him, and where that does not come into contact, at either side of him. */
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

/** As far as it gets towards another, or (-1) away from him; null where there is nobody. */
function towards(state: State, model: number, other: number, sign: 1 | -1): Aim | null {
  if (other < 0) return null;
  const mover = modelAt(state, model);
  const there = modelAt(state, other);
  const dx = (there.x - mover.x) * sign;
  const dy = (there.y - mover.y) * sign;
  const apart = Math.sqrt(dx * dx + dy * dy);
  return apart < 1 ? null : way(dx / apart, dy / apart, Number.POSITIVE_INFINITY);
}

/** A direction of the compass, and whether half a stick of it. */
interface Wind {
  readonly number: number;
  readonly half: boolean;
}

/** The eight winds, two of them for one place in so many. */
const WINDS = 8;
const FULL_STICKS: readonly Wind[] = [0, 1, 2, 3, 4, 5, 6, 7].map((number) => ({ number, half: false }));
/** Full sticks in all, half sticks in the four main ones. */
const HALVES_TOO: readonly Wind[] = FULL_STICKS.flatMap((wind) =>
  wind.number % 2 === 0 ? [wind, { number: wind.number, half: true }] : [wind],
);
const TWO_WINDS: readonly (readonly Wind[])[] = FULL_STICKS.map((first) => [
  first,
  FULL_STICKS[(first.number + 3) % WINDS] as Wind,
]);
/** A place is told from the next by so many steps: a centimetre. */
const PLACE = 640;

function windsOf(state: State, model: number, sprint: boolean, { compass }: Sample): readonly Wind[] {
  if (compass === 'all') return sprint ? FULL_STICKS : HALVES_TOO;
  const { x, y } = modelAt(state, model);
  return TWO_WINDS[(Math.floor(x / PLACE) + 3 * Math.floor(y / PLACE) + model) % WINDS] as readonly Wind[];
}

function windAim({ number, half }: Wind): Aim {
  const facing = (number * FULL_TURN) / WINDS;
  const how = half ? 'half' : 'way';
  return { how, ux: sine(facing), uy: -cosine(facing), wanted: Number.POSITIVE_INFINITY, enemy: -1, flank: 0 };
}

function toGoal(state: State, model: number, goal: Goal): Aim | null {
  const mover = modelAt(state, model);
  const dx = goal.middleX - mover.x;
  const dy = goal.middleY - mover.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  return apart - goal.stop < 1 ? null : way(dx / apart, dy / apart, apart - goal.stop);
}
