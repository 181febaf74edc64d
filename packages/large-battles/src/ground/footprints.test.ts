import { steps, toMm } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type Kind, type UnitSpec } from '../../test/positions.ts';
import {
  bodyOfUnit,
  distanceBetween,
  enemiesOf,
  friendsOf,
  generalSize,
  quadOfGeneral,
  quadOfPiece,
  quadOfUnit,
  sectorPiece,
  sizeOf,
  unitsOnTable,
  widestOf,
} from './footprints.ts';
import { isContact, isWithinLength, TOLERANCE } from './measure.ts';
import type { Formation, TerrainPiece, UnitProfile } from '../state/state.ts';

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

describe('circles around and inside a base', () => {
  it('LB-GEO-02 LB-GEO-07 hold its corners, and are held by its edges, with a step to spare', () => {
    const { field } = battlefield({ units: [{ at: [0, 0] }] });
    for (const formation of ['line', 'attackColumn', 'marchColumn', 'square'] as const) {
      const { width, depth, outer, inner } = sizeOf(field, field.units[0] as UnitProfile, formation);
      const corner = Math.sqrt(width * width + depth * depth) / 2;
      expect(outer - corner, formation).toBeGreaterThanOrEqual(1);
      expect(outer - corner, formation).toBeLessThan(2);
      expect(inner, formation).toBe(Math.min(width, depth) / 2 - 1);
    }
  });

  it('LB-FORM-01 no arm has the formations of another', () => {
    const { field } = battlefield({ units: [{ at: [0, 0] }] });
    expect(() => sizeOf(field, field.units[0] as UnitProfile, 'limbered')).toThrow(
      'infantry has no formation limbered',
    );
  });

  it('LB-OPT-02 LB-BUA-10 of two batteries in one, and of a garrison, which fills its sector', () => {
    const state = battlefield({
      units: [
        { kind: 'battery', at: [900, 600], battery: 0 },
        { at: [660, 660], formation: 'garrison', sector: 0 },
      ],
      terrain: [{ kind: 'sector', box: [660, 660, 100, 100] }],
    });
    expect(toMm(bodyOfUnit(state, 0).size.width)).toBe(120);
    const { quad, outer } = bodyOfUnit(state, 1);
    expect([quad.minX, quad.maxX, quad.minY, quad.maxY].map(toMm)).toEqual([610, 710, 610, 710]);
    expect(toMm(outer)).toBe(120);
    expect(toMm(widestOf(state.field))).toBe(120);
  });
});

describe('sectors as footprints', () => {
  const quad = (...points: readonly number[]) => {
    const { ax, ay, bx, by, cx, cy, dx, dy } = quadOfPiece(
      battlefield({ terrain: [{ kind: 'sector', points }] }).field.terrain[0] as TerrainPiece,
    );
    return [ax, ay, bx, by, cx, cy, dx, dy].map(toMm);
  };
  const box = (minX: number, minY: number, maxX: number, maxY: number) => [
    minX,
    minY,
    maxX,
    minY,
    maxX,
    maxY,
    minX,
    maxY,
  ];

  it.each<readonly [string, readonly number[], readonly number[]]>([
    ['clockwise', [10, 0, 30, 10, 20, 30, 0, 20], [10, 0, 30, 10, 20, 30, 0, 20]],
    ['turned the other way', [10, 0, 0, 20, 20, 30, 30, 10], [10, 0, 30, 10, 20, 30, 0, 20]],
    ['from its right corner', [30, 10, 20, 30, 0, 20, 10, 0], [30, 10, 20, 30, 0, 20, 10, 0]],
    ['whose sides are not parallel across', [0, 0, 40, 0, 20, 30, 0, 30], box(0, 0, 40, 30)],
    ['whose sides are not parallel down', [0, 0, 40, 0, 40, 30, 0, 50], box(0, 0, 40, 50)],
    ['with five corners', [10, 0, 30, 10, 20, 30, 0, 20, 5, 10], box(0, 0, 30, 30)],
    ['with six, of which four lie parallel', [10, 0, 30, 10, 20, 30, 0, 20, 0, 15, 5, 5], box(0, 0, 30, 30)],
    ['with three', [10, 0, 30, 10, 20, 30], box(10, 0, 30, 30)],
    ['without area', [0, 0, 10, 10, 30, 30, 20, 20], box(0, 0, 30, 30)],
  ])('LB-BUA-01 LB-BUA-10 a sector %s', (_name, points, corners) => {
    expect(quad(...points)).toEqual(corners);
  });

  it('LB-BUA-01 there is none of a number that no piece has', () => {
    const { field } = battlefield({ terrain: [{ kind: 'sector', box: [9, 9, 9, 9] }] });
    expect(sectorPiece(field, 0)).toBe(field.terrain[0]);
    expect(() => sectorPiece(field, 1)).toThrow('no BUA sector 1');
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
