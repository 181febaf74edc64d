/** A finite sample of the moves open to a unit, each checked by the same function as the command. */
import { facingTowards, HALF_TURN, largestWheel, normalise } from '@drumhead/table';
import type { FastMove, Move, RoadMove } from '../state/commands.ts';
import type { State } from '../state/state.ts';
import { isFast, lengthOf, rungOf } from './distance.ts';
import type { Mover } from './mover.ts';
import { kindProblem, kindsOf } from './moveKinds.ts';
import { roadsUnder } from './roadMove.ts';
import type { StraightLine } from './straightMove.ts';
import { roomOf, shorter } from './furthest.ts';
import { aroundActions, type Surroundings } from './path/surroundings.ts';
import { planMoveIn } from './planMove.ts';
import { TURN_MOST } from './turning.ts';

/**
 * `few`: moves to one hand only (the hand varies with the place), lines at full length only, for speed. `others`: the
 * rest of the sample.
 */
export type Sample = 'all' | 'few' | 'others';

/** Offers of moves, at their full length and straight on also at half; every one is accepted by {@link planMove}. */
export function moveOffers(
  state: State,
  mover: Mover,
  s: Surroundings = aroundActions(state, mover.unit),
  sample: Sample = 'all',
): Move[] {
  const offers: Move[] = [];
  for (const kind of kindsOf(s.field, s.u.formation)) {
    if (sample === 'others' && !PARTED.has(kind)) continue;
    if (kindProblem(state, mover, kind) === null) addKind(s, mover, kind, sample, offers);
  }
  return offers;
}

/** Kinds of move of which `few` has only a part. */
const PARTED: ReadonlySet<Move['kind']> = new Set([
  'straight',
  'oblique',
  'lateral',
  'wheel',
  'rotate',
  'aboutFace',
  'fast',
  'shift',
]);

/** Grid size in steps by which the hand of `few` varies: a centimetre. */
const PLACE = 640;

/** The hands of a sample, 0 left and 1 right. */
function handsOf({ u, unit }: Surroundings, sample: Sample): readonly (0 | 1)[] {
  if (sample === 'all') return BOTH;
  const even = (Math.floor(u.x / PLACE) + Math.floor(u.y / PLACE) + unit) % 2 === 0;
  return even === (sample === 'few') ? LEFT : RIGHT;
}

const BOTH = [0, 1] as const;
const LEFT = [0] as const;
const RIGHT = [1] as const;

function addKind(s: Surroundings, mover: Mover, kind: Move['kind'], sample: Sample, offers: Move[]): void {
  const full = lengthOf(s.field, rungOf(s.profile, s.u.formation), 0);
  switch (kind) {
    case 'straight':
      // For a column this is one of its free moves.
      if (!isFast(s.field, s.u.formation)) addLine(s, mover, { kind, distance: full }, sample, offers);
      return;
    case 'oblique':
      for (const hand of handsOf(s, sample)) addOne(s, mover, { kind, angle: OBLIQUES[hand], distance: full }, offers);
      return;
    case 'lateral':
      for (const hand of handsOf(s, sample)) {
        addOne(s, mover, { kind, side: SIDES[hand], distance: reduced(s) }, offers);
      }
      return;
    case 'backward':
      addOne(s, mover, { kind, distance: reduced(s) }, offers);
      return;
    case 'wheel':
      addWheels(s, mover, sample, offers);
      return;
    case 'rotate':
      for (const hand of handsOf(s, sample)) add(s, mover, { kind, angle: ROTATIONS[hand] }, offers);
      return;
    case 'aboutFace':
      // Of the three turns in place one sample has two, the other one.
      if (handsOf(s, sample).includes(0)) add(s, mover, { kind }, offers);
      return;
    case 'fast':
      addFast(s, mover, full, sample, offers);
      return;
    case 'road':
      addRoads(s, mover, full, offers);
      return;
    case 'shift':
      for (const hand of handsOf(s, sample)) {
        for (const turn of SHIFTS[hand]) {
          addOne(s, mover, { kind, direction: normalise(s.u.facing + turn), distance: full }, offers);
        }
      }
      return;
  }
}

const OBLIQUES = [-720, 720] as const;
const ROTATIONS = [-1440, 1440] as const;
const SIDES = ['left', 'right'] as const;
/** Ahead and to the left, back and to the right. */
const SHIFTS = [
  [0, 4320],
  [2880, 1440],
] as const;

