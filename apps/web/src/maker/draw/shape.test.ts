import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apart, at, type Place } from './places.ts';
import {
  type Box,
  boxBetween,
  boxOf,
  cornersOf,
  gapTo,
  middleOf,
  moved,
  onto,
  pointsOf,
  turnedBy,
  withPoint,
} from './shape.ts';

const whole = (min: number, max: number) => fc.integer({ min, max });
const box: fc.Arbitrary<Box> = fc.record({
  is: fc.constant('box' as const),
  x: whole(0, 900),
  y: whole(0, 600),
  width: whole(20, 300),
  height: whole(20, 300),
  turned: whole(-179, 179),
});

describe('the form of a piece', () => {
  it('is the box that its corners are of', () => {
    fc.assert(
      fc.property(box, (one) => {
        const [a, b, c, d] = cornersOf(one) as [Place, Place, Place, Place];
        const again = boxOf([a, b, c, d]);
        for (const key of ['x', 'y', 'width', 'height'] as const) expect(again[key]).toBeCloseTo(one[key], 6);
        expect(((again.turned - one.turned + 540) % 360) - 180).toBeCloseTo(0, 6);
      }),
    );
  });

  it('keeps the opposite corner of a box where it was', () => {
    fc.assert(
      fc.property(box, whole(0, 3), whole(0, 900), whole(0, 600), (one, corner, x, y) => {
        const opposite = at(cornersOf(one), corner + 2);
        const pulled = cornersOf(withPoint(one, corner, [x, y]) as Box);
        expect(Math.min(...pulled.map((place) => apart(place, opposite)))).toBeLessThan(12);
      }),
    );
  });

  it('is brought back onto the table, whole where there is room', () => {
    const table = { width: 900, height: 600 };
    fc.assert(
      fc.property(
        fc.array(fc.tuple(whole(-400, 1300), whole(-400, 1000)), { minLength: 3, maxLength: 6 }),
        (points) => {
          const back = pointsOf(onto({ is: 'area', points }, table));
          for (const [x, y] of back) expect(x >= 0 && y >= 0 && x <= 900 && y <= 600).toBe(true);
          const wide = Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x));
          if (wide > 900) return;
          expect(Math.max(...back.map(([x]) => x)) - Math.min(...back.map(([x]) => x))).toBe(wide);
        },
      ),
    );
  });

  it('turns about its middle and moves as a whole', () => {
    const line = {
      is: 'line',
      points: [
        [100, 100],
        [300, 100],
      ],
    } as const;
    expect(pointsOf(turnedBy(line, 90))).toEqual([
      [200, 0],
      [200, 200],
    ]);
    expect(middleOf(moved(line, 10, -20))).toEqual([210, 80]);
    expect(turnedBy({ is: 'point', x: 3, y: 4 }, 15)).toEqual({ is: 'point', x: 3, y: 4 });
    expect(turnedBy(boxBetween([0, 0], [100, 40]), 360)).toEqual(boxBetween([100, 40], [0, 0]));
  });

  it('is touched within it, and by its side', () => {
    expect(gapTo([50, 20], boxBetween([0, 0], [100, 40]))).toBe(0);
    expect(gapTo([50, 48], boxBetween([0, 0], [100, 40]))).toBe(8);
    expect(
      gapTo([50, 20], {
        is: 'line',
        points: [
          [0, 0],
          [100, 0],
        ],
      }),
    ).toBe(20);
    expect(gapTo([3, 4], { is: 'point', x: 0, y: 0 })).toBe(5);
  });
});
