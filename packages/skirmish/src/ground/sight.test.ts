import { steps } from '@drumhead/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FeatureSpec, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import { randomPositions } from '../../test/randomPositions.ts';
import { coverFrom } from '../combat/shooting/cover.ts';
import { sees, sightBetween } from './sight.ts';

/** A red model at (100, 300) looks at a blue one `mm` to its right, from centre to centre. */
function look(mm: number, rest: PositionSpec & { red?: Partial<ModelSpec>; blue?: Partial<ModelSpec> } = {}) {
  const { red, blue, models = [], ...spec } = rest;
  return position({
    ...spec,
    models: [{ at: [100, 300], ...red }, { at: [100 + mm, 300], player: 1, ...blue }, ...models],
  });
}
const over = (feature: FeatureSpec, mm = 200, rest: Parameters<typeof look>[1] = {}) =>
  sees(look(mm, { ...rest, features: [feature] }), 0, 1);
const clear = (feature: FeatureSpec, mm = 200) =>
  sightBetween(look(mm, { features: [feature] }), 0, 1).lines.map((line) => line.clear);

describe('three lines', () => {
  it('SK-GEO-7 go to the centre and the ends of the diameter across', () => {
    const { visible, lines } = sightBetween(look(200), 0, 1);
    expect(visible).toBe(true);
    expect(lines.map((l) => [l.x2, l.y2])).toEqual([
      [steps(300), steps(300)],
      [steps(300), steps(310)],
      [steps(300), steps(290)],
    ]);
  });

  it('SK-GEO-7 one clear line is enough', () => {
    const wall = (top: number): FeatureSpec => ({ kind: 'highWall', from: [200, top], to: [200, 400] });
    expect(clear(wall(298))).toEqual([false, false, true]);
    expect(over(wall(298))).toBe(true);
    // At half way the uppermost line is at 295.
    expect(over(wall(295))).toBe(true);
    expect(over(wall(294.9))).toBe(false);
  });
});

describe('SK-GEO-7 sight is mutual', () => {
  // Only the target is in contact with its friend, and sees past him.
  const past = look(200, { models: [{ at: [280, 300], player: 1 }] });

  it('SK-GEO-7 a model whose three lines are all blocked sees whoever sees it, by that one’s free line', () => {
    const there = sightBetween(past, 0, 1);
    expect(there.lines.map(({ clear }) => clear)).toEqual([false, false, false]);
    expect(there.back).toEqual({
      clear: true,
      blocker: null,
      x1: steps(300),
      y1: steps(300),
      x2: steps(100),
      y2: steps(300),
    });
    expect(there.visible).toBe(true);
    const back = sightBetween(past, 1, 0);
    expect([back.visible, back.back, back.lines[0].clear]).toEqual([true, null, true]);
    const hidden = sightBetween(look(200, { models: [{ at: [200, 300], player: 1 }] }), 0, 1);
    expect([hidden.visible, hidden.back]).toEqual([false, null]);
  });

  it('SK-GEO-7 SK-GEO-10 then what blocks the middle line gives cover, a model light cover', () => {
    expect(coverFrom(past, 0, 1)).toEqual({ grade: 1, why: 'sk.cover.partlyModel', feature: -1 });
    expect(coverFrom(past, 1, 0).grade).toBe(0);
    // An obstacle 20 mm before the shooter stops all his lines, which part far from him; the target sees an end of his base.
    const beside = (feature: FeatureSpec) => {
      const state = look(200, { features: [feature] });
      const sight = sightBetween(state, 0, 1);
      expect(sight.lines.map(({ clear }) => clear)).toEqual([false, false, false]);
      expect(sight.back?.clear).toBe(true);
      const { grade, why } = coverFrom(state, 0, 1);
      return [grade, why];
    };
    const behind = (left: number, kind: 'wood' | 'hill'): FeatureSpec => ({
      kind,
      points: [left, 293, left + 2, 293, left + 2, 400, left, 400],
    });
    expect(beside({ kind: 'highWall', from: [120, 293], to: [120, 400] })).toEqual([2, 'sk.cover.partlyWall']);
    expect(beside(behind(120, 'wood'))).toEqual([1, 'sk.cover.partly']);
    expect(beside(behind(120, 'hill'))).toEqual([1, 'sk.cover.partly']);
    // He touches the wall: it is no cover against him.
    expect(beside({ kind: 'highWall', from: [110, 293], to: [110, 400] })).toEqual([0, null]);
  });

  it('SK-GEO-7 of any two models on random tables each sees the other or neither', () => {
    let oneWay = 0;
    fc.assert(
      fc.property(randomPositions, (state) => {
        for (let a = 0; a < state.models.length; a++) {
          for (let b = 0; b < a; b++) {
            const [there, back] = [sightBetween(state, a, b), sightBetween(state, b, a)];
            expect(there.visible).toBe(back.visible);
            expect([sees(state, a, b), sees(state, b, a)]).toEqual([there.visible, there.visible]);
            if (there.back === null) continue;
            oneWay++;
            expect(back.back).toBeNull();
            expect(coverFrom(state, a, b).grade >= 1 || there.lines[0].blocker?.by === 'feature').toBe(true);
          }
        }
      }),
      { numRuns: 150, seed: 7 },
    );
    expect(oneWay).toBeGreaterThan(10);
  });
});

