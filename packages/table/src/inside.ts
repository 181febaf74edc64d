import type { Polygon } from './hull.ts';
import { sideOfPolygon } from './polygon.ts';
import { side } from './segment.ts';

/**
 * Has a segment some positive length in the open inside of a simple, perhaps concave, polygon? Touching the border,
 * running along it or passing a corner from outside has not. Exact for whole steps.
 */
export function segmentMeetsPolygon(x1: number, y1: number, x2: number, y2: number, polygon: Polygon): boolean {
  const n = polygon.length;
  if (n < 6 || (x1 === x2 && y1 === y2) || !nearPolygon(x1, y1, x2, y2, polygon)) return false;
  let onLine = 0;
  let ax = polygon[n - 2] as number;
  let ay = polygon[n - 1] as number;
  let sa = side(x1, y1, x2, y2, ax, ay);
  for (let i = 0; i < n; i += 2) {
    const bx = polygon[i] as number;
    const by = polygon[i + 1] as number;
    const sb = side(x1, y1, x2, y2, bx, by);
    if (sb === 0) {
      onLine += 1;
    } else if ((sa < 0 && sb > 0) || (sa > 0 && sb < 0)) {
      // The border crosses the segment's line here; if in the segment's middle, it leads from out to in or back.
      const s1 = side(ax, ay, bx, by, x1, y1);
      const s2 = side(ax, ay, bx, by, x2, y2);
      if ((s1 < 0 && s2 > 0) || (s1 > 0 && s2 < 0)) return true;
    }
    ax = bx;
    ay = by;
    sa = sb;
  }
  // The border crosses the segment nowhere but at corners: between those, each piece is in, out or on the border.
  if (onLine === 0) return sideOfPolygon(x1 + x2, y1 + y2, 2, polygon) > 0;
  const length2 = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1);
  let fromX = x1;
  let fromY = y1;
  let from = 0;
  while (from < length2) {
    let toX = x2;
    let toY = y2;
    let to = length2;
    for (let i = 0; i < n; i += 2) {
      const x = polygon[i] as number;
      const y = polygon[i + 1] as number;
      if (side(x1, y1, x2, y2, x, y) !== 0) continue;
      const along = (x - x1) * (x2 - x1) + (y - y1) * (y2 - y1);
      if (along > from && along < to) {
        to = along;
        toX = x;
        toY = y;
      }
    }
    if (sideOfPolygon(fromX + toX, fromY + toY, 2, polygon) > 0) return true;
    from = to;
    fromX = toX;
    fromY = toY;
  }
  return false;
}

/** May the segment have length inside, by the boxes? (Along an axis it has no breadth; the test is as sharp then.) */
function nearPolygon(x1: number, y1: number, x2: number, y2: number, polygon: Polygon): boolean {
  const minX = x1 < x2 ? x1 : x2;
  const maxX = x1 < x2 ? x2 : x1;
  const minY = y1 < y2 ? y1 : y2;
  const maxY = y1 < y2 ? y2 : y1;
  let left = false;
  let right = false;
  let above = false;
  let below = false;
  for (let i = 0; i < polygon.length; i += 2) {
    const x = polygon[i] as number;
    const y = polygon[i + 1] as number;
    if (x < maxX) left = true;
    if (x > minX) right = true;
    if (y < maxY) above = true;
    if (y > minY) below = true;
  }
  return left && right && above && below;
}

const CUTS: number[] = [];
const NONE: readonly Polygon[] = [];

/**
 * The length of the part of a segment that lies in the open inside of a simple, perhaps concave, polygon, in float
 * steps; what runs along the border does not count, nor what lies inside one of the polygons `except`. (Whether there is
 * any inside: `segmentMeetsPolygon`, which is exact.)
 */
export function lengthInside(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  polygon: Polygon,
  except: readonly Polygon[] = NONE,
): number {
  if (polygon.length < 6 || !nearPolygon(x1, y1, x2, y2, polygon)) return 0;
  const length2 = (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1);
  if (length2 === 0) return 0;
  CUTS[0] = 0;
  let cuts = addCuts(x1, y1, x2, y2, length2, polygon, 1);
  for (const other of except) cuts = addCuts(x1, y1, x2, y2, length2, other, cuts);
  CUTS[cuts++] = 1;
  let share = 0;
  for (let i = 1; i < cuts; i += 1) {
    const from = CUTS[i - 1] as number;
    const to = CUTS[i] as number;
    if (from >= to) continue;
    const middle = (from + to) / 2;
    if (!pieceInside(x1, y1, x2, y2, middle, polygon)) continue;
    if (!except.some((other) => pieceInside(x1, y1, x2, y2, middle, other))) share += to - from;
  }
  return share * Math.sqrt(length2);
}

/** Sorts the shares at which a segment cuts or touches the border of a polygon into `CUTS`; how many there are then. */
function addCuts(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  length2: number,
  polygon: Polygon,
  known: number,
): number {
  const n = polygon.length;
  let cuts = known;
  let ax = polygon[n - 2] as number;
  let ay = polygon[n - 1] as number;
  let sa = side(x1, y1, x2, y2, ax, ay);
  for (let i = 0; i < n; i += 2) {
    const bx = polygon[i] as number;
    const by = polygon[i + 1] as number;
    const sb = side(x1, y1, x2, y2, bx, by);
    let at = -1;
    if (sb === 0) {
      at = ((bx - x1) * (x2 - x1) + (by - y1) * (y2 - y1)) / length2;
    } else if ((sa < 0 && sb > 0) || (sa > 0 && sb < 0)) {
      const s1 = side(ax, ay, bx, by, x1, y1);
      at = s1 / (s1 - side(ax, ay, bx, by, x2, y2));
    }
    if (at > 0 && at < 1) {
      let slot = cuts++;
      for (; (CUTS[slot - 1] as number) > at; slot -= 1) CUTS[slot] = CUTS[slot - 1] as number;
      CUTS[slot] = at;
    }
    ax = bx;
    ay = by;
    sa = sb;
  }
  return cuts;
}

/** Is the piece of the segment around its share `middle` inside the polygon, not along one of its edges? */
function pieceInside(x1: number, y1: number, x2: number, y2: number, middle: number, polygon: Polygon): boolean {
  const n = polygon.length;
  const x = x1 + (x2 - x1) * middle;
  const y = y1 + (y2 - y1) * middle;
  let ax = polygon[n - 2] as number;
  let ay = polygon[n - 1] as number;
  for (let i = 0; i < n; i += 2) {
    const bx = polygon[i] as number;
    const by = polygon[i + 1] as number;
    if (side(x1, y1, x2, y2, ax, ay) === 0 && side(x1, y1, x2, y2, bx, by) === 0) {
      const a = (ax - x) * (x2 - x1) + (ay - y) * (y2 - y1);
      const b = (bx - x) * (x2 - x1) + (by - y) * (y2 - y1);
      if (a < 0 !== b < 0) return false;
    }
    ax = bx;
    ay = by;
  }
  return sideOfPolygon(x, y, 1, polygon) > 0;
}
