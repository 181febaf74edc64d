import { describe, expect, it } from 'vitest';
import { type FeatureSpec, type ModelSpec, position, type PositionSpec } from '../../../test/positions.ts';
import { coverFrom } from './cover.ts';

/** Cover of a blue model at (300, 300) against a red one 200 mm to its left. */
function cover(
  features: readonly FeatureSpec[],
  rest: PositionSpec & { red?: Partial<ModelSpec>; blue?: Partial<ModelSpec> } = {},
) {
  const { red, blue, models = [], ...spec } = rest;
  const state = position({
    ...spec,
    features,
    models: [{ at: [100, 300], ...red }, { at: [300, 300], player: 1, ...blue }, ...models],
  });
  const { grade, why } = coverFrom(state, 0, 1);
  return [grade, why];
}

const NONE = [0, null];

describe('cover', () => {
  it('SK-GEO-10 none in the open', () => {
    expect(cover([])).toEqual(NONE);
    expect(cover([{ kind: 'rough', box: [300, 300, 50, 50] }])).toEqual(NONE);
    expect(cover([{ kind: 'hill', box: [300, 300, 50, 50] }], { blue: { level: 1 } })).toEqual(NONE);
  });

  it('SK-GEO-10 heavy in a building', () => {
    const house: FeatureSpec = { kind: 'building', box: [330, 300, 80, 80], openings: [{ kind: 'window', wall: 3 }] };
    expect(cover([house])).toEqual([2, 'sk.cover.inside']);
  });

  it('SK-GEO-10 light where the base touches a wood', () => {
    expect(cover([{ kind: 'wood', box: [340, 300, 60, 60] }])).toEqual([1, 'sk.cover.wood']);
    expect(cover([{ kind: 'wood', box: [340.1, 300, 60, 60] }])).toEqual(NONE);
  });

  it('SK-GEO-10 SK-RNG-10 X2 light behind a fence, hedge or low wall that it touches and a line crosses', () => {
    const line = (x: number, top = 200): FeatureSpec => ({ kind: 'hedge', from: [x, top], to: [x, 400] });
    expect(cover([line(290)])).toEqual([1, 'sk.cover.behind']);
    // Contact has a tolerance of half a millimetre.
    expect(cover([line(289.5)])).toEqual([1, 'sk.cover.behind']);
    expect(cover([line(289.4)])).toEqual(NONE);
    // An obstacle behind the target or beside it gives no cover.
    expect(cover([line(310)])).toEqual(NONE);
    expect(cover([{ kind: 'lowWall', from: [280, 310], to: [320, 310] }])).toEqual(NONE);
    // One of three lines is enough.
    expect(cover([line(290, 302)])).toEqual([1, 'sk.cover.behind']);
  });

  it('SK-GEO-10 an obstacle that the shooter touches gives no cover against him', () => {
    const hedge: FeatureSpec = { kind: 'hedge', from: [290, 200], to: [290, 400] };
    expect(cover([hedge], { red: { at: [280, 300] } })).toEqual(NONE);
    expect(cover([hedge], { red: { at: [279, 300] } })).toEqual([1, 'sk.cover.behind']);
  });

  it('SK-GEO-10 a tree covers the one nearest to it', () => {
    const tree: FeatureSpec = { kind: 'tree', at: [282, 300] };
    expect(cover([tree])).toEqual([1, 'sk.cover.tree']);
    expect(cover([{ kind: 'tree', at: [279.4, 300] }])).toEqual(NONE);
    expect(cover([tree], { models: [{ at: [282, 317], player: 1 }] })).toEqual(NONE);
    expect(cover([tree], { models: [{ at: [282, 319], player: 1 }] })).toEqual([1, 'sk.cover.tree']);
    // Of two equally near models the first in the roster is covered; enemies count, models that are gone do not.
    expect(cover([{ kind: 'tree', at: [290, 310] }], { models: [{ at: [280, 320], player: 1 }] })).toEqual([
      1,
      'sk.cover.tree',
    ]);
    expect(cover([tree], { models: [{ at: [282, 317], player: 1, out: 'wounded' }] })).toEqual([1, 'sk.cover.tree']);
    expect(cover([tree], { red: { at: [282, 317] }, models: [] })).toEqual(NONE);
    // The tolerance is half a millimetre; a line that only touches the tree does not count.
    expect(cover([{ kind: 'tree', at: [279.5, 300] }])).toEqual([1, 'sk.cover.tree']);
    // A tree behind the target does not cover it.
    expect(cover([{ kind: 'tree', at: [318, 300] }])).toEqual(NONE);
  });

  it('SK-GEO-7 partly hidden by terrain is light, by a building or high wall heavy; by models it is none', () => {
    expect(cover([{ kind: 'highWall', from: [200, 298], to: [200, 400] }])).toEqual([2, 'sk.cover.partlyWall']);
    expect(cover([{ kind: 'building', box: [200, 348, 50, 100] }])).toEqual([2, 'sk.cover.partlyWall']);
    expect(cover([{ kind: 'hill', box: [200, 348, 50, 100] }])).toEqual([1, 'sk.cover.partly']);
    expect(cover([{ kind: 'wood', box: [200, 348, 50, 100] }])).toEqual([1, 'sk.cover.partly']);
    expect(cover([], { models: [{ at: [200, 308], player: 1 }] })).toEqual(NONE);
  });

  it('SK-GEO-10 the window at which a shooter stands does not cover the target', () => {
    const house: FeatureSpec = {
      kind: 'building',
      box: [70, 300, 82, 80],
      openings: [{ kind: 'window', wall: 1, along: 44 }],
    };
    expect(cover([house], { red: { at: [100, 300] }, blue: { at: [180, 305] } })).toEqual(NONE);
  });

  it('SK-GEO-7 SK-GEO-10 nor does a wall or building that the shooter touches', () => {
    const wall: FeatureSpec = { kind: 'highWall', from: [110, 300.2], to: [110, 400] };
    expect(cover([wall], { red: { at: [99.6, 300] } })).toEqual(NONE);
    expect(cover([wall], { red: { at: [99, 300] } })).toEqual([2, 'sk.cover.partlyWall']);
    const hut: FeatureSpec = { kind: 'building', box: [160, 350.2, 100, 100] };
    expect(cover([hut], { red: { at: [99.6, 300] } })).toEqual(NONE);
    expect(cover([hut], { red: { at: [99, 300] } })).toEqual([2, 'sk.cover.partlyWall']);
  });

  it('SK-GEO-7 terrain that hides a model completely is no cover', () => {
    expect(cover([{ kind: 'highWall', from: [200, 200], to: [200, 400] }])).toEqual(NONE);
  });

  it('SK-GEO-10 heavy cover counts before light, in any order', () => {
    const wood: FeatureSpec = { kind: 'wood', box: [300, 300, 60, 60] };
    const house: FeatureSpec = { kind: 'building', box: [330, 300, 80, 80], openings: [{ kind: 'window', wall: 3 }] };
    expect(cover([wood, house])).toEqual([2, 'sk.cover.inside']);
    expect(cover([house, wood])).toEqual([2, 'sk.cover.inside']);
    const hedge: FeatureSpec = { kind: 'hedge', from: [290, 200], to: [290, 400] };
    expect(cover([hedge, wood])).toEqual([1, 'sk.cover.behind']);
    expect(cover([wood, hedge])).toEqual([1, 'sk.cover.wood']);
    const hill: FeatureSpec = { kind: 'hill', box: [200, 348, 50, 100] };
    expect(cover([hill, hedge])).toEqual([1, 'sk.cover.behind']);
  });

  it('SK-GEO-10 only the best one counts', () => {
    const hedge: FeatureSpec = { kind: 'hedge', from: [290, 200], to: [290, 400] };
    const wall: FeatureSpec = { kind: 'highWall', from: [200, 298], to: [200, 400] };
    expect(cover([hedge, { kind: 'wood', box: [300, 300, 60, 60] }])[0]).toBe(1);
    expect(cover([hedge, wall])).toEqual([2, 'sk.cover.partlyWall']);
  });
});
