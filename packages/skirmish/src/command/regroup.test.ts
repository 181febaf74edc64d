import { describe, expect, it } from 'vitest';
import { order, posed, type Posed } from '../../test/orderPositions.ts';
import { activationOf, type FeatureSpec, type ModelSpec } from '../../test/positions.ts';
import type { Command } from '../state/commands.ts';
import type { Order } from '../state/frames.ts';
import { isWithOthers, mustMoveOn, regroupOffers, regroupProblem } from './regroup.ts';

/** Red models with unloaded muskets at these places; the first is model 1. */
const men = (...places: readonly (readonly [number, number])[]): readonly ModelSpec[] =>
  places.map((at): ModelSpec => ({ at, weapons: ['musket'], loaded: false }));

/** A Regroup of the whole row. */
const regroup = (row: readonly ModelSpec[]): Order =>
  order(
    'regroup',
    row.map((_, i) => i + 1),
  );

/** Distance between two bases in contact: 10 + 10 mm and a quarter, in steps. */
const BESIDE = 20.25 * 64;

const move = (model: number, x: number, y: number): Command => ({
  type: 'move',
  model,
  x: Math.round(x * 64),
  y: Math.round(y * 64),
  sprint: false,
});
const RELOAD: Command = { type: 'reload', model: 1, weapon: 0 };

interface Case extends Posed {
  readonly row: readonly ModelSpec[];
  /** Actions of model 1. */
  readonly actions?: number;
}

const wall = (from: readonly [number, number], to: readonly [number, number]): FeatureSpec => ({
  kind: 'highWall',
  from,
  to,
});

/** Places offered to model 1, in steps. */
const places = ({ actions = 1, ...spec }: Case) =>
  regroupOffers(posed(spec), regroup(spec.row), activationOf(1, actions), []).map((command) => {
    if (command.type !== 'move') throw new Error(command.type);
    return [command.x, command.y] as const;
  });
const problem = (command: Command, { actions = 1, ...spec }: Case) =>
  regroupProblem(posed(spec), regroup(spec.row), activationOf(1, actions), command)?.rule ?? 'goes';
const must = ({ actions = 1, ...spec }: Case) => mustMoveOn(posed(spec), regroup(spec.row), activationOf(1, actions));

const NEAR = men([260, 520], [340, 520]);
/** Farther than one Move from each other, and nearer than two. */
const FARTHER = men([200, 560], [340, 560]);
/** Farther than two Moves. */
const FARTHEST = men([190, 560], [410, 560]);
const AT_FARTHEST: Posed = { leader: { at: [300, 500] } };

