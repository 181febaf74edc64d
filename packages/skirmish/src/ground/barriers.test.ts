/** Walls, doorways and obstacles as segments (SK-GEO-5, SK-MOV-6, -10). */
import { steps, toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { type FeatureSpec, type OpeningSpec, position } from '../../test/positions.ts';
import { BARRIER, barriersOn, runsIntoWall, someBarrier, wallsFor } from './barriers.ts';
import type { BuildingFeature, State } from '../state/state.ts';

const laid = (features: readonly FeatureSpec[]): State => position({ features, models: [{ at: [40, 40] }] });

/** The barriers of a level as x1, y1, x2, y2 in mm, each with the index of its feature. */
function listed(state: State, level = 0, obstacles = true): number[][] {
  const list = barriersOn(state, level, obstacles);
  return Array.from({ length: list.length / BARRIER }, (_, i) => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, feature = -1] = list.slice(i * BARRIER, (i + 1) * BARRIER);
    return [...[x1, y1, x2, y2].map((length) => Math.round(toMm(length))), feature];
  });
}

/** A house of 100 x 80 mm, x 300 to 400, y 300 to 380; wall 0 is the upper one. */
const house = (openings: readonly OpeningSpec[], more: object = {}): FeatureSpec => ({
  kind: 'building',
  box: [350, 340, 100, 80],
  openings,
  ...more,
});
/** Wall 0 to 3 without a door. */
const WALLS = [
  [300, 300, 400, 300, 0],
  [400, 300, 400, 380, 0],
  [400, 380, 300, 380, 0],
  [300, 380, 300, 300, 0],
];

describe('the barriers of a table', () => {
  test('SK-GEO-5: high walls and obstacles on the ground, each with its feature; crossable ones on request', () => {
    const wall: FeatureSpec = { kind: 'highWall', from: [100, 100], to: [150, 100] };
    const hedge: FeatureSpec = { kind: 'hedge', from: [100, 200], to: [150, 200] };
    const wood: FeatureSpec = { kind: 'wood', box: [500, 500, 60, 60] };
    const state = laid([wood, wall, hedge]);
    expect(listed(state)).toEqual([
      [100, 100, 150, 100, 1],
      [100, 200, 150, 200, 2],
    ]);
    expect(listed(state, 0, false)).toEqual([[100, 100, 150, 100, 1]]);
    // Asked again in the other order, nothing is mixed up.
    expect([listed(state, 0, false).length, listed(state).length]).toEqual([1, 2]);
    expect(barriersOn(state, 0, true)).toBe(barriersOn(state, 0, true));
  });

  test('SK-MOV-10: a wall has a gap at each open door, in the order of the wall, whichever way it is laid', () => {
    expect(listed(laid([house([])]))).toEqual(WALLS);
    const width = (state: State) => {
      const { openings } = state.features[0] as BuildingFeature;
      return openings.map(({ x1, y1, x2, y2 }) => Math.round(toMm(Math.hypot(x2 - x1, y2 - y1))));
    };
    const one = laid([house([{ kind: 'door', wall: 0, along: 50 }])]);
    const half = (width(one)[0] as number) / 2;
    expect(listed(one)).toEqual([[300, 300, 350 - half, 300, 0], [350 + half, 300, 400, 300, 0], ...WALLS.slice(1)]);
    const gaps = [
      [300, 300, 325 - half, 300, 0],
      [325 + half, 300, 375 - half, 300, 0],
      [375 + half, 300, 400, 300, 0],
    ];
    for (const order of [
      [25, 75],
      [75, 25],
    ]) {
      const two = laid([house(order.map((along) => ({ kind: 'door', wall: 0, along })))]);
      expect(listed(two)).toEqual([...gaps, ...WALLS.slice(1)]);
    }
    // Wall 2 runs the other way.
    const below = laid([house([{ kind: 'door', wall: 2, along: 30 }])]);
    expect(listed(below).slice(2, 4)).toEqual([
      [400, 380, 370 + half, 380, 0],
      [370 - half, 380, 300, 380, 0],
    ]);
    // Its ends laid the other way round: the same gap.
    const [feature] = below.features as readonly [BuildingFeature];
    const turned = feature.openings.map(({ x1, y1, x2, y2, ...rest }) => ({ ...rest, x1: x2, y1: y2, x2: x1, y2: y1 }));
    expect(listed({ ...below, features: [{ ...feature, openings: turned }] })).toEqual(listed(below));
  });

  test('SK-MOV-10, SK-MOV-12: barred doors, windows and doors on other floors leave no gap', () => {
    expect(listed(laid([house([{ kind: 'door', wall: 1, barred: true }])]))).toEqual(WALLS);
    expect(listed(laid([house([{ kind: 'window', wall: 1 }])]))).toEqual(WALLS);
    const tall = laid([house([{ kind: 'door', wall: 1 }], { stairs: [320, 320] })]);
    expect(listed(tall)).toHaveLength(5);
    expect(listed(tall, 1)).toEqual(WALLS);
    expect(listed(tall, 2)).toEqual([]);
    expect(listed(laid([house([{ kind: 'door', wall: 1 }])]), 1)).toEqual([]);
    // A door in one wall leaves no gap in another.
    expect(listed(laid([house([{ kind: 'door', wall: 3 }])])).slice(0, 3)).toEqual(WALLS.slice(0, 3));
  });

  test('SK-MOV-6: the walls of a place are those of its floor; a model on a hill stands on the ground', () => {
    const tall = laid([house([{ kind: 'door', wall: 1 }], { stairs: [320, 320] })]);
    const place = (x: number, y: number, level: number) => ({ x: steps(x), y: steps(y), level });
    expect(wallsFor(tall, place(350, 340, 1)).length / BARRIER).toBe(4);
    expect(wallsFor(tall, place(350, 340, 0)).length / BARRIER).toBe(5);
    expect(wallsFor(tall, place(100, 100, 1)).length / BARRIER).toBe(5);
  });
});

