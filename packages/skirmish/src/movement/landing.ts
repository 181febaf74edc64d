/** Where a model ends up that changes level or climbs through an opening (SK-TER-18, SK-MOV-11). */
import { cosine, FULL_TURN, halfOf, pointSegmentGapSquared, roundOffset, searchLattice, sine } from '@drumhead/table';
import { nearTo, radiusOf } from '../ground/geometry.ts';
import { type Place, TOUCH } from '../ground/terrain.ts';
import { isFilled, isOnTable, mayStandAt } from '../ground/standingRoom.ts';
import type { State } from '../state/state.ts';

/** Rings and directions tried around the centre of what must be touched. */
const RINGS = 12;
const SPOKES = 48;

/** What must be touched: its centre, how far from there a base may stand that touches it, and perhaps its line (steps). */
export interface Touched {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  /** x1, y1, x2, y2, and how far from the line a base that touches it may stand. */
  readonly line?: readonly [number, number, number, number];
  readonly beside?: number;
  /** Are all places within `stray` of (x, y) on the wrong side? */
  readonly isAmiss?: (x: number, y: number, stray: number) => boolean;
}

/** Is a place acceptable: on the right side, touching what must be touched? */
export type Wanted = (x: number, y: number) => boolean;

/**
 * The acceptable legal place on a level that is nearest to (x, y), among (x, y) itself, the `first` places and rings
 * around a centre out to `reach`. Where none of these is legal, the nearest of all places in reach; null if there is none
 * ({@link nearestOfAll}).
 */
export function nearestLanding(
  state: State,
  model: number,
  x: number,
  y: number,
  level: number,
  middle: Touched,
  wanted: Wanted,
  first: readonly (readonly [number, number])[] = [],
): Place | null {
  const near = nearTo(state, model, { x: middle.x, y: middle.y, level }, 2 * middle.reach);
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  const consider = (px: number, py: number): void => {
    const far = (px - x) * (px - x) + (py - y) * (py - y);
    if (far >= least || !wanted(px, py) || !mayStandAt(state, model, px, py, level, near)) return;
    best = { x: px, y: py, level };
    least = far;
  };
  consider(x, y);
  for (const [px, py] of first) consider(px, py);
  const away = Math.sqrt((middle.x - x) * (middle.x - x) + (middle.y - y) * (middle.y - y));
  for (let ring = 0; ring <= RINGS; ring += 1) {
    const off = (middle.reach * ring) / RINGS;
    // No place of this ring is nearer, even with rounding.
    const nearest = Math.abs(away - off) - 1;
    if (nearest > 0 && nearest * nearest >= least) continue;
    for (let spoke = 0; spoke < SPOKES; spoke += 1) {
      const facing = (spoke * FULL_TURN) / SPOKES;
      consider(middle.x + roundOffset(sine(facing) * off), middle.y - roundOffset(cosine(facing) * off));
    }
  }
  return best ?? nearestOfAll(state, model, x, y, level, middle, wanted, near);
}

/** Squares of places that one question may look at. */
const MOST_BOXES = 50_000;

/** Places are rounded to whole steps: strays are this much more, in steps. */
const ROUNDING = 2;

/**
 * Of all acceptable legal places in reach of a centre, in whole steps, the nearest to (x, y). Null: there is none, or none
 * that the search comes upon before it gives up. It skips squares of places that lie farther off than one
 * it knows, out of reach, off the table, on the wrong side, or where bases or walls are in the way of all of them.
 */
function nearestOfAll(
  state: State,
  model: number,
  x: number,
  y: number,
  level: number,
  middle: Touched,
  wanted: Wanted,
  near: readonly number[],
): Place | null {
  const radius = radiusOf(state, model);
  const reach = Math.ceil(middle.reach);
  const far2 = (px: number, py: number, from: { readonly x: number; readonly y: number }): number =>
    (px - from.x) * (px - from.x) + (py - from.y) * (py - from.y);
  let best: Place | null = null;
  let least = Number.POSITIVE_INFINITY;
  searchLattice<never>(
    [
      { low: middle.x - reach, high: middle.x + reach },
      { low: middle.y - reach, high: middle.y + reach },
    ],
    {
      at([px = 0, py = 0]) {
        const far = far2(px, py, { x, y });
        if (far < least && far2(px, py, middle) <= middle.reach * middle.reach && wanted(px, py)) {
          if (mayStandAt(state, model, px, py, level, near)) [best, least] = [{ x: px, y: py, level }, far];
        }
        return null;
      },
      strayOf: (box) => [halfOf(box, 0), halfOf(box, 1)],
      isHopeless({ middle: [px = 0, py = 0] }, [across = 0, down = 0]) {
        const stray = Math.sqrt(across * across + down * down) + ROUNDING;
        if (Math.sqrt(far2(px, py, { x, y })) - stray >= Math.sqrt(least)) return true;
        if (Math.sqrt(far2(px, py, middle)) - stray > middle.reach || isBeside(middle, px, py, stray)) return true;
        if (!isOnTable(state, px, py, radius - stray) || middle.isAmiss?.(px, py, stray)) return true;
        return radius > stray && isFilled(state, { x: px, y: py, level }, radius - stray, near);
      },
    },
    { boxes: MOST_BOXES },
  );
  return best;
}

/** Does a base at any place within `stray` of (x, y) stand too far from the line to touch it? */
function isBeside({ line, beside = 0 }: Touched, x: number, y: number, stray: number): boolean {
  if (line === undefined) return false;
  const far = beside + stray;
  return pointSegmentGapSquared(...line, x, y) > far * far;
}

/** Distance between the places tried along a line (steps). */
const ALONG = 16;

/**
 * Places along the line 1-2 where a base just touches it, on both sides and past its ends as long as the base touches.
 */
export function alongside(
  state: State,
  model: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): readonly (readonly [number, number])[] {
  const radius = radiusOf(state, model);
  const off = radius + 1;
  const ex = x2 - x1;
  const ey = y2 - y1;
  const length = Math.sqrt(ex * ex + ey * ey);
  const past = Math.sqrt((radius + TOUCH) * (radius + TOUCH) - off * off);
  const places: [number, number][] = [];
  for (let along = -past; along <= length + past; along += ALONG) {
    for (const side of [off, -off]) {
      places.push([
        x1 + roundOffset((ex * along + ey * side) / length),
        y1 + roundOffset((ey * along - ex * side) / length),
      ]);
    }
  }
  return places;
}

/** The mirror image of (x, y) on the other side of the line 1-2, just touching it. */
export function mirrored(
  state: State,
  model: number,
  x: number,
  y: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): readonly [number, number] {
  const ex = x2 - x1;
  const ey = y2 - y1;
  const length = Math.sqrt(ex * ex + ey * ey);
  const over = (ex * (y - y1) - ey * (x - x1)) / length;
  // One step more than the radius, since places are rounded.
  const off = over + (over < 0 ? -1 : 1) * (radiusOf(state, model) + 1);
  return [x + roundOffset((ey * off) / length), y - roundOffset((ex * off) / length)];
}
