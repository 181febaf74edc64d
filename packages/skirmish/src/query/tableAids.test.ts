import { steps, toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { activationOf, type FeatureSpec, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import type { State } from '../state/state.ts';
import { candidatesFor, volleyPreview } from './groupPreview.ts';
import { commandRangesOf, rangesOf } from './rangeCircles.ts';
import { moveReaches } from './moveReach.ts';

const man = (
  spec: Partial<ModelSpec> = {},
  rest: Omit<PositionSpec, 'models'> = {},
  others: readonly ModelSpec[] = [],
): State => position({ ...rest, models: [{ at: [300, 300], ...spec }, ...others] });

describe('the reach of a model', () => {
  /** Distance of the outline from (300, 300) in mm: up, right, down, left. */
  const cross = (state: State, left: number): readonly (readonly number[])[] =>
    moveReaches(state, activationOf(0, left)).map(({ outline }) =>
      [0, 12, 24, 36].map((i) => {
        const [dx, dy] = [toMm(outline[2 * i] as number) - 300, toMm(outline[2 * i + 1] as number) - 300];
        return Math.round(Math.sqrt(dx * dx + dy * dy));
      }),
    );

  test('SK-GEN-5, SK-MOV-1: one, two and three sticks, stopped by the table edge', () => {
    expect(cross(man(), 3)).toEqual([
      [80, 80, 80, 80],
      [160, 160, 160, 160],
      [240, 240, 240, 240],
    ]);
    const nearEdge = man({ at: [300, 350] });
    const [, two] = moveReaches(nearEdge, activationOf(0, 3));
    expect(Math.max(...(two?.outline ?? []).filter((_, i) => i % 2 === 1))).toBeLessThanOrEqual(steps(590));
  });

  test('SK-MOV-3, SK-MOV-6: broken ground and walls shorten it; Slow models get one Move', () => {
    const rough: FeatureSpec = { kind: 'rough', box: [370, 300, 80, 80] };
    expect(cross(man({}, { features: [rough] }), 2)).toEqual([
      [80, 50, 80, 80],
      [160, 100, 160, 160],
    ]);
    const wall: FeatureSpec = { kind: 'highWall', from: [330, 0], to: [330, 600] };
    expect(cross(man({}, { features: [wall] }), 1)).toEqual([[80, 20, 80, 80]]);
    expect(cross(man({ specials: ['slow'] }), 2)).toEqual([
      [80, 80, 80, 80],
      [80, 80, 80, 80],
    ]);
  });

  test('SK-SPR-28, SK-HTH-19, SK-MOV-17: sprinters, leaving combat, crawling', () => {
    expect(cross(man({ specials: ['sprinter'] }), 2)).toEqual([
      [120, 120, 120, 120],
      [200, 200, 200, 200],
    ]);
    const held = cross(man({}, {}, [{ at: [320, 300], player: 1 }]), 2);
    expect(held[0]).toEqual([0, 0, 0, 0]);
    expect(held[1]).toEqual([80, 0, 80, 80]);
    expect(cross(man({ posture: 'prone' }, { variant: 'SDT' }), 1)).toEqual([[50, 50, 50, 50]]);
    expect(cross(man({ posture: 'fallen' }), 1)).toEqual([[0, 0, 0, 0]]);
  });
});

describe('circles', () => {
  test('SK-RNG-2, SK-RNG-3: the bands of every weapon, and the reason if it cannot be fired', () => {
    const state = man({ weapons: ['sword', 'musket', 'pistol'], loaded: [false, false, true] });
    const ranges = rangesOf(state, 0);
    expect(ranges.map(({ index, weapon }) => [index, weapon])).toEqual([
      [1, 'musket'],
      [2, 'pistol'],
    ]);
    expect(ranges[0]?.bands).toEqual([
      { radius: steps(130), modifier: 2 },
      { radius: steps(250), modifier: 1 },
      { radius: steps(370), modifier: 0 },
    ]);
    expect(ranges[0]?.refusal?.rule).toBe('SK-RNG-5');
    expect(ranges[1]).toMatchObject({ refusal: null, bands: [{ radius: steps(60) }, { radius: steps(110) }] });
  });

  test('SK-CMD-1, SK-CMD-2, SK-SPR-6, SK-CMD-3: the reach of Leader, NCO and flag while Standing', () => {
    const state = man({ specials: ['leader'] }, {}, [
      { at: [100, 100], specials: ['nco', 'mounted'] },
      { at: [200, 100], specials: ['flagBearer'] },
      { at: [250, 100], specials: ['nco'], posture: 'fallen' },
      { at: [400, 100], player: 1, specials: ['leader'] },
    ]);
    expect(commandRangesOf(state, 0)).toEqual([
      { model: 0, rule: 'SK-CMD-1', radius: steps(130) },
      { model: 1, rule: 'SK-CMD-2', radius: steps(65) },
      { model: 2, rule: 'SK-SPR-6', radius: steps(130) },
    ]);
  });
});

describe('forming a group', () => {
  /** A Leader and a file of four beside him; an enemy within L of the first three. */
  const squad = (...change: readonly Partial<ModelSpec>[]): State =>
    position({
      models: [
        { at: [300, 340], specials: ['leader'] },
        ...[280, 300, 320, 340].map((x, i): ModelSpec => ({ at: [x, 300], ...change[i] })),
        { at: [300, 200], player: 1 },
      ],
    });

  test('SK-GRP-2, SK-GRP-7, SK-SPR-27: all models of the squad, with the reason if one may not be ordered', () => {
    const state = squad({ activated: true }, { posture: 'fallen' }, { specials: ['individualistic'] });
    expect(candidatesFor(state, 0, 'groupMove').map(({ model, refusal }) => [model, refusal?.rule ?? null])).toEqual([
      [1, 'SK-GRP-7'],
      [2, 'SK-GRP-7'],
      [3, 'SK-SPR-27'],
      [4, null],
    ]);
  });

  test('SK-GRP-14, SK-GRP-15, SK-SEQ-7: the tallies of a volley before its order, and members that would not fire', () => {
    const state = squad({}, {}, {}, { loaded: false });
    const order = {
      kind: 'volley',
      leader: 0,
      members: [1, 2, 3, 4],
      target: 5,
      weapons: [0, 0, 0, 0],
      partners: [],
    } as const;
    const { shot, silent, attack, defence, cover } = volleyPreview(state, order);
    expect(shot).toMatchObject({ shooters: [1, 2, 3], target: 5, volley: true });
    expect(silent).toMatchObject([{ model: 4, refusal: { rule: 'SK-RNG-5' } }]);
    const sum = (lines: readonly { readonly add: number }[]) => lines.reduce((total, { add }) => total + add, 0);
    expect([sum(attack), sum(defence), cover]).toEqual([4, 0, 0]);
    const empty = squad(...Array.from({ length: 4 }, () => ({ loaded: false })));
    expect(volleyPreview(empty, order)).toMatchObject({ shot: null, attack: [], defence: [] });
  });
});
