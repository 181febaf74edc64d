import { describe, expect, test } from 'vitest';
import {
  outlineGapSquared,
  pointPolygonGapSquared,
  segmentPolygonGapSquared,
  segmentsCross,
  segmentsGapSquared,
} from './index.ts';

/** An L: concave at (20, 20). */
const L = [0, 0, 40, 0, 40, 20, 20, 20, 20, 40, 0, 40];

describe('segments', () => {
  test('cross in their middles only', () => {
    expect(segmentsCross(0, 0, 10, 10, 0, 10, 10, 0)).toBe(true);
    expect(segmentsCross(0, 0, 10, 0, 5, -1, 5, 1)).toBe(true);
    // One ends on the other, they share an end, they lie in one line, they miss.
    expect(segmentsCross(0, 0, 10, 0, 5, 0, 5, 9)).toBe(false);
    expect(segmentsCross(5, 0, 5, 9, 0, 0, 10, 0)).toBe(false);
    expect(segmentsCross(0, 0, 10, 0, 10, 0, 20, 5)).toBe(false);
    expect(segmentsCross(0, 0, 10, 0, 5, 0, 15, 0)).toBe(false);
    expect(segmentsCross(0, 0, 10, 0, 11, -1, 11, 1)).toBe(false);
    expect(segmentsCross(0, 0, 10, 0, 5, 1, 5, 9)).toBe(false);
  });

  test('their distance', () => {
    expect(segmentsGapSquared(0, 0, 10, 0, 5, -1, 5, 1)).toBe(0);
    expect(segmentsGapSquared(0, 0, 10, 0, 5, 0, 5, 9)).toBe(0);
    expect(segmentsGapSquared(0, 0, 10, 0, 5, 3, 5, 9)).toBe(9);
    expect(segmentsGapSquared(0, 0, 10, 0, 13, 4, 20, 4)).toBe(25);
    expect(segmentsGapSquared(5, 3, 5, 9, 0, 0, 10, 0)).toBe(9);
    expect(segmentsGapSquared(0, 0, 0, 0, 3, 4, 3, 4)).toBe(25);
  });
});

describe('outlines', () => {
  test('a point and the border, from both sides of it', () => {
    expect(outlineGapSquared(10, 10, L)).toBe(100);
    expect(outlineGapSquared(25, 25, L)).toBe(25);
    expect(outlineGapSquared(20, 30, L)).toBe(0);
    expect(outlineGapSquared(-3, -4, L)).toBe(25);
  });

  test('a point and the polygon: nothing inside and on the border', () => {
    expect(pointPolygonGapSquared(10, 10, L)).toBe(0);
    expect(pointPolygonGapSquared(20, 30, L)).toBe(0);
    expect(pointPolygonGapSquared(21, 30, L)).toBe(1);
    expect(pointPolygonGapSquared(25, 25, L)).toBe(25);
  });

  test('a segment and the polygon', () => {
    expect(segmentPolygonGapSquared(5, 5, 10, 10, L)).toBe(0);
    expect(segmentPolygonGapSquared(-10, 10, 60, 10, L)).toBe(0);
    expect(segmentPolygonGapSquared(-10, 40, 60, 40, L)).toBe(0);
    expect(segmentPolygonGapSquared(-10, 41, 60, 41, L)).toBe(1);
    expect(segmentPolygonGapSquared(30, 50, 50, 30, L)).toBe(200);
    expect(segmentPolygonGapSquared(30, 30, 30, 30, L)).toBe(100);
  });
});
