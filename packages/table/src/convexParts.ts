import type { Polygon } from './hull.ts';
import { signedTwiceArea } from './polygon.ts';
import { segmentCrossesSegment, side } from './segment.ts';

/**
 * Does a polygon turn to one side alone, going straight on here and there, and go round once? A star turns to one side too,
 * but goes right and back more than once. Exact for whole steps.
 */
export function isConvex(polygon: Polygon): boolean {
  const n = polygon.length;
  let left = false;
  let right = false;
  let reversals = 0;
  let last = 0;
  for (let i = 0; i < n; i += 2) {
    const at = (k: number): number => polygon[(i + k) % n] as number;
    const turn = side(at(0), at(1), at(2), at(3), at(4), at(5));
    if (turn > 0) right = true;
    if (turn < 0) left = true;
    const way = Math.sign(at(2) - at(0) || at(3) - at(1));
    if (way * last < 0) reversals++;
    if (way !== 0) last = way;
  }
  // From the side that closes it to the first, a reversal may still be uncounted: two in all are one way there and back.
  return left !== right && reversals <= 2;
}

/** Is a polygon simple: do its sides touch only their neighbours, at the corners? Exact for whole steps. */
export function isSimple(polygon: Polygon): boolean {
  const n = polygon.length / 2;
  const at = (i: number): number => polygon[i % (2 * n)] as number;
  const sideAt = (i: number) => [at(2 * i), at(2 * i + 1), at(2 * i + 2), at(2 * i + 3)] as const;
  for (let i = 0; i < n; i++) {
    const [x1, y1, x2, y2] = sideAt(i);
    if (x1 === x2 && y1 === y2) return false;
    const [, , x3, y3] = sideAt(i + 1);
    // The next side must not fold back onto this one.
    if (side(x1, y1, x2, y2, x3, y3) === 0 && (x2 - x1) * (x3 - x2) + (y2 - y1) * (y3 - y2) < 0) return false;
    for (let j = i + 2; j < n; j++) {
      if (i === 0 && j === n - 1) continue;
      if (segmentCrossesSegment(x1, y1, x2, y2, ...sideAt(j))) return false;
    }
  }
  return true;
}

/**
 * A simple polygon as convex ones that share borders alone and cover it exactly, all clockwise on the screen; a convex one
 * is its own only part, as it is. Ears are cut off and grown together again; the order follows from the corners alone.
 */
export function convexParts(polygon: Polygon): readonly Polygon[] {
  if (isConvex(polygon)) return [polygon];
  return joined(ears(signedTwiceArea(polygon) > 0 ? polygon : backwards(polygon)));
}

function backwards(polygon: Polygon): Polygon {
  return Array.from({ length: polygon.length }, (_, i) => {
    const corner = polygon.length - 2 - (i - (i % 2));
    return polygon[corner + (i % 2)] as number;
  });
}

/** Triangles with the corners of a simple polygon that runs clockwise. */
function ears(polygon: Polygon): readonly Polygon[] {
  const left = Array.from({ length: polygon.length / 2 }, (_, i) => 2 * i);
  const cut: Polygon[] = [];
  while (left.length > 2) {
    const n = left.length;
    const ear = left.findIndex((_, i) => isEar(polygon, left, (i + n - 1) % n, i, (i + 1) % n));
    // A simple polygon always has one; without this a crossed one would never end.
    if (ear < 0) return cut;
    const triangle = [(ear + n - 1) % n, ear, (ear + 1) % n].flatMap((i) => cornerAt(polygon, left[i] as number));
    if (signedTwiceArea(triangle) !== 0) cut.push(triangle);
    left.splice(ear, 1);
  }
  return cut;
}

const cornerAt = (polygon: Polygon, i: number): readonly [number, number] => [
  polygon[i] as number,
  polygon[i + 1] as number,
];

/** May the corner `b` be cut off, as no other corner lies in the triangle with its neighbours? A straight one always may. */
function isEar(polygon: Polygon, left: readonly number[], a: number, b: number, c: number): boolean {
  const [ax, ay] = cornerAt(polygon, left[a] as number);
  const [bx, by] = cornerAt(polygon, left[b] as number);
  const [cx, cy] = cornerAt(polygon, left[c] as number);
  const turn = side(ax, ay, bx, by, cx, cy);
  if (turn <= 0) return turn === 0;
  return left.every((corner, i) => {
    if (i === a || i === b || i === c) return true;
    const [x, y] = cornerAt(polygon, corner);
    return side(ax, ay, bx, by, x, y) < 0 || side(bx, by, cx, cy, x, y) < 0 || side(cx, cy, ax, ay, x, y) < 0;
  });
}

/** As few parts as come of joining two that share a side, over and over, where the whole is convex. */
function joined(parts: readonly Polygon[]): readonly Polygon[] {
  for (let i = 0; i < parts.length; i++) {
    for (let j = i + 1; j < parts.length; j++) {
      const whole = together(parts[i] as Polygon, parts[j] as Polygon);
      if (whole !== null) return joined(parts.flatMap((part, at) => (at === i ? [whole] : at === j ? [] : [part])));
    }
  }
  return parts;
}

/** Both as one, if they share a side and that is convex; else null. */
function together(one: Polygon, other: Polygon): Polygon | null {
  for (let i = 0; i < one.length; i += 2) {
    const next = (i + 2) % one.length;
    for (let j = 0; j < other.length; j += 2) {
      const after = (j + 2) % other.length;
      const isShared =
        one[i] === other[after] &&
        one[i + 1] === other[after + 1] &&
        one[next] === other[j] &&
        one[next + 1] === other[j + 1];
      if (!isShared) continue;
      // From the end of the side round the one to its beginning, then round the other, without its ends.
      const whole = [...from(one, next), ...from(other, after).slice(2, -2)];
      return isConvex(whole) ? whole : null;
    }
  }
  return null;
}

/** The corners in their order, this one first. */
const from = (polygon: Polygon, corner: number): readonly number[] => [
  ...polygon.slice(corner),
  ...polygon.slice(0, corner),
];