/** LB-MOVE-15: the length of a manoeuvre on open ground. */
function reduced(s: Surroundings): number {
  return lengthOf(s.field, rungOf(s.profile, s.u.formation), 1);
}

function add(s: Surroundings, mover: Mover, move: Move, offers: Move[]): boolean {
  if (!planMoveIn(s, mover, move).ok) return false;
  offers.push(move);
  return true;
}

/** The full distance, or the longest legal one; in `others` also half of it. */
function addLine(s: Surroundings, mover: Mover, full: StraightLine | FastMove, sample: Sample, offers: Move[]): void {
  const longest = addOne(s, mover, full, sample === 'others' ? [] : offers);
  if (sample !== 'few') add(s, mover, { ...full, distance: longest >> 1 }, offers);
}

/** The full distance, or the longest legal one: its length, or 0. */
function addOne(s: Surroundings, mover: Mover, full: StraightLine | FastMove, offers: Move[]): number {
  // A straight move that meets an enemy is not tried at full length; a Fast unit that turns on the way may slip past.
  const room = full.kind === 'fast' ? full.distance : roomOf(s, full);
  if (room >= full.distance && add(s, mover, full, offers)) return full.distance;
  const instead = shorter(s, mover, full, full.kind === 'fast' ? roomOf(s, full) : room);
  if (instead === null) return 0;
  offers.push(instead);
  return instead.distance;
}

function addWheels(s: Surroundings, mover: Mover, sample: Sample, offers: Move[]): void {
  const guns = s.u.formation === 'unlimbered';
  const chord = guns ? s.field.sticks.vs : reduced(s);
  const most = largestWheel(s.size, chord, TURN_MOST);
  for (const hand of handsOf(s, sample)) {
    for (const angle of guns ? [most, -most] : [most])
      add(s, mover, { kind: 'wheel', pivot: SIDES[hand], angle }, offers);
  }
}

/**
 * Ahead and obliquely, turning the head along each; backward with the present facing. In `others` also to either side
 * and ahead at half length. Turns in place are rotations.
 */
function addFast(s: Surroundings, mover: Mover, full: number, sample: Sample, offers: Move[]): void {
  const { facing } = s.u;
  const along = (turn: number): FastMove => {
    const direction = normalise(facing + turn);
    return { kind: 'fast', direction, distance: full, facing: direction };
  };
  addLine(s, mover, along(0), sample, offers);
  for (const hand of handsOf(s, sample)) addOne(s, mover, along(OBLIQUES[hand]), offers);
  if (sample !== 'few') for (const turn of ROTATIONS) addOne(s, mover, along(turn), offers);
  if (sample === 'others') return;
  // Stryker disable next-line ArithmeticOperator: same: half a turn either way is the same direction
  addOne(s, mover, { kind: 'fast', direction: normalise(facing + HALF_TURN), distance: full, facing }, offers);
}

function addRoads(s: Surroundings, mover: Mover, full: number, offers: Move[]): void {
  for (const move of roadMoves(s, full, full)) if (planMoveIn(s, mover, move).ok) offers.push(move);
}

/** Marches along the roads under the unit, facing along them: the longest either way, and shorter ones by `step`. */
export function* roadMoves(s: Surroundings, full: number, step: number): Generator<RoadMove> {
  for (const road of roadsUnder(s.state, s.unit)) {
    const room = full - Math.ceil(road.aside);
    for (const sign of [1, -1]) {
      const left = Math.floor(sign > 0 ? road.length - road.distance : road.distance);
      for (let distance = Math.min(room, left); distance > 0; distance -= step) {
        const facing = facingAlong(road.piece.points, road.distance + sign * distance, sign);
        if (facing >= 0) yield { kind: 'road', road: road.piece.id, distance: sign * distance, facing };
      }
    }
  }
}

/** The direction of a road at a place on it, in the order of the march; -1 if it has none. */
function facingAlong(line: readonly number[], at: number, sign: number): number {
  let start = 0;
  for (let i = 2; i < line.length; i += 2) {
    const dx = (line[i] as number) - (line[i - 2] as number);
    const dy = (line[i + 1] as number) - (line[i - 1] as number);
    const length = Math.sqrt(dx * dx + dy * dy);
    const inside = sign > 0 ? at <= start + length : at < start + length;
    if (length > 0 && (inside || i + 2 >= line.length)) return facingTowards(dx * sign, dy * sign);
    start += length;
  }
  return -1;
}
