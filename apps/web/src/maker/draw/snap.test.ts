import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apart, type Place } from './places.ts';
import { atAngle, SNAP, snapped, snappedOutline } from './snap.ts';

const around = {
  table: { width: 1800, height: 1200 },
  lines: [
    [
      [100, 100],
      [700, 100],
    ],
    [
      [900, 0],
      [900, 1200],
    ],
  ] as const,
  reach: SNAP,
};

describe('a point that is put down', () => {
  it.each([
    ['on the end of a road', [104, 92], [100, 100]],
    ['on the side of a road, where no end is near', [400, 108], [400, 100]],
    ['on the edge of the table', [300, 1193], [300, 1200]],
    ['in the corner of the table', [5, 1195], [0, 1200]],
    ['on a road before the edge', [905, 1190], [900, 1200]],
    ['where it is put', [400, 300], [400, 300]],
  ] as const)('lies %s', (_, place, there) => {
    expect(snapped(place, around)).toEqual(there);
  });

  it('goes on at an angle of 15 degrees, if nothing else is near', () => {
    const [x, y] = snapped([500, 402], { ...around, from: [300, 400] });
    expect([Math.round(x), Math.round(y)]).toEqual([500, 400]);
    expect(snapped([500, 430], { ...around, from: [300, 400] })).toEqual([500, 430]);
  });

  it('goes no farther than it is asked to, and never off the table', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 1800 }), fc.integer({ min: 0, max: 1200 }));
    fc.assert(
      fc.property(place, fc.integer({ min: 0, max: 40 }), (at, reach) => {
        const there = snapped(at, { ...around, reach });
        expect(apart(at, there)).toBeLessThanOrEqual(reach * Math.SQRT2);
        expect(there[0] >= 0 && there[1] >= 0 && there[0] <= 1800 && there[1] <= 1200).toBe(true);
      }),
    );
  });

  it('keeps its distance at an angle', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 99 }), (x, y) => {
        const from: Place = [50, 50];
        expect(apart(atAngle([x, y], from), from)).toBeCloseTo(apart([x, y], from), 6);
      }),
    );
  });

  it('is off the table nowhere in an outline', () => {
    const points: readonly Place[] = [
      [-8, 300],
      [500, -40],
      [1900, 1250],
    ];
    expect(snappedOutline(points, true, around)).toEqual([
      [0, 300],
      [500, 0],
      [1800, 1200],
    ]);
    expect(snappedOutline(points, false, around)[1]).toEqual([500, 0]);
  });
});
