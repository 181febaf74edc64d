/** A quick look finds everything that could forbid or reduce a move near a box, and nothing else. */
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, type TerrainSpec } from '../../../test/positions.ts';
import type { Box } from '../../ground/boxes.ts';
import { spotIsFree, tableIsFree, wayIsFree } from './freeWay.ts';
import { aroundActions } from './surroundings.ts';

/** 60 mm wide and 40 deep about 900, 600. */
const BOX: Box = { minX: steps(870), maxX: steps(930), minY: steps(580), maxY: steps(620) };
/** Directions to the four sides, with the half of the box's measure that way. */
const SIDES: readonly (readonly [number, number])[] = [
  [-30, 0],
  [30, 0],
  [0, -20],
  [0, 20],
];

const looks = (rest: BattlefieldSpec, box = BOX): readonly boolean[] => {
  const state = battlefield({ ...rest, units: [{ at: [900, 600], formation: 'square' }, ...(rest.units ?? [])] });
  const s = aroundActions(state, 0);
  return [tableIsFree(s, box), spotIsFree(s, box), wayIsFree(s, box)];
};
/** What stands so far from each side of the box. */
const asideOf = (apart: number, stand: (x: number, y: number) => BattlefieldSpec): readonly (readonly boolean[])[] =>
  SIDES.map(([x, y]) => looks(stand(900 + x + Math.sign(x) * apart, 600 + y + Math.sign(y) * apart)));
const piece = (kind: TerrainSpec['kind']) => (x: number, y: number) => ({
  terrain: [{ kind, box: [x, y, 20, 20] as const }],
});
const line = (kind: TerrainSpec['kind']) => (x: number, y: number) => ({
  terrain: [{ kind, points: [x - 10, y - 10, x + 10, y + 10] }],
});
const FREE = [true, true, true];
const all = (looked: readonly boolean[]) => [looked, looked, looked, looked];

describe('a quick look', () => {
  it('LB-TERR-04 LB-TERR-05 at buildings, sectors and streams on or at the box', () => {
    for (const stand of [piece('building'), piece('sector'), line('stream')]) {
      for (const apart of [-10, 5, 10]) expect(asideOf(apart, stand)).toEqual(all([false, false, false]));
      expect(asideOf(10.1, stand)).toEqual(all(FREE));
    }
  });

  it('LB-TERR-02 LB-TERR-03 at difficult ground and obstacles, for one who moves', () => {
    for (const stand of [piece('rough'), piece('wood'), line('hedge')]) {
      for (const apart of [-10, 5, 10]) expect(asideOf(apart, stand)).toEqual(all([true, true, false]));
      expect(asideOf(10.1, stand)).toEqual(all(FREE));
    }
  });

  it('LB-MOVE-29 LB-LEAD-18 at enemies up to 1S off, and at their Generals on the box', () => {
    const enemy = (x: number, y: number): BattlefieldSpec => ({
      units: [{ side: 1, at: [x, y], formation: 'square' }],
    });
    for (const apart of [40, 22.5 + 80, 22.5 + 80.1]) expect(asideOf(apart, enemy)).toEqual(all([true, false, false]));
    expect(asideOf(22.5 + 80.2, enemy)).toEqual(all(FREE));
    const general = (x: number, y: number): BattlefieldSpec => ({
      generals: [{ cinc: true, side: 1, at: [x, y] }],
    });
    for (const apart of [0, 15]) expect(asideOf(apart, general)).toEqual(all([true, false, false]));
    expect(asideOf(15.1, general)).toEqual(all(FREE));
    const friend = (x: number, y: number): BattlefieldSpec => ({ units: [{ at: [x, y], formation: 'square' }] });
    expect(asideOf(22.5, friend)).toEqual(all(FREE));
  });

  it('LB-MOVE-27 at the edges of the table, where they are within reach', () => {
    const near = (x: number, y: number, box: Box): boolean => {
      const state = battlefield({ units: [{ at: [x, y], formation: 'square' }], width: 1800, height: 1200 });
      return tableIsFree(aroundActions(state, 0), box);
    };
    const box = (minX: number, maxX: number, minY: number, maxY: number): Box => ({
      minX: steps(minX),
      maxX: steps(maxX),
      minY: steps(minY),
      maxY: steps(maxY),
    });
    expect(near(50, 50, box(0, 100, 0, 100))).toBe(true);
    expect(near(50, 50, box(-1, 100, 0, 100))).toBe(false);
    expect(near(50, 50, box(0, 100, -1, 100))).toBe(false);
    expect(near(1750, 1150, box(1700, 1800, 1100, 1200))).toBe(true);
    expect(near(1750, 1150, box(1700, 1801, 1100, 1200))).toBe(false);
    expect(near(1750, 1150, box(1700, 1800, 1100, 1201))).toBe(false);
  });
});
