import { ok } from '@drumhead/engine';
import { STEPS_PER_MM, steps, toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { activationOf, type FeatureSpec, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import type { State } from '../state/state.ts';
import type { Judge } from './farthestAlong.ts';
import { planMove } from './move.ts';
import { type Aim, aimsAt, contactAims, FEW, MANY, moveAims, moveSearchOf, planAim, wayAt } from './moveAims.ts';

/** One step in millimetres. */
const STEP = 1 / STEPS_PER_MM;

const man = (others: readonly ModelSpec[] = [], rest: PositionSpec = {}, spec: Partial<ModelSpec> = {}): State =>
  position({ ...rest, models: [{ at: [300, 300], ...spec }, ...others] });
const enemy = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...spec });

/** An aim as its kind, its direction in degrees (0 up, clockwise), and how far it goes at most in mm. */
function inWords({ how, ux, uy, wanted, enemy: at }: Aim): string {
  const degrees = Math.round((Math.atan2(ux, -uy) * 180) / Math.PI + 360) % 360;
  const far = wanted === Number.POSITIVE_INFINITY ? '' : ` ${Math.round(toMm(wanted) * 100) / 100}`;
  return `${how} ${degrees}${far}${at < 0 ? '' : ` at ${at}`}`;
}
const aims = (state: State, sample = MANY, sprint = false): readonly string[] =>
  moveAims(state, 0, sprint, sample).map(inWords);

const WINDS = [
  'way 0',
  'half 0',
  'way 45',
  'way 90',
  'half 90',
  'way 135',
  'way 180',
  'half 180',
  'way 225',
  'way 270',
  'half 270',
  'way 315',
];

