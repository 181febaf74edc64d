import { cosine, FACINGS_PER_DEGREE, sine, steps, toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { activationOf, type FeatureSpec, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import type { Special } from '../armies/specials.ts';
import type { Activation } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { planMove } from './move.ts';
import { nearestMove } from './nearestMove.ts';
import { MANY } from './moveAims.ts';
import { canLeaveCombat, MoveList, moveOffers } from './moveOffers.ts';
import type { MovePlan } from './straightMove.ts';

const man = (
  spec: Partial<ModelSpec> = {},
  rest: Omit<PositionSpec, 'models'> = {},
  others: readonly ModelSpec[] = [],
): State => position({ ...rest, models: [{ at: [300, 300], ...spec }, ...others] });

/** Plans of all Moves offered to model 0, none of them twice. */
function offered(state: State, left = 2): readonly MovePlan[] {
  const offers = moveOffers(state, activationOf(0, left), MANY);
  expect(new Set(offers.map((move) => JSON.stringify(move))).size).toBe(offers.length);
  return offers.map(({ x, y, sprint }) => {
    const tried = planMove(state, activationOf(0, left), x, y, sprint);
    if (!tried.ok) throw new Error(`offered and refused: ${JSON.stringify(tried.refusal)}`);
    return tried.value;
  });
}

const enemy = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...spec });
const length = ({ length: far }: MovePlan): number => Math.round(toMm(far));

/** Enemies in contact with the base of the man at (300, 300), in these directions (degrees). */
const pressed = (...directions: readonly number[]): State =>
  man(
    {},
    {},
    directions.map((degrees) => {
      const facing = (degrees % 360) * FACINGS_PER_DEGREE;
      return enemy(300 + 20.05 * sine(facing), 300 - 20.05 * cosine(facing));
    }),
  );

