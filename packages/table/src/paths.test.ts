import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { alongPolyline, polylineLength, projectOnPolyline } from './index.ts';

const road = [0, 0, 30, 40, 30, 100];

describe('along a road', () => {
  test('its length is the sum of its pieces', () => {
    expect(polylineLength(road)).toBe(110);
    expect(polylineLength([5, 5])).toBe(0);
    expect(polylineLength([])).toBe(0);
  });

  test('at the start, on a bend, at the end, and never off it', () => {
    expect(alongPolyline(road, 0, 0)).toEqual({ x: 0, y: 0 });
    expect(alongPolyline(road, 0, 25)).toEqual({ x: 15, y: 20 });
    expect(alongPolyline(road, 20, 30)).toEqual({ x: 30, y: 40 });
    expect(alongPolyline(road, 20, 40)).toEqual({ x: 30, y: 50 });
    expect(alongPolyline(road, 60, -35)).toEqual({ x: 15, y: 20 });
    expect(alongPolyline(road, 100, 10)).toEqual({ x: 30, y: 100 });
    expect(alongPolyline(road, 100, 11)).toEqual({ x: 30, y: 100 });
    expect(alongPolyline(road, 5, -6)).toEqual({ x: 0, y: 0 });
    expect(alongPolyline([7, 8], 3, 3)).toEqual({ x: 7, y: 8 });
    expect(alongPolyline([0, 0, 0, 0, 10, 0], 0, 5)).toEqual({ x: 5, y: 0 });
  });

  test('the nearest place: on a piece, at a bend, before the start; of equals the first', () => {
    expect(projectOnPolyline(road, 40, 70)).toEqual({ distance: 80, gapSquared: 100, x: 30, y: 70 });
    expect(projectOnPolyline(road, -3, -4)).toEqual({ distance: 0, gapSquared: 25, x: 0, y: 0 });
    expect(projectOnPolyline(road, 30, 200)).toEqual({ distance: 110, gapSquared: 10000, x: 30, y: 100 });
    expect(projectOnPolyline(road, 15 + 4, 20 - 3)).toEqual({ distance: 25, gapSquared: 25, x: 15, y: 20 });
    expect(projectOnPolyline([0, 0, 10, 0, 10, 10], 5, 5)).toEqual({ distance: 5, gapSquared: 25, x: 5, y: 0 });
  });

  test('a place on the road projects to itself, and none is nearer than the projection', () => {
    const lines = fc
      .array(fc.integer({ min: -50, max: 50 }), { minLength: 4, maxLength: 12 })
      .map((numbers) => numbers.slice(0, numbers.length - (numbers.length % 2)));
    const place = fc.integer({ min: -70, max: 70 });
    fc.assert(
      fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), place, place, (line, share, x, y) => {
        const on = alongPolyline(line, 0, polylineLength(line) * share);
        expect(projectOnPolyline(line, on.x, on.y).gapSquared).toBeLessThan(1e-18);
        const nearest = projectOnPolyline(line, x, y);
        const there = alongPolyline(line, nearest.distance, 0);
        const far = (x - nearest.x) * (x - nearest.x) + (y - nearest.y) * (y - nearest.y);
        expect(nearest.gapSquared).toBeCloseTo(far, 8);
        expect(there.x).toBeCloseTo(nearest.x, 8);
        expect(there.y).toBeCloseTo(nearest.y, 8);
        const gap2 = (x - on.x) * (x - on.x) + (y - on.y) * (y - on.y);
        expect(nearest.gapSquared).toBeLessThanOrEqual(gap2 + 1e-9);
      }),
      { numRuns: 200 },
    );
  });
});
