import { steps } from '@drumhead/table';
import { describe, expect, it } from 'vitest';
import { type FeatureSpec, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
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
    const third = (y: number, rest: Partial<ModelSpec> = {}) =>
      sees(look(200, { models: [{ at: [290, y], player: 1, ...rest }] }), 0, 1);
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
