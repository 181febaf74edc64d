/** The area a move covers (LB-MOVE-24, -27): one swept hull, or the footprints and corridors on the way. */
import {
  convexMeetsPolygon,
  gap,
  isWithin,
  leastGap,
  overlaps,
  type Point,
  type Polygon,
  polygonOf,
  polylineMeetsConvex,
  type Pose,
  movedQuad,
  type Quad,
  quadMeetsConvex,
  quadMeetsPolygon,
  sweptHull,
} from '@drumhead/table';
import { around, type Box, boxesMeet, boxesOverlap } from '../../ground/boxes.ts';
import type { TerrainPiece } from '../../state/state.ts';

export interface Track {
  readonly from: Quad;
  readonly end: Quad;
  /** Straight moves: the displacement in whole steps and its length. */
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
  /** A straight move: its swept hull is made on first use ({@link hullOf}). */
  readonly straight: boolean;
  hull: Polygon | null;
  /** The others: footprints and corridors in order, the first and the last footprint among them. */
  readonly quads: readonly Quad[];
  /** Other moves: the path of the front-centre, and the centre line of the body at the end ({@link spineOf}). */
  readonly spine: readonly number[];
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

const NOTHING: readonly never[] = [];

/** LB-MOVE-27: the area a straight move covers. */
export function hullOf(track: Track): Polygon {
  track.hull ??= sweptHull(track.from, track.dx, track.dy);
  return track.hull;
}

/**
 * The path of the front-centre, and the centre line of the body at the end: the part that must be on a bridge
 * (LB-TERR-06).
 */
export function spineOf(track: Track): readonly number[] {
  if (!track.straight) return track.spine;
  const [fx, fy, rx, ry] = bodyOf(track.from);
  const { dx, dy } = track;
  return [rx, ry, fx, fy, fx + dx, fy + dy, rx + dx, ry + dy];
}

/** A straight move of a footprint, facing kept. */
export function straightTrack(from: Quad, pose: Pose, to: Point): Track {
  const dx = to.x - pose.x;
  const dy = to.y - pose.y;
  const end = movedQuad(from, dx, dy);
  return {
    from,
    end,
    dx,
    dy,
    length: Math.sqrt(dx * dx + dy * dy),
    straight: true,
    hull: null,
    quads: NOTHING,
    spine: NOTHING,
    ...around(from, end),
  };
}

/** A move through these footprints and corridors, from first to last. */
export function trackOf(quads: readonly Quad[], spine: readonly number[]): Track {
  const from = quads[0] as Quad;
  let box: Box = from;
  for (const quad of quads) box = around(box, quad);
  const { minX, minY, maxX, maxY } = box;
  const end = quads[quads.length - 1] as Quad;
  return { from, end, dx: 0, dy: 0, length: 0, straight: false, hull: null, quads, spine, minX, minY, maxX, maxY };
}

/** Middle of the front edge and of the rear edge of a footprint, as a spine: front first. */
export function bodyOf(q: Quad): readonly [number, number, number, number] {
  return [(q.ax + q.bx) / 2, (q.ay + q.by) / 2, (q.cx + q.dx) / 2, (q.cy + q.dy) / 2];
}

/** LB-GEO-17 "touching": does the move share area with the piece? */
export function meetsArea(track: Track, piece: TerrainPiece): boolean {
  if (!boxesOverlap(track, piece)) return false;
  if (track.straight) return convexMeetsPolygon(hullOf(track), piece.points);
  for (const quad of track.quads) if (quadMeetsPolygon(quad, piece.points)) return true;
  return false;
}

/** Does the move cross the line? Touching it or going along it does not count. */
export function crossesLine(track: Track, piece: TerrainPiece): boolean {
  if (!boxesMeet(track, piece)) return false;
  if (track.straight) return polylineMeetsConvex(piece.points, hullOf(track));
  for (const quad of track.quads) if (polylineMeetsConvex(piece.points, polygonOf(quad))) return true;
  return false;
}

/** Does the footprint stand over the line (LB-MOVE-32)? */
export function standsAstride(quad: Quad, piece: TerrainPiece): boolean {
  return polylineMeetsConvex(piece.points, polygonOf(quad));
}

/** Does the move cover part of the footprint? */
export function meetsQuad(track: Track, other: Quad): boolean {
  if (!boxesOverlap(track, other)) return false;
  if (track.straight) return quadMeetsConvex(other, hullOf(track));
  for (const quad of track.quads) if (overlaps(quad, other)) return true;
  return false;
}

/** Does the move come within `limit` of the footprint anywhere? */
export function comesWithin(track: Track, other: Quad, limit: number): boolean {
  if (!boxesMeet(other, track, limit)) return false;
  if (track.straight) {
    if (track.length === 0) return isWithin(track.from, other, limit);
    return leastGap(track.from, track.dx / track.length, track.dy / track.length, track.length, other) <= limit;
  }
  for (let i = 1; i < track.quads.length; i++) if (isWithin(track.quads[i] as Quad, other, limit)) return true;
  return false;
}

/** The smallest gap to the footprint on the way. */
export function leastGapOf(track: Track, other: Quad): number {
  if (track.straight) {
    if (track.length === 0) return gap(track.from, other);
    return leastGap(track.from, track.dx / track.length, track.dy / track.length, track.length, other);
  }
  let least = Number.POSITIVE_INFINITY;
  for (const quad of track.quads) least = Math.min(least, gap(quad, other));
  return least;
}
