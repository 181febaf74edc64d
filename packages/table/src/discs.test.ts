import { describe, expect, test } from 'vitest';
import {
  discGap,
  discGapSquared,
  discMeetsQuad,
  discQuadGap,
  discQuadGapSquared,
  discsOverlap,
  discsWithin,
  quadFromBox,
  segmentMeetsDisc,
} from './index.ts';

describe('discs', () => {
  const disc = { x: 0, y: 0, radius: 10 };

  test('two discs: touching is no overlap and no gap; a step nearer, a step farther', () => {
    expect(discsOverlap(disc, { x: 12, y: 16, radius: 10 })).toBe(false);
    expect(discGap(disc, { x: 12, y: 16, radius: 10 })).toBe(0);
    expect(discsOverlap(disc, { x: 12, y: 15, radius: 10 })).toBe(true);
    expect(discsOverlap(disc, disc)).toBe(true);
    expect(discGap(disc, { x: 18, y: 24, radius: 10 })).toBe(10);
    expect(discGapSquared(disc, { x: 18, y: 24, radius: 10 })).toBe(100);
  });

  test('the same anywhere on the table', () => {
    const [p, q] = [
      { x: 1000, y: 2000, radius: 10 },
      { x: 1018, y: 2024, radius: 10 },
    ];
    expect(discGap(p, q)).toBe(10);
    expect(discsOverlap(p, { ...q, radius: 20 })).toBe(false);
    expect(discsOverlap(p, { ...q, radius: 21 })).toBe(true);
    expect(discQuadGap(p, quadFromBox(1013, 2014, 1050, 2050))).toBeCloseTo(Math.sqrt(13 * 13 + 14 * 14) - 10, 9);
    expect(segmentMeetsDisc(900, 2010, 1100, 2010, p)).toBe(true);
    expect(segmentMeetsDisc(900, 2011, 1100, 2011, p)).toBe(false);
  });

  test('within at exactly the limit, not a step less, never a negative one', () => {
    const other = { x: 18, y: 24, radius: 10 };
    expect(discsWithin(disc, other, 10)).toBe(true);
    expect(discsWithin(disc, other, 9)).toBe(false);
    expect(discsWithin(disc, disc, -1)).toBe(false);
    expect(discsWithin(disc, disc, 0)).toBe(true);
  });

  test('a disc and a quad: touching is no overlap and no gap', () => {
    expect(discMeetsQuad(disc, quadFromBox(10, -5, 50, 5))).toBe(false);
    expect(discQuadGap(disc, quadFromBox(10, -5, 50, 5))).toBe(0);
    expect(discMeetsQuad(disc, quadFromBox(9, -5, 50, 5))).toBe(true);
    expect(discQuadGap(disc, quadFromBox(11, -5, 50, 5))).toBe(1);
    expect(discQuadGap(disc, quadFromBox(9, 12, 50, 55))).toBe(5);
    expect(discQuadGapSquared(disc, quadFromBox(9, 12, 50, 55))).toBe(25);
    expect(discMeetsQuad(disc, quadFromBox(-1, -1, 1, 1))).toBe(true);
    expect(discMeetsQuad({ ...disc, radius: 1 }, quadFromBox(-50, -50, 50, 50))).toBe(true);
  });

  test('a segment touching the rim meets the disc, a step off does not', () => {
    expect(segmentMeetsDisc(-50, 10, 50, 10, disc)).toBe(true);
    expect(segmentMeetsDisc(-50, 11, 50, 11, disc)).toBe(false);
    expect(segmentMeetsDisc(6, 8, 60, 80, disc)).toBe(true);
    expect(segmentMeetsDisc(7, 8, 60, 80, disc)).toBe(false);
    expect(segmentMeetsDisc(1, 1, 1, 1, disc)).toBe(true);
  });
});
