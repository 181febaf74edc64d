import { describe, expect, it } from 'vitest';
import { centroidOf, cutBy, nearestInside } from './index.ts';

const square = [0, 0, 10, 0, 10, 10, 0, 10];

describe('parts of convex polygons', () => {
  it('cuts by a line, keeping what lies on it', () => {
    expect(cutBy(square, 1, 0, 4)).toEqual([4, 0, 10, 0, 10, 10, 4, 10]);
    expect(cutBy(square, 1, 0, 0)).toEqual(square);
    expect(cutBy(square, 1, 0, 10)).toEqual([10, 0, 10, 10]);
    expect(cutBy(square, 1, 0, 11)).toEqual([]);
  });

  it('finds the centroid, also where there is no area', () => {
    expect(centroidOf(square)).toEqual({ x: 5, y: 5 });
    expect(centroidOf([0, 0, 6, 0, 0, 6])).toEqual({ x: 2, y: 2 });
    expect(centroidOf([0, 0, 4, 0])).toEqual({ x: 2, y: 0 });
  });

  it('finds the nearest point, which is the point itself inside', () => {
    expect(nearestInside(square, 3, 4)).toEqual({ x: 3, y: 4 });
    expect(nearestInside(square, 3, -4)).toEqual({ x: 3, y: 0 });
    expect(nearestInside(square, 13, 14)).toEqual({ x: 10, y: 10 });
    expect(nearestInside([0, 0, 4, 0], 2, 3)).toEqual({ x: 2, y: 0 });
  });
});
