import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec } from '../../test/positions.ts';
import type { TerrainKind, TerrainPiece } from '../state/state.ts';
import { bodyOfUnit } from './footprints.ts';
import { type GroundRow, isDestroyed, isHill, liesBetween, nearBoth, partedByObstacle, T1 } from './terrainKinds.ts';

/** `area difficult sight cover1 position1`: a row of the table in words. */
function inWords(row: GroundRow): string {
  return [
    row.linear ? 'line' : 'area',
    row.difficult && 'difficult',
    row.obstacle && 'obstacle',
    row.impassable && 'impassable',
    row.blocksSight && 'sight',
    row.cover > 0 && `cover${row.cover}`,
    row.position > 0 && `position${row.position}`,
  ]
    .filter((word) => word !== false)
    .join(' ');
}

describe('table T1', () => {
  it.each<[TerrainKind, string]>([
    ['gentleHill', 'area'],
    ['steepHill', 'area difficult position1'],
    ['wood', 'area difficult sight cover1 position1'],
    ['rough', 'area difficult cover1 position1'],
    ['swamp', 'area difficult position1'],
    ['hedge', 'line obstacle cover1 position1'],
    ['fence', 'line obstacle cover1 position1'],
    ['ditch', 'line obstacle cover1 position1'],
    ['wall', 'line obstacle cover2 position2'],
    ['stream', 'line impassable position1'],
    ['building', 'area impassable sight cover2 position2'],
    ['sector', 'area impassable sight cover2 position2'],
    ['road', 'line'],
    ['bridge', 'line'],
    ['ford', 'line'],
  ])('LB-TERR-01 LB-TERR-02 LB-TERR-03 %s: movement, sight, cover and position as in the table', (kind, words) => {
    expect(inWords(T1[kind])).toBe(words);
  });

  it('LB-TERR-01 holds every kind of terrain once', () => {
    expect(Object.keys(T1)).toHaveLength(15);
  });

  it('LB-TERR-07 gentle and steep hills are hills, nothing else is', () => {
    const kinds = Object.keys(T1) as TerrainKind[];
    const area = (kind: TerrainKind) => ({ kind, ...(T1[kind].linear ? { points: [0, 0, 9, 9] } : { box: BOX }) });
    const { field } = battlefield({ units: [{ at: [300, 300] }], terrain: kinds.map(area) });
    expect(field.terrain.filter(isHill).map(({ kind }) => kind)).toEqual(['gentleHill', 'steepHill']);
  });
});

const BOX = [900, 600, 100, 100] as const;

describe('what lies between two units', () => {
  const parted = (terrain: BattlefieldSpec['terrain']) => {
    const state = battlefield({ units: [{ at: [900, 600] }, { at: [900, 540] }], terrain });
    return partedByObstacle(state, bodyOfUnit(state, 0).quad, bodyOfUnit(state, 1).quad);
  };

  it.each<[TerrainKind, boolean]>([
    ['hedge', true],
    ['fence', true],
    ['ditch', true],
    ['wall', true],
    ['stream', true],
    ['road', false],
    ['bridge', false],
    ['ford', false],
  ])('LB-PROX-03 LB-TERR-03 a %s parts them: %s', (kind, expected) => {
    expect(parted([{ kind, points: [700, 570, 1100, 570] }])).toBe(expected);
    expect(parted([{ kind, points: [700, 560, 1100, 560] }])).toBe(expected);
  });

  it('LB-TERR-12 LB-APP-42 between two that touch lies a line that touches both', () => {
    const state = battlefield({ units: [{ at: [900, 600] }, { at: [900, 585] }] });
    const [p, q] = [bodyOfUnit(state, 0).quad, bodyOfUnit(state, 1).quad];
    const at = (y: number): boolean => liesBetween([700, y, 1100, y].map(steps), p, q);
    expect([at(592.5), at(592.55), at(592.45)]).toEqual([true, true, true]);
    // In one of them: it touches the other no longer.
    expect([at(593), at(592)]).toEqual([false, false]);
    expect(liesBetween([700, 640, 1100, 640].map(steps), p, q)).toBe(false);
  });

  it('LB-PROX-03 near both is what lies by the box around both', () => {
    const state = battlefield({
      units: [{ at: [900, 600] }, { at: [900, 500] }],
      terrain: [{ kind: 'wood', box: [900, 700, 20, 20] }],
    });
    const [piece] = state.field.terrain as [TerrainPiece];
    const near = (mm: number): boolean =>
      nearBoth(piece, bodyOfUnit(state, 0).quad, bodyOfUnit(state, 1).quad, steps(mm));
    expect([near(82), near(82.5), near(90)]).toEqual([false, true, true]);
  });

  it('LB-BUA-21 destroyed is a sector with 7 DIS, nothing else', () => {
    const state = battlefield({
      terrain: [
        { kind: 'wood', box: [100, 100, 50, 50] },
        { kind: 'sector', box: [300, 100, 50, 50], dis: 6 },
        { kind: 'sector', box: [500, 100, 50, 50], dis: 7 },
      ],
    });
    expect(state.field.terrain.map((piece) => isDestroyed(state, piece))).toEqual([false, false, true]);
  });

  it('LB-PROX-03 not one that ends beside them, nor one behind either', () => {
    expect(parted([{ kind: 'hedge', points: [100, 570, 800, 570] }])).toBe(false);
    expect(parted([{ kind: 'hedge', points: [700, 640, 1100, 640] }])).toBe(false);
    expect(parted([{ kind: 'hedge', points: [700, 500, 1100, 500] }])).toBe(false);
  });
});
