import { err, refusal } from '@drumhead/engine';
import { cosine, FACINGS_PER_DEGREE, roundOffset, sine, STEPS_PER_MM, steps, toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { activationOf, type FeatureSpec, type ModelSpec, position } from '../../test/positions.ts';
import { isEnemy } from '../ground/geometry.ts';
import type { State } from '../state/state.ts';
import { Clearance } from './clearance.ts';
import { farthest, type Judge } from './farthestAlong.ts';
import { planMove } from './move.ts';
import { reachOf } from './mover.ts';
import { type MovePlan, startOf } from './straightMove.ts';

/** One step in millimetres. */
const STEP = 1 / STEPS_PER_MM;

const place = (
  at: readonly [number, number],
  features: readonly FeatureSpec[],
  others: readonly ModelSpec[] = [],
  spec: Partial<ModelSpec> = {},
): State => position({ features, models: [{ at, ...spec }, ...others] });
const man = (
  features: readonly FeatureSpec[],
  others: readonly ModelSpec[] = [],
  spec: Partial<ModelSpec> = {},
): State => place([300, 300], features, others, spec);
const enemy = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...spec });
const friend = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], ...spec });
const line = (kind: 'fence' | 'hedge' | 'highWall', x1: number, y1: number, x2: number, y2: number): FeatureSpec => ({
  kind,
  from: [x1, y1],
  to: [x2, y2],
});

/** Distance between the ends that are tried one by one (steps). */
const APART = 4;

/** The farthest legal end of all, tried one by one from the end of the stick; null if there is none. */
function farthestOfAll(state: State, ux: number, uy: number, wanted: number, judge: Judge): number | null {
  const { x, y } = state.models[0] as { x: number; y: number };
  for (let far = Math.min(wanted, reachOf(state, 0, false).length - 1); far >= 1; far -= APART) {
    if (judge(x + roundOffset(ux * far), y + roundOffset(uy * far)).ok) return far;
  }
  return null;
}

/** Ends are rounded, and kept clear of what must not be touched (steps). */
const ROUNDING = 20;
/** Contact is sought in the middle of its tolerance, which a way at a slant takes long to go through (steps). */
const CONTACT = 250;

const DIRECTIONS = [0, 90, 180, 270, ...Array.from({ length: 18 }, (_, i) => 20 * i + 4)];

/** In which directions does the search fall short of the farthest end, and by how many steps? */
function shortfalls(
  state: State,
  left = 2,
  wanted = Number.POSITIVE_INFINITY,
): readonly (readonly [number, unknown])[] {
  const judge: Judge = (x, y) => planMove(state, activationOf(0, left), x, y, false);
  const within = state.models.some((_, model) => isEnemy(state, 0, model)) ? CONTACT : ROUNDING;
  return DIRECTIONS.flatMap((degrees) => {
    const facing = degrees * FACINGS_PER_DEGREE;
    const [ux, uy] = [sine(facing), -cosine(facing)];
    const best = farthestOfAll(state, ux, uy, wanted, judge);
    const found = farthest(state, 0, ux, uy, wanted, false, judge);
    if (found !== null) expect(judge(found.x, found.y)).toEqual({ ok: true, value: found });
    expect(found?.length ?? 0).toBeLessThan((best ?? 0) + APART + 1);
    // Ways through open ground need no judge.
    const open = new Clearance(state, 0, false, startOf(state, 0), true);
    expect(farthest(state, 0, ux, uy, wanted, false, judge, open)).toEqual(found);
    const short = (best ?? 0) - (found?.length ?? 0);
    return short > within ? [[degrees, [short, best, found?.length]] as const] : [];
  });
}

/** The Move to the right, as far as it gets, with ways through open ground not judged. */
function right(
  state: State,
  judge: Judge = (x, y) => planMove(state, activationOf(0, 2), x, y, false),
): MovePlan | null {
  const open = new Clearance(state, 0, false, startOf(state, 0), true);
  return farthest(state, 0, 1, 0, Number.POSITIVE_INFINITY, false, judge, open);
}

