import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { firstIntoDisc, firstIntoSegment, pointSegmentGapSquared } from './index.ts';

const NEVER = Number.POSITIVE_INFINITY;

describe('a round base rolling into another', () => {
  test('touches at the rim, and not a step before', () => {
    expect(firstIntoDisc(0, 0, 1, 0, 100, 50, 0, 20)).toBe(30);
    expect(firstIntoDisc(0, 0, 1, 0, 30, 50, 0, 20)).toBe(30);
    expect(firstIntoDisc(0, 0, 1, 0, 29, 50, 0, 20)).toBe(NEVER);
    expect(firstIntoDisc(0, 0, 0.6, 0.8, 100, 60, 80, 20)).toBeCloseTo(80, 9);
  });

  test('grazing is no touch, a step nearer is', () => {
    expect(firstIntoDisc(0, 0, 1, 0, 100, 50, 20, 20)).toBe(NEVER);
    expect(firstIntoDisc(0, 0, 1, 0, 100, 50, 19, 20)).toBeLessThan(50);
  });

  test('who starts on the rim goes in or away; who starts inside is there', () => {
    expect(firstIntoDisc(0, 0, 1, 0, 100, 20, 0, 20)).toBe(0);
    expect(firstIntoDisc(0, 0, -1, 0, 100, 20, 0, 20)).toBe(NEVER);
    expect(firstIntoDisc(0, 0, 0, 1, 100, 20, 0, 20)).toBe(NEVER);
    expect(firstIntoDisc(0, 0, -1, 0, 100, 19, 0, 20)).toBe(0);
  });
});

describe('a round base rolling into a wall', () => {
  test('its flank', () => {
    expect(firstIntoSegment(0, 0, 1, 0, 100, 50, -40, 50, 40, 20)).toBe(30);
    expect(firstIntoSegment(0, 0, 1, 0, 29, 50, -40, 50, 40, 20)).toBe(NEVER);
    expect(firstIntoSegment(100, 0, -1, 0, 100, 50, -40, 50, 40, 20)).toBe(30);
  });

  test('its end, and past it', () => {
    expect(firstIntoSegment(0, 0, 1, 0, 100, 50, 12, 50, 60, 20)).toBe(34);
    expect(firstIntoSegment(0, 0, 1, 0, 100, 50, 20, 50, 60, 20)).toBe(NEVER);
    expect(firstIntoSegment(0, 0, 1, 0, 100, 50, 0, 90, 0, 20)).toBe(30);
  });

  test('sliding along it and leaving it is free, pressing on is not', () => {
    expect(firstIntoSegment(0, 0, 0, 1, 100, 20, -40, 20, 400, 20)).toBe(NEVER);
    expect(firstIntoSegment(0, 0, -1, 0, 100, 20, -40, 20, 40, 20)).toBe(NEVER);
    expect(firstIntoSegment(0, 0, 1, 0, 100, 20, -40, 20, 40, 20)).toBe(0);
    expect(firstIntoSegment(0, 0, -1, 0, 100, 19, -40, 19, 40, 20)).toBe(0);
  });

  test('is outside the rim until then and inside after', () => {
    const place = fc.integer({ min: -200, max: 200 });
    fc.assert(
      fc.property(place, place, place, place, fc.integer({ min: 1, max: 60 }), place, (ax, ay, bx, by, radius, ty) => {
        const length = Math.sqrt(300 * 300 + ty * ty);
        const [ux, uy] = [300 / length, ty / length];
        const gapAt = (t: number) => Math.sqrt(pointSegmentGapSquared(ax, ay, bx, by, -400 + ux * t, uy * t));
        const at = firstIntoSegment(-400, 0, ux, uy, 800, ax, ay, bx, by, radius);
        const end = Math.min(at, 800);
        for (let t = 0; t < end; t += 10) if (gapAt(t) < radius - 1e-6) return false;
        return at === NEVER || Math.abs(gapAt(at) - radius) < 1e-6;
      }),
      { seed: 1, numRuns: 400 },
    );
  });
});