describe('Moves worth trying', () => {
  test('SK-MOV-1 by the compass: full sticks all round, half sticks in the main directions', () => {
    expect(aims(man())).toEqual(WINDS);
  });

  test('SK-SPR-28 a sprint goes all the way', () => {
    const sprinter = man([], {}, { specials: ['sprinter'] });
    expect(aims(sprinter, MANY, true)).toEqual(WINDS.filter((wind) => wind.startsWith('way')));
  });

  test.each<[number, number, readonly string[]]>([
    [300, 300, ['way 0', 'way 135']],
    [310, 300, ['way 45', 'way 180']],
    [319.9, 300, ['way 45', 'way 180']],
    [320, 300, ['way 90', 'way 225']],
    [300, 310, ['way 135', 'way 270']],
    [290, 300, ['way 315', 'way 90']],
  ])('SK-MOV-1 the small sample has two directions, which vary with the place: (%s, %s)', (x, y, winds) => {
    expect(aims(man([], {}, { at: [x, y] }), FEW)).toEqual(winds);
  });

  test('SK-MOV-8 at each enemy in reach, straight and from both sides; away from the nearest', () => {
    const state = man([enemy(300, 350), enemy(360, 300)]);
    expect(aims(state)).toEqual([
      'way 180 29.75',
      'beside 180 29.75 at 1',
      'beside 180 29.75 at 1',
      'way 90 39.75',
      'beside 90 39.75 at 2',
      'beside 90 39.75 at 2',
      'way 0',
      ...WINDS,
    ]);
    expect(contactAims(state, 0, false).map(({ flank }) => flank)).toEqual([0, -800, 800, 0, -800, 800]);
  });

  test.each<[string, ModelSpec, boolean]>([
    ['at the end of the stick', enemy(400, 300), true],
    ['beyond the stick', enemy(400 + STEP, 300), false],
    ['a rider at the end of the stick', enemy(405, 300, { specials: ['mounted'] }), true],
    ['a rider beyond the stick', enemy(405 + STEP, 300, { specials: ['mounted'] }), false],
    ['a friend', { at: [350, 300] }, false],
    ['a fallen enemy', enemy(350, 300, { posture: 'fallen' }), true],
    ['one out of action', enemy(350, 300, { out: 'killed' }), false],
  ])('SK-MOV-8 whom a Move reaches: %s', (_, other, reached) => {
    expect(contactAims(man([other]), 0, false)).toHaveLength(reached ? 3 : 0);
    expect(contactAims(man([other, enemy(340, 300)]), 0, false)).toHaveLength(reached ? 6 : 3);
  });

  test('SK-GEO-6 nobody on another floor is reached', () => {
    const house: FeatureSpec = { kind: 'building', box: [330, 300, 120, 80], stairs: [330, 290] };
    expect(contactAims(man([enemy(340, 300, { level: 1 })], { features: [house] }), 0, false)).toEqual([]);
    expect(aimsAt(man([enemy(300, 300, { level: 1 })], { features: [house] }), 0, 1)).toEqual([]);
    expect(aimsAt(man([enemy(300 + STEP, 300, { level: 1 })], { features: [house] }), 0, 1)).toHaveLength(3);
  });

  test('SK-MOV-1 towards the nearest enemy out of reach, away from the nearest of all', () => {
    const ways = (...others: readonly ModelSpec[]) => aims(man(others), FEW).filter((aim) => /^way \d+$/.test(aim));
    const two = ['way 0', 'way 135'];
    expect(ways(enemy(300, 500), enemy(480, 300), enemy(100, 300))).toEqual(['way 90', 'way 270', ...two]);
    expect(ways(enemy(480, 300), enemy(300, 500))).toEqual(['way 90', 'way 270', ...two]);
    expect(ways(enemy(300, 350), enemy(480, 300))).toEqual(['way 90', 'way 0', ...two]);
    // Of two equally near the first.
    expect(ways(enemy(480, 300), enemy(120, 300))).toEqual(['way 90', 'way 270', ...two]);
    // In reach is up to the stick from base to base.
    expect(ways(enemy(400, 300))).toEqual(['way 270', ...two]);
    expect(ways(enemy(400 + STEP, 300))).toEqual(['way 90', 'way 270', ...two]);
    expect(ways(enemy(420, 420))).toEqual(['way 135', 'way 315', ...two]);
    expect(ways(enemy(300, 300, { level: 1 }))).toEqual(two);
    expect(ways({ at: [480, 300] }, enemy(300, 480))).toEqual(['way 180', 'way 0', ...two]);
  });

  test('SK-SCN-1, SK-GEO-10, SK-GEO-14 to objects, cover and friends, as near as they need', () => {
    const features: readonly FeatureSpec[] = [
      { kind: 'tree', at: [300, 340] },
      { kind: 'tree', at: [300, 240] },
      { kind: 'tree', at: [240, 240] },
      { kind: 'tree', at: [360, 360] },
    ];
    const friends: readonly ModelSpec[] = [{ at: [260, 300] }, { at: [230, 300] }, { at: [300, 220] }];
    const things = [{ at: [340, 300] }] as const;
    const state = man(friends, { features, things });
    expect(aims(state, FEW).slice(0, -2)).toEqual(['way 90 40', 'way 180 29.75', 'way 270 19.75']);
    expect(aims(state).slice(0, -12)).toEqual([
      'way 90 40',
      'way 180 29.75',
      'way 0 49.75',
      'way 315 74.6',
      'way 270 19.75',
      'way 270 49.75',
    ]);
  });

  test('SK-SCN-1 not to a place where it stands already', () => {
    const at = (x: number) => aims(man([], { things: [{ at: [x, 300] }] }), FEW).slice(0, -2);
    expect(at(300)).toEqual([]);
    expect(at(300 + STEP)).toEqual(['way 90 0.02']);
  });
});