describe('how far a Move gets', () => {
  test.each<[string, State]>([
    ['SK-MOV-1 the stick', man([])],
    ['SK-MOV-19 the upper left corner', place([40, 55], [])],
    ['SK-MOV-19 the lower right corner', place([560, 545], [])],
    ['SK-MOV-19 the very corner', place([10, 590], [])],
    [
      'SK-MOV-6 walls about',
      man([
        line('highWall', 330, 270, 325, 340),
        line('highWall', 270, 250, 320, 240),
        line('highWall', 250, 290, 270, 350),
      ]),
    ],
    [
      'SK-MOV-6 a wall at his elbow',
      man([line('highWall', 310, 280, 310, 320), line('highWall', 290.1, 310.2, 305, 310.2)]),
    ],
    [
      'SK-MOV-7 fences about',
      man([line('fence', 330, 270, 325, 340), line('fence', 270, 240, 320, 230), line('hedge', 250, 290, 270, 350)]),
    ],
    [
      'SK-MOV-7 two fences, one behind the other',
      man([line('fence', 325, 270, 325, 330), line('fence', 340, 270, 340, 330)]),
    ],
    ['SK-MOV-8 enemies about', man([], [enemy(340, 290), enemy(290, 350), enemy(260, 280), enemy(300, 240)])],
    [
      'SK-MOV-8 enemies that lie about',
      man([], [enemy(340, 290, { posture: 'fallen' }), enemy(290, 350, { posture: 'prone' })]),
    ],
    [
      'SK-GEO-16 enemies behind a hedge',
      man([line('hedge', 330, 230, 330, 370), line('hedge', 240, 335, 320, 335)], [enemy(344, 298), enemy(290, 349)]),
    ],
    ['SK-MOV-9 friends about', man([], [friend(340, 290), friend(290, 350), friend(260, 280), friend(300, 230)])],
    ['SK-MOV-9 friends at the end of the stick', man([], [friend(380, 300), friend(300, 375), friend(245, 245)])],
    ['SK-MOV-9 a friend in combat', man([], [friend(335, 295), enemy(350, 282)])],
    [
      'SK-MOV-9 men before a rider',
      man([], [friend(340, 290), friend(290, 350, { specials: ['mounted'] })], { specials: ['mounted'] }),
    ],
    ['SK-MOV-3 a wood ahead', man([{ kind: 'wood', box: [350, 300, 60, 120] }])],
    ['SK-MOV-3 a wood at the end of the stick', man([{ kind: 'wood', box: [400, 300, 100, 300] }])],
    ['SK-MOV-3 in a wood', man([{ kind: 'wood', box: [300, 300, 60, 60] }])],
    [
      'SK-SPR-9 a wood before light infantry',
      man([{ kind: 'wood', box: [350, 300, 60, 120] }], [], { specials: ['lightInfantry'] }),
    ],
    [
      'SK-MOV-10 in a house',
      man([{ kind: 'building', box: [310, 300, 70, 60], openings: [{ kind: 'door', wall: 1 }] }]),
    ],
    [
      'SK-MOV-6 upstairs, above a fence',
      man(
        [{ kind: 'building', box: [310, 300, 70, 60], stairs: [310, 280] }, line('fence', 320, 290, 320, 310)],
        [friend(330, 300), friend(300, 321, { level: 1 })],
        { level: 1 },
      ),
    ],
    ['SK-HTH-19 in combat', man([], [enemy(320, 300), enemy(280, 310)])],
    ['SK-HTH-19 in combat, with a fallen enemy', man([], [enemy(320, 300), enemy(280, 300, { posture: 'fallen' })])],
    ['SK-MOV-17 crawling', man([{ kind: 'wood', box: [350, 300, 60, 120] }], [friend(300, 340)], { posture: 'prone' })],
    [
      'SK-SPR-17 with a Short Move',
      man([{ kind: 'rough', box: [350, 300, 60, 120] }], [], { specials: ['shortMove'] }),
    ],
  ])('%s: as far as any Move', (_, state) => {
    expect(shortfalls(state)).toEqual([]);
  });

  test('SK-MOV-3 with one action left a Short Move stops before broken ground', () => {
    const ground: readonly FeatureSpec[] = [
      { kind: 'rough', box: [350, 300, 60, 120] },
      { kind: 'stream', box: [300, 260, 200, 10] },
      line('hedge', 270, 280, 275, 330),
    ];
    expect(shortfalls(man(ground, [], { specials: ['shortMove'] }), 1)).toEqual([]);
  });

  test('SK-MOV-2 no farther than wanted', () => {
    expect(shortfalls(man([line('highWall', 340, 270, 335, 340)], [enemy(290, 340)]), 2, steps(30))).toEqual([]);
  });

  test('SK-MOV-8 contact is made in the middle of its tolerance', () => {
    expect(right(man([], [enemy(350, 300)]))).toMatchObject({ x: steps(329.75), y: steps(300), meets: [1] });
  });

  test('SK-GEO-16 contact across an obstacle beside the way ends the Move', () => {
    const hedge = line('hedge', 320, 311, 343, 311);
    expect(right(man([hedge], [enemy(345, 322)]))).toMatchObject({ y: steps(300), meets: [1] });
  });

  test('SK-MOV-1, SK-MOV-6 ways through open ground are not judged, to the end of the stick or before a wall', () => {
    const nobody: Judge = () => expect.unreachable();
    expect(right(man([]), nobody)).toMatchObject({ x: steps(380) - 1, length: steps(80) - 1 });
    expect(right(man([line('highWall', 340, 280, 340, 320)]), nobody)?.x).toBe(steps(330) - 1);
  });

  test('SK-MOV-19 to the last step before the edge, and no farther', () => {
    expect(right(place([590 - STEP, 300], []))).toMatchObject({ x: steps(590), length: 1 });
    expect(right(place([590, 300], []))).toBe(null);
  });

  test.each<[string, State, readonly number[]]>([
    ['open ground', man([]), [80, 50]],
    ['at the edge', place([550, 300], []), [40]],
    ['a high wall', man([line('highWall', 340, 280, 340, 320)]), [30]],
    ['a high wall at his elbow', man([line('highWall', 309, 280, 309, 320)]), []],
    ['a fence', man([line('fence', 340, 280, 340, 320)]), [80, 50, 30]],
    [
      'two fences before a high wall',
      man([line('fence', 330, 280, 330, 320), line('fence', 345, 280, 345, 320), line('highWall', 360, 280, 360, 320)]),
      [50, 35, 20],
    ],
    [
      'seven fences',
      man([320, 327, 334, 341, 348, 355, 362].map((x) => line('fence', x, 280, x, 320))),
      [80, 52, 50, 45, 38, 31],
    ],
    ['a fence beside the way', man([line('fence', 320, 311, 340, 311)]), [80, 50]],
    ['an enemy', man([], [enemy(350, 300)]), [29.8, 25]],
    ['an enemy that lies', man([], [enemy(350, 300, { posture: 'fallen' })]), [30]],
    ['an enemy in contact', man([], [enemy(320, 300)]), []],
    ['an enemy aside', man([], [enemy(350, 322)]), [80, 50, 38.2]],
    ['a friend', man([], [friend(350, 300)]), [80, 50, 30]],
    ['a friend in combat', man([], [friend(350, 300), enemy(370, 300)]), [30]],
    ['a friend behind a wall', man([line('highWall', 330, 280, 330, 320)], [friend(350, 300)]), [20]],
    ['a man before a rider', man([], [friend(350, 300)], { specials: ['mounted'] }), [25]],
    ['a wood', man([{ kind: 'wood', box: [350, 300, 40, 40] }]), [80, 50, 20]],
    [
      'a wood before light infantry',
      man([{ kind: 'wood', box: [350, 300, 40, 40] }], [], { specials: ['lightInfantry'] }),
      [80, 50],
    ],
    ['a hill', man([{ kind: 'hill', box: [350, 300, 40, 40] }]), [80, 50]],
    ['a wood beside the way', man([{ kind: 'wood', box: [350, 331, 40, 40] }]), [80, 50]],
    ['in a wood', man([{ kind: 'wood', box: [300, 300, 40, 40] }]), [80, 50, 10]],
    [
      'a fence below the floor',
      man([{ kind: 'building', box: [310, 300, 160, 60], stairs: [310, 280] }, line('fence', 340, 290, 340, 310)], [], {
        level: 1,
      }),
      [80, 50],
    ],
    ['a fence, crawling', man([line('fence', 340, 280, 340, 320)], [], { posture: 'prone' }), [50, 30]],
    ['a fence for a Short Move', man([line('fence', 340, 280, 340, 320)], [], { specials: ['shortMove'] }), [50, 30]],
    ['a man by a fence', man([line('fence', 330, 280, 330, 320)], [friend(360, 300)]), [80, 50, 40, 20]],
  ])('SK-MOV-3, -6 to -9 ends that are tried: %s', (_, state, ends) => {
    const asked: number[] = [];
    const judge: Judge = (x) => {
      asked.push(toMm(x - (state.models[0] as { x: number }).x));
      return err(refusal('SK-MOV-1', 'sk.move.tooFar'));
    };
    expect(farthest(state, 0, 1, 0, Number.POSITIVE_INFINITY, false, judge)).toBe(null);
    expect(asked.map((far) => Math.round(far * 10) / 10)).toEqual(ends);
  });
});
