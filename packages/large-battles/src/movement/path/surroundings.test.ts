/** What is near enough to matter to a move, and what is closed to whom. */
import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, type TerrainSpec, type UnitSpec } from '../../../test/positions.ts';
import type { TerrainPiece } from '../../state/state.ts';
import { aroundActions, type Errand, isClosed, surroundings } from './surroundings.ts';

/** A square, 45 mm wide: its corners are 31.8 mm from its centre. It may move 50 mm, and its reach is 100. */
const near = (rest: BattlefieldSpec, unit: Partial<UnitSpec> = {}) =>
  aroundActions(
    battlefield({ ...rest, units: [{ at: [900, 600], formation: 'square', ...unit }, ...(rest.units ?? [])] }),
    0,
  );
const REACH = 100 + 31.85;

describe('surroundings', () => {
  const square = (side: 0 | 1, x: number, y: number): UnitSpec => ({ side, at: [x, y], formation: 'square' });
  /** On each side in turn, so far from the centre. */
  const SIDES = [
    [1, 0],
    [-1, 0],
    [0, 1],
    [0, -1],
    [0.6, 0.8],
  ] as const;

  it('LB-MOVE-29 LB-PROX-01 hold enemies up to 1S beyond its reach, and friends up to 1VS', () => {
    for (const [x, y] of SIDES) {
      const count = (side: 0 | 1, apart: number): number => {
        const s = near({ units: [square(side, 900 + x * apart, 600 + y * apart)] });
        return side === 0 ? s.friends.length : s.enemies.length;
      };
      const furthest = REACH + 31.85;
      expect([count(1, furthest + 79), count(1, furthest + 82)], `${x} ${y}`).toEqual([1, 0]);
      expect([count(0, furthest + 49), count(0, furthest + 52)], `${x} ${y}`).toEqual([1, 0]);
    }
    expect(near({ units: [{ ...square(1, 900, 700), status: 'eliminated' }] }).enemies).toEqual([]);
  });

  it('LB-MOVE-31 LB-GEO-08 tell how far off an enemy is, and whether that is within 1S', () => {
    const at = (mm: number) => {
      const [enemy] = near({ units: [square(1, 900, 600 - 45 - mm)] }).enemies;
      return [enemy?.gap, enemy?.close];
    };
    expect([at(80), at(80.1), at(80.2)]).toEqual([
      [steps(80), true],
      [steps(80) + 6, true],
      [steps(80) + 13, false],
    ]);
  });

  it('LB-LEAD-18 hold enemy Generals who stand by themselves, within reach', () => {
    const count = (apart: number, status: 'table' | 'gone' = 'table', side: 0 | 1 = 1) =>
      near({ generals: [{ cinc: true, side, at: [900 + apart, 600], status }] }).generals.length;
    expect([count(REACH + 21), count(REACH + 24), count(-REACH - 21), count(-REACH - 24)]).toEqual([1, 0, 1, 0]);
    expect([count(100, 'gone'), count(100, 'table', 0)]).toEqual([0, 0]);
  });

  it('LB-TERR-01 sort the ground within reach by what it does', () => {
    const line = (kind: TerrainSpec['kind']): TerrainSpec => ({ kind, points: [950, 600, 980, 640], id: kind });
    const box = (kind: TerrainSpec['kind']): TerrainSpec => ({ kind, box: [960, 620, 30, 30], id: kind });
    const s = near({
      terrain: [
        ...(['hedge', 'wall', 'stream', 'bridge', 'ford', 'road'] as const).map(line),
        ...(['wood', 'rough', 'building', 'sector', 'gentleHill'] as const).map(box),
      ],
    });
    const ids = (pieces: readonly TerrainPiece[]) => pieces.map(({ id }) => id);
    expect(ids(s.obstacles)).toEqual(['hedge', 'wall']);
    expect(ids(s.streams)).toEqual(['stream']);
    expect(ids(s.crossings)).toEqual(['bridge', 'ford']);
    expect(ids(s.difficult)).toEqual(['wood', 'rough']);
    expect(ids(s.solid)).toEqual(['building', 'sector']);
    const apart = (mm: number) =>
      near({ terrain: [{ kind: 'wood', box: [900 + mm + 5, 600, 10, 10] }] }).difficult.length;
    expect([apart(REACH - 1), apart(REACH + 1)]).toEqual([1, 0]);
  });

  it('LB-MOVE-27 know whether the table edge is within reach', () => {
    const edge = (x: number, y: number) => near({}, { at: [x, y] }).edge;
    const far = REACH + 1;
    expect([edge(far, 600), edge(1800 - far, 600), edge(900, far), edge(900, 1200 - far)]).toEqual([
      false,
      false,
      false,
      false,
    ]);
    const by = REACH - 1;
    expect([edge(by, 600), edge(1800 - by, 600), edge(900, by), edge(900, 1200 - by)]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it('LB-MOVE-27 are open with friends alone, calm with nobody', () => {
    const told = (rest: BattlefieldSpec, unit: Partial<UnitSpec> = {}) => {
      const { open, calm } = near(rest, unit);
      return [open, calm];
    };
    expect(told({})).toEqual([true, true]);
    expect(told({ units: [square(0, 950, 600)] })).toEqual([true, false]);
    expect(told({ units: [square(1, 950, 600)] })).toEqual([false, false]);
    expect(told({}, { at: [90, 600] })).toEqual([false, false]);
    expect(told({ terrain: [{ kind: 'road', points: [900, 500, 900, 700] }] })).toEqual([true, true]);
    for (const kind of ['hedge', 'stream'] as const) {
      expect(told({ terrain: [{ kind, points: [950, 500, 950, 700] }] }), kind).toEqual([false, false]);
    }
    for (const kind of ['wood', 'building'] as const) {
      expect(told({ terrain: [{ kind, box: [950, 600, 20, 20] }] }), kind).toEqual([false, false]);
    }
    expect(told({ generals: [{ cinc: true, side: 1, at: [950, 600] }] })).toEqual([false, false]);
  });

  it('LB-MOVE-22 LB-FORM-03 reach as far as a unit can go, or spread; a column also swings its body', () => {
    const reaches = (unit: Partial<UnitSpec>, mm: number) =>
      near({ units: [square(1, 900, 600 - mm)] }, unit).enemies.length;
    // A line's corners are 60.5 mm off; it moves 80 mm, and could spread by two VS: 100.
    const line = { formation: 'line' } as const;
    expect([reaches(line, 100 + 60.4 + 31.8 + 80), reaches(line, 100 + 61 + 33 + 81)]).toEqual([1, 0]);
    // A march column's corners are 33.6 mm off; it moves 120 mm and swings by twice that.
    const column = { formation: 'marchColumn' } as const;
    const swing = 120 + 2 * 33.5;
    expect([reaches(column, swing + 33.5 + 31.8 + 80), reaches(column, swing + 2 + 34 + 33 + 81)]).toEqual([1, 0]);
    const asked = battlefield({ units: [{ at: [900, 600], formation: 'square' }, square(1, 900, 400)] });
    expect([surroundings(asked, 0, 0).enemies.length, surroundings(asked, 0, steps(60)).enemies.length]).toEqual([
      0, 1,
    ]);
  });
});

describe('closed ground', () => {
  const sector: TerrainSpec = { kind: 'sector', box: [900, 540, 120, 120] };
  const closed = (
    errand: Errand,
    rest: readonly UnitSpec[] = [],
    unit: Partial<UnitSpec> = {},
    terrain = sector,
  ): boolean => {
    const s = near({ units: rest, terrain: [terrain] }, { at: [900, 640], formation: 'attackColumn', ...unit });
    return isClosed(s, s.solid[0] as TerrainPiece, errand);
  };
  const column = { formation: 'marchColumn' } as const;
  const enemy: UnitSpec = { side: 1, at: [900, 560], formation: 'attackColumn' };
  const friend: UnitSpec = { at: [900, 520], formation: 'square' };

  it('LB-TERR-04 a building to everybody', () => {
    for (const errand of ['plain', 'road', 'fight'] as const) {
      expect(closed(errand, [], column, { kind: 'building', box: [900, 540, 120, 120] })).toBe(true);
    }
  });

  it('LB-BUA-07 a sector but by road, while it is empty', () => {
    expect([closed('plain'), closed('road', [], column)]).toEqual([true, false]);
    expect([closed('road', [enemy], column), closed('road', [friend], column)]).toEqual([true, true]);
    expect(closed('road', [], column, { ...sector, dis: 7 })).toBe(true);
    expect(closed('road', [{ at: [900, 540], formation: 'garrison', sector: 0 }], column)).toBe(true);
  });

  it('LB-BUA-08 a sector but to close with an enemy caught in it, if not Fast', () => {
    expect([closed('fight'), closed('fight', [enemy]), closed('fight', [enemy], column)]).toEqual([true, false, true]);
    expect([closed('plain', [enemy]), closed('fight', [friend])]).toEqual([true, true]);
    expect(closed('fight', [enemy], {}, { ...sector, dis: 7 })).toBe(true);
  });

  it('LB-BUA-08 to a unit that a fight has left in it, it is open until it is out, or to a Fast one by road', () => {
    const inside = { at: [900, 590] } as const;
    expect([closed('plain', [], inside), closed('fight', [], inside)]).toEqual([false, false]);
    expect(closed('plain', [], inside, { ...sector, dis: 7 })).toBe(false);
    const fast = { ...column, ...inside };
    expect([closed('plain', [], fast), closed('road', [], fast)]).toEqual([true, false]);
  });
});
