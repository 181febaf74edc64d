/** Footprints of whole units on the table: turned rectangles, in millimetres and degrees. For drawing, picking and measuring. */
import type { Point } from '../camera.ts';
import { ahead } from '../units.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
  /** A round base; `width` is its diameter. */
  readonly round?: boolean;
}

/** A point as seen from a piece: to its right, and ahead of it. */
export function seenFrom(place: Place, at: Point): { readonly right: number; readonly ahead: number } {
  const f = ahead(place.facing * 16);
  const [dx, dy] = [at.x - place.x, at.y - place.y];
  return { ahead: dx * f.x + dy * f.y, right: dx * -f.y + dy * f.x };
}

/** And back to the table. */
export function fromSeen(place: Place, right: number, forward: number): Point {
  const f = ahead(place.facing * 16);
  return { x: place.x + forward * f.x - right * f.y, y: place.y + forward * f.y + right * f.x };
}

/** Distance of a point from a footprint; 0 inside. */
export function distanceTo(place: Place, at: Point): number {
  if (place.round) return Math.max(0, Math.hypot(at.x - place.x, at.y - place.y) - place.width / 2);
  const { right, ahead: forward } = seenFrom(place, at);
  const dx = Math.max(0, Math.abs(right) - place.width / 2);
  const dy = Math.max(0, Math.abs(forward) - place.depth / 2);
  return Math.hypot(dx, dy);
}

/** A candidate for picking. `bonus`: preferred by so much, since it stands among others. */
export interface Candidate<P> {
  readonly piece: P;
  readonly place: Place | null;
  readonly bonus?: number;
}

/**
 * The piece under the pointer: the nearest within reach; of several, the one with the nearest middle. `prefer`: from 0 to
 * 1, the part of the reach by which a piece comes before others.
 */
export function nearestPiece<P>(
  candidates: readonly Candidate<P>[],
  at: Point,
  reach: number,
  prefer: (piece: P) => number,
): P | null {
  let best: P | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const { piece, place, bonus = 0 } of candidates) {
    const away = place ? distanceTo(place, at) : Number.POSITIVE_INFINITY;
    if (!place || away > reach) continue;
    // Of two that lie over each other the one whose middle is meant.
    const aside = Math.max(0, away - bonus);
    const worth = aside + Math.hypot(place.x - at.x, place.y - at.y) * 0.02 - prefer(piece) * reach;
    if (worth >= least) continue;
    least = worth;
    best = piece;
  }
  return best;
}

/** The four corners, front left first, clockwise. */
export function cornersOf(place: Place): readonly [Point, Point, Point, Point] {
  const [w, d] = [place.width / 2, place.depth / 2];
  return [fromSeen(place, -w, d), fromSeen(place, w, d), fromSeen(place, w, -d), fromSeen(place, -w, -d)];
}

/** From one round base to another, with the ends of the line between them. */
function gapBetweenRounds(a: Place, b: Place): ReturnType<typeof gapBetween> {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy) || 1;
  const off = (place: Place, part: number) => ({ x: place.x + dx * part, y: place.y + dy * part });
  return {
    gap: Math.max(0, length - (a.width + b.width) / 2),
    from: off(a, a.width / 2 / length),
    to: off(b, -b.width / 2 / length),
  };
}

/** The gap between two footprints, and the two points where it is least. */
export function gapBetween(a: Place, b: Place): { readonly gap: number; readonly from: Point; readonly to: Point } {
  if (a.round && b.round) return gapBetweenRounds(a, b);
  const [p, q] = [cornersOf(a), cornersOf(b)] as const;
  if (p.some((c) => distanceTo(b, c) === 0) || q.some((c) => distanceTo(a, c) === 0)) return { gap: 0, from: a, to: b };
  let least = { gap: Number.POSITIVE_INFINITY, from: p[0], to: q[0] };
  const edges = (corners: readonly Point[], points: readonly Point[], swap: boolean) => {
    for (const point of points) {
      for (let i = 0; i < 4; i++) {
        const near = nearestOn(corners[i] as Point, corners[(i + 1) % 4] as Point, point);
        const gap = Math.hypot(near.x - point.x, near.y - point.y);
        if (gap < least.gap) least = swap ? { gap, from: point, to: near } : { gap, from: near, to: point };
      }
    }
  };
  edges(p, q, false);
  edges(q, p, true);
  return least;
}

/** The least gap from a footprint to any of the others; null without others. */
export function nearestGap(own: Place, others: readonly Place[]): ReturnType<typeof gapBetween> | null {
  const half = (place: Place) => Math.hypot(place.width, place.depth) / 2;
  let best: ReturnType<typeof gapBetween> | null = null;
  for (const other of others) {
    const atLeast = Math.hypot(other.x - own.x, other.y - own.y) - half(own) - half(other);
    if (best && atLeast >= best.gap) continue;
    const found = gapBetween(own, other);
    if (!best || found.gap < best.gap) best = found;
  }
  return best;
}

/** Measures between two points, from edge to edge if they lie on two footprints. */
export function measuredLine(
  a: Place | null,
  b: Place | null,
  from: Point,
  to: Point,
): { readonly gap: number; readonly from: Point; readonly to: Point } {
  if (a && b && (a.x !== b.x || a.y !== b.y)) return gapBetween(a, b);
  return { gap: Math.hypot(to.x - from.x, to.y - from.y), from, to };
}

function nearestOn(a: Point, b: Point, p: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return { x: a.x + dx * t, y: a.y + dy * t };
}
