import { describe, expect, it } from 'vitest';
import { steps } from '@drumhead/table';
import { type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import {
  brokenWay,
  buildingAt,
  FEATURES,
  higher,
  inBroken,
  levelAt,
  isSlowedBy,
  onHill,
  passageOf,
  touchesLadder,
  touchesOpening,
  touchesStairs,
} from './terrain.ts';
import { terrainIndexOf } from './terrainIndex.ts';
import type { BuildingFeature, State } from '../state/state.ts';

const R = steps(10);
const standing = (features: readonly FeatureSpec[], rest: Partial<ModelSpec> = {}): State =>
  position({ features, models: [{ at: [300, 300], ...rest }] });
/** Does broken ground on a way from (300, 300) in mm shorten the model's Move? */
function way(features: readonly FeatureSpec[], toX: number, rest: Partial<ModelSpec> = {}) {
  const state = standing(features, rest);
  return brokenWay(state, 0, steps(300), steps(300), steps(toX), steps(300), 0, isSlowedBy(state, 0));
}

describe('features', () => {
  it('SK-TER-16 all that give cover are in the terrain index', () => {
    const one: Readonly<Record<string, FeatureSpec>> = {
      wood: { kind: 'wood', box: [100, 100, 60, 60] },
      rough: { kind: 'rough', box: [200, 100, 60, 60] },
      hill: { kind: 'hill', box: [300, 100, 60, 60] },
      building: { kind: 'building', box: [400, 100, 60, 60] },
      tree: { kind: 'tree', at: [100, 200] },
      fence: { kind: 'fence', from: [200, 200], to: [240, 200] },
      hedge: { kind: 'hedge', from: [300, 200], to: [340, 200] },
      lowWall: { kind: 'lowWall', from: [400, 200], to: [440, 200] },
      highWall: { kind: 'highWall', from: [500, 200], to: [540, 200] },
    };
    const { features } = standing(Object.values(one));
    const covering = features.filter(({ kind }) => FEATURES[kind].cover > 0);
    expect(terrainIndexOf(features).covers.map(({ feature }) => feature)).toEqual(covering);
    expect(covering).toHaveLength(7);
  });

  it('SK-TER-16 have the effects of the table', () => {
    const kinds = Object.keys(FEATURES) as (keyof typeof FEATURES)[];
    const having = (has: (kind: keyof typeof FEATURES) => boolean) => kinds.filter(has);
    expect(having((k) => FEATURES[k].broken)).toEqual(['wood', 'rough', 'fence', 'hedge', 'lowWall', 'stream']);
    expect(having((k) => FEATURES[k].impassable)).toEqual(['highWall', 'building']);
    expect(having((k) => FEATURES[k].cover === 1)).toEqual(['wood', 'tree', 'fence', 'hedge', 'lowWall']);
    expect(having((k) => FEATURES[k].cover === 2)).toEqual(['highWall', 'building']);
    expect(having((k) => FEATURES[k].hindersHorse)).toEqual(['wood', 'rough', 'stream']);
    expect(having((k) => FEATURES[k].bash > 0).map((k) => [k, FEATURES[k].bash])).toEqual([
      ['fence', 6],
      ['lowWall', 10],
    ]);
  });

  it('SK-GEO-17 contain models whose centre is within the outline', () => {
    const state = standing([
      { kind: 'building', box: [300, 300, 80, 80] },
      { kind: 'hill', box: [100, 100, 80, 80] },
    ]);
    expect(buildingAt(state, steps(340), steps(300))).toBe(0);
    expect(buildingAt(state, steps(340.1), steps(300))).toBe(-1);
    expect(onHill(state, steps(140), steps(100))).toBe(true);
    expect(onHill(state, steps(140.1), steps(100))).toBe(false);
  });

  it('SK-GEO-6 SK-GEO-11 hills raise models, floors keep their level', () => {
    const state = position({
      features: [
        { kind: 'hill', box: [100, 100, 80, 80] },
        { kind: 'building', box: [300, 300, 80, 80], stairs: [270, 270] },
      ],
      models: [{ at: [100, 100], level: 1 }, { at: [200, 100] }],
    });
    expect(levelAt(state, steps(100), steps(100), 0)).toBe(1);
    expect(levelAt(state, steps(200), steps(100), 1)).toBe(0);
    expect(levelAt(state, steps(300), steps(300), 1)).toBe(1);
    expect(levelAt(state, steps(300), steps(300), 0)).toBe(0);
    expect([higher(state, 0, 1), higher(state, 1, 0)]).toEqual([true, false]);
  });
});

describe('walls', () => {
  const house = (barred = false): BuildingFeature =>
    standing([
      {
        kind: 'building',
        box: [300, 300, 80, 80],
        stairs: [270, 270],
        openings: [
          { kind: 'door', wall: 3, barred },
          { kind: 'window', wall: 1 },
          { kind: 'window', wall: 1, level: 1 },
        ],
      },
    ]).features[0] as BuildingFeature;
  const through = (building: BuildingFeature, fromX: number, toX: number, y: number, level = 0) =>
    passageOf(building, level, steps(fromX), steps(y), steps(toX), steps(y));

  it('SK-GEO-17 SK-TER-17 a door is 1.5 foot diameters wide, a window one', () => {
    expect(through(house(), 200, 300, 315)).toBe('door');
    expect(through(house(), 200, 300, 315.1)).toBe('wall');
    expect(through(house(), 300, 400, 310)).toBe('window');
    expect(through(house(), 300, 400, 310.1)).toBe('wall');
  });

  it('SK-MOV-10 a barred door is a wall', () => {
    expect(through(house(true), 200, 300, 300)).toBe('wall');
  });

  it('SK-TER-18 the upper floor has its own walls and windows, the roof none', () => {
    expect(through(house(), 200, 300, 300, 1)).toBe('wall');
    expect(through(house(), 300, 400, 300, 1)).toBe('window');
    expect(through(house(), 200, 300, 300, 2)).toBe('open');
    expect(through(house(), 280, 320, 300)).toBe('open');
  });

  it('SK-TER-18 SK-MOV-11 stairs, ladders and openings are touched at the distance of base contact', () => {
    const state = standing([
      {
        kind: 'building',
        box: [300, 300, 80, 80],
        stairs: [270, 270],
        openings: [{ kind: 'window', wall: 1, level: 1 }],
        ladder: { at: [350, 300], opening: 0 },
      },
    ]);
    const building = state.features[0] as BuildingFeature;
    expect(touchesStairs(state, building, steps(290.5), steps(270), R)).toBe(true);
    expect(touchesStairs(state, building, steps(290.6), steps(270), R)).toBe(false);
    expect(touchesLadder(building, steps(360.5), steps(300), R)).toBe(true);
    expect(touchesLadder(building, steps(360.6), steps(300), R)).toBe(false);
    expect(touchesOpening(building, 0, steps(329.5), steps(300), 1, R)).toBe(true);
    expect(touchesOpening(building, 0, steps(329.4), steps(300), 1, R)).toBe(false);
    expect(touchesOpening(building, 0, steps(329.5), steps(300), 0, R)).toBe(false);
  });
});

describe('broken ground', () => {
  it('SK-MOV-3 SK-MOV-5 begins where the base touches it', () => {
    for (const kind of ['wood', 'rough', 'stream'] as const) {
      expect(inBroken(standing([{ kind, box: [330, 300, 40, 40] }]), 0)).toBe(true);
      expect(inBroken(standing([{ kind, box: [330.1, 300, 40, 40] }]), 0)).toBe(false);
      expect(way([{ kind, box: [400, 330, 40, 40] }], 500)).toBe(true);
      expect(way([{ kind, box: [400, 330.1, 40, 40] }], 500)).toBe(false);
    }
    expect(inBroken(standing([{ kind: 'hill', box: [300, 300, 40, 40] }], { level: 1 }), 0)).toBe(false);
  });

  it('SK-MOV-5 a stream under a bridge is not broken ground', () => {
    const stream: FeatureSpec = { kind: 'stream', box: [300, 300, 400, 25] };
    const bridge: FeatureSpec = { kind: 'bridge', box: [300, 300, 50, 80] };
    expect(inBroken(standing([stream, bridge]), 0)).toBe(false);
    expect(inBroken(standing([stream, bridge], { at: [315.1, 300] }), 0)).toBe(true);
  });

  it('SK-MOV-5 is a linear obstacle or a doorway that the centre crosses', () => {
    const fence: FeatureSpec = { kind: 'fence', from: [340, 300.5], to: [340, 340] };
    expect(way([{ kind: 'fence', from: [340, 280], to: [340, 340] }], 400)).toBe(true);
    expect(way([fence], 400)).toBe(false);
    const house: FeatureSpec = { kind: 'building', box: [400, 300, 80, 80], openings: [{ kind: 'door', wall: 3 }] };
    expect(way([house], 400)).toBe(true);
    expect(way([house], 340)).toBe(false);
  });

  it('SK-SPR-9 SK-SPR-25 SK-SPR-3 doors alone slow Light Infantry; woods do not slow Foresters, nor lines and doors Engineers', () => {
    const minds = (feature: FeatureSpec) =>
      [[], ['lightInfantry'], ['forester'], ['engineer']].map((specials) =>
        way([feature], 400, { specials: specials as ModelSpec['specials'] & object }),
      );
    expect(minds({ kind: 'wood', box: [400, 300, 80, 80] })).toEqual([true, false, false, true]);
    expect(minds({ kind: 'rough', box: [400, 300, 80, 80] })).toEqual([true, false, true, true]);
    expect(minds({ kind: 'lowWall', from: [340, 280], to: [340, 340] })).toEqual([true, false, true, false]);
    expect(minds({ kind: 'building', box: [400, 300, 80, 80], openings: [{ kind: 'door', wall: 3 }] })).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
