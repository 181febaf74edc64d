import { STEPS_PER_MM, steps, toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { type FeatureSpec, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import type { Model, State, Thing } from '../state/state.ts';
import { coversOf, friendsOf, type Goal, goalsOf, touchingRim } from './moveGoals.ts';

/** One step in millimetres. */
const STEP = 1 / STEPS_PER_MM;
/** The stick of a man on foot, in steps. */
const STICK = steps(80);

/** A man at (300, 300), radius 10 mm; in the middle of the tolerance of contact he is 10.25 mm from what he touches. */
const man = (rest: PositionSpec = {}, spec: Partial<ModelSpec> = {}, others: readonly ModelSpec[] = []): State =>
  position({ ...rest, models: [{ at: [300, 300], ...spec }, ...others] });

/** Goals as [x, y, stop] in mm. */
const inMm = (goals: readonly Goal[]) =>
  goals.map(({ middleX, middleY, stop }) => [toMm(middleX), toMm(middleY), toMm(stop)]);
const goals = (state: State) => inMm(goalsOf(state, 0, STICK));

const withThing = (
  at: readonly [number, number],
  change: Partial<Thing> = {},
  spec: Partial<ModelSpec> = {},
): State => {
  const state = man({ things: [{ at }] }, spec);
  return { ...state, things: state.things.map((thing) => ({ ...thing, ...change })) };
};

describe('places worth going to', () => {
  test.each<[string, State, readonly (readonly number[])[]]>([
    ['one that lies about', withThing([340, 310]), [[340, 310, 0]]],
    ['one that a model carries', withThing([340, 310], { carrier: 0 }), []],
    ['one that is off the table', withThing([340, 310], { scored: 0 }), []],
    ['one upstairs', withThing([340, 310], { level: 1 }), []],
    ['one upstairs that a model carries', withThing([340, 310], { level: 1, carrier: 1 }), []],
    ['one for a rider', withThing([340, 310], {}, { specials: ['mounted'] }), [[340, 310, 0]]],
    ['one at the end of the stick', withThing([300, 380]), [[300, 380, 0]]],
    ['one beyond the stick', withThing([300, 380 + STEP]), []],
    ['one at the end of the stick, aslant', withThing([364, 252]), [[364, 252, 0]]],
    ['one beyond the stick, aslant', withThing([364, 252 - STEP]), []],
    ['one far away, aslant', withThing([370, 370]), []],
  ])('SK-SCN-1 objects: %s', (_, state, expected) => {
    expect(goals(state)).toEqual(expected);
  });

  test('SK-RNG-21 the thrown tomahawk of the model, on its own level', () => {
    const state = man({ variant: 'SDT' }, { tomahawk: [310, 350] });
    expect(goals(state)).toEqual([[310, 350, 0]]);
    const upstairs = state.models.map((model): Model => ({ ...model, level: 1 }));
    expect(goals({ ...state, models: upstairs })).toEqual([]);
  });

  const house: FeatureSpec = {
    kind: 'building',
    box: [360, 300, 80, 60],
    openings: [
      { kind: 'door', wall: 3 },
      { kind: 'window', wall: 0, along: 20 },
      { kind: 'window', wall: 0, along: 60, level: 1 },
      { kind: 'door', wall: 2, along: 60, barred: true },
    ],
    stairs: [350, 310],
    ladder: { at: [375, 260], opening: 2 },
  };
  // To the door and through it, to the window, to the barred door, to the stairs, to the ladder.
  const [door, through, window] = [
    [320, 300, 10.25],
    [320, 300, -80],
    [340, 270, 10.25],
  ];
  const [barred, stairs, ladder] = [
    [340, 330, 10.25],
    [350, 310, 20.25],
    [375, 260, 10.25],
  ];

  test('SK-MOV-10, -11, -13, -14 doors and windows of its level, stairs, and ladders on the ground', () => {
    expect(goals(man({ features: [house] }))).toEqual([door, through, window, barred, stairs, ladder]);
    expect(goals(man({ features: [house] }, { at: [350, 290], level: 1 }))).toEqual([[380, 270, 10.25], stairs]);
    expect(goals(man({ features: [house] }, { specials: ['mounted'] }))).toEqual([]);
  });

  test('SK-MOV-10, -14 as far as the stick and its base reach; through a door as far as the stick', () => {
    const doorAt = (x: number): State =>
      man({ features: [{ kind: 'building', box: [x + 40, 300, 80, 60], openings: [{ kind: 'door', wall: 3 }] }] });
    const beyond = (x: number) => goals(doorAt(x)).map(([, , stop]) => stop);
    expect(beyond(380)).toEqual([10.25, -80]);
    expect(beyond(380 + STEP)).toEqual([10.25]);
    expect(beyond(390.25)).toEqual([10.25]);
    expect(beyond(390.25 + STEP)).toEqual([]);
  });

  test('SK-GEO-10 the nearest trees and obstacles, the nearest first', () => {
    const tree = (x: number, y: number): FeatureSpec => ({ kind: 'tree', at: [x, y] });
    const fence: FeatureSpec = { kind: 'fence', from: [310, 330], to: [330, 350] };
    const covers = (most: number, ...features: readonly FeatureSpec[]) =>
      inMm(coversOf(man({ features }), 0, STICK, most));
    const far = tree(360, 300);
    const near = tree(300, 330);
    const middle = tree(340, 330);
    expect(covers(3, far, near, middle, fence)).toEqual([
      [300, 330, 10.25],
      [320, 340, 10.25],
      [340, 330, 10.25],
    ]);
    expect(covers(1, near, far, middle)).toEqual([[300, 330, 10.25]]);
    expect(covers(2, middle, far, near)).toEqual([
      [300, 330, 10.25],
      [340, 330, 10.25],
    ]);
    // Of two at the same distance the first.
    expect(covers(1, tree(330, 340), tree(340, 330))).toEqual([[330, 340, 10.25]]);
    expect(covers(2, tree(330, 340), tree(260, 270))).toEqual([
      [330, 340, 10.25],
      [260, 270, 10.25],
    ]);
    expect(covers(2, tree(390.25, 300))).toHaveLength(1);
    expect(covers(2, tree(390.25 + STEP, 300))).toHaveLength(0);
    expect(covers(0, near)).toEqual([]);
  });

  test('SK-GEO-14 contact with the nearest friends that it does not touch', () => {
    const friends = (...others: readonly ModelSpec[]) => inMm(friendsOf(man({}, {}, others), 0, STICK, 2));
    expect(friends({ at: [350, 300] }, { at: [300, 330] }, { at: [260, 300] })).toEqual([
      [300, 330, 20.25],
      [260, 300, 20.25],
    ]);
    expect(friends({ at: [340, 300], player: 1 })).toEqual([]);
    expect(friends({ at: [320.75, 300] })).toEqual([]);
    expect(friends({ at: [320.75 + STEP, 300] })).toHaveLength(1);
    expect(friends({ at: [400.25, 300] })).toHaveLength(1);
    expect(friends({ at: [400.25 + STEP, 300] })).toEqual([]);
    expect(friends({ at: [330, 300], specials: ['mounted'] })).toEqual([[330, 300, 25.25]]);
  });

  test('SK-GEO-3 bases touch in the middle of the tolerance', () => {
    const state = man({}, {}, [{ at: [350, 300], specials: ['mounted'] }]);
    expect(toMm(touchingRim(state, 0, 1))).toBe(25.25);
  });
});
