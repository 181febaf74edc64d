/** Ways of a centre across walls, hedges, banks and streams, which are lines without width (SIP-TER-2). */
import { crossingShare, type Point, segmentCrossesSegment, side } from '@drumhead/table';
import type { Line } from '../state/state.ts';

/**
 * SIP-TER-2. Where a straight way crosses a line (the first place by the line's own order), or null. A way that ends on
 * the line has not crossed it. One that begins on it crosses it by leaving to the other side than `before`, where the
 * unit came from; one that came from neither side crosses nothing.
 */
export function crossingOf(line: Line, from: Point, to: Point, before: Point | undefined): Point | null {
  const p = line.points;
  for (let i = 2; i < p.length; i += 2) {
    const [ax, ay, bx, by] = segmentAt(p, i);
    const share = crossingShare(from.x, from.y, to.x, to.y, ax, ay, bx, by);
    if (share === null) continue;
    const corner = cornerOn(p, i, from, to);
    const came = sideOf(p, i, corner, from) || (before === undefined ? 0 : sideOf(p, i, corner, before));
    if (came * sideOf(p, i, corner, to) >= 0) continue;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
  }
  return null;
}

/** Does a straight sight line share a point with a line on the ground? */
export function isOnSight(line: Line, x1: number, y1: number, x2: number, y2: number): boolean {
  const p = line.points;
  for (let i = 2; i < p.length; i += 2) {
    if (segmentCrossesSegment(x1, y1, x2, y2, ...segmentAt(p, i))) return true;
  }
  return false;
}

/**
 * SIP-TER-2. Where a unit that ends a straight way on lines came from: `from`, or still `before` if it only went along one
 * of them or stood still. Undefined: it ends on none of them, or came from neither side.
 */
export function cameFromOn(
  lines: readonly Line[],
  from: Point,
  to: Point,
  before: Point | undefined,
): Point | undefined {
  let isOn = false;
  for (const { points: p } of lines) {
    for (let i = 2; i < p.length; i += 2) {
      if (!isAt(p, i, to)) continue;
      if (sideOf(p, i, cornerOn(p, i, to, to), from) === 0) return before;
      isOn = true;
    }
  }
  return isOn ? from : undefined;
}

/** The stretch of a polyline that ends at a corner of it. */
function segmentAt(p: readonly number[], i: number): [number, number, number, number] {
  return [p[i - 2] as number, p[i - 1] as number, p[i] as number, p[i + 1] as number];
}

/** Is a point exactly on the stretch of a polyline that ends at a corner of it? */
function isAt(p: readonly number[], i: number, { x, y }: Point): boolean {
  return segmentCrossesSegment(x, y, x, y, ...segmentAt(p, i));
}

/** The corner at which a way meets a stretch of a polyline, as its place in the list; -1: it meets it between corners. */
function cornerOn(p: readonly number[], i: number, from: Point, to: Point): number {
  const isPoint = from.x === to.x && from.y === to.y;
  const meets = (at: number): boolean => {
    const [x, y] = [p[at] as number, p[at + 1] as number];
    return isPoint ? x === to.x && y === to.y : side(from.x, from.y, to.x, to.y, x, y) === 0;
  };
  return meets(i - 2) ? i - 2 : meets(i) ? i : -1;
}

/**
 * On which side of a polyline a point lies, seen from a place on one of its stretches, or on a corner of it: 1 right, -1
 * left, 0 neither.
 */
function sideOf(p: readonly number[], i: number, corner: number, { x, y }: Point): number {
  const closed = p[0] === p[p.length - 2] && p[1] === p[p.length - 1];
  const last = p.length - 2;
  const prior = corner > 0 ? corner - 2 : closed ? last - 2 : -1;
  const next = corner < last ? corner + 2 : closed ? 2 : -1;
  if (corner < 0 || prior < 0 || next < 0) return Math.sign(side(...segmentAt(p, i), x, y));
  const [ax, ay, vx, vy] = [p[prior], p[prior + 1], p[corner], p[corner + 1]] as [number, number, number, number];
  const [bx, by] = [p[next], p[next + 1]] as [number, number];
  const bend = side(ax, ay, vx, vy, bx, by);
  const s = side(ax, ay, vx, vy, x, y);
  const t = side(vx, vy, bx, by, x, y);
  // The inside of a bend is right (or left) of both its stretches, the outside of either.
  if (bend > 0 ? s > 0 && t > 0 : s > 0 || t > 0) return 1;
  return (bend < 0 ? s < 0 && t < 0 : s < 0 || t < 0) ? -1 : 0;
}
