/**
 * LB-PROX-05: is any move at all legal? Every move of the lattice is one of finitely many: a direction and a facing in
 * sixteenths of a degree, a length in whole steps. {@link searchLattice} tries them, as far as its budget goes, but for
 * boxes of moves that one reason refuses together.
 *
 * All moves of a box have some ground in common (`commonGround.ts`). If that is barred, so are they all. Only rules of that
 * kind refuse a box; all others are asked of single moves, by the judge himself.
 */
import {
  arcOf,
  type Budget,
  frontCentre,
  FULL_TURN,
  halfOf,
  largestWheel,
  type LatticeBox,
  type LatticeSearch,
  moved,
  type Point,
  type Pose,
  poseFromFrontCentre,
  type Quad,
  quadOf,
  type Range,
  searchLattice,
  searchLowest,
  turned,
  wheeled,
} from '@drumhead/table';
import type { FastMove, Move, MoveKind, RoadMove, RotateMove, WheelMove } from '../../state/commands.ts';
import type { TerrainPiece } from '../../state/state.ts';
import { lengthOf, type Rung, rungOf } from '../distance.ts';
import type { Mover } from '../mover.ts';
import { planMoveIn } from '../planMove.ts';
import { corridorsOf, type OnRoad, roadsUnder, wayAlong } from '../roadMove.ts';
import { directionOf, isManoeuvre, OBLIQUE_MOST, type StraightLine } from '../straightMove.ts';
import { keptOut, TURN_MOST } from '../turning.ts';
import {
  astrideProblem,
  canStillClear,
  edgeProblem,
  enemyProblem,
  friendProblem,
  lengthProblem,
  type Manner,
  reductionsOf,
  solidProblem,
} from '../path/path.ts';
import { streamProblem } from '../path/streams.ts';
import { type NearUnit, type Surroundings } from '../path/surroundings.ts';
import { standsAstride, straightTrack, type Track, trackOf } from '../path/sweptTrack.ts';
import {
  isEnemyNear,
  LEAST,
  mayBeParted,
  mostGapIfNear,
  pointAt,
  ROUNDING,
  shrunk,
  type Standing,
  standing,
} from './commonGround.ts';
import { isExcused } from './spacing.ts';

/** The footprint of a corridor along a bent road turns by up to a sixteenth of a degree: more of the same. */
const ROAD_ROUNDING = 16;

/** A legal move of this kind, or null if none is found; `isLegal` is the judge of single moves. */
export function anyMoveOf(
  s: Surroundings,
  mover: Mover,
  kind: MoveKind,
  budget: Budget,
  isLegal: Judge = (move) => planMoveIn(s, mover, move).ok,
): Move | null {
  const asked: Question = { s, mover, isLegal };
  const most = lengthOf(s.field, rungOf(s.profile, s.u.formation), 0);
  const length: Range = { low: 1, high: most };
  switch (kind) {
    case 'straight':
    case 'backward':
      return searchLattice(
        [length],
        lines(asked, (distance) => ({ kind, distance })),
        budget,
      );
    case 'lateral':
      return (
        searchLattice(
          [length],
          lines(asked, (distance) => ({ kind, side: 'left', distance })),
          budget,
        ) ??
        searchLattice(
          [length],
          lines(asked, (distance) => ({ kind, side: 'right', distance })),
          budget,
        )
      );
    case 'oblique':
      return searchLattice(
        [length, { low: -OBLIQUE_MOST, high: OBLIQUE_MOST }],
        lines(asked, (distance, angle) => ({ kind, angle, distance })),
        budget,
      );
    case 'shift':
      return searchLattice(
        [length, ALL_ROUND],
        lines(asked, (distance, direction) => ({ kind, direction, distance })),
        budget,
      );
    case 'fast':
      return searchLattice([{ low: 0, high: most }, ALL_ROUND, ALL_ROUND], freely(asked), budget);
    case 'road':
      for (const on of roadsUnder(s.state, s.unit)) {
        for (const sign of [1, -1] as const) {
          const found = searchLattice([length, ALL_ROUND], alongRoad(asked, on, sign), budget);
          if (found !== null) return found;
        }
      }
      return null;
    case 'rotate':
      return searchLowest(TURNS, rotations(asked), budget);
    case 'wheel':
      return (
        searchLowest(wheelsOf(s), wheels(asked, 'left'), budget) ??
        searchLowest(wheelsOf(s), wheels(asked, 'right'), budget)
      );
    case 'aboutFace':
      return judged(asked, { kind });
  }
}

const ALL_ROUND: Range = { low: 0, high: FULL_TURN - 1 };
const TURNS: Range = { low: -TURN_MOST, high: TURN_MOST };

type Judge = (move: Move) => boolean;

/** Whose move is searched, and who judges it. */
interface Question {
  readonly s: Surroundings;
  readonly mover: Mover;
  readonly isLegal: Judge;
}

/** The move itself, if it is legal. */
function judged<M extends Move>({ isLegal }: Question, move: M): M | null {
  return isLegal(move) ? move : null;
}

