/**
 * The ground that all moves of a box have in common (LB-PROX-05, -06): shrink the footprint by the farthest that a point of
 * it strays over the box, and move that as the middle of the box says. Each move of the box covers the whole of it. If the
 * shrunk footprint runs into something, or comes or stands too near to it, so do they all.
 */
import {
  gap,
  isWithin,
  type Point,
  pointSegmentGapSquared,
  polylineGapSquared,
  type Pose,
  type Quad,
  quadOf,
  type Segment,
  segmentCrossesSegment,
} from '@drumhead/table';
import { boxesMeet } from '../../ground/boxes.ts';
import { bodyOfUnit } from '../../ground/footprints.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import { leastOf, segmentsBetween } from '../../ground/shortestSegment.ts';
import { T1 } from '../../ground/terrainKinds.ts';
import type { Surroundings } from '../path/surroundings.ts';
import { comesWithin, leastGapOf, type Track } from '../path/sweptTrack.ts';
import { proximityLimit } from './spacing.ts';

/** Corners and places are rounded to whole steps: strays are this much more, in steps. */
export const ROUNDING = 4;

/** A part of all the footprints of a box, but for `beyond` steps. */
export interface Common {
  readonly quad: Quad;
  /** How far it may stick out of one of them: distances are judged with this to spare, meeting a thing is not judged. */
  readonly beyond: number;
}

export const LEAST = 4;

/** The footprint at this pose, made smaller by so many steps all round, or as small as it goes. */
export function shrunk({ size }: Surroundings, pose: Pose, stray: number): Common {
  const room = Math.floor((Math.min(size.width, size.depth) - LEAST) / 2);
  const by = Math.min(Math.ceil(stray), room);
  return {
    quad: quadOf(pose, { width: size.width - 2 * by, depth: size.depth - 2 * by }),
    beyond: Math.max(0, stray - by),
  };
}

/** Where all footprints of a box end: the part common to them, and one of them. */
export interface Standing extends Common {
  readonly whole: Quad;
  readonly stray: number;
}

export function standing(s: Surroundings, pose: Pose, stray: number): Standing {
  return { ...shrunk(s, pose, stray), whole: quadOf(pose, s.size), stray };
}

/** The front centre, whatever the facing. */
export function pointAt({ x, y }: Point, stray: number): Standing {
  const quad = quadOf({ x, y, facing: 0 }, { width: LEAST, depth: LEAST });
  return { quad, beyond: stray + LEAST, whole: quad, stray: Number.POSITIVE_INFINITY };
}

/** LB-MOVE-28, -31, with `beyond` steps to spare. */
export function isEnemyNear(s: Surroundings, track: Track, beyond: number): boolean {
  const stop = s.field.sticks.s + TOLERANCE - beyond;
  return s.enemies.some(({ quad, close, gap: before }) =>
    close ? leastGapOf(track, quad) + beyond < before - TOLERANCE : stop > 0 && comesWithin(track, quad, stop),
  );
}

/**
 * LB-PROX-01, -03: are all footprints of a box too near to this friend, but for a line between them ({@link mayBeParted})?
 * If so, the most that any of them may be off (steps); else null.
 */
export function mostGapIfNear(s: Surroundings, unit: number, end: Standing): number | null {
  if (s.profile.arm === 'artillery' || s.field.units[unit]?.arm === 'artillery') return null;
  const { quad } = bodyOfUnit(s.state, unit);
  const reach = proximityLimit(s.field) + TOLERANCE - end.beyond;
  if (reach <= 0 || !isWithin(end.quad, quad, reach)) return null;
  return gap(end.quad, quad) + end.beyond;
}

/** LB-PROX-03: may a line lie between any footprint of the box and this friend, which is at most `most` steps off? */
export function mayBeParted(s: Surroundings, unit: number, { whole, stray }: Standing, most: number): boolean {
  const friend = bodyOfUnit(s.state, unit).quad;
  // What parts them meets the shortest way between them, and so comes within its length of the friend.
  const near = most + ROUNDING + 2 * TOLERANCE;
  const lines = s.field.terrain.filter(
    (piece) => (T1[piece.kind].obstacle || piece.kind === 'stream') && boxesMeet(piece, friend, near),
  );
  if (lines.length === 0) return false;
  if (stray === Number.POSITIVE_INFINITY)
    return lines.some(({ points }) => liesWithin(points, friend, most + ROUNDING));
  const between = shortestOf(whole, friend, stray);
  const mayTouch = isWithin(whole, friend, stray + 2 * TOLERANCE);
  return lines.some(({ points }) => {
    // Where two touch, a line between them may touch them at different places.
    if (mayTouch && liesWithin(points, friend, 2 * TOLERANCE) && liesWithin(points, whole, stray + 2 * TOLERANCE))
      return true;
    return lineGap(points, between.segment) <= between.stray;
  });
}

const liesWithin = (line: readonly number[], quad: Quad, limit: number): boolean =>
  polylineGapSquared(line, quad) <= limit * limit;

/**
 * The shortest segment from a footprint that strays so far to a friend: where it lies, and how far its ends may be from
 * there. It runs from a corner to an edge; any two that are not longer by more than all can stray may be the shortest, or
 * the middle between such may be. An end on an edge strays with the edge, and with the corner opposite.
 */
function shortestOf(whole: Quad, friend: Quad, stray: number): { readonly segment: Segment; readonly stray: number } {
  const found = segmentsBetween(whole, friend);
  const longest = leastOf(found) + 1 + 2 * stray;
  let [x1, y1, x2, y2, count] = [0, 0, 0, 0, 0];
  const ends: (readonly [number, number, number, number])[] = [];
  for (let i = 0; i < found.length; i += 5) {
    const [length, ax, ay, bx, by] = found.slice(i, i + 5) as [number, number, number, number, number];
    if (length > longest) continue;
    ends.push([ax, ay, bx, by]);
    [x1, y1, x2, y2, count] = [x1 + ax, y1 + ay, x2 + bx, y2 + by, count + 1];
  }
  const segment: Segment = { x1: x1 / count, y1: y1 / count, x2: x2 / count, y2: y2 / count };
  let radius = 0;
  for (const [ax, ay, bx, by] of ends) {
    radius = Math.max(radius, distance(ax - segment.x1, ay - segment.y1), distance(bx - segment.x2, by - segment.y2));
  }
  return { segment, stray: radius + 4 * stray + ROUNDING };
}

const distance = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** The least distance from a line to a segment. */
function lineGap(line: readonly number[], { x1, y1, x2, y2 }: Segment): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 2; i < line.length; i += 2) {
    const [ax, ay, bx, by] = line.slice(i - 2, i + 2) as [number, number, number, number];
    if (segmentCrossesSegment(x1, y1, x2, y2, ax, ay, bx, by)) return 0;
    least = Math.min(
      least,
      pointSegmentGapSquared(ax, ay, bx, by, x1, y1),
      pointSegmentGapSquared(ax, ay, bx, by, x2, y2),
      pointSegmentGapSquared(x1, y1, x2, y2, ax, ay),
      pointSegmentGapSquared(x1, y1, x2, y2, bx, by),
    );
  }
  return Math.sqrt(least);
}
