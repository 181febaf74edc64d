/** The shortest segment between two footprints, as the rules use it (LB-PROX-03, LB-TERR-12). */
import type { Quad, Segment } from '@drumhead/table';

function corners(q: Quad): readonly number[] {
  return [q.ax, q.ay, q.bx, q.by, q.cx, q.cy, q.dx, q.dy];
}

/**
 * The shortest segment between two footprints that do not meet. Where edges are parallel and many segments are equally
 * short (to the step), the middle one. Its first end is on `p`.
 */
export function shortestBetween(p: Quad, q: Quad): Segment {
  const found = segmentsBetween(p, q);
  const least = leastOf(found);
  let x1 = 0;
  let y1 = 0;
  let x2 = 0;
  let y2 = 0;
  let count = 0;
  for (let i = 0; i < found.length; i += 5) {
    if ((found[i] as number) > least + 1) continue;
    x1 += found[i + 1] as number;
    y1 += found[i + 2] as number;
    x2 += found[i + 3] as number;
    y2 += found[i + 4] as number;
    count += 1;
  }
  return { x1: x1 / count, y1: y1 / count, x2: x2 / count, y2: y2 / count };
}

/** From each corner of either footprint to each edge of the other: for each the length and both ends, the end on `p` first. */
export function segmentsBetween(p: Quad, q: Quad): readonly number[] {
  const found: number[] = [];
  collect(corners(p), corners(q), false, found);
  collect(corners(q), corners(p), true, found);
  return found;
}

/** The least length of such a list. */
export function leastOf(found: readonly number[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < found.length; i += 5) least = Math.min(least, found[i] as number);
  return least;
}

/** From each corner of one footprint to each edge of the other: the length and both ends, the end on `p` first. */
function collect(points: readonly number[], edges: readonly number[], swapped: boolean, found: number[]): void {
  for (let v = 0; v < 8; v += 2) {
    const x = points[v] as number;
    const y = points[v + 1] as number;
    for (let e = 0; e < 8; e += 2) {
      const ax = edges[e] as number;
      const ay = edges[e + 1] as number;
      const dx = (edges[(e + 2) % 8] as number) - ax;
      const dy = (edges[(e + 3) % 8] as number) - ay;
      const along = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
      const share = along < 0 ? 0 : along > 1 ? 1 : along;
      const fx = ax + dx * share;
      const fy = ay + dy * share;
      const length = Math.sqrt((fx - x) * (fx - x) + (fy - y) * (fy - y));
      if (swapped) found.push(length, fx, fy, x, y);
      else found.push(length, x, y, fx, fy);
    }
  }
}
