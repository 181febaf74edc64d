import { gap, steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { battlefield, type TerrainSpec, type UnitSpec } from '../../../test/positions.ts';
import { aroundActions } from '../path/surroundings.ts';
import { straightTrack } from '../path/sweptTrack.ts';
import { isEnemyNear, mayBeParted, mostGapIfNear, pointAt, shrunk, standing } from './commonGround.ts';

// A line is 120 x 15 mm, 1VS 50 mm, 1S 80 mm; a step is 1/64 mm.
const around = (others: readonly UnitSpec[], terrain: readonly TerrainSpec[] = [], own: Partial<UnitSpec> = {}) =>
  aroundActions(battlefield({ units: [{ at: [900, 600], ...own }, ...others], terrain }), 0);
const alone = around([]);
const here = { x: steps(900), y: steps(600), facing: 0 };

describe('ground that footprints have in common', () => {
  it('LB-PROX-05 is smaller all round by as much as they stray, down to a strip; the rest may stick out', () => {
    const box = (stray: number) => {
      const { quad, beyond } = shrunk(alone, here, stray);
      return [quad.maxX - quad.minX, quad.maxY - quad.minY, beyond];
    };
    expect(box(0)).toEqual([7680, 960, 0]);
    expect(box(100)).toEqual([7480, 760, 0]);
    expect(box(99.5)).toEqual([7480, 760, 0]);
    expect(box(478)).toEqual([6724, 4, 0]);
    expect(box(500)).toEqual([6724, 4, 22]);
    const { quad, whole, beyond, stray } = standing(alone, here, 500);
    expect([quad.maxY - quad.minY, whole.maxY - whole.minY, whole.maxX - whole.minX, beyond, stray]).toEqual([
      4, 960, 7680, 22, 500,
    ]);
    const point = pointAt(here, 30);
    expect([point.quad.maxX - point.quad.minX, point.beyond, point.stray]).toEqual([4, 34, Number.POSITIVE_INFINITY]);
    expect(point.whole).toEqual(point.quad);
  });

  it('LB-MOVE-28 LB-MOVE-31 comes within 1S of an enemy, or nearer to one within 1S', () => {
    const toward = (enemyY: number, mm: number, beyond = 0) => {
      const s = around([{ side: 1, at: [900, enemyY] }]);
      return isEnemyNear(s, straightTrack(s.quad, s.u, { x: s.u.x, y: s.u.y - steps(mm) }), beyond);
    };
    const S = 80;
    // The enemy's edge is 7.5 mm from his centre, and so is the unit's: 100 mm off.
    const enemyY = 600 - 15 - 100;
    expect([toward(enemyY, 100 - S - 1), toward(enemyY, 100 - S + 1)]).toEqual([false, true]);
    expect([toward(enemyY, 100 - S + 1, steps(3)), toward(enemyY, 100 - S + 4, steps(3))]).toEqual([false, true]);
    expect([toward(enemyY, 99, steps(78)), toward(enemyY, 99, steps(85))]).toEqual([true, false]);
    // Within 1S already.
    const close = 600 - 15 - 30;
    expect([toward(close, 1), toward(close, -1), toward(close, 0)]).toEqual([true, false, false]);
    expect([toward(close, 1, steps(2)), toward(close, 3, steps(2))]).toEqual([false, true]);
    expect(isEnemyNear(alone, straightTrack(alone.quad, alone.u, { x: 0, y: 0 }), 0)).toBe(false);
  });

  it('LB-PROX-01 LB-PROX-03 is too near a friend, if neither is guns', () => {
    const most = (mm: number, stray = 0, own: Partial<UnitSpec> = {}, friend: Partial<UnitSpec> = {}) => {
      const s = around([{ at: [900, 600 - 15 - mm], ...friend }], [], own);
      return mostGapIfNear(s, 1, standing(s, here, stray));
    };
    expect([most(20), most(50), most(51)]).toEqual([steps(20), steps(50), null]);
    expect([most(20, 64), most(48, 64), most(50, 64)]).toEqual([steps(21), steps(49), null]);
    // The strip is 7.5 mm in; 22 steps may stick out of it.
    expect(most(20, 500)).toBe(steps(20) + 478 + 22);
    expect(most(20, 0, { kind: 'battery' })).toBeNull();
    expect(most(20, 0, {}, { kind: 'battery' })).toBeNull();
    expect(most(0, 478 + steps(60))).toBeNull();
  });

  it('LB-PROX-03 a line may lie between, wherever a footprint of the box stands', () => {
    const friendAt = (mm: number): UnitSpec => ({ at: [900, 600 - 15 - mm] });
    const parted = (terrain: readonly TerrainSpec[], stray = 0, mm = 20) => {
      const s = around([friendAt(mm)], terrain);
      const end = standing(s, here, stray);
      return mayBeParted(s, 1, end, gap(end.quad, s.quad) + steps(mm));
    };
    const across = (y: number, kind: TerrainSpec['kind'] = 'hedge'): TerrainSpec => ({
      kind,
      points: [700, y, 1100, y],
    });
    const middle = 600 - 7.5 - 10;
    expect(parted([])).toBe(false);
    for (const kind of ['hedge', 'wall', 'fence', 'ditch', 'stream'] as const) {
      expect([kind, parted([across(middle, kind)])]).toEqual([kind, true]);
    }
    expect(parted([across(middle, 'road')])).toBe(false);
    expect(parted([{ kind: 'wood', box: [900, middle, 200, 10] }])).toBe(false);
    // No farther from the friend than the gap of 20 mm.
    expect([parted([across(592)]), parted([across(593)])]).toEqual([true, false]);
    expect([parted([across(538)]), parted([across(537)])]).toEqual([true, false]);
    // The shortest way between two that face each other may run anywhere along their 120 mm: 60 mm off, not 67.
    const beside = (x: number): TerrainSpec => ({ kind: 'hedge', points: [x, 500, x, 700] });
    expect([parted([beside(955)]), parted([beside(970)])]).toEqual([true, false]);
    expect(parted([across(660), across(middle)])).toBe(true);
    // Footprints that stray by 4 mm may have it up to 16 mm farther off.
    expect([parted([beside(975)], steps(4)), parted([beside(978)], steps(4))]).toEqual([true, false]);
    // Touching, too.
    expect([parted([across(592.5)], 0, 0), parted([across(660)], 0, 0)]).toEqual([true, false]);
  });

  it('LB-PROX-03 of a point alone: any line near the friend', () => {
    const parted = (y: number, most: number) => {
      const s = around([{ at: [900, 560] }], [{ kind: 'hedge', points: [700, y, 1100, y] }]);
      return mayBeParted(s, 1, pointAt(here, 10), steps(most));
    };
    expect([parted(580, 13), parted(580, 12)]).toEqual([true, false]);
    expect(parted(560, 0)).toBe(true);
  });

  it('LB-PROX-03 aslant to a friend: where the corner is nearest to it', () => {
    const s = (points: number[]) => around([{ at: [900, 530], facing: 30 }], [{ kind: 'hedge', points }]);
    const parted = (...points: number[]) => {
      const near = s(points);
      return mayBeParted(near, 1, standing(near, here, 0), steps(40));
    };
    expect(parted(700, 580, 1100, 580)).toBe(true);
    // The friend reaches down on the right.
    expect(parted(940, 500, 940, 600)).toBe(false);
    expect(parted(850, 500, 850, 600)).toBe(false);
    expect(parted(900, 575, 1000, 575)).toBe(true);
    expect(parted(800, 575, 900, 575)).toBe(false);
  });
});
