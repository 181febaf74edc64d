import { steps, toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { activationOf, type FeatureSpec, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import type { Model, State } from '../state/state.ts';
import { planMove } from './move.ts';
import { nearestMove, nearestScout } from './nearestMove.ts';

const man = (others: readonly ModelSpec[], rest: PositionSpec = {}, spec: Partial<ModelSpec> = {}): State =>
  position({ ...rest, models: [{ at: [300, 300], ...spec }, ...others] });
const enemy = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...spec });

/** Where model 0 may go that is held at a place: in mm, and whom it meets there. */
function nearest(state: State, x: number, y: number, sprint = false) {
  const { refusal, moved } = nearestMove(state, activationOf(0, 3), steps(x), steps(y), sprint);
  if (moved !== null) expect(planMove(state, activationOf(0, 3), moved.x, moved.y, sprint).ok).toBe(true);
  return {
    rule: refusal?.rule ?? null,
    at: moved && [Math.round(toMm(moved.x) * 10) / 10, Math.round(toMm(moved.y) * 10) / 10],
    meets: moved?.meets ?? null,
  };
}

/** The distance (mm) from a place to the nearest legal end among places all around it, ring by ring. */
function nearestAround(state: State, x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let ring = 1; ring <= 40; ring += 1) {
    for (let i = 0; i < 120; i += 1) {
      const angle = (i * 2 * Math.PI) / 120;
      const [endX, endY] = [x + ring * Math.sin(angle), y - ring * Math.cos(angle)];
      if (ring < least && planMove(state, activationOf(0, 3), steps(endX), steps(endY), false).ok) least = ring;
    }
  }
  return least;
}