describe('what blocks a line', () => {
  it('SK-GEO-8 SK-TER-16 high walls and buildings do, linear obstacles, trees, rough ground and streams do not', () => {
    expect(over({ kind: 'highWall', from: [200, 200], to: [200, 400] })).toBe(false);
    expect(over({ kind: 'building', box: [200, 300, 50, 50] })).toBe(false);
    for (const kind of ['fence', 'hedge', 'lowWall'] as const) {
      expect(over({ kind, from: [200, 200], to: [200, 400] })).toBe(true);
    }
    expect(over({ kind: 'tree', at: [200, 300] })).toBe(true);
    for (const kind of ['rough', 'stream'] as const) expect(over({ kind, box: [200, 300, 50, 50] })).toBe(true);
  });

  it('SK-GEO-8 openings do not, except a barred door', () => {
    const house = (barred: boolean, wall: 1 | 3 = 3): FeatureSpec => ({
      kind: 'building',
      box: [325, 300, 90, 90],
      openings: [{ kind: 'door', wall, barred }],
    });
    expect(over(house(false))).toBe(true);
    expect(over(house(true))).toBe(false);
    expect(over(house(false, 1))).toBe(false);
    const twoWindows: FeatureSpec = {
      kind: 'building',
      box: [200, 300, 60, 60],
      openings: [
        { kind: 'window', wall: 1 },
        { kind: 'window', wall: 3 },
      ],
    };
    expect(over(twoWindows)).toBe(true);
  });

  it('SK-GEO-8 a hill does when both are at level 0', () => {
    const hill: FeatureSpec = { kind: 'hill', box: [200, 300, 60, 60] };
    expect(over(hill)).toBe(false);
    expect(over(hill, 100, { blue: { level: 1 } })).toBe(true);
    // It only touches the outline.
    expect(over({ kind: 'hill', box: [200, 335, 60, 60] })).toBe(true);
  });

  it('SK-GEO-8 a Standing model does, by its open base; Fallen and Prone ones do not', () => {
    // Out of contact with both of them.
    const third = (y: number, rest: Partial<ModelSpec> = {}) =>
      sees(look(220, { models: [{ at: [290, y], player: 1, ...rest }] }), 0, 1);
    expect(third(300)).toBe(false);
    expect(third(300, { posture: 'fallen' })).toBe(true);
    expect(third(300, { posture: 'prone' })).toBe(true);
    expect(third(300, { out: 'fled' })).toBe(true);
    // Only the lowest line touches it.
    expect(third(315)).toBe(true);
  });

  it('SK-GEO-8 a line that only touches a base does not cross it', () => {
    const beside = (y: number) =>
      sightBetween(look(200, { models: [{ at: [200, y], player: 1 }] }), 0, 1).lines[0].clear;
    expect(beside(310)).toBe(true);
    expect(beside(309.9)).toBe(false);
  });

  it('SK-GEO-8 friends in base contact with the shooter do not', () => {
    const friend = (x: number, player: number) => sees(look(200, { models: [{ at: [x, 300], player }] }), 0, 1);
    expect(friend(120, 0)).toBe(true);
    expect(friend(121, 0)).toBe(false);
    expect(friend(120, 1)).toBe(false);
  });

  it('SK-GEO-8 a line from higher ground passes over models farther than S from the target', () => {
    const hill: FeatureSpec = { kind: 'hill', box: [100, 300, 60, 60] };
    const over = (x: number, level: number) =>
      sees(look(300, { red: { level }, features: [hill], models: [{ at: [x, 300], player: 1 }] }), 0, 1);
    expect(over(329, 1)).toBe(true);
    // A gap of 50 mm is within S.
    expect(over(330, 1)).toBe(false);
    expect(over(329, 0)).toBe(false);
  });

  it('SK-GEO-8 between two floors of a building there is no line', () => {
    const house: FeatureSpec = { kind: 'building', box: [150, 300, 160, 80], stairs: [220, 330] };
    expect(sees(look(80, { blue: { level: 1 }, features: [house] }), 0, 1)).toBe(false);
    expect(sees(look(80, { features: [house] }), 0, 1)).toBe(true);
    expect(sees(look(80, { red: { level: 1 }, blue: { level: 1 }, features: [house] }), 0, 1)).toBe(true);
  });

  it('SK-GEO-8 SK-TER-18 a line from an upper floor passes through its windows', () => {
    const house: FeatureSpec = {
      kind: 'building',
      box: [100, 300, 80, 80],
      stairs: [70, 270],
      openings: [{ kind: 'window', wall: 1, level: 1 }],
    };
    expect(sees(look(200, { red: { level: 1 }, features: [house] }), 0, 1)).toBe(true);
    expect(sees(look(200, { features: [house] }), 0, 1)).toBe(false);
    expect(sees(look(200, { red: { level: 1 }, features: [house] }), 1, 0)).toBe(true);
  });
});