describe('a way into a wall', () => {
  const wall: FeatureSpec = { kind: 'highWall', from: [300, 300], to: [300, 400] };
  const flat: FeatureSpec = { kind: 'highWall', from: [300, 300], to: [400, 300] };
  const meets = (feature: FeatureSpec, from: readonly [number, number], to: readonly [number, number]) => {
    const at = { x: steps(from[0]), y: steps(from[1]), level: 0 };
    return runsIntoWall(laid([feature]), at, steps(to[0]), steps(to[1]), steps(10));
  };

  test('SK-MOV-6: from either side, up or down, and by no more than its radius', () => {
    expect([meets(wall, [250, 350], [350, 350]), meets(wall, [350, 350], [250, 350])]).toEqual([true, true]);
    expect([meets(wall, [250, 350], [289, 350]), meets(wall, [250, 350], [291, 350])]).toEqual([false, true]);
    expect([meets(wall, [350, 350], [311, 350]), meets(wall, [350, 350], [309, 350])]).toEqual([false, true]);
    expect([meets(flat, [350, 250], [350, 350]), meets(flat, [350, 350], [350, 250])]).toEqual([true, true]);
    expect([meets(flat, [350, 250], [350, 289]), meets(flat, [350, 250], [350, 291])]).toEqual([false, true]);
    expect([meets(flat, [350, 350], [350, 311]), meets(flat, [350, 350], [350, 309])]).toEqual([false, true]);
    expect(meets(wall, [290, 350], [250, 350])).toBe(false); // just touching it
  });

  test('SK-MOV-6: not past its ends, nor on a slant about them', () => {
    expect([meets(wall, [250, 289], [350, 289]), meets(wall, [250, 411], [350, 411])]).toEqual([false, false]);
    expect([meets(flat, [289, 250], [289, 350]), meets(flat, [411, 250], [411, 350])]).toEqual([false, false]);
    // The box of the way holds an end of the wall, the way itself keeps off it.
    expect(meets(wall, [250, 330], [330, 250])).toBe(false);
    expect(meets(wall, [250, 360], [330, 280])).toBe(true);
  });

  test('SK-GEO-5: every barrier is looked at until one will do', () => {
    const state = laid([wall, flat]);
    const seen: number[] = [];
    expect(someBarrier(state, 0, true, (_x1, _y1, _x2, _y2, feature) => seen.push(feature) < 0)).toBe(false);
    expect(seen).toEqual([0, 1]);
    expect(someBarrier(state, 0, true, (x1, _y1, x2) => x1 !== x2)).toBe(true);
  });
});
