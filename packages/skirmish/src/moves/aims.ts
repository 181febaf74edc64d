/** Moves worth trying: into contact, towards and away, to cover, doors, things and friends, and by the compass. */
import { yes } from '@drumhead/engine';
import { cosine, FULL_TURN, roundOffset, sine } from '@drumhead/table';
import { modelAt } from '../abilities.ts';
import { isEnemy, isThere, radiusOf } from '../geometry.ts';
import { isLinear, sameFloor, TOUCH } from '../ground.ts';
import type { State } from '../state.ts';
import { farthest, type Judge } from './along.ts';
import { reachOf } from './mover.ts';
import { openMove, type Room, roomOf } from './room.ts';
import { type Moved, type Start, startOf } from './straight.ts';

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
export interface Trial {
  readonly state: State;
  readonly model: number;
  readonly sprint: boolean;
  readonly judge: Judge;
  readonly room: Room;
  /** The way tried last and how far it got: halves and places beside an enemy go by that. */
  last: { readonly aim: Aim; readonly moved: Moved | null } | null;
}

/** `open`: the judge forbids nothing that open ground allows, so that it need not be asked there. */
export function trialOf(
  state: State,
  model: number,
  sprint: boolean,
  judge: Judge,
  open: boolean,
  start: Start = startOf(state, model),
): Trial {
  const room = roomOf(state, model, sprint, start);
  return { state, model, sprint, judge, room: open ? room : { ...room, open: false }, last: null };
}

/** The Move that an aim comes to, or null: the judge accepts none. */
export function tryAim(trial: Trial, aim: Aim): Moved | null {
  if (aim.how === 'way') return wayOf(trial, aim);
  return aim.how === 'beside' ? besideOf(trial, aim) : halfOf(trial, aim);
}

function wayOf(trial: Trial, aim: Aim): Moved | null {
  const { last } = trial;
  if (last !== null && last.aim.ux === aim.ux && last.aim.uy === aim.uy && last.aim.wanted === aim.wanted)
    return last.moved;
  const { state, model, sprint, judge, room } = trial;
  const moved = farthest(state, model, aim.ux, aim.uy, aim.wanted, sprint, judge, room);
  trial.last = { aim, moved };
  return moved;
}

function besideOf(trial: Trial, aim: Aim): Moved | null {
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

function halfOf(trial: Trial, aim: Aim): Moved | null {
  const full = wayOf(trial, aim);
  const { state, model, judge, room } = trial;
  if (full === null || full.length < 4 * radiusOf(state, model)) return null;
  const { x, y } = modelAt(state, model);
  const [hx, hy] = [x + roundOffset((full.x - x) / 2), y + roundOffset((full.y - y) / 2)];
  const open = openMove(room, hx, hy);
  const half = open === null ? judge(hx, hy) : yes(open);
  return half.ok ? half.value : null;
}

/** How near two centres are in base contact, the middle of what counts as touching (steps). */
function touchingRim(state: State, a: number, b: number): number {
  return radiusOf(state, a) + radiusOf(state, b) + TOUCH / 2;
}

/** Into contact with every enemy in reach; towards the nearest that is not, and away from the nearest of all. */
export function addContactAims(state: State, model: number, sprint: boolean, onlyContacts: boolean, aims: Aim[]): void {
  const mover = modelAt(state, model);
  const reach = reachOf(state, model, sprint).length;
  let nearest = -1;
  let least = Number.POSITIVE_INFINITY;
  let nearestBeyond = -1;
  let leastBeyond = Number.POSITIVE_INFINITY;
  for (let enemy = 0; enemy < state.models.length; enemy += 1) {
    if (!isThere(state, enemy) || !isEnemy(state, model, enemy)) continue;
    const there = modelAt(state, enemy);
    const rim = radiusOf(state, model) + radiusOf(state, enemy);
    const apart = Math.sqrt((there.x - mover.x) * (there.x - mover.x) + (there.y - mover.y) * (there.y - mover.y));
    if (apart < least) {
      least = apart;
      nearest = enemy;
    }
    if (apart - rim > reach) {
      if (apart < leastBeyond) {
        leastBeyond = apart;
        nearestBeyond = enemy;
      }
    } else if (sameFloor(state, mover, there)) addAimsAt(state, model, enemy, aims);
  }
  if (onlyContacts) return;
  if (nearestBeyond >= 0) addTowards(state, model, nearestBeyond, 1, aims);
  if (nearest >= 0) addTowards(state, model, nearest, -1, aims);
}

/** Straight at an enemy; where that does not come into contact, at either side of him. */
export function addAimsAt(state: State, model: number, enemy: number, aims: Aim[]): void {
  const mover = modelAt(state, model);
  const there = modelAt(state, enemy);
  const dx = there.x - mover.x;
  const dy = there.y - mover.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart < 1) return;
  const straight = way(dx / apart, dy / apart, apart - touchingRim(state, model, enemy));
  aims.push(straight);
  for (const flank of FLANKS) aims.push({ ...straight, how: 'beside', enemy, flank });
}

function addTowards(state: State, model: number, other: number, sign: 1 | -1, aims: Aim[]): void {
  const mover = modelAt(state, model);
  const there = modelAt(state, other);
  const dx = (there.x - mover.x) * sign;
  const dy = (there.y - mover.y) * sign;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart >= 1) aims.push(way(dx / apart, dy / apart, Number.POSITIVE_INFINITY));
}