describe('woods', () => {
  const wood = (left: number, right: number): FeatureSpec => ({
    kind: 'wood',
    box: [(left + right) / 2, 300, right - left, 200],
  });

  it('SK-GEO-9 a line from side to side is blocked', () => {
    expect(over(wood(150, 200))).toBe(false);
    expect(over({ kind: 'wood', box: [200, 360, 100, 100] })).toBe(true);
  });

  it('SK-GEO-9 a line leaves or enters where the model inside is at the edge: its base touches the strip of S', () => {
    // The edge's strip ends 50 mm inside: a base whose centre is 60 mm inside touches it.
    expect(over(wood(0, 160))).toBe(true);
    expect(over(wood(0, 160.1))).toBe(false);
    expect(sees(look(200, { features: [wood(0, 160)] }), 1, 0)).toBe(true);
    expect(sees(look(200, { features: [wood(0, 160.1)] }), 1, 0)).toBe(false);
  });

  it('SK-GEO-9 a base that touches a wood from outside does not see through it', () => {
    expect(over(wood(105, 160))).toBe(false);
  });

  it('SK-GEO-9 sight inside a wood reaches M, in SDT L', () => {
    const inside = (gap: number, variant: 'SDS' | 'SDT') =>
      sees(look(gap + 20, { variant, features: [{ kind: 'wood', box: [200, 300, 400, 400] }] }), 0, 1);
    expect(inside(80, 'SDS')).toBe(true);
    expect(inside(80.1, 'SDS')).toBe(false);
    expect(inside(120, 'SDT')).toBe(true);
    expect(inside(120.1, 'SDT')).toBe(false);
  });
});

