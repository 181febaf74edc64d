/** LB-LOS-06, -10: fire at sectors, what hides them, and what a refusal says. */
import { describe, expect, it } from 'vitest';
import { battlefield, type BattlefieldSpec, type TerrainSpec, type UnitSpec } from '../../test/positions.ts';
import { canSee, fireProblem, hiddenByWalls } from './sight.ts';

const BATTERY: UnitSpec = { kind: 'battery', at: [900, 900] };
const sector = (x: number, y: number): TerrainSpec => ({ kind: 'sector', box: [x, y, 120, 120] });
const told = (spec: BattlefieldSpec, target: number, at: number): unknown => {
  const problem = fireProblem(battlefield(spec), 0, target, at);
  return problem === null ? 'ok' : [problem.rule, problem.facts];
};

describe('fire at a sector', () => {
  const at = (...terrain: readonly TerrainSpec[]): BattlefieldSpec => ({ units: [BATTERY], terrain });

  it('LB-LOS-10 at the first of several, or at another; it does not hide itself', () => {
    expect(told(at(sector(900, 600), sector(1020, 600)), -1, 0)).toBe('ok');
    expect(told(at(sector(660, 600), sector(900, 600)), -1, 1)).toBe('ok');
  });

  it('LB-LOS-06 LB-LOS-10 another sector before it hides it, also the first', () => {
    expect(told(at(sector(900, 700), sector(900, 560)), -1, 1)).toEqual([
      'LB-LOS-02',
      { unit: 'unit-0', hidden: 21, points: 21 },
    ]);
    expect(told(at(sector(900, 560), sector(900, 700)), -1, 0)).toEqual([
      'LB-LOS-02',
      { unit: 'unit-0', hidden: 21, points: 21 },
    ]);
  });

  it('LB-LOS-05 LB-TERR-07 over a hill that is no higher than the ground in its middle', () => {
    const crest: TerrainSpec = { kind: 'gentleHill', box: [900, 750, 600, 40] };
    expect(told(at(sector(900, 600), crest), -1, 0)).toMatchObject(['LB-LOS-02', {}]);
    // A hill beneath its middle alone, not beneath its edges; and one elsewhere.
    expect(told(at(sector(900, 600), crest, { kind: 'gentleHill', box: [900, 600, 10, 10] }), -1, 0)).toBe('ok');
    expect(told(at(sector(900, 600), crest, { kind: 'gentleHill', box: [60, 60, 10, 10] }), -1, 0)).not.toBe('ok');
  });

  it('LB-BOMB-05 LB-BOMB-01 LB-LOS-10 a refusal names the battery', () => {
    expect(told(at(sector(900, 240)), -1, 0)).toEqual(['LB-BOMB-05', { unit: 'unit-0', asked: 580, allowed: 540 }]);
    expect(told(at(sector(600, 700)), -1, 0)).toEqual(['LB-BOMB-01', { unit: 'unit-0' }]);
    const held = {
      units: [BATTERY, { side: 1, at: [900, 600], formation: 'garrison', sector: 0 }],
      terrain: [sector(900, 600)],
    } as const;
    expect(told(held, 1, -1)).toEqual(['LB-LOS-10', { unit: 'unit-0' }]);
  });
});

describe('friends in the way of fire', () => {
  const target: UnitSpec = { side: 1, at: [900, 472.5] };
  const fire = (friend: UnitSpec): unknown => told({ units: [BATTERY, friend, target] }, 2, -1);

  it('LB-LOS-03 anywhere in the arc, from its middle to its corners, and at its edge', () => {
    const stops = ['LB-LOS-03', { unit: 'unit-0', friend: 'unit-1', limit: 180 }];
    expect(fire({ at: [900, 680] })).toEqual(stops);
    expect(fire({ at: [985, 500] })).toEqual(stops);
    expect(fire({ at: [815, 500] })).toEqual(stops);
    expect(fire({ at: [935, 660], formation: 'marchColumn' })).toEqual(stops);
    // Beside the arc, behind the battery, and no farther off than the target.
    expect(fire({ at: [1000, 660] })).toBe('ok');
    expect(fire({ at: [900, 1150] })).toBe('ok');
    expect(fire({ at: [985, 472.5] })).toBe('ok');
  });
});

describe('units by any number', () => {
  it('LB-LOS-10 LB-LOS-03 the first of all may be the garrison, or the friend in the way', () => {
    const held = battlefield({
      units: [{ side: 1, at: [900, 600], formation: 'garrison', sector: 0 }, BATTERY],
      terrain: [sector(900, 600)],
    });
    expect(fireProblem(held, 1, 0, -1)?.rule).toBe('LB-LOS-10');
    const friend = battlefield({ units: [{ at: [900, 680] }, BATTERY, { side: 1, at: [900, 472.5] }] });
    expect(fireProblem(friend, 1, 2, -1)?.facts).toMatchObject({ friend: 'unit-0' });
  });
});

describe('sight', () => {
  const wood: TerrainSpec = { kind: 'wood', box: [900, 700, 300, 40] };
  const sees = (...terrain: readonly TerrainSpec[]): readonly boolean[] => {
    const state = battlefield({ units: [{ at: [900, 900] }, { side: 1, at: [900, 500] }], terrain });
    return [canSee(state, 0, 1), canSee(state, 1, 0)];
  };

  it('LB-LOS-01 LB-LOS-02 not through a wood or a sector, past either', () => {
    expect(sees()).toEqual([true, true]);
    expect(sees(wood)).toEqual([false, false]);
    expect(sees(sector(900, 700), sector(780, 700), sector(1020, 700))).toEqual([false, false]);
    expect(sees({ kind: 'wood', box: [1200, 700, 300, 40] })).toEqual([true, true]);
    expect(sees({ kind: 'wood', box: [900, 300, 300, 40] }, { kind: 'wood', box: [900, 1000, 300, 40] })).toEqual([
      true,
      true,
    ]);
    // One of two is enough.
    expect(sees({ kind: 'wood', box: [1000, 700, 20, 20] }, wood)).toEqual([false, false]);
  });

  it('LB-LOS-05 from a hill or to one, over another that is no higher', () => {
    const crest: TerrainSpec = { kind: 'gentleHill', box: [900, 700, 300, 40] };
    expect(sees(crest)).toEqual([false, false]);
    expect(sees(crest, { kind: 'gentleHill', box: [900, 900, 60, 60] })).toEqual([true, true]);
    expect(sees(crest, { kind: 'gentleHill', box: [900, 500, 60, 60] })).toEqual([true, true]);
  });
});

describe('walls between a battery and its target', () => {
  const hidden = (...terrain: readonly TerrainSpec[]): number =>
    hiddenByWalls(battlefield({ units: [BATTERY, { side: 1, at: [900, 472.5] }], terrain }), 0, 1);
  const wall = (x: number, y: number, w: number, h: number): TerrainSpec => ({ kind: 'building', box: [x, y, w, h] });

  it('LB-TERR-09 hide the points of the target behind them', () => {
    expect(hidden()).toBe(0);
    expect(hidden(wall(900, 650, 400, 10))).toBe(21);
    expect(hidden(sector(900, 650))).toBe(21);
    // From the left up to the eleventh point.
    expect(hidden(wall(800, 485, 202, 1))).toBe(11);
    expect(hidden({ kind: 'wood', box: [900, 650, 400, 10] })).toBe(0);
    expect(hidden(wall(1100, 650, 40, 10))).toBe(0);
    expect(hidden(wall(900, 300, 400, 10))).toBe(0);
  });
});