/** The eight winds, the first two of them for one place in so many. */
const WINDS = 8;
const ALL_WINDS: readonly number[] = [0, 1, 2, 3, 4, 5, 6, 7];
/** A place is told from the next by so many steps: a centimetre. */
const PLACE = 640;

function windsAt({ x, y }: { readonly x: number; readonly y: number }, model: number): readonly number[] {
  const first = (Math.floor(x / PLACE) + 3 * Math.floor(y / PLACE) + model) % WINDS;
  return [first, (first + 3) % WINDS];
}

/** The compass: full sticks in its directions, half sticks in the four main ones. */
export function addCompassAims(state: State, model: number, sprint: boolean, { compass }: Sample, aims: Aim[]): void {
  for (const i of compass === 'all' ? ALL_WINDS : windsAt(modelAt(state, model), model)) {
    const facing = (i * FULL_TURN) / WINDS;
    const full = way(sine(facing), -cosine(facing), Number.POSITIVE_INFINITY);
    aims.push(full);
    if (compass === 'all' && !sprint && i % 2 === 0) aims.push({ ...full, how: 'half' });
  }
}

/** To places worth going to: cover, doors and windows, stairs, things to be picked up, friends (SK-MOV-10 to -14, SK-SCN-1, SK-RNG-21). */
export function addPlaceAims(state: State, model: number, sprint: boolean, sample: Sample, aims: Aim[]): void {
  const mover = modelAt(state, model);
  const reach = reachOf(state, model, sprint).length;
  for (const goal of goalsOf(state, model, reach, sample)) {
    const dx = goal.x - mover.x;
    const dy = goal.y - mover.y;
    const apart = Math.sqrt(dx * dx + dy * dy);
    if (apart - goal.stop >= 1) aims.push(way(dx / apart, dy / apart, apart - goal.stop));
  }
}

/** A place worth going to: how near its middle the centre should come. */
interface Goal {
  readonly x: number;
  readonly y: number;
  readonly stop: number;
}

function goalsOf(state: State, model: number, reach: number, sample: Sample): readonly Goal[] {
  const mover = modelAt(state, model);
  const radius = radiusOf(state, model);
  const touching = radius + TOUCH / 2;
  const goals: Goal[] = [];
  const inReach = (x: number, y: number, stop: number): boolean => {
    const limit = reach + stop;
    return (x - mover.x) * (x - mover.x) + (y - mover.y) * (y - mover.y) <= limit * limit;
  };
  const want = (x: number, y: number, stop: number): void => {
    if (inReach(x, y, stop)) goals.push({ x, y, stop });
  };
  const covers: { readonly goal: Goal; readonly far: number }[] = [];
  const shelter = (x: number, y: number, stop: number): void => {
    if (!inReach(x, y, stop)) return;
    covers.push({ goal: { x, y, stop }, far: (x - mover.x) * (x - mover.x) + (y - mover.y) * (y - mover.y) });
  };
  for (const feature of state.features) {
    if (feature.kind === 'building') {
      if (mover.mounted) continue;
      for (const opening of feature.openings) {
        if (opening.level !== mover.level) continue;
        const x = (opening.x1 + opening.x2) / 2;
        const y = (opening.y1 + opening.y2) / 2;
        want(x, y, touching);
        // Through an open door, as far as the stick goes.
        if (opening.kind === 'door' && !opening.barred && inReach(x, y, 0)) goals.push({ x, y, stop: -reach });
      }
      if (feature.stairs !== null) want(feature.stairs.x, feature.stairs.y, state.field.footRadius + touching);
      if (feature.ladder !== null && mover.level === 0) want(feature.ladder.x, feature.ladder.y, touching);
    } else if (feature.kind === 'tree') shelter(feature.x, feature.y, touching);
    else if (isLinear(feature)) shelter((feature.x1 + feature.x2) / 2, (feature.y1 + feature.y2) / 2, touching);
  }
  for (const thing of state.things) {
    if (thing.carrier < 0 && thing.scored < 0 && thing.level === mover.level) want(thing.x, thing.y, 0);
  }
  if (mover.tomahawk !== null && mover.tomahawk.level === mover.level) want(mover.tomahawk.x, mover.tomahawk.y, 0);
  for (const { goal } of covers.sort((p, q) => p.far - q.far).slice(0, sample.covers)) goals.push(goal);
  return goals.concat(friendGoals(state, model, reach, sample.friends));
}

/** Into contact with the nearest friends: groups are formed so (SK-GEO-14). */
function friendGoals(state: State, model: number, reach: number, most: number): readonly Goal[] {
  const mover = modelAt(state, model);
  const found: { readonly goal: Goal; readonly far: number }[] = [];
  for (let other = 0; other < state.models.length; other += 1) {
    if (other === model || !isThere(state, other) || isEnemy(state, model, other)) continue;
    const { x, y } = modelAt(state, other);
    const stop = radiusOf(state, model) + radiusOf(state, other) + TOUCH / 2;
    const far = (x - mover.x) * (x - mover.x) + (y - mover.y) * (y - mover.y);
    if (far <= (reach + stop) * (reach + stop) && far > (stop + TOUCH) * (stop + TOUCH)) {
      found.push({ goal: { x, y, stop }, far });
    }
  }
  return found
    .sort((p, q) => p.far - q.far)
    .slice(0, most)
    .map(({ goal }) => goal);
}