describe('lines in all directions', () => {
  /** Model 0 at a place looks at model 1; who of the others blocks the line to its centre? (-1: nobody.) */
  function blocker(
    from: ModelSpec,
    to: ModelSpec,
    others: readonly ModelSpec[],
    features: readonly FeatureSpec[] = [],
  ) {
    const state = position({ features, models: [from, { player: 1, ...to }, ...others] });
    const [centre] = sightBetween(state, 0, 1).lines;
    expect(centre.clear).toBe(centre.blocker === null);
    return centre.blocker === null ? -1 : centre.blocker.index;
  }
  const STEP = 1 / 64;
  const at = (x: number, y: number, rest: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], ...rest });

  it.each<[string, ModelSpec, ModelSpec, ModelSpec, boolean]>([
    ['on the line', at(300, 300), at(400, 300), at(350, 300), true],
    ['touching it', at(300, 300), at(400, 300), at(350, 310), false],
    ['a step nearer', at(300, 300), at(400, 300), at(350, 310 - STEP), true],
    ['a step nearer, above', at(300, 300), at(400, 300), at(350, 290 + STEP), true],
    ['to the left', at(400, 300), at(300, 300), at(350, 309), true],
    ['downwards', at(300, 300), at(300, 400), at(309, 350), true],
    ['upwards', at(300, 400), at(300, 300), at(291, 350), true],
    ['aslant, touching it', at(300, 300), at(380, 360), at(334, 338), false],
    ['aslant, a step nearer', at(300, 300), at(380, 360), at(334, 338 - STEP), true],
    ['aslant, on the other side', at(300, 300), at(380, 360), at(346, 322 + STEP), true],
    ['aslant, far off', at(300, 300), at(380, 360), at(310, 350), false],
    ['a rider touching it', at(300, 300), at(400, 300), at(350, 315, { specials: ['mounted'] }), false],
    ['a rider a step nearer', at(300, 300), at(400, 300), at(350, 315 - STEP, { specials: ['mounted'] }), true],
    ['behind the shooter', at(300, 300), at(400, 300), at(290, 300), false],
    ['about the shooter', at(300, 300), at(400, 300), at(290 + STEP, 300), true],
    ['abreast of the shooter', at(300, 300), at(400, 300), at(300, 290), false],
    ['aslant behind the shooter', at(300, 300), at(400, 300), at(292, 294), false],
    ['aslant about the shooter', at(300, 300), at(400, 300), at(292 + STEP, 294), true],
    ['behind the target', at(300, 300), at(400, 300), at(410, 300), false],
    ['about the target', at(300, 300), at(400, 300), at(410 - STEP, 300), true],
    ['aslant behind the target', at(300, 300), at(400, 300), at(408, 306), false],
    ['aslant about the target', at(300, 300), at(400, 300), at(408, 306 - STEP), true],
  ])('SK-GEO-8 a base blocks the line that crosses it: %s', (_, from, to, other, blocks) => {
    expect(blocker(from, to, [{ player: 1, ...other }])).toBe(blocks ? 2 : -1);
  });

  it.each<[string, number, number, number, boolean]>([
    ['all on the ground', 0, 0, 0, true],
    ['above a line on the ground', 0, 0, 1, false],
    ['below a line upstairs', 1, 1, 0, false],
    ['on the level of both', 1, 1, 1, true],
    ['on the level of the higher shooter', 1, 0, 1, true],
    ['on the level of the higher target', 0, 1, 1, true],
    ['on the level of the lower shooter', 0, 1, 0, true],
    ['above a line downwards', 1, 0, 2, false],
    ['below a line downwards', 2, 1, 0, false],
  ])('SK-GEO-8 of models on other levels: %s', (_, from, to, between, blocks) => {
    const other = at(350, 300, { level: between, player: 1 });
    expect(blocker(at(300, 300, { level: from }), at(400, 300, { level: to }), [other])).toBe(blocks ? 2 : -1);
  });

  it('SK-GEO-8 lower than the shooter only within S of the target', () => {
    const from = (dx: number, dy: number) =>
      blocker(at(300, 300, { level: 1 }), at(300 + dx, 300 + dy), [at(380, 360, { player: 1 })]);
    // 70 mm from centre to centre are S from base to base.
    expect(from(80 + 56, 60 + 42)).toBe(2);
    expect(from(80 + 60, 60 + 45)).toBe(-1);
  });

  it('SK-GEO-7 any one of the three lines will do', () => {
    const seen = (...walls: readonly (readonly [number, number])[]) =>
      sees(
        position({
          features: walls.map(([top, bottom]) => ({ kind: 'highWall', from: [350, top], to: [350, bottom] })),
          models: [at(300, 300), at(400, 300, { player: 1 })],
        }),
        0,
        1,
      );
    expect(seen()).toBe(true);
    expect(seen([290, 302])).toBe(true);
    expect(seen([298, 310])).toBe(true);
    expect(seen([290, 298], [302, 310])).toBe(true);
    expect(seen([290, 310])).toBe(false);
  });

  it('SK-GEO-7 a model above another one has all three lines to its centre', () => {
    const state = position({ models: [at(300, 300, { level: 1 }), at(300, 300, { player: 1 })] });
    const { visible, lines } = sightBetween(state, 0, 1);
    expect(visible).toBe(true);
    for (const { x2, y2 } of lines) expect([x2, y2]).toEqual([steps(300), steps(300)]);
  });

  it('SK-GEO-8 past a house the line runs on the lower level, but not above its floors', () => {
    const house = (floors: 1 | 2): FeatureSpec => ({
      kind: 'building',
      box: [350, 300, 40, 60],
      openings: [
        { kind: 'window', wall: 1 },
        { kind: 'window', wall: 3 },
      ],
      ...(floors === 2 ? { stairs: [350, 280] as const } : {}),
    });
    const past = (floors: 1 | 2, from: number, to: number) =>
      blocker(at(300, 300, { level: from }), at(400, 300, { level: to }), [], [house(floors)]);
    expect(past(2, 0, 1)).toBe(-1);
    expect(past(2, 1, 0)).toBe(-1);
    expect(past(2, 1, 1)).toBe(0);
    expect(past(1, 1, 1)).toBe(-1);
    const blind: FeatureSpec = { kind: 'building', box: [350, 300, 40, 60] };
    expect(blocker(at(300, 300, { level: 1 }), at(400, 300, { level: 1 }), [], [blind])).toBe(0);
  });

  it('SK-GEO-8 a hill blocks no line from or to a higher level', () => {
    const hill: FeatureSpec = { kind: 'hill', box: [350, 300, 40, 60] };
    const past = (from: number, to: number) =>
      blocker(at(300, 300, { level: from }), at(400, 300, { level: to }), [], [hill]);
    expect([past(0, 0), past(1, 0), past(0, 1), past(1, 1)]).toEqual([0, -1, -1, -1]);
  });

  it('SK-GEO-9 into a wood and out of it, for models at its edge; in it as far as M', () => {
    const wood: FeatureSpec = { kind: 'wood', box: [300, 300, 200, 200] };
    const through = (x1: number, y1: number, x2: number, y2: number) => blocker(at(x1, y1), at(x2, y2), [], [wood]);
    // The strip is 50 mm wide, a base 10 mm more.
    expect([through(340, 300, 500, 300), through(500, 300, 340, 300)]).toEqual([-1, -1]);
    expect([through(340 - STEP, 300, 500, 300), through(500, 300, 340 - STEP, 300)]).toEqual([0, 0]);
    // Its base is in the wood, its centre is not.
    expect([through(405, 300, 100, 300), through(100, 300, 405, 300)]).toEqual([0, 0]);
    expect([through(405, 300, 450, 300), through(450, 300, 405, 300)]).toEqual([-1, -1]);
    expect(through(150, 300, 450, 300)).toBe(0);
    expect(through(150, 150, 450, 150)).toBe(-1);
    // 80 mm from base to base.
    expect([through(300, 300, 360, 380), through(300, 300, 360, 380 + STEP)]).toEqual([-1, 0]);
    expect([through(250, 250, 350, 350), through(350, 250, 250, 350)]).toEqual([0, 0]);
  });
});