describe('SK-GRP-11: into contact with another member', () => {
  it('SK-GRP-11: first straight to the member, then farther to both sides, left before right', () => {
    const found = places({ row: NEAR });
    expect(found).toHaveLength(8);
    expect(found[0]).toEqual([340 * 64 - BESIDE, 520 * 64]);
    expect(found.slice(1, 3).map(([, y]) => Math.sign(y - 520 * 64))).toEqual([-1, 1]);
    for (const [x, y] of found) {
      const [dx, dy] = [x - 340 * 64, y - 520 * 64];
      expect(Math.abs(dx * dx + dy * dy - BESIDE * BESIDE)).toBeLessThan(3 * BESIDE);
    }
  });
  it('SK-GRP-11: in any direction, and to the nearest first', () => {
    const row = men([300, 520], [370, 520], [260, 490]);
    const [first] = places({ row });
    expect(first?.map((steps) => Math.round(steps / 6.4) / 10)).toEqual([276.2, 502.2]);
    const up = men([300, 520], [300, 450]);
    expect(places({ row: up })[0]).toEqual([300 * 64, 450 * 64 + BESIDE]);
  });
  it('SK-GRP-11: up to a whole Move away', () => {
    expect(places({ row: men([260, 560], [360, 560]) })[0]).toEqual([360 * 64 - BESIDE, 560 * 64]);
  });
  it('SK-GRP-11: contact with one member is enough; members that are gone do not count', () => {
    const row = men([260, 520], [280, 520], [340, 520]);
    const isWith = (spec: Case, model: number) => isWithOthers(posed(spec), regroup(spec.row), model);
    expect([1, 2, 3].map((model) => isWith({ row }, model))).toEqual([true, true, false]);
    const gone = row.map((man, i): ModelSpec => (i === 1 ? { ...man, out: 'wounded' } : man));
    expect(isWith({ row: gone }, 1)).toBe(false);
    expect(places({ row: gone })[0]).toEqual([340 * 64 - BESIDE, 520 * 64]);
  });
  it('SK-GRP-11, SK-MOV-1: not to places beyond the stick', () => {
    for (const apart of [70, 85, 96]) {
      const row = men([260, 560], [260 + apart, 560]);
      const found = places({ row });
      expect(found.length).toBeGreaterThan(0);
      for (const [x, y] of found) expect(problem(move(1, x / 64, y / 64), { row })).toBe('goes');
    }
    expect(places({ row: men([260, 560], [356, 560]) }).length).toBeLessThan(8);
  });
  it('SK-GRP-11, SK-MOV-2: not to the place where the model stands', () => {
    const row = men([260, 520], [280.25, 520], [330, 520]);
    for (const [x, y] of places({ row })) expect([x, y]).not.toEqual([260 * 64, 520 * 64]);
  });
  it('SK-GRP-11, SK-MOV-19: nor over the table edge', () => {
    const row = men([60, 560], [14, 560]);
    const found = places({ row, leader: { at: [60, 520] } });
    expect(found.length).toBeGreaterThan(0);
    for (const [x, y] of found) {
      expect(x).toBeGreaterThanOrEqual(10 * 64);
      expect(problem(move(1, x / 64, y / 64), { row, leader: { at: [60, 520] } })).toBe('goes');
    }
  });
  it('SK-GRP-11: no attacks and nothing else', () => {
    expect(problem({ type: 'attack', model: 1, target: 3, powerful: false }, { row: NEAR })).toBe('SK-GRP-11');
    expect(problem({ type: 'prone', model: 1 }, { row: NEAR })).toBe('SK-GRP-11');
  });
});

describe('SK-GRP-12: a member that cannot reach the others with this Move', () => {
  it('SK-GRP-12: goes where its next Move reaches them, if it has one', () => {
    const two: Case = { row: FARTHER, actions: 2 };
    expect(problem(move(1, 260, 560), two)).toBe('goes');
    expect(problem(move(1, 270, 530), two)).toBe('goes');
    expect(problem(move(1, 200, 490), two)).toBe('SK-GRP-12');
    expect(problem(move(1, 130, 560), two)).toBe('SK-GRP-12');
    expect(problem(move(1, 270, 530), { row: FARTHER })).toBe('SK-GRP-12');
    const found = places(two);
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThanOrEqual(13);
    for (const [x, y] of found) {
      expect(problem(move(1, x / 64, y / 64), two)).toBe('goes');
      const [dx, dy] = [x / 64 - 340, y / 64 - 560];
      expect(dx * dx + dy * dy).toBeLessThanOrEqual(101 * 101);
    }
  });
  it('SK-GRP-12: else straight towards the nearest, the whole stick', () => {
    const on = [190 * 64 + 80 * 64 - 1, 560 * 64] as const;
    for (const actions of [1, 2]) {
      const spec: Case = { ...AT_FARTHEST, row: FARTHEST, actions };
      expect(places(spec)).toEqual([on]);
      expect(problem({ type: 'move', model: 1, x: on[0], y: on[1], sprint: false }, spec)).toBe('goes');
      expect(problem({ type: 'move', model: 1, x: on[0], y: on[1] - 1, sprint: false }, spec)).toBe('SK-GRP-12');
      expect(problem({ type: 'move', model: 1, x: on[0] - 1, y: on[1], sprint: false }, spec)).toBe('SK-GRP-12');
    }
  });
  it('SK-GRP-12: in any direction', () => {
    const [[x, y] = [0, 0]] = places({ ...AT_FARTHEST, row: men([210, 560], [390, 440]) });
    expect([x, y].map((place) => Math.round(place / 6.4) / 10)).toEqual([276.5, 515.6]);
  });
  it('SK-GRP-12: as far as the way is open', () => {
    const features = [wall([240, 530], [240, 590])];
    const spec: Case = { ...AT_FARTHEST, row: FARTHEST, features };
    expect(places(spec)).toEqual([[190 * 64 + 40 * 64 - 1, 560 * 64]]);
  });
  it('SK-SPR-28, SK-GRP-12: without sprinting', () => {
    const row = FARTHEST.map((man): ModelSpec => ({ ...man, specials: ['sprinter'] }));
    const on = { type: 'move', model: 1, x: 190 * 64 + 80 * 64 - 1, y: 560 * 64 } as const;
    expect(problem({ ...on, sprint: true }, { ...AT_FARTHEST, row })).toBe('SK-GRP-12');
    expect(problem({ ...on, sprint: false }, { ...AT_FARTHEST, row })).toBe('goes');
  });
  it('SK-GRP-12: a member in contact does not leave the others', () => {
    const row = men([320, 520], [340, 520]);
    expect(problem(move(1, 260, 520), { row })).toBe('SK-GRP-12');
    expect(problem(move(1, 322.46, 509.875), { row })).toBe('goes');
    expect(places({ row: men([320, 520], [340, 520]), actions: 1 })).not.toEqual([]);
  });
});