describe('the sample of Moves', () => {
  test('SK-MOV-1: full sticks all round, half sticks in the main directions', () => {
    const moves = offered(man());
    expect(moves.map(length).sort((p, q) => p - q)).toEqual([40, 40, 40, 40, 80, 80, 80, 80, 80, 80, 80, 80]);
    expect(offered(man({ specials: ['mounted'] })).map(length)).toContain(120);
  });

  test('SK-MOV-8: into contact with every enemy in reach, from several sides, towards enemies out of reach, and away', () => {
    const state = man({}, {}, [enemy(360, 300), enemy(300, 240), enemy(500, 500)]);
    const moves = offered(state);
    expect(moves.some(({ into }) => into.includes(1))).toBe(true);
    expect(moves.some(({ into }) => into.includes(2))).toBe(true);
    expect(moves.some(({ x, y }) => x > steps(350) && y > steps(350))).toBe(true);
    expect(moves.some(({ x, y }) => x < steps(300) && y > steps(300))).toBe(true);
    // A friend in contact with an enemy blocks the straight way.
    const held = man({}, {}, [enemy(350, 300), { at: [330, 300] }, enemy(330, 280.5, { posture: 'fallen' })]);
    expect(offered(held).every(({ x, y }) => x !== steps(350) || y !== steps(300))).toBe(true);
  });

  test('SK-MOV-7, SK-GEO-10: up to the near side of an obstacle, and to a tree', () => {
    const fence: FeatureSpec = { kind: 'fence', from: [330, 280], to: [330, 320] };
    const to = offered(man({}, { features: [fence] })).map(({ x }) => toMm(x));
    expect(to.some((x) => x > 319.5 && x <= 320)).toBe(true);
    const tree = offered(man({}, { features: [{ kind: 'tree', at: [300, 350] }] }));
    expect(tree.some(({ x, y }) => x === steps(300) && Math.abs(toMm(y) - 340) < 0.5)).toBe(true);
  });

  test('SK-MOV-10, -11, -13: to a window and the stairs, and through an open door', () => {
    const house: FeatureSpec = {
      kind: 'building',
      box: [370, 300, 100, 100],
      openings: [
        { kind: 'door', wall: 3 },
        { kind: 'window', wall: 2, along: 80 },
      ],
      stairs: [400, 300],
    };
    const before = offered(man({}, { features: [house] }));
    expect(before.some(({ x }) => x > steps(330))).toBe(true);
    const inside = offered(man({ at: [360, 300] }, { features: [house] }));
    expect(inside.some(({ x, y }) => y === steps(300) && Math.abs(toMm(x) - 379.75) < 0.1)).toBe(true);
  });

  test('SK-SCN-1, SK-RNG-21: onto an object and a thrown tomahawk', () => {
    const supply = offered(man({}, { things: [{ at: [340, 310] }] }));
    expect(supply.some(({ x, y }) => x === steps(340) && y === steps(310))).toBe(true);
    const thrown = offered(man({ tomahawk: [310, 350] }, { variant: 'SDT' }));
    expect(thrown.some(({ x, y }) => x === steps(310) && y === steps(350))).toBe(true);
  });

  test('SK-GEO-14: into contact with the nearest friends', () => {
    const moves = offered(man({}, {}, [{ at: [360, 300] }]));
    expect(moves.some(({ x, y }) => y === steps(300) && Math.abs(toMm(x) - 339.75) < 0.1)).toBe(true);
  });

  test('SK-SPR-28: a Sprinter is offered the longer stick as well, once for each place', () => {
    const moves = offered(man({ specials: ['sprinter'] }));
    expect(moves.filter(({ sprint }) => sprint).map(length)).toEqual([120, 120, 120, 120, 120, 120, 120, 120]);
  });

  test('SK-HTH-19: leaving combat is offered for two actions, not for one', () => {
    const state = man({}, {}, [enemy(320, 300)]);
    expect(offered(state, 2).length).toBeGreaterThan(0);
    expect(offered(state, 2).every(({ leaves, meets }) => leaves && !meets.includes(1))).toBe(true);
    expect(offered(state, 1)).toEqual([]);
  });

  test('SK-HTH-19: a way out that no sampled direction meets still lets a model leave', () => {
    let missed = 0;
    for (let turn = 0; turn < 360; turn += 5) {
      const state = pressed(turn, turn + 80, turn + 160);
      if (moveOffers(state, activationOf(0, 2)).length === 0) missed += 1;
      expect(canLeaveCombat(state, activationOf(0, 2))).toBe(true);
      expect(canLeaveCombat(state, activationOf(0, 1))).toBe(false);
    }
    expect(missed).toBeGreaterThan(0);
    expect(canLeaveCombat(pressed(0, 90, 180, 270), activationOf(0, 2))).toBe(false);
  });

  test('SK-MOV-3: with one action left a Short Move stops before broken ground', () => {
    const state = man({ specials: ['shortMove'] }, { features: [{ kind: 'rough', box: [370, 300, 80, 80] }] });
    const right = (left: number) => Math.max(...offered(state, left).map(({ x }) => toMm(x)));
    expect(right(2)).toBeCloseTo(350, 0);
    expect(right(1)).toBeLessThan(320);
    expect(right(1)).toBeGreaterThan(319.5);
  });

  test('no Moves for Fallen models, Slow models that have moved, and models without actions', () => {
    expect(offered(man({ posture: 'fallen' }))).toEqual([]);
    expect(offered(man({ specials: ['slow'], moves: 1 }))).toEqual([]);
    expect(offered(man(), 0)).toEqual([]);
  });
});

