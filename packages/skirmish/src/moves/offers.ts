/** A good finite sample of the Moves of a model: into contact, towards and away, to cover, doors, things and friends. */
import { yes } from '@drumhead/engine';
import { cosine, FULL_TURN, roundOffset, sine } from '@drumhead/table';
import { modelAt } from '../abilities.ts';
import type { Command } from '../commands.ts';
import { isEnemy, isThere, radiusOf } from '../geometry.ts';
import { isLinear, sameFloor, TOUCH } from '../ground.ts';
import type { Doing } from '../frames.ts';
import type { State } from '../state.ts';
import { farthest, type Judge } from './along.ts';
import { slowedDown, tryMove } from './move.ts';
import { reachOf, sprintProblem } from './mover.ts';
import { openMove, type Room, roomOf } from './room.ts';
import { type Moved, postureProblem, startOf } from './straight.ts';

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

export type MoveCommand = Extract<Command, { readonly type: 'move' }>;

/** Moves of the model that is acting; every one would be accepted. */
export function moveOffers(state: State, doing: Doing, sample: Sample = FEW): readonly MoveCommand[] {
  const { model } = doing;
  if (doing.left < 1 || postureProblem(modelAt(state, model)) !== null || slowedDown(state, model)) return [];
  const offers = new Offers(model);
  addMoves(state, doing, false, offers, sample);
  if (sprintProblem(state, model) === null) addMoves(state, doing, true, offers, sample);
  return offers.list;
}

/** Collects Moves, each place once; a place in reach of the plain stick is not sprinted to. */
export class Offers {
  readonly list: MoveCommand[] = [];
  private readonly model: number;
  private readonly seen = new Set<number>();

  constructor(model: number) {
    this.model = model;
  }

  add(moved: Moved | null): boolean {
    if (moved === null) return false;
    const place = moved.x * 0x200000 + moved.y;
    if (this.seen.has(place)) return true;
    this.seen.add(place);
    this.list.push({ type: 'move', model: this.model, x: moved.x, y: moved.y, sprint: moved.sprint });
    return true;
  }
}

function addMoves(state: State, doing: Doing, sprint: boolean, offers: Offers, sample: Sample): void {
  const { model } = doing;
  const start = startOf(state, model);
  const judge: Judge = (x, y) => tryMove(state, doing, x, y, sprint, start);
  const found = roomOf(state, model, sprint, start);
  // SK-SPR-2: no way through open ground is a charge.
  const room = doing.mustCharge && !doing.acted ? { ...found, open: false } : found;
  addContacts(state, model, sprint, judge, offers, room);
  if (doing.mustCharge && !doing.acted) return;
  addToPlaces(state, model, sprint, judge, offers, room, sample);
  addCompass(state, model, sprint, judge, offers, room, sample);
}

/** Into contact with every enemy in reach; towards the nearest that is not, and away from the nearest of all. */
function addContacts(state: State, model: number, sprint: boolean, judge: Judge, offers: Offers, room: Room): void {
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
    } else if (sameFloor(state, mover, there)) addContact(state, model, enemy, sprint, judge, offers, room);
  }
  if (nearestBeyond >= 0) addTowards(state, model, nearestBeyond, 1, sprint, judge, offers, room);
  if (nearest >= 0) addTowards(state, model, nearest, -1, sprint, judge, offers, room);
}

/** Straight at an enemy; where that does not come into contact, at either side of him. */
export function addContact(
  state: State,
  model: number,
  enemy: number,
  sprint: boolean,
  judge: Judge,
  offers: Offers,
  room: Room = { ...roomOf(state, model, sprint, startOf(state, model)), open: false },
): void {
  const mover = modelAt(state, model);
  const there = modelAt(state, enemy);
  const dx = there.x - mover.x;
  const dy = there.y - mover.y;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart < 1) return;
  const rim = radiusOf(state, model) + radiusOf(state, enemy) + TOUCH / 2;
  const straight = farthest(state, model, dx / apart, dy / apart, apart - rim, sprint, judge, room);
  offers.add(straight);
  if (straight?.meets.includes(enemy)) return;
  for (const flank of FLANKS) {
    // From him towards the mover, turned aside.
    const s = sine(flank);
    const c = cosine(flank);
    const px = there.x + roundOffset((rim * (-dx * c + dy * s)) / apart);
    const py = there.y + roundOffset((rim * (-dy * c - dx * s)) / apart);
    const beside = judge(px, py);
    if (beside.ok) offers.add(beside.value);
  }
}

function addTowards(
  state: State,
  model: number,
  other: number,
  sign: 1 | -1,
  sprint: boolean,
  judge: Judge,
  offers: Offers,
  room: Room,
): void {
  const mover = modelAt(state, model);
  const there = modelAt(state, other);
  const dx = (there.x - mover.x) * sign;
  const dy = (there.y - mover.y) * sign;
  const apart = Math.sqrt(dx * dx + dy * dy);
  if (apart < 1) return;
  offers.add(farthest(state, model, dx / apart, dy / apart, Number.POSITIVE_INFINITY, sprint, judge, room));
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
function addCompass(
  state: State,
  model: number,
  sprint: boolean,
  judge: Judge,
  offers: Offers,
  room: Room,
  { compass }: Sample,
): void {
  const { x, y } = modelAt(state, model);
  for (const i of compass === 'all' ? ALL_WINDS : windsAt({ x, y }, model)) {
    const facing = (i * FULL_TURN) / WINDS;
    const [ux, uy] = [sine(facing), -cosine(facing)];
    const full = farthest(state, model, ux, uy, Number.POSITIVE_INFINITY, sprint, judge, room);
    if (full === null) continue;
    offers.add(full);
    if (compass === 'two' || sprint || i % 2 === 1 || full.length < 4 * radiusOf(state, model)) continue;
    const [hx, hy] = [x + roundOffset((full.x - x) / 2), y + roundOffset((full.y - y) / 2)];
    const open = openMove(room, hx, hy);
    const half = open === null ? judge(hx, hy) : yes(open);
    if (half.ok) offers.add(half.value);
  }
}

/** A place worth going to: how near its middle the centre should come (SK-MOV-10 to -14, SK-SCN-1, SK-RNG-21). */
interface Goal {
  readonly x: number;
  readonly y: number;
  readonly stop: number;
}

function addToPlaces(
  state: State,
  model: number,
  sprint: boolean,
  judge: Judge,
  offers: Offers,
  room: Room,
  sample: Sample,
): void {
  const mover = modelAt(state, model);
  const reach = reachOf(state, model, sprint).length;
  for (const goal of goalsOf(state, model, reach, sample)) {
    const dx = goal.x - mover.x;
    const dy = goal.y - mover.y;
    const apart = Math.sqrt(dx * dx + dy * dy);
    if (apart - goal.stop < 1) continue;
    offers.add(farthest(state, model, dx / apart, dy / apart, apart - goal.stop, sprint, judge, room));
  }
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
