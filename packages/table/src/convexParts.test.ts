import { describe, expect, it } from 'vitest';
import { convexParts, isConvex, isSimple } from './convexParts.ts';
import type { Polygon } from './hull.ts';
import { pointInPolygon, signedTwiceArea } from './polygon.ts';
import { FULL_TURN } from './lattice.ts';
import { cosine, sine } from './trig.ts';

/** Numbers that repeat themselves, below `n`. */
function numbers(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % n;
  };
}

/** Corners around a middle, each at a distance of its own: simple, and mostly concave. */
function star(corners: number, pick: (n: number) => number): Polygon {
  return Array.from({ length: corners }, (_, i) => {
    const turn = Math.floor((i * FULL_TURN) / corners);
    const far = 400 + pick(4000);
    return [Math.round(cosine(turn) * far), Math.round(sine(turn) * far)];
  }).flat();
}

const COMB: Polygon = [0, 0, 90, 0, 90, 60, 70, 60, 70, 20, 50, 20, 50, 60, 30, 60, 30, 20, 10, 20, 10, 60, 0, 60];
const SPIRAL: Polygon = [
  0, 0, 100, 0, 100, 100, 20, 100, 20, 40, 60, 40, 60, 60, 40, 60, 40, 80, 80, 80, 80, 20, 0, 20,
];
/** With corners on straight sides. */
const NOTCHED: Polygon = [0, 0, 20, 0, 40, 0, 40, 40, 20, 40, 20, 20, 10, 20, 0, 20];

const POLYGONS: readonly Polygon[] = [
  COMB,
  SPIRAL,
  NOTCHED,
  ...Array.from({ length: 60 }, (_, seed) => star(5 + (seed % 20), numbers(seed + 1))),
];

/** Corners on a circle, each joined to the one `step` places on: a star unless that is one. */
function ring(corners: number, step: number): Polygon {
  return Array.from({ length: corners }, (_, i) => {
    const turn = Math.floor((((i * step) % corners) * FULL_TURN) / corners);
    return [Math.round(cosine(turn) * 9000), Math.round(sine(turn) * 9000)];
  }).flat();
}

describe('a convex polygon', () => {
  it('goes round once: no star that turns to one side alone is one', () => {
    for (let corners = 5; corners < 14; corners++) {
      for (let step = 1; step < corners / 2; step++) {
        expect([corners, step, isConvex(ring(corners, step))]).toEqual([corners, step, step === 1]);
      }
    }
  });

  it('may name a corner twice, and may not fold back', () => {
    expect(isConvex([...ring(6, 1), ...ring(6, 1).slice(-2)])).toBe(true);
    expect(isConvex([0, 0, 100, 0, 50, 0, 50, 80])).toBe(false);
  });
});

describe('the convex parts of a polygon', () => {
  it('are convex, run clockwise, and have its area to the step', () => {
    for (const polygon of POLYGONS) {
      expect(isSimple(polygon)).toBe(true);
      const parts = convexParts(polygon);
      expect(parts.every(isConvex)).toBe(true);
      if (parts.length > 1) expect(parts.every((part) => signedTwiceArea(part) > 0)).toBe(true);
      const whole = parts.reduce((sum, part) => sum + Math.abs(signedTwiceArea(part)), 0);
      expect(whole).toBe(Math.abs(signedTwiceArea(polygon)));
    }
  });

  it('hold a point where the polygon does, either way round', () => {
    const pick = numbers(7);
    for (const polygon of POLYGONS) {
      const back = Array.from({ length: polygon.length / 2 }, (_, i) =>
        polygon.slice(-2 * i - 2, polygon.length - 2 * i),
      );
      for (const way of [polygon, back.flat()]) {
        const parts = convexParts(way);
        const reach = Math.max(...polygon.map(Math.abs)) + 5;
        for (let i = 0; i < 40; i++) {
          const [x, y] = [pick(2 * reach) - reach, pick(2 * reach) - reach];
          expect(parts.some((part) => pointInPolygon(x, y, part))).toBe(pointInPolygon(x, y, polygon));
        }
      }
    }
  });

  it('are few: of a convex polygon itself, of a comb with three teeth four', () => {
    const square = [0, 0, 9, 0, 9, 9, 0, 9];
    expect(convexParts(square)[0]).toBe(square);
    expect(convexParts(COMB).length).toBeLessThanOrEqual(6);
    expect(convexParts(NOTCHED).length).toBeLessThanOrEqual(3);
  });

  it.each([
    ['crosses itself', [0, 0, 9, 9, 9, 0, 0, 9]],
    ['touches itself', [0, 0, 9, 0, 9, 9, 4, 0, 0, 9]],
    ['folds back', [0, 0, 9, 0, 4, 0, 4, 9]],
    ['has a corner twice', [0, 0, 0, 0, 9, 0, 9, 9]],
  ])('belong to simple polygons, not to one that %s', (_, polygon) => {
    expect(isSimple(polygon)).toBe(false);
  });
});
