import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type Kind, type UnitSpec } from '../../test/positions.ts';
import {
  distanceBetween,
  enemiesOf,
  friendsOf,
  generalSize,
  quadOfGeneral,
  quadOfUnit,
  sizeOf,
  unitsOnTable,
} from './footprints.ts';
import { isContact, isWithinLength, TOLERANCE } from './measure.ts';
import type { Formation, UnitProfile } from '../state/state.ts';

function sizeInMm(kind: Kind, formation: Formation, scale: '6mm' | '15mm' | '28mm' = '15mm'): [number, number] {
  const { field } = battlefield({
    scale,
    units: [{ kind, formation: kind === 'infantry' ? 'line' : formation, at: [0, 0] }],
  });
  const { width, depth } = sizeOf(field, field.units[0] as UnitProfile, formation);
  return [toMm(width), toMm(depth)];
}

describe('table G1', () => {
  it('LB-GEO-02 LB-GEO-03 LB-GEO-05 lays four infantry, two cavalry and two artillery bases as table G1 says', () => {
    expect(sizeInMm('infantry', 'line')).toEqual([120, 15]);
    expect(sizeInMm('infantry', 'attackColumn')).toEqual([60, 30]);
    expect(sizeInMm('infantry', 'marchColumn')).toEqual([30, 60]);
    expect(sizeInMm('infantry', 'square')).toEqual([45, 45]);
    expect(sizeInMm('infantry', 'garrison')).toEqual([120, 120]);
    for (const kind of ['lightCavalry', 'dragoons', 'heavyCavalry'] as const) {
      expect(sizeInMm(kind, 'line')).toEqual([60, 30]);
      expect(sizeInMm(kind, 'column')).toEqual([30, 60]);
    }
    for (const kind of ['battery', 'horseBattery'] as const) {
      expect(sizeInMm(kind, 'unlimbered')).toEqual([60, 40]);
      expect(sizeInMm(kind, 'limbered')).toEqual([30, 80]);
    }
  });

  it('LB-GEO-06 takes two thirds of it for 6 mm figures and three halves for 28 mm', () => {
    expect(sizeInMm('infantry', 'line', '6mm')).toEqual([80, 10]);
    expect(sizeInMm('infantry', 'line', '28mm')).toEqual([180, 22.5]);
    expect(sizeInMm('battery', 'limbered', '6mm')[0]).toBe(20);
    expect(sizeInMm('battery', 'limbered', '28mm')).toEqual([45, 120]);
  });

  it('LB-GEO-02 gives a Leader 15 x 30 mm and a CinC 30 x 30 mm', () => {
    const { field } = battlefield();
    expect(generalSize(field, false)).toMatchObject({ width: steps(15), depth: steps(30) });
    expect(generalSize(field, true)).toMatchObject({ width: steps(30), depth: steps(30) });
  });
});

describe('distances', () => {
  const apart = (mm: number) =>
    distanceBetween(battlefield({ units: [{ at: [500, 500] }, { side: 1, at: [500, 500 - 15 - mm] }] }), 0, 1);

  it('LB-GEO-07 measures between the nearest points of two footprints', () => {
    expect(apart(80)).toBe(steps(80));
    // Corner to corner: 60 and 80 mm aside and ahead are 100 mm.
    const corners = battlefield({ units: [{ at: [500, 500] }, { side: 1, at: [500 + 120 + 60, 500 - 15 - 80] }] });
    expect(distanceBetween(corners, 0, 1)).toBe(steps(100));
  });

  it('LB-GEO-07 is 0 where footprints touch', () => {
    expect(apart(0)).toBe(0);
  });

  it('LB-GEO-08 counts a tenth of a millimetre more as within, and no step beyond it', () => {
    const limit = steps(80);
    expect(TOLERANCE).toBe(6.4);
    expect(isWithinLength(limit, limit)).toBe(true);
    expect(isWithinLength(limit + 6, limit)).toBe(true);
    expect(isWithinLength(limit + 7, limit)).toBe(false);
    expect(isContact(6)).toBe(true);
    expect(isContact(7)).toBe(false);
  });

  it('LB-GEO-19 measures a General alone from his own base and attached from the unit', () => {
    const units: UnitSpec[] = [{ at: [500, 500] }];
    const alone = battlefield({ units, generals: [{ brigade: 0, at: [300, 300] }] });
    const joined = battlefield({ units, generals: [{ brigade: 0, unit: 0 }] });
    expect(quadOfGeneral(alone, 0)).toMatchObject({ minX: steps(292.5), maxX: steps(307.5), minY: steps(285) });
    expect(quadOfGeneral(joined, 0)).toEqual(quadOfUnit(joined, 0));
  });

  it('LB-BUA-10 takes the whole sector as the footprint of its garrison, however its corners are listed', () => {
    const clockwise = [600, 600, 720, 600, 720, 720, 600, 720];
    const other = [600, 600, 600, 720, 720, 720, 720, 600];
    for (const points of [clockwise, other]) {
      const state = battlefield({
        units: [
          { at: [660, 660], sector: 0, formation: 'garrison' },
          { side: 1, at: [660, 500] },
        ],
        terrain: [{ kind: 'sector', points }],
      });
      expect(distanceBetween(state, 0, 1)).toBe(steps(600 - 507.5));
    }
  });

  it('LB-GEN-02 knows the units of each side that stand on the table', () => {
    const state = battlefield({
      units: [
        { at: [1, 1] },
        { at: [2, 2], status: 'eliminated' },
        { side: 1, at: [3, 3] },
        { at: [4, 4], status: 'waiting' },
      ],
    });
    expect(unitsOnTable(state, 0)).toEqual([0]);
    expect(friendsOf(state, 0)).toEqual([0]);
    expect(enemiesOf(state, 0)).toEqual([2]);
  });
});