describe('Moves of one who must charge or leave', () => {
  const doing = (left: number, change: Partial<Activation> = {}) => activationOf(0, left, change);

  test('SK-SPR-2: only into contact, until it has charged', () => {
    const state = man({ specials: ['elan'] }, {}, [enemy(360, 300), { at: [340, 330] }]);
    const meets = (change: Partial<Activation>) =>
      moveOffers(state, doing(3, change), MANY).map(({ x, y }) => {
        const plan = planMove(state, doing(3), x, y, false);
        return plan.ok && plan.value.into.length > 0;
      });
    expect(meets({ mustCharge: true })).toEqual([true]);
    expect(meets({ mustCharge: true, acted: true }).length).toBeGreaterThanOrEqual(12);
    expect(meets({ mustCharge: true, acted: true })).toEqual(meets({}));
  });

  test('SK-HTH-19: one who leaves needs two actions, and may not be about to charge', () => {
    const state = man({ specials: ['elan'] }, {}, [enemy(320, 300), enemy(230, 300)]);
    expect(canLeaveCombat(state, doing(2))).toBe(true);
    expect(canLeaveCombat(state, doing(1))).toBe(false);
    expect(canLeaveCombat(state, doing(3, { mustCharge: true }))).toBe(false);
    expect(canLeaveCombat(man(), doing(1))).toBe(false);
  });

  test('SK-HTH-19, SK-SPR-28: a way out that only a sprint is long enough for', () => {
    // A lane between walls, with friends over whom one may pass, but not stop.
    const lane: readonly FeatureSpec[] = [289.8, 310.2].map((y) => ({
      kind: 'highWall',
      from: [270, y],
      to: [440, y],
    }));
    const friends: readonly ModelSpec[] = [320.2, 340.6, 361, 381.4].map((x) => ({ at: [x, 300] }));
    const inLane = (specials: readonly Special[], spec: Partial<ModelSpec> = {}) =>
      man({ specials, ...spec }, { features: lane }, [...friends, enemy(279.8, 300)]);
    expect(canLeaveCombat(inLane(['sprinter']), doing(3))).toBe(true);
    expect(canLeaveCombat(inLane(['sprinter'], { sprinted: true }), doing(3))).toBe(false);
    expect(canLeaveCombat(inLane([]), doing(3))).toBe(false);
  });

  test('SK-MOV-1: every place once, whoever asks for it', () => {
    const list = new MoveList(0);
    const plan = planMove(man(), doing(3), steps(310), steps(320), false);
    const other = planMove(man(), doing(3), steps(320), steps(310), false);
    if (!plan.ok || !other.ok) throw new Error('refused');
    for (const value of [null, plan.value, { ...plan.value, sprint: true }, other.value, plan.value]) list.add(value);
    expect(list.list).toEqual([
      { type: 'move', model: 0, x: steps(310), y: steps(320), sprint: false },
      { type: 'move', model: 0, x: steps(320), y: steps(310), sprint: false },
    ]);
  });
});

describe('the nearest Move', () => {
  const nearest = (state: State, x: number, y: number, left = 2) => {
    const { refusal, moved } = nearestMove(state, activationOf(0, left), steps(x), steps(y), false);
    return { rule: refusal?.rule ?? null, at: moved === null ? null : [toMm(moved.x), toMm(moved.y)], moved };
  };

  test('SK-MOV-1: a Move too far ends at the stick, in the same direction', () => {
    const { rule, at } = nearest(man(), 500, 300);
    expect(rule).toBe('SK-MOV-1');
    expect(at?.[0]).toBeCloseTo(380, 1);
    expect(at?.[1]).toBe(300);
    expect(nearest(man(), 350, 300)).toMatchObject({ rule: null, at: [350, 300] });
  });

  test('SK-MOV-8: a model held over an enemy comes into contact with him', () => {
    const { rule, moved } = nearest(man({}, {}, [enemy(350, 310)]), 352, 308);
    expect(rule).toBe('SK-MOV-8');
    expect(moved?.into).toEqual([1]);
    expect(nearest(man({}, {}, [enemy(350, 300)]), 372, 300).moved?.into).toEqual([1]);
  });

  test('SK-MOV-7: a model held over an obstacle stops on the near side', () => {
    const fence: FeatureSpec = { kind: 'fence', from: [330, 270], to: [330, 330] };
    const near = nearest(man({}, { features: [fence] }), 326, 300);
    expect(near.rule).toBe('SK-MOV-7');
    expect(near.at?.[0]).toBeCloseTo(320, 0);
  });

  test('SK-MOV-6: a model held beyond a wall stops before it', () => {
    const wall: FeatureSpec = { kind: 'highWall', from: [330, 200], to: [330, 400] };
    expect(nearest(man({}, { features: [wall] }), 360, 300).at?.[0]).toBeCloseTo(320, 0);
  });

  test('SK-GEO-5: a model held over a friend is placed beside him', () => {
    const { rule, at } = nearest(man({}, {}, [{ at: [350, 300] }]), 352, 304);
    expect(rule).toBe('SK-GEO-5');
    const far = Math.sqrt(((at?.[0] ?? 0) - 352) ** 2 + ((at?.[1] ?? 0) - 304) ** 2);
    expect(far).toBeLessThan(20);
  });

  test('SK-MOV-16: Fallen models have none', () => {
    expect(nearest(man({ posture: 'fallen' }), 320, 300)).toMatchObject({ rule: 'SK-MOV-16', moved: null });
  });
});
