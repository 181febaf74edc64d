/** Forced straight moves: recoils and flights (SK-GEO-12, -13, SK-HTH-16..18, SK-MOV-19). */
import { closeDraft } from '@drumhead/engine';
import { facing, steps, toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import { recoil, recoilDirection } from '../combat/handToHand/recoil.ts';
import { draftOf } from '../state/draft.ts';
import type { Model, State } from '../state/state.ts';
import { dropTo, directionOf, turnedLeft, wayToBase, wayToEdge, wayToWall, withinEdges } from './forcedMoves.ts';
import { pushFall } from './falling.ts';

const enemy = (x: number, y: number): ModelSpec => ({ at: [x, y], player: 1 });
/** Model 0 at (300, 300), with an enemy at its left unless others are named. */
const struck = (
  spec: Partial<ModelSpec> = {},
  others: readonly ModelSpec[] = [enemy(280, 300)],
  features: readonly FeatureSpec[] = [],
): State => position({ features, models: [{ at: [300, 300], ...spec }, ...others] });

/** Where model 0 ends and lies after a recoil from these winners, in mm, and by which rules. */
function driven(state: State, winners: readonly number[] = [1]) {
  const draft = draftOf(state);
  const how = recoil(draft, 0, winners, 'SK-HTH-16');
  const rules = draft.events.map(({ rule }) => rule);
  const { x, y, level, posture, out } = closeDraft(draft).models[0] as Model;
  return { how, at: [Math.round(toMm(x) * 10) / 10, Math.round(toMm(y) * 10) / 10], level, posture, out, rules };
}
const RIGHT = { ux: 1, uy: 0 };
const DOWN = { ux: 0, uy: 1 };

describe('the direction of a forced move', () => {
  test('SK-GEO-12: directly away, from several by the sum of the unit vectors', () => {
    expect(directionOf(3, 4)).toEqual({ ux: 0.6, uy: 0.8 });
    expect(directionOf(0, 0)).toBeNull();
    expect(directionOf(3, 4, 5)).toBeNull();
    const two = recoilDirection(struck({}, [enemy(280, 300), enemy(300, 280)]), 0, [1, 2]);
    expect([two?.ux, two?.uy].map((part) => Math.round((part ?? 0) * 1000))).toEqual([707, 707]);
  });

  test('SK-HTH-18: turned aside, to the left it goes up where it went to the right', () => {
    const [left, right] = [turnedLeft(RIGHT, facing(30)), turnedLeft(RIGHT, -facing(30))];
    expect([left.ux, left.uy].map((part) => Math.round(part * 1000))).toEqual([866, -500]);
    expect([right.ux, right.uy].map((part) => Math.round(part * 1000))).toEqual([866, 500]);
    const down = turnedLeft(DOWN, facing(30));
    expect([down.ux, down.uy].map((part) => Math.round(part * 1000))).toEqual([500, 866]);
    expect(turnedLeft(DOWN, 0)).toEqual(DOWN);
  });
});

describe('how far a forced move goes', () => {
  test('SK-GEO-12: up to a wall, a door that a rider meets, and for a recoil an obstacle', () => {
    const way = (features: readonly FeatureSpec[], obstacles: boolean, spec: Partial<ModelSpec> = {}) =>
      toMm(wayToWall(struck(spec, [], features), 0, RIGHT, steps(80), obstacles));
    const wall: FeatureSpec = { kind: 'highWall', from: [340, 200], to: [340, 400] };
    const hedge: FeatureSpec = { kind: 'hedge', from: [330, 200], to: [330, 400] };
    expect(way([wall], false)).toBeCloseTo(30, 1);
    expect(way([wall, hedge], true)).toBeCloseTo(20, 1);
    expect(way([hedge, wall], true)).toBeCloseTo(20, 1);
    expect(way([wall, hedge], false)).toBeCloseTo(30, 1);
    expect(way([], true)).toBe(Number.POSITIVE_INFINITY);
    const house = (door: boolean): FeatureSpec => ({
      kind: 'building',
      box: [370, 300, 60, 60],
      openings: door ? [{ kind: 'door', wall: 3 }] : [],
    });
    expect(way([house(false)], false)).toBeCloseTo(30, 1);
    expect(way([house(true)], false, { specials: ['mounted'] })).toBeLessThan(30);
    // A house beside its way is no hindrance to a rider.
    const away: FeatureSpec = { kind: 'building', box: [370, 400, 60, 60], openings: [{ kind: 'door', wall: 3 }] };
    expect(way([away], false, { specials: ['mounted'] })).toBe(Number.POSITIVE_INFINITY);
  });

  test('SK-GEO-13: up to a base, or to a distance from it; one that is left behind stops nothing', () => {
    const way = (others: readonly ModelSpec[], apart = 0, spec: Partial<ModelSpec> = {}) =>
      toMm(wayToBase(struck(spec, others), 0, RIGHT, steps(80), steps(apart), () => true));
    expect(way([enemy(350, 300)])).toBeCloseTo(30, 1);
    expect(way([enemy(350, 300), enemy(335, 300)])).toBeCloseTo(15, 1);
    expect(way([enemy(335, 300), enemy(350, 300)])).toBeCloseTo(15, 1);
    expect(way([enemy(350, 300)], 1)).toBeCloseTo(29, 1);
    expect(way([{ ...enemy(350, 300), out: 'wounded' }])).toBe(Number.POSITIVE_INFINITY);
    expect(way([enemy(350, 330)])).toBe(Number.POSITIVE_INFINITY);
    // Half a millimetre behind it, within the distance kept, and ahead of it.
    expect(way([enemy(279.5, 300)], 1)).toBe(Number.POSITIVE_INFINITY);
    expect(way([enemy(320.5, 300)], 1)).toBe(0);
    expect(way([enemy(300, 279.5)], 1)).toBe(Number.POSITIVE_INFINITY);
    const none = wayToBase(struck({}, [enemy(350, 300)]), 0, RIGHT, steps(80), 0, () => false);
    expect(none).toBe(Number.POSITIVE_INFINITY);
  });

  test('SK-MOV-19: to the edge of the table, whichever way it goes', () => {
    const at = { x: steps(100), y: steps(150), level: 0 };
    const state = struck();
    const ways = [{ ux: -1, uy: 0 }, RIGHT, { ux: 0, uy: -1 }, DOWN].map((way) => wayToEdge(state, at, way, steps(10)));
    expect(ways.map(toMm)).toEqual([90, 490, 140, 440]);
    const slant = wayToEdge(state, at, { ux: -0.6, uy: -0.8 }, 0);
    expect(toMm(slant)).toBeCloseTo(150 / 0.9, 1);
    expect(wayToEdge(state, { x: steps(5), y: steps(150), level: 0 }, { ux: -1, uy: 0 }, steps(10))).toBe(0);
    const outside = [
      [-5, 20],
      [20, -5],
      [605, 20],
      [20, 605],
    ].map(([x = 0, y = 0]) => withinEdges(state, { x: steps(x), y: steps(y) }));
    expect(outside.map(({ x, y }) => [toMm(x), toMm(y)])).toEqual([
      [0, 20],
      [20, 0],
      [600, 20],
      [20, 600],
    ]);
  });
});

describe('a recoil', () => {
  test('SK-HTH-16: one base depth directly away, in its posture', () => {
    expect(driven(struck())).toEqual({
      how: 'moved',
      at: [320, 300],
      level: 0,
      posture: 'standing',
      out: null,
      rules: ['SK-HTH-16'],
    });
    expect(driven(struck({ posture: 'fallen' })).posture).toBe('fallen');
    expect(driven(struck({ specials: ['mounted'] }, [enemy(275, 300)])).at).toEqual([330, 300]);
  });

  test('SK-HTH-18: else to the left, else to the right, else it falls where it stands', () => {
    const ahead = { at: [325, 300] } as const;
    // 30 degrees to the left of the way to the right is up the page.
    expect(driven(struck({}, [enemy(280, 300), ahead]))).toMatchObject({
      how: 'fallen',
      at: [300, 300],
      posture: 'fallen',
      rules: ['SK-HTH-18'],
    });
    const low = { at: [330, 312] } as const;
    expect(driven(struck({}, [enemy(280, 300), low]))).toMatchObject({
      how: 'moved',
      at: [317.3, 290],
      rules: ['SK-HTH-18'],
    });
    const high = { at: [330, 288] } as const;
    expect(driven(struck({}, [enemy(280, 300), high]))).toMatchObject({ how: 'moved', at: [317.3, 310] });
    // Just far enough off, a base is in nobody's way.
    expect(driven(struck({}, [enemy(280, 300), { at: [340, 300] }])).at).toEqual([320, 300]);
    expect(driven(struck({}, [enemy(280, 300), { at: [339, 300] }])).at).not.toEqual([320, 300]);
  });

  test('SK-HTH-17: surrounded it falls where it stands', () => {
    const state = struck({}, [enemy(280, 300), enemy(320, 300)]);
    expect(driven(state, [1, 2])).toMatchObject({ how: 'fallen', at: [300, 300], rules: ['SK-HTH-17'] });
  });

  test('SK-GEO-12: an obstacle is not crossed', () => {
    const hedge: FeatureSpec = { kind: 'hedge', from: [322, 200], to: [322, 400] };
    expect(driven(struck({}, undefined, [hedge]))).toMatchObject({ how: 'fallen', at: [300, 300] });
  });

  test('SK-MOV-19: off the table once its centre is over the edge; else it stops at the edge', () => {
    const near = (x: number) => struck({ at: [x, 300] }, [enemy(x - 20, 300)]);
    expect(driven(near(585))).toMatchObject({ how: 'left', out: 'left', rules: ['SK-HTH-16', 'SK-MOV-19'] });
    expect(driven(near(575))).toMatchObject({ how: 'moved', at: [590, 300], out: null });
    // Already at the edge it stays as it is, and does not fall.
    expect(driven(struck({ at: [590, 300] }, [enemy(582, 281.7)]))).toMatchObject({ out: null });
  });

  /** A house of two floors, 80 mm square about (320, 300); model 0 is upstairs. */
  const upstairs = (x: number, winner: readonly [number, number]): State =>
    position({
      features: [
        {
          kind: 'building',
          box: [320, 300, 80, 80],
          openings: [{ kind: 'door', wall: 0 }],
          stairs: [330, 330],
        },
      ],
      models: [
        { at: [x, 300], level: 1 },
        { at: [winner[0], winner[1]], player: 1, level: 1 },
      ],
    });

  test('SK-HTH-18, SK-MOV-15: within its floor it keeps its level', () => {
    expect(driven(upstairs(310, [290, 300]))).toMatchObject({ how: 'moved', at: [330, 300], level: 1 });
    const at = (x: number, y: number) =>
      dropTo(upstairs(310, [290, 300]), { x: steps(310), y: steps(300), level: 1 }, steps(x), steps(y));
    expect([at(330, 300), at(400, 300), at(320, 250)]).toEqual([0, 1, 1]);
    expect(dropTo(struck(), { x: steps(300), y: steps(300), level: 0 }, steps(320), steps(300))).toBe(0);
  });
});

describe('forced moves about houses', () => {
  /** A house of two floors with a door in its right wall, x = 360, on the ground and upstairs. */
  const tower: FeatureSpec = {
    kind: 'building',
    box: [320, 300, 80, 80],
    openings: [
      { kind: 'door', wall: 1 },
      { kind: 'door', wall: 1, level: 1 },
    ],
    stairs: [290, 270],
  };
  const inTower = (level: number, others: readonly ModelSpec[] = []): State =>
    position({ features: [tower], models: [{ at: [345, 300], level }, { ...enemy(325, 300), level }, ...others] });

  test('SK-HTH-18, SK-MOV-15: driven out of an upper door, a model falls', () => {
    const draft = draftOf(inTower(1));
    expect(recoil(draft, 0, [1], 'SK-HTH-16')).toBe('dropped');
    expect(draft.frames.at(-1)).toEqual({ at: 'fall', model: 0, levels: 1 });
    expect(draft.events.map(({ rule }) => rule)).toEqual(['SK-HTH-16', 'SK-MOV-15']);
    const { x, level } = draft.models[0] as Model;
    expect([toMm(x) > 360, level]).toEqual([true, 0]);
    // On the ground it walks out.
    expect(driven(inTower(0))).toMatchObject({ how: 'moved', level: 0, rules: ['SK-HTH-16'] });
  });

  test('SK-HTH-18: on its floor alone others are in the way', () => {
    const way = (level: number) =>
      wayToBase(inTower(1, [{ ...enemy(372, 300), level }]), 0, RIGHT, steps(80), 0, () => true);
    expect(way(0)).toBe(Number.POSITIVE_INFINITY);
    const upstairsToo = position({
      features: [tower],
      models: [
        { at: [310, 300], level: 1 },
        { ...enemy(335, 300), level: 1 },
        { ...enemy(332, 300), level: 0 },
      ],
    });
    expect(toMm(wayToBase(upstairsToo, 0, RIGHT, steps(80), 0, () => true))).toBeCloseTo(5, 1);
  });

  test('SK-MOV-15: onto a lower roof it falls as many levels as that is lower', () => {
    const state = position({
      features: [tower, { kind: 'building', box: [400, 300, 70, 80] }, { kind: 'tree', at: [9, 9] }],
      models: [{ at: [345, 300], level: 1 }],
    });
    const drop = (x: number, level: number) =>
      dropTo(state, { x: steps(345), y: steps(300), level }, steps(x), steps(300));
    expect([drop(350, 2), drop(400, 2), drop(400, 1), drop(500, 2), drop(500, 1), drop(500, 0)]).toEqual([
      0, 1, 0, 2, 1, 0,
    ]);
  });

  test('SK-MOV-18: a rider goes through no door, as far as it would go; on foot anybody may', () => {
    const door = (reach: number, spec: Partial<ModelSpec>) =>
      wayToWall(
        position({
          features: [{ kind: 'building', box: [360, 300, 60, 120], openings: [{ kind: 'door', wall: 3 }] }],
          models: [{ at: [300, 300], ...spec }],
        }),
        0,
        RIGHT,
        steps(reach),
        false,
      );
    expect(door(40, {})).toBe(Number.POSITIVE_INFINITY);
    expect(door(10, { specials: ['mounted'] })).toBe(Number.POSITIVE_INFINITY);
  });

  test('SK-MOV-19: at a slant to the nearer edge', () => {
    const at = { x: steps(550), y: steps(540), level: 0 };
    expect(toMm(wayToEdge(struck(), at, { ux: 0.6, uy: 0.8 }, steps(10)))).toBeCloseTo(62.5, 3);
    expect(toMm(wayToEdge(struck(), at, { ux: 0.8, uy: 0.6 }, steps(10)))).toBeCloseTo(50, 3);
    expect(toMm(wayToEdge(struck(), { x: steps(20), y: steps(40), level: 0 }, { ux: 0.6, uy: -0.8 }, 0))).toBeCloseTo(
      50,
      3,
    );
  });

  test('SK-GEO-12: winners on the very spot count for nothing', () => {
    const state = struck({ level: 1 }, [enemy(300, 300), enemy(280, 300)]);
    expect(recoilDirection(state, 0, [1, 2])).toEqual(RIGHT);
    expect(recoilDirection(state, 0, [1])).toBe(null);
  });

  test('SK-HTH-18: a rider is driven past nobody, though he would end clear of him', () => {
    const state = struck({ specials: ['mounted'] }, [enemy(275, 300), { at: [315, 321.5] }]);
    expect(driven(state)).toMatchObject({ how: 'moved', rules: ['SK-HTH-18'] });
    expect(driven(struck({ specials: ['mounted'] }, [enemy(275, 300)]))).toMatchObject({
      at: [330, 300],
      rules: ['SK-HTH-16'],
    });
  });

  test('SK-HTH-16: never a step over a wall, at whatever angle', () => {
    // Driven along a wall that it touches, it comes to the very end of its way.
    for (let degrees = 0; degrees < 90; degrees += 7) {
      const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const beyond = [300 + 31 * c, 300 + 31 * s] as const;
      const wall: FeatureSpec = {
        kind: 'highWall',
        from: [beyond[0] - 40 * s, beyond[1] + 40 * c],
        to: [beyond[0] + 40 * s, beyond[1] - 40 * c],
      };
      const { how, at } = driven(struck({}, [enemy(300 - 20.05 * c, 300 - 20.05 * s)], [wall]));
      expect([degrees, how]).toEqual([degrees, 'moved']);
      expect(Math.hypot((at[0] ?? 0) - 300, (at[1] ?? 0) - 300)).toBeCloseTo(20, 0);
    }
  });
});

describe('a fall', () => {
  test('SK-MOV-15: to the nearest legal place below, where the dice are rolled for it', () => {
    const state = position({
      features: [
        { kind: 'building', box: [320, 300, 80, 80], openings: [{ kind: 'door', wall: 0 }], stairs: [330, 330] },
      ],
      models: [{ at: [355, 300], level: 1 }, enemy(40, 40)],
    });
    const draft = draftOf(state);
    pushFall(draft, 0, 1);
    const { x, y, level } = draft.models[0] as Model;
    expect(level).toBe(0);
    expect(Math.hypot(toMm(x) - 355, toMm(y) - 300)).toBeLessThan(12);
    expect(draft.frames.at(-1)).toEqual({ at: 'fall', model: 0, levels: 1 });
    expect(draft.events[0]).toMatchObject({ type: 'moved', rule: 'SK-MOV-15', how: 'fall', broken: false, level: 0 });
  });
});