describe('SK-GRP-11, SK-GRP-12: loading', () => {
  it('SK-GRP-11: a member in contact may load; another only if it can reach the others afterwards', () => {
    const together = men([320, 520], [340, 520]);
    expect(problem(RELOAD, { row: together, actions: 2 })).toBe('goes');
    expect(problem(RELOAD, { row: NEAR, actions: 2 })).toBe('SK-GRP-12');
    expect(problem(RELOAD, { row: NEAR, actions: 3 })).toBe('goes');
    expect(problem(RELOAD, { row: FARTHER, actions: 3 })).toBe('SK-GRP-12');
    const resupply: Command = { type: 'resupply', model: 1, weapon: 0, from: 2 };
    expect(problem(resupply, { row: NEAR, actions: 1 })).toBe('SK-GRP-12');
    expect(problem(resupply, { row: NEAR, actions: 2 })).toBe('goes');
  });
  it('SK-GRP-11: offers agree with that', () => {
    const loads = (actions: number, row = NEAR) =>
      regroupOffers(posed({ row }), regroup(row), activationOf(1, actions), [RELOAD]).filter(
        ({ type }) => type === 'reload',
      );
    expect(loads(2)).toEqual([]);
    expect(loads(3)).toEqual([RELOAD]);
    expect(loads(2, men([320, 520], [340, 520]))).toEqual([RELOAD]);
  });
});

describe('SK-GRP-12: stopping', () => {
  it('SK-GRP-12: not while the member can go on towards the others', () => {
    expect(must({ row: NEAR })).toBe(true);
    expect(must({ ...AT_FARTHEST, row: FARTHEST })).toBe(true);
    expect(must({ row: NEAR, actions: 0 })).toBe(false);
    expect(must({ row: men([320, 520], [340, 520]) })).toBe(false);
    const [first, ...others] = NEAR as [ModelSpec, ...ModelSpec[]];
    expect(must({ row: [{ ...first, out: 'fled' }, ...others] })).toBe(false);
  });
  it('SK-GRP-12: if it cannot move at all', () => {
    const cell = [
      wall([247, 507], [273, 507]),
      wall([273, 507], [273, 533]),
      wall([273, 533], [247, 533]),
      wall([247, 533], [247, 507]),
    ];
    expect(must({ row: NEAR, features: cell })).toBe(false);
    expect(places({ row: NEAR, features: cell })).toEqual([]);
  });
  it('SK-GRP-12: and if no other member is left', () => {
    const [first, second] = NEAR as [ModelSpec, ModelSpec];
    expect(must({ row: [first, { ...second, out: 'fled' }] })).toBe(false);
    expect(places({ row: [first, { ...second, out: 'fled' }] })).toEqual([]);
  });
});

describe('SK-GRP-11, SK-GRP-12: a model is not in contact with itself', () => {
  it('SK-GRP-12: a tiny step brings it no nearer', () => {
    expect(problem(move(1, 195, 560), { row: FARTHEST, ...AT_FARTHEST })).toBe('SK-GRP-12');
    expect(problem(move(1, 190, 565), { row: FARTHER })).toBe('SK-GRP-12');
  });
  it('SK-MOV-19: an illegal Move is refused by its own rule', () => {
    expect(problem(move(1, 1, 560), { row: NEAR })).toBe('SK-MOV-19');
  });
});
