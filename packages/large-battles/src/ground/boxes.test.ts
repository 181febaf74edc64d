import { describe, expect, it } from 'vitest';
import { around, type Box, boxesMeet, boxesOverlap } from './boxes.ts';

const BOX: Box = { minX: 10, maxX: 30, minY: 100, maxY: 140 };
/** A box of 4 by 6 so far beyond each side of the first, in its middle otherwise. */
const beyond = (apart: number): readonly Box[] => [
  { minX: 6 - apart, maxX: 10 - apart, minY: 117, maxY: 123 },
  { minX: 30 + apart, maxX: 34 + apart, minY: 117, maxY: 123 },
  { minX: 18, maxX: 22, minY: 94 - apart, maxY: 100 - apart },
  { minX: 18, maxX: 22, minY: 140 + apart, maxY: 146 + apart },
];
const all = (answer: boolean) => [answer, answer, answer, answer];

describe('bounding boxes', () => {
  it('LB-GEO-17 overlap where they share ground, not where they touch', () => {
    for (const [apart, answer] of [
      [-2, true],
      [-1, true],
      [0, false],
      [1, false],
    ] as const) {
      expect(
        beyond(apart).map((other) => boxesOverlap(BOX, other)),
        String(apart),
      ).toEqual(all(answer));
      expect(
        beyond(apart).map((other) => boxesOverlap(other, BOX)),
        String(apart),
      ).toEqual(all(answer));
    }
  });

  it('LB-GEO-08 meet where they touch, or stand as far apart as is said', () => {
    for (const [apart, limit, answer] of [
      [-1, 0, true],
      [0, 0, true],
      [1, 0, false],
      [5, 5, true],
      [6, 5, false],
    ] as const) {
      expect(
        beyond(apart).map((other) => boxesMeet(BOX, other, limit)),
        `${apart} ${limit}`,
      ).toEqual(all(answer));
    }
    expect(beyond(0).map((other) => boxesMeet(BOX, other))).toEqual(all(true));
    expect(beyond(1).map((other) => boxesMeet(BOX, other))).toEqual(all(false));
  });

  it('LB-GEO-17 have one around both', () => {
    expect(around(BOX, { minX: 0, maxX: 20, minY: 120, maxY: 200 })).toEqual({
      minX: 0,
      maxX: 30,
      minY: 100,
      maxY: 200,
    });
    expect(around({ minX: 0, maxX: 90, minY: 0, maxY: 110 }, BOX)).toEqual({ minX: 0, maxX: 90, minY: 0, maxY: 140 });
  });
});
