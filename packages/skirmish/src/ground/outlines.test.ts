/** Boxes around outlines, and the nearest place where a base may stand. */
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import { nearestStandingRoom } from './nearestStandingRoom.ts';
import { boxOf, farFromBox, isBesideBox, isIn } from './outlines.ts';

const BOX = { minX: 100, minY: 1000, maxX: 200, maxY: 1400 };

describe('outlines', () => {
  const slope = [100, 1000, 200, 1000, 150, 1400];

  it('SK-GEO-2 have the box of their corners, found once', () => {
    expect(boxOf(slope)).toEqual(BOX);
    expect(boxOf(slope)).toBe(boxOf(slope));
  });

  it('SK-GEO-2 segments wholly to one side of a box', () => {
    const beside = (x1: number, y1: number, x2: number, y2: number) => [
      isBesideBox(BOX, x1, y1, x2, y2),
      isBesideBox(BOX, x2, y2, x1, y1),
    ];
    const [yes, no] = [
      [true, true],
      [false, false],
    ];
    expect(beside(99, 900, 98, 1500)).toEqual(yes);
    expect(beside(201, 900, 202, 1500)).toEqual(yes);
    expect(beside(50, 999, 250, 998)).toEqual(yes);
    expect(beside(50, 1401, 250, 1402)).toEqual(yes);
    // One end on the line of a side, or beyond it.
    expect(beside(99, 900, 100, 1500)).toEqual(no);
    expect(beside(201, 900, 200, 1500)).toEqual(no);
    expect(beside(50, 999, 250, 1000)).toEqual(no);
    expect(beside(50, 1401, 250, 1400)).toEqual(no);
    // Ends at different sides.
    expect(beside(99, 999, 201, 1401)).toEqual(no);
    expect(beside(99, 1200, 150, 999)).toEqual(no);
    expect(beside(150, 1200, 160, 1300)).toEqual(no);
  });

  it('SK-GEO-2 hold what is inside them or on their border, not all of their box', () => {
    expect([isIn(150, 1200, slope), isIn(100, 1000, slope), isIn(150, 1000, slope), isIn(150, 1400, slope)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect([isIn(105, 1390, slope), isIn(195, 1390, slope), isIn(99, 1000, slope), isIn(150, 1401, slope)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const square = [100, 1000, 200, 1000, 200, 1400, 100, 1400];
    expect([isIn(100, 1200, square), isIn(200, 1200, square), isIn(150, 1400, square)]).toEqual([true, true, true]);
    // What lies outside the box that is given is not looked for.
    const narrow = { minX: 120, minY: 1100, maxX: 180, maxY: 1300 };
    expect([isIn(120, 1200, square, narrow), isIn(150, 1100, square, narrow), isIn(180, 1300, square, narrow)]).toEqual(
      [true, true, true],
    );
    for (const [x, y] of [
      [119, 1200],
      [181, 1200],
      [150, 1099],
      [150, 1301],
    ] as const) {
      expect(isIn(x, y, square, narrow)).toBe(false);
    }
  });

  it('SK-GEO-3 a segment is far from a box if all of it is farther off than the reach on one side', () => {
    const far = (x1: number, y1: number, x2: number, y2: number, reach = 10) => {
      const there = farFromBox(BOX, x1, y1, x2, y2, reach);
      expect(farFromBox(BOX, x2, y2, x1, y1, reach)).toBe(there);
      return there;
    };
    expect([far(50, 1100, 89, 1200), far(50, 1100, 90, 1200)]).toEqual([true, false]);
    expect([far(211, 1100, 260, 1200), far(210, 1100, 260, 1200)]).toEqual([true, false]);
    expect([far(150, 900, 150, 989), far(150, 900, 150, 990)]).toEqual([true, false]);
    expect([far(150, 1411, 150, 1500), far(150, 1410, 150, 1500)]).toEqual([true, false]);
    expect([far(50, 900, 300, 1500), far(150, 1200, 160, 1300), far(50, 1200, 300, 1200)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('the nearest standing room', () => {
  /** Where model 0 comes to stand that is to be at (300, 300), in whole millimetres from there. */
  const moved = (
    others: readonly ModelSpec[],
    spec: Partial<PositionSpec> = {},
    [x, y]: readonly [number, number] = [300, 300],
  ) => {
    const state = position({ models: [{ at: [50, 50] }, ...others], ...spec });
    const found = nearestStandingRoom(state, 0, steps(x), steps(y), 0);
    return found === null ? null : [Math.round(found.x / 64 - x), Math.round(found.y / 64 - y), found.level];
  };

  it('SK-GEO-5 is the place itself where it is free, else the first free one on a ring around it', () => {
    expect(moved([])).toEqual([0, 0, 0]);
    expect(moved([{ at: [300, 340] }])).toEqual([0, 0, 0]);
    // Away from whatever stands there: to the right, to the left, down and up.
    expect(moved([{ at: [295, 300] }])).toEqual([15, 0, 0]);
    expect(moved([{ at: [305, 300] }])).toEqual([-15, 0, 0]);
    expect(moved([{ at: [300, 295] }])).toEqual([0, 15, 0]);
    expect(moved([{ at: [300, 305] }])).toEqual([0, -15, 0]);
    expect(moved([{ at: [297, 297] }])).toEqual([14, 8, 0]);
  });

  it('SK-GEO-5 SK-MOV-19 stays on the table, and on the hill where it comes to stand on one', () => {
    const [x = 0, y = 0] = moved([{ at: [0, 0] }], {}, [0, 0]) ?? [];
    expect([x >= 0, y >= 0]).toEqual([true, true]);
    const hill = { kind: 'hill', box: [300, 300, 200, 200] } as const;
    expect(moved([], { features: [hill] })).toEqual([0, 0, expect.any(Number)]);
  });
});