// --- straight lines: length and direction -----------------------------------------------------------------------------

function lines(asked: Question, moveOf: (distance: number, turn: number) => StraightLine): LatticeSearch<StraightLine> {
  const { s, mover } = asked;
  const common = commonGrounds(s);
  const at = ([distance = 0, turn = 0]: readonly number[]): StraightLine => moveOf(distance, turn);
  return {
    at: (point) => judged(asked, at(point)),
    strayOf: (box) => [halfOf(box, 0), ...box.ranges.slice(1).map((_, i) => arcOf(box, i + 1, longest(box)))],
    isHopeless(box, strays) {
      const stray = sum(strays) + ROUNDING;
      const move = at(box.middle);
      const to = moved(s.u, directionOf(s.u.facing, move) as number, move.distance);
      const small = shrunk(s, s.u, stray);
      const manner = mannerOf(s, isManoeuvre(move.kind));
      const shortest = (box.ranges[0] as Range).low;
      return (
        isWayBarred(common, straightTrack(small.quad, s.u, to), small.beyond, shortest, manner) ||
        isEndBarred(common, mover, standing(s, { ...s.u, ...to, facing: s.u.facing }, stray))
      );
    },
  };
}

const longest = ({ ranges }: LatticeBox): number => (ranges[0] as Range).high;

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0);

/** LB-MOVE-09..11, -20: the angles of a wheel on open ground. */
function wheelsOf({ field, profile, size, u }: Surroundings): Range {
  const isBackward = u.formation === 'unlimbered';
  const chord = lengthOf(field, rungOf(profile, u.formation), isBackward ? 0 : 1);
  const most = largestWheel(size, chord, TURN_MOST);
  return { low: isBackward ? -most : 1, high: most };
}

// --- turns: the angle -------------------------------------------------------------------------------------------------

function rotations(asked: Question): LatticeSearch<RotateMove> {
  const { s, mover } = asked;
  const common = commonGrounds(s);
  return {
    at: ([angle = 0]) => judged(asked, { kind: 'rotate', angle }),
    strayOf: (box) => [arcOf(box, 0, s.size.outer)],
    // A single turn is left to the judge.
    isHopeless: ({ middle: [angle = 0] }, [stray = 0]) =>
      stray > 0 && isPlaceBarred(common, mover, standing(s, turned(s.u, s.u.facing + angle), stray + ROUNDING)),
  };
}

function wheels(asked: Question, pivot: WheelMove['pivot']): LatticeSearch<WheelMove> {
  const { s, mover } = asked;
  const common = commonGrounds(s);
  return {
    at: ([angle = 0]) => judged(asked, { kind: 'wheel', pivot, angle }),
    // From the pivot to the corner opposite.
    strayOf: (box) => [arcOf(box, 0, 2 * s.size.outer)],
    isHopeless: ({ middle: [angle = 0] }, [stray = 0]) =>
      stray > 0 && isPlaceBarred(common, mover, standing(s, wheeled(s.u, s.size, pivot, angle), stray + ROUNDING)),
  };
}

// --- free facing: length, direction, facing --------------------------------------------------------------------------

function freely(asked: Question): LatticeSearch<FastMove> {
  const { s, mover } = asked;
  const common = commonGrounds(s);
  const front = frontCentre(s.u, s.size);
  const { width } = s.size;
  const at = ([distance = 0, direction = 0, facing = 0]: readonly number[]): FastMove => ({
    kind: 'fast',
    direction,
    distance,
    facing,
  });
  return {
    at: (point) => judged(asked, at(point)),
    strayOf: (box) => [halfOf(box, 0), arcOf(box, 1, longest(box)), arcOf(box, 2, armOf(s))],
    isHopeless(box, [far = 0, aside = 0, turn = 0]) {
      const { direction, distance, facing } = at(box.middle);
      const head = moved({ ...front, facing: 0 }, direction, distance);
      const stray = far + aside + arcOf(box, 1, width / 2) + ROUNDING;
      const lane = { width: width - 2 * stray, depth: distance - 2 * stray };
      const middle: Pose = { x: (front.x + head.x) >> 1, y: (front.y + head.y) >> 1, facing: direction };
      const way = Math.min(lane.width, lane.depth) > LEAST ? [quadOf(middle, lane)] : [];
      const shortest = (box.ranges[0] as Range).low;
      const pose = poseFromFrontCentre(head.x, head.y, facing, s.size);
      const end = standing(s, pose, far + aside + turn + ROUNDING);
      return (
        isEndBarred(common, mover, pointAt(head, far + aside + ROUNDING)) ||
        isEndBarred(common, mover, end) ||
        isWayBarred(common, trackThrough(s, way, end), 0, shortest, mannerOf(s, false))
      );
    },
  };
}

/** The farthest corner from the front centre. */
function armOf({ size }: Surroundings): number {
  return Math.sqrt((size.width * size.width) / 4 + size.depth * size.depth);
}