describe('Moves along the aims', () => {
  const judgeOf =
    (state: State): Judge =>
    (x, y) =>
      planMove(state, activationOf(0, 2), x, y, false);
  const searchIn = (state: State, judge: Judge = judgeOf(state), open = false) =>
    moveSearchOf(state, 0, false, judge, open);
  const half = (degrees: number): Aim => ({ ...wayAt(degrees * 16), how: 'half' });

  test('SK-MOV-1 half as far as possible, unless that is hardly a way', () => {
    const wall = (x: number): State => man([], { features: [{ kind: 'highWall', from: [x, 250], to: [x, 350] }] });
    const halves = (state: State) => {
      const plan = planAim(searchIn(state), half(90));
      return plan === null ? null : Math.round(toMm(plan.x) * 4) / 4;
    };
    expect(halves(man())).toBe(340);
    expect(halves(wall(360))).toBe(325);
    expect(halves(wall(350.1))).toBe(320);
    expect(halves(wall(350))).toBe(null);
    const down = planAim(searchIn(man()), half(180));
    expect([down?.x, toMm(down?.y ?? 0)]).toEqual([steps(300), 340]);
    // Boxed in.
    expect(halves(man([enemy(320, 300)]))).toBe(null);
  });

  test('SK-MOV-1 a half way through open ground is not judged, any other is', () => {
    const nobody: Judge = () => expect.unreachable();
    expect(planAim(searchIn(man(), nobody, true), half(90))?.length).toBe(steps(40));
    const hill = man([], { features: [{ kind: 'hill', box: [340, 300, 20, 20] }] });
    expect(planAim(searchIn(hill, judgeOf(hill), true), half(90))?.level).toBe(1);
  });

  test('SK-MOV-1 one way after another, each its own, the same one not judged again', () => {
    const state = man();
    let judged = 0;
    const search = searchIn(state, (x, y) => {
      judged += 1;
      return judgeOf(state)(x, y);
    });
    const to = (ux: number, uy: number, wanted: number) => {
      const plan = planAim(search, { ...wayAt(0), ux, uy, wanted });
      return plan === null ? null : [Math.round(toMm(plan.x)), Math.round(toMm(plan.y))];
    };
    expect(to(1, 0, steps(20))).toEqual([320, 300]);
    expect(to(1, 0, steps(30))).toEqual([330, 300]);
    expect(to(0.6, 0.8, steps(30))).toEqual([318, 324]);
    expect(to(0.6, -0.8, steps(30))).toEqual([318, 276]);
    expect(to(-0.6, -0.8, steps(30))).toEqual([282, 276]);
    const before = judged;
    expect(to(-0.6, -0.8, steps(30))).toEqual([282, 276]);
    expect(judged).toBe(before);
  });

  test('SK-MOV-8 an enemy is reached from beside where the straight way is held', () => {
    // A friend in combat with the rider holds the straight way and the upper one.
    const state = man([enemy(360, 300, { specials: ['mounted'] }), { at: [336.2, 292] }]);
    const [straight, ...beside] = aimsAt(state, 0, 1).map((aim) => planAim(searchIn(state), aim));
    expect(straight?.meets ?? []).not.toContain(1);
    const reached = beside.map((plan) => plan && [plan.meets, Math.round(toMm(plan.x)), Math.round(toMm(plan.y))]);
    expect(reached).toEqual([[[1], 344, 319], null]);
  });

  test('SK-MOV-8 nobody goes beside an enemy who is reached straight', () => {
    const state = man([enemy(330, 340)]);
    const [straight, ...beside] = aimsAt(state, 0, 1).map((aim) => planAim(searchIn(state), aim));
    expect(straight?.meets).toEqual([1]);
    expect(beside).toEqual([null, null]);
  });

  test('SK-MOV-8 both sides of an enemy, in all directions', () => {
    for (const [x, y] of [
      [340, 330],
      [260, 330],
      [270, 250],
      [320, 245],
    ] as const) {
      const state = man([enemy(x, y)]);
      // Straight ways are refused.
      const judge: Judge = (toX, toY) => {
        const plan = judgeOf(state)(toX, toY);
        if (!plan.ok) return plan;
        const aside = (toX - steps(300)) * (y - 300) - (toY - steps(300)) * (x - 300);
        return Math.abs(aside) < steps(100) ? judgeOf(state)(steps(x), steps(y)) : ok(plan.value);
      };
      const sides = aimsAt(state, 0, 1).map((aim) => planAim(searchIn(state, judge), aim));
      expect(sides[0]).toBe(null);
      expect(sides[1]?.meets).toEqual([1]);
      expect(sides[2]?.meets).toEqual([1]);
      expect(sides[1]).not.toEqual(sides[2]);
    }
  });
});
