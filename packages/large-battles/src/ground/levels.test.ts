import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type TerrainSpec } from '../../test/positions.ts';
import { levelAt, levelOf } from './levels.ts';

const HILL: TerrainSpec = { kind: 'gentleHill', points: [400, 400, 600, 400, 500, 600] };
const at = (x: number, y: number, ...terrain: readonly TerrainSpec[]): number =>
  levelAt(battlefield({ terrain }), steps(x), steps(y));

describe('levels', () => {
  it('LB-TERR-07 that of the hill beneath, 0 on the plain', () => {
    expect(at(500, 450, HILL)).toBe(1);
    for (const [x, y] of [
      [300, 450],
      [700, 450],
      [500, 300],
      [500, 700],
      [410, 590],
    ] as const) {
      expect(at(x, y, HILL), `${x} ${y}`).toBe(0);
    }
  });

  it('LB-TERR-07 that of the highest of several, in any order; a wood has none', () => {
    const top: TerrainSpec = { kind: 'steepHill', box: [500, 450, 40, 40], level: 2 };
    expect([at(500, 450, HILL, top), at(500, 450, top, HILL), at(500, 500, top, HILL)]).toEqual([2, 2, 1]);
    expect(at(500, 450, { kind: 'wood', box: [500, 450, 90, 90], level: 1 })).toBe(0);
  });

  it('LB-TERR-07 of a unit, that beneath its centre', () => {
    const state = battlefield({ units: [{ at: [500, 450] }, { at: [500, 390] }], terrain: [HILL] });
    expect([levelOf(state, 0), levelOf(state, 1)]).toEqual([1, 0]);
  });
});
