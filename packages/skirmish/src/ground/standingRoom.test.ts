import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import { nearestStandingRoom } from './nearestStandingRoom.ts';
import type { State } from '../state/state.ts';
import { depthInBases, isOnTable, mayStandAt, standingProblem } from './standingRoom.ts';

/** Why a red model on foot may not stand at (x, y) in mm. */
function rest(
  x: number,
  y: number,
  features: readonly FeatureSpec[] = [],
  models: readonly ModelSpec[] = [],
  level = 0,
) {
  const state = position({ features, models: [{ at: [50, 50] }, ...models] });
  const problem = standingProblem(state, 0, steps(x), steps(y), level);
  expect(mayStandAt(state, 0, steps(x), steps(y), level)).toBe(problem === null);
  return problem === null ? 'ok' : problem.reason.replace('sk.refusal.', '');
}

describe('a legal place for a base', () => {
  it('SK-GEO-5 is on the table with the whole base', () => {
    expect(rest(10, 300)).toBe('ok');
    expect(rest(9.98, 300)).toBe('offTable');
    expect(rest(590, 590)).toBe('ok');
    expect(rest(590, 590.02)).toBe('offTable');
  });

  it('SK-GEO-5 overlaps no base on the same level, standing or not', () => {
    expect(rest(300, 300, [], [{ at: [320, 300], player: 1 }])).toBe('ok');
    expect(rest(300.02, 300, [], [{ at: [320, 300], player: 1 }])).toBe('baseOverlap');
    expect(rest(300.02, 300, [], [{ at: [320, 300], posture: 'fallen' }])).toBe('baseOverlap');
    expect(rest(300, 300, [], [{ at: [320, 300], out: 'wounded' }])).toBe('ok');
    expect(rest(300, 300, [], [{ at: [300, 300], posture: 'waiting' }])).toBe('ok');
  });

  it('SK-GEO-5 SK-GEO-6 floors separate bases, the edge of a hill does not', () => {
    const house: FeatureSpec = { kind: 'building', box: [300, 300, 80, 80], stairs: [270, 270] };
    expect(rest(300, 300, [house], [{ at: [300, 300], level: 1 }])).toBe('ok');
    expect(rest(300, 300, [house], [{ at: [300, 300], level: 1 }], 1)).toBe('baseOverlap');
    expect(rest(300, 300, [house], [], 2)).toBe('noFloor');
    expect(rest(200, 300, [house], [], 1)).toBe('noFloor');
    const hill: FeatureSpec = { kind: 'hill', box: [350, 300, 80, 80] };
    expect(rest(305, 300, [hill], [{ at: [320, 300], level: 1 }])).toBe('baseOverlap');
    expect(rest(320, 300, [hill])).toBe('noFloor');
    expect(rest(320, 300, [hill], [], 1)).toBe('ok');
  });

  it('SK-GEO-5 lies wholly on one side of a linear obstacle', () => {
    const fence: FeatureSpec = { kind: 'fence', from: [300, 200], to: [300, 400] };
    expect(rest(290, 300, [fence])).toBe('ok');
    expect(rest(290.02, 300, [fence])).toBe('onObstacle');
    expect(rest(300, 410, [fence])).toBe('ok');
    expect(rest(300, 409.9, [fence])).toBe('onObstacle');
  });

  it('SK-GEO-5 SK-MOV-6 overlaps no wall, but stands in an unbarred doorway', () => {
    const house = (barred: boolean): FeatureSpec => ({
      kind: 'building',
      box: [300, 300, 80, 80],
      openings: [
        { kind: 'door', wall: 3, barred },
        { kind: 'window', wall: 1 },
      ],
    });
    expect(rest(250, 270, [house(false)])).toBe('ok');
    expect(rest(250.1, 270, [house(false)])).toBe('inWall');
    expect(rest(260, 300, [house(false)])).toBe('ok');
    expect(rest(260, 305, [house(false)])).toBe('ok');
    expect(rest(260, 305.1, [house(false)])).toBe('inWall');
    expect(rest(260, 300, [house(true)])).toBe('inWall');
    expect(rest(340, 300, [house(false)])).toBe('inWall');
    expect(rest(300, 300, [{ kind: 'highWall', from: [305, 200], to: [305, 400] }])).toBe('inWall');
    // Bases may overlap trees, and stand in woods.
    expect(rest(300, 300, [{ kind: 'tree', at: [300, 300] }])).toBe('ok');
    expect(rest(300, 300, [{ kind: 'wood', box: [300, 300, 80, 80] }])).toBe('ok');
  });

  it('SK-MOV-15 SK-TER-18 can be searched for, the nearest first', () => {
    const state = position({ models: [{ at: [100, 100] }, { at: [300, 300] }] });
    expect(nearestStandingRoom(state, 0, steps(200), steps(200), 0)).toEqual({
      x: steps(200),
      y: steps(200),
      level: 0,
    });
    const beside = nearestStandingRoom(state, 0, steps(310), steps(300), 0);
    expect(beside).toEqual({ x: steps(320), y: steps(300), level: 0 });
  });
});

