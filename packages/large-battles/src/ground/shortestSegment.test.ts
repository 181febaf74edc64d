import { gap, quadFromBox, quadOf, steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { shortestBetween } from './shortestSegment.ts';
import { liesBetween } from './terrainKinds.ts';

describe('the shortest segment', () => {
  it('LB-PROX-03 LB-TERR-12 lies in the middle where two edges face each other', () => {
    const p = quadFromBox(0, 1000, 2000, 1200);
    const q = quadFromBox(600, 0, 3000, 400);
    expect(shortestBetween(p, q)).toEqual({ x1: 1300, y1: 1000, x2: 1300, y2: 400 });
  });

  it('LB-GEO-07 is as long as the gap, at any angle', () => {
    const size = { width: steps(120), depth: steps(15) };
    for (let facing = 0; facing < 5760; facing += 333) {
      const p = quadOf({ x: 100_000, y: 100_000, facing }, size);
      const q = quadOf({ x: 108_000, y: 91_000, facing: (facing * 3) % 5760 }, size);
      const { x1, y1, x2, y2 } = shortestBetween(p, q);
      expect(Math.hypot(x2 - x1, y2 - y1)).toBeCloseTo(gap(p, q), -1);
    }
  });

  it('LB-PROX-03 has an obstacle across it, or not', () => {
    const p = quadFromBox(0, 1000, 2000, 1200);
    const q = quadFromBox(0, 0, 2000, 400);
    expect(liesBetween([500, 700, 1500, 700], p, q)).toBe(true);
    expect(liesBetween([0, 700, 900, 700], p, q)).toBe(false);
  });
});
