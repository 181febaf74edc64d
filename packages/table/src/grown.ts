import { convexHull, type Polygon } from './hull.ts';
import { FULL_TURN, nearestWhole, normalise } from './lattice.ts';
import { signedTwiceArea } from './polygon.ts';
import { cosine, sine } from './trig.ts';

/**
 * Outlines as ground grows them: a rectangle with its corners rounded off, and its edge drawn in and out by slow waves.
 * Nothing but the choices given decides how one looks, so the same choices draw the same ground everywhere.
 */

/** A rectangle by its centre and size, whole steps. */
export interface GrownBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface GrownShape {
  readonly corners: number;
  /** How far the widest wave draws the edge in and out, as a share of half the side of a square as large. */
  readonly reach: number;
  /** The rectangle turned by so much, facing steps. */
  readonly turn?: number;
}

/** A whole number from 0 on, less than `count`. */
type Choose = (count: number) => number;

/** Waves once around the edge, each with its share of the reach. */
const WAVES: readonly (readonly [count: number, share: number])[] = [
  [2, 0.5],
  [3, 1],
  [4, 0.62],
  [5, 0.45],
  [7, 0.36],
];

/**
 * An outline with the centre of the rectangle and `fill` of its area, its corners on whole multiples of `unit` steps,
 * clockwise on the screen. It may reach a little beyond the rectangle.
 */
export function grownAround(box: GrownBox, shape: GrownShape, fill: number, unit: number, choose: Choose): Polygon {
  return settled(box, grown(box, shape, choose), fill, unit, (corners) => corners);
}

/** As `grownAround`, and convex: with as many corners as that leaves. */
export function grownConvex(box: GrownBox, shape: GrownShape, fill: number, unit: number, choose: Choose): Polygon {
  return settled(box, convexHull(grown(box, shape, choose)), fill, unit, convexHull);
}

/** Corners around the origin, clockwise on the screen, not yet of the right size. */
function grown({ width, height }: GrownBox, { corners: count, reach, turn = 0 }: GrownShape, choose: Choose): number[] {
  const waves = WAVES.map(([times, share]) => ({ times, share, phase: choose(FULL_TURN) }));
  // The same way out for all sides, so that a long ridge is not torn at its ends.
  const out = (reach * Math.sqrt(width * height)) / 2;
  return Array.from({ length: count }, (_, i) => {
    const at = nearestWhole((i * FULL_TURN) / count);
    const [c, s] = [cosine(at), sine(at)];
    // Halfway between an ellipse and one that bulges into its corners.
    const base = (1 + 1 / Math.sqrt(Math.sqrt(c * c * c * c + s * s * s * s))) / 2;
    const wave = waves.reduce((sum, { times, share, phase }) => sum + share * sine(normalise(times * at + phase)), 0);
    return turned(c * ((base * width) / 2 + wave * out), s * ((base * height) / 2 + wave * out), turn);
  }).flat();
}

/** Laid with its centre of gravity on the rectangle's, at the size that has `fill` of its area. */
function settled(
  { x, y, width, height }: GrownBox,
  raw: readonly number[],
  fill: number,
  unit: number,
  shaped: (corners: Polygon) => Polygon,
): Polygon {
  const [middleX, middleY] = centreOf(raw);
  const scale = Math.sqrt((2 * fill * width * height) / signedTwiceArea(raw));
  const rounded = (value: number) => nearestWhole(value / unit) * unit;
  return shaped(corners(raw, (cx, cy) => [rounded(x + (cx - middleX) * scale), rounded(y + (cy - middleY) * scale)]));
}

/** The centre of gravity of an outline. */
export function centreOf(polygon: Polygon): readonly [x: number, y: number] {
  let [sumX, sumY] = [0, 0];
  for (let i = 0; i < polygon.length; i += 2) {
    const [ax, ay] = [polygon[i] as number, polygon[i + 1] as number];
    const [bx, by] = [polygon[(i + 2) % polygon.length] as number, polygon[(i + 3) % polygon.length] as number];
    const part = ax * by - ay * bx;
    sumX += (ax + bx) * part;
    sumY += (ay + by) * part;
  }
  const area = 3 * signedTwiceArea(polygon);
  return [sumX / area, sumY / area];
}

function turned(x: number, y: number, by: number): readonly [number, number] {
  return [x * cosine(by) - y * sine(by), x * sine(by) + y * cosine(by)];
}

function corners(points: readonly number[], at: (x: number, y: number) => readonly [number, number]): number[] {
  const laid: number[] = [];
  for (let i = 0; i < points.length; i += 2) laid.push(...at(points[i] as number, points[i + 1] as number));
  return laid;
}