describe('to the step', () => {
  const two = position({ models: [{ at: [300, 300] }, { at: [310, 324] }] });
  const at = (x: number, y: number, level = 0) => standingProblem(two, 0, steps(x), steps(y), level);

  it('SK-GEO-5 the whole base is on the table, on all four sides', () => {
    const { side } = two.field;
    for (const [x, y] of [
      [10, 300],
      [300, 10],
    ] as const) {
      expect([
        isOnTable(two, steps(x), steps(y), steps(10)),
        isOnTable(two, side - steps(x), side - steps(y), steps(10)),
      ]).toEqual([true, true]);
    }
    const off = (x: number, y: number) => isOnTable(two, x, y, steps(10));
    expect([off(639, 6400), off(6400, 639), off(side - 639, 6400), off(6400, side - 639)]).toEqual(
      Array(4).fill(false),
    );
  });

  it('SK-GEO-6 on a floor that is there, not below it', () => {
    for (const level of [1, -1]) {
      expect(at(100, 100, level)).toMatchObject({ rule: 'SK-GEO-6', reason: 'sk.refusal.noFloor', facts: { level } });
    }
    const house = { kind: 'building', box: [300, 300, 120, 120] } as const;
    const inside = position({ models: [{ at: [50, 50] }], features: [house] });
    const stands = (level: number) => standingProblem(inside, 0, steps(300), steps(300), level)?.rule ?? 'ok';
    expect([stands(0), stands(-1), stands(1)]).toEqual(['ok', 'SK-GEO-6', 'SK-GEO-6']);
  });

  it('SK-GEO-5 how deep a base is in others: the deepest, none upstairs, 0 for none', () => {
    // 10 and 24 mm away: 26 mm from centre to centre, where the bases need 20.
    const deep = (state: State, x: number, y: number, among: readonly number[]) =>
      Math.round(depthInBases(state, 0, steps(x), steps(y), among) / 64);
    expect([deep(two, 300, 300, [1]), deep(two, 310, 312, [1]), deep(two, 298, 319, [1])]).toEqual([0, 8, 7]);
    const three = position({ models: [{ at: [300, 300] }, { at: [310, 324] }, { at: [300, 305] }] });
    expect([deep(three, 300, 300, [1, 2]), deep(three, 300, 300, [2, 1]), deep(three, 300, 300, [])]).toEqual([
      15, 15, 0,
    ]);
    const house = { kind: 'building', box: [300, 300, 120, 120], stairs: [330, 330] } as const;
    const above = position({ models: [{ at: [50, 50] }, { at: [300, 300], level: 1 }], features: [house] });
    expect(deep(above, 300, 300, [1])).toBe(0);
  });
});