describe('the nearest Move', () => {
  test.each<[string, State, number, number]>([
    ['held over a friend', man([{ at: [350, 300] }]), 352, 306],
    ['held over a friend, beyond him', man([{ at: [350, 300] }]), 360, 300],
    ['held over two friends', man([{ at: [350, 300] }, { at: [350, 321] }]), 350, 311],
    ['held over a fence', man([], { features: [{ kind: 'fence', from: [340, 250], to: [330, 350] }] }), 337, 310],
    ['held over a wall', man([], { features: [{ kind: 'highWall', from: [340, 290], to: [360, 350] }] }), 345, 310],
    ['held up over a friend', man([{ at: [300, 250] }]), 306, 252],
    ['held down over a friend', man([{ at: [290, 350] }]), 285, 345],
    ['held left over a friend', man([{ at: [240, 290] }]), 240, 296],
    ['held over the edge', man([], {}, { at: [560, 40] }), 597, 30],
  ])('SK-GEO-5, SK-MOV-7: %s, hardly farther off than the nearest of all', (_, state, x, y) => {
    const { at, rule } = nearest(state, x, y);
    expect(rule).not.toBe(null);
    const far = Math.sqrt(((at?.[0] ?? 0) - x) ** 2 + ((at?.[1] ?? 0) - y) ** 2);
    // Rings a third of a base apart, in sixteen directions.
    expect(far).toBeLessThan(nearestAround(state, x, y) + 3.5);
  });

  test.each<[string, number, number, readonly number[]]>([
    ['right', 500, 300, [380, 300]],
    ['up', 300, 100, [300, 220]],
    ['aslant', 420, 390, [364, 348]],
    ['to the left and down', 180, 390, [236, 348]],
  ])('SK-MOV-1: held too far off, to the end of the stick: %s', (_, x, y, at) => {
    expect(nearest(man([]), x, y)).toMatchObject({ rule: 'SK-MOV-1', at });
  });

  test('SK-MOV-2: held a little beside itself by one who is hemmed in', () => {
    expect(nearest(man([]), 300, 300)).toMatchObject({ rule: 'SK-MOV-2' });
    const hemmed = man([{ at: [320, 300] }, { at: [280, 300] }, { at: [300, 320] }, { at: [300, 280] }]);
    expect(nearest(hemmed, 304, 300).rule).toBe('SK-GEO-5');
  });

  test('SK-SPR-28: a sprint goes farther', () => {
    expect(nearest(man([], {}, { specials: ['sprinter'] }), 500, 300, true).at).toEqual([420, 300]);
  });

  test.each<[string, State, number, number, readonly number[] | null]>([
    ['over him', man([enemy(350, 300)]), 352, 302, [1]],
    ['before him', man([enemy(350, 300)]), 330.4, 300, [1]],
    ['beside him', man([enemy(350, 300)]), 348, 320.3, [1]],
    ['well beside him', man([enemy(350, 300)]), 350, 321, []],
    ['over one out of action', man([enemy(350, 300, { out: 'killed' })]), 352, 302, []],
    ['over a friend', man([{ at: [350, 300] }]), 352, 302, []],
    ['over one of two', man([enemy(350, 300), enemy(350, 330)]), 350, 326, [2]],
    ['over a fallen one', man([enemy(350, 300, { posture: 'fallen' })]), 352, 302, [1]],
    ['over a rider', man([enemy(350, 300, { specials: ['mounted'] })]), 350, 325.3, [1]],
    [
      'over one upstairs',
      man([enemy(350, 300, { level: 1 })], {
        features: [{ kind: 'building', box: [330, 300, 120, 80], stairs: [380, 275] }],
      }),
      352,
      302,
      [],
    ],
  ])('SK-MOV-8: held %s, a model meets the enemy', (_, state, x, y, meets) => {
    expect(nearest(state, x, y).meets).toEqual(meets);
  });

  test('SK-MOV-8: held over an enemy that it cannot reach, it comes as near as it can', () => {
    const walled: FeatureSpec = { kind: 'highWall', from: [330, 250], to: [330, 350] };
    const { at, meets } = nearest(man([enemy(350, 300)], { features: [walled] }), 345, 306);
    expect(meets).toEqual([]);
    expect(at?.[0]).toBeCloseTo(320, 0);
    const beyond = nearest(man([enemy(420, 300)]), 418, 300);
    expect(beyond).toMatchObject({ at: [380, 300], meets: [] });
  });

  test.each<[string, State, number, number]>([
    ['right of a friend', man([{ at: [350, 300] }]), 360, 306],
    ['above a friend', man([{ at: [350, 300] }]), 353, 290],
    ['below a friend', man([{ at: [300, 350] }]), 297, 360],
    ['among three', man([{ at: [350, 300] }, { at: [350, 322] }, { at: [331, 311] }]), 348, 312],
  ])('SK-GEO-5: no place of the rings is nearer, nor the end of the straight way: %s', (_, state, x, y) => {
    const { moved } = nearestMove(state, activationOf(0, 3), steps(x), steps(y), false);
    const far = (endX: number, endY: number) => Math.hypot(endX - steps(x), endY - steps(y));
    expect(moved).not.toBe(null);
    for (let ring = 1; ring <= 6; ring += 1) {
      for (let i = 0; i < 16; i += 1) {
        const [angle, off] = [(i * Math.PI) / 8, (steps(20) * ring) / 6];
        const [endX, endY] = [
          steps(x) + Math.round(Math.sin(angle) * off),
          steps(y) - Math.round(Math.cos(angle) * off),
        ];
        if (!planMove(state, activationOf(0, 3), endX, endY, false).ok) continue;
        expect(far(moved?.x ?? 0, moved?.y ?? 0)).toBeLessThanOrEqual(far(endX, endY));
      }
    }
  });

  test('SK-MOV-1: a legal place is where it goes', () => {
    expect(nearest(man([{ at: [330, 300] }]), 350.5, 310.2)).toMatchObject({ rule: null, at: [350.5, 310.2] });
    expect(nearestMove(man([]), activationOf(0, 3), steps(350), steps(310), false).refusal).toBe(null);
  });

  test('SK-MOV-8: held over an enemy behind the wall that it stands at, it still goes somewhere', () => {
    const walled: FeatureSpec = { kind: 'highWall', from: [310, 290], to: [310, 310] };
    const { at } = nearest(man([enemy(330, 300)], { features: [walled] }), 314, 300);
    expect(at).not.toBe(null);
  });

  test('SK-DEP-5: a Scout held too far off', () => {
    const state = position({ models: [{ at: [300, 500], specials: ['scout'] }, enemy(300, 100)] });
    const { refusal, moved } = nearestScout(state, 0, steps(390), steps(380));
    expect(refusal?.rule).toBe('SK-MOV-1');
    const { x, y } = state.models[0] as Model;
    expect([moved && Math.round(toMm(moved.x - x)), moved && Math.round(toMm(moved.y - y))]).toEqual([48, -64]);
  });
});