// --- a march by road: length and facing ---------------------------------------------------------------------------------

function alongRoad(asked: Question, on: OnRoad, sign: 1 | -1): LatticeSearch<RoadMove> {
  const { s, mover } = asked;
  // LB-MOVE-26: lines that the road crosses do not count.
  const common: Grounds = { ...commonGrounds(s), lines: [] };
  const front = frontCentre(s.u, s.size);
  const at = ([distance = 0, facing = 0]: readonly number[]): RoadMove => ({
    kind: 'road',
    road: on.piece.id,
    distance: sign * distance,
    facing,
  });
  return {
    at: (point) => judged(asked, at(point)),
    strayOf: (box) => [halfOf(box, 0), arcOf(box, 1, armOf(s))],
    isHopeless(box, [far = 0, turn = 0]) {
      const { low } = box.ranges[0] as Range;
      if ((sign > 0 ? on.length - on.distance : on.distance) < low) return true;
      const [distance = 0, facing = 0] = box.middle;
      const manner = { ...mannerOf(s, false), road: on.piece };
      const way = corridorsOf(wayAlong(on, sign * low, front), s.size.width, ROAD_ROUNDING);
      const head = wayAlong(on, sign * distance, front).at(-1) as Point;
      const stray = far + ROAD_ROUNDING;
      const end = standing(s, poseFromFrontCentre(head.x, head.y, facing, s.size), stray + turn);
      return (
        isEndBarred(common, mover, pointAt(head, stray)) ||
        isEndBarred(common, mover, end) ||
        isWayBarred(common, trackThrough(s, way, end), 0, low + Math.ceil(on.aside), manner)
      );
    },
  };
}

// --- reasons that hold for a whole box -----------------------------------------------------------------------------------

/** From where the unit stands through these corridors; to the end, if the footprints there have anything in common. */
function trackThrough(s: Surroundings, way: readonly Quad[], end: Standing): Track {
  return trackOf([s.quad, ...way, ...(end.beyond === 0 ? [end.quad] : [])], []);
}

/** Surroundings, without such as do not refuse more the more a move covers. */
interface Grounds {
  readonly s: Surroundings;
  /** LB-MOVE-32: without lines that the unit stands astride already. */
  readonly lines: readonly TerrainPiece[];
  readonly friends: readonly NearUnit[];
}

function commonGrounds(s: Surroundings): Grounds {
  // A stream may open to a column on a bridge (LB-TERR-06).
  const isBridged = s.crossings.some(({ kind }) => kind === 'bridge');
  const streams = isBridged ? [] : s.streams;
  const lines = s.obstacles.filter((piece) => !standsAstride(s.quad, piece));
  return { s: { ...s, streams }, lines, friends: s.friends };
}

function mannerOf(s: Surroundings, manoeuvre: boolean): Manner {
  return { manoeuvre, road: null, inPlace: false, keepOut: keptOut(s) };
}

/** Is every move refused that covers this and is at least so long? */
function isWayBarred({ s }: Grounds, track: Track, beyond: number, shortest: number, manner: Manner): boolean {
  if (isEnemyNear(s, track, beyond)) return true;
  if (beyond > 0) return false;
  if (edgeProblem(s, track) !== null || solidProblem(s, track, manner.road === null ? 'plain' : 'road') !== null)
    return true;
  const water = s.streams.length === 0 ? null : streamProblem(s, track);
  if (water !== null && water.refusal !== null) return true;
  const rung: Rung = rungOf(s.profile, s.u.formation);
  const ground = reductionsOf(s, track, manner, water?.forded ?? []);
  return lengthProblem(s, shortest, rung, manner, ground) !== null || enemyProblem(s, track, manner) !== null;
}

/** Is every move refused that ends like this? Not for turns in place, which may end nearer to an enemy (LB-MOVE-31). */
function isEndBarred(common: Grounds, mover: Mover, end: Standing): boolean {
  return isEnemyNear(common.s, trackOf([end.quad, end.quad], []), end.beyond) || isPlaceBarred(common, mover, end);
}

/** The same, because of friends and lines alone. */
function isPlaceBarred({ s, lines, friends }: Grounds, mover: Mover, end: Standing): boolean {
  const track = { from: s.quad, end: end.quad };
  if (end.beyond === 0 && (friendProblem(s, track) !== null || astrideProblem(s, track, lines) !== null)) return true;
  if (mover.activation.left > 1 || s.profile.arm === 'artillery') return false;
  return friends.some((friend) => isSurelyTooNear(s, mover, friend, end));
}

/** LB-PROX-01, -03, -05: {@link nearnessProblem}, of all footprints of a box. */
function isSurelyTooNear(s: Surroundings, mover: Mover, { unit }: NearUnit, end: Standing): boolean {
  const most = mostGapIfNear(s, unit, end);
  if (most === null) return false;
  if (isExcused(mover.activation, { unit, gap: most })) return false;
  if (mover.mode === 'group' && canStillClear(s, unit)) return false;
  return !mayBeParted(s, unit, end, most);
}
