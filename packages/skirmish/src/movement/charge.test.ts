import { STEPS_PER_MM, steps, toMm } from '@drumhead/table';
import { describe, expect, test } from 'vitest';
import { activationOf, type FeatureSpec, type ModelSpec, position, type PositionSpec } from '../../test/positions.ts';
import type { State } from '../state/state.ts';
import { canCharge, chargeMoves, mayCharge } from './charge.ts';
import { planMove } from './move.ts';

/** One step in millimetres. */
const STEP = 1 / STEPS_PER_MM;

const man = (others: readonly ModelSpec[], rest: PositionSpec = {}, spec: Partial<ModelSpec> = {}): State =>
  position({ ...rest, models: [{ at: [300, 300], specials: ['elan'], ...spec }, ...others] });
const enemy = (x: number, y: number, spec: Partial<ModelSpec> = {}): ModelSpec => ({ at: [x, y], player: 1, ...spec });
const wall = (x1: number, y1: number, x2: number, y2: number): FeatureSpec => ({
  kind: 'highWall',
  from: [x1, y1],
  to: [x2, y2],
});

const charging = activationOf(0, 9, { mustCharge: true });

/** Whom the charges of model 0 reach, each charge a Move into contact that the rules allow. */
function reached(state: State, most?: number): readonly number[] {
  return chargeMoves(state, charging, most).flatMap(({ x, y, sprint }) => {
    const plan = planMove(state, charging, x, y, sprint);
    expect(plan.ok).toBe(true);
    return plan.ok ? plan.value.into : [];
  });
}

describe('charges with Elan', () => {
  test.each<[string, State, boolean]>([
    ['a model with Elan', man([]), true],
    ['one without', man([], {}, { specials: [] }), false],
    ['a fallen one', man([], {}, { posture: 'fallen' }), false],
    ['one in contact with an enemy', man([enemy(320, 300)]), false],
    ['one in contact with a fallen enemy', man([enemy(320, 300, { posture: 'fallen' })]), true],
  ])('SK-SPR-2 who may charge: %s', (_, state, may) => {
    expect(mayCharge(state, 0)).toBe(may);
  });

  test.each<[string, State, boolean]>([
    ['an enemy in reach', man([enemy(360, 300)]), true],
    ['an enemy in reach of a model without Elan', man([enemy(360, 300)], {}, { specials: [] }), false],
    ['an enemy out of reach', man([enemy(402, 300)]), false],
    ['nobody', man([]), false],
    ['a friend', man([{ at: [360, 300] }]), false],
    ['an enemy out of action', man([enemy(360, 300, { out: 'killed' })]), false],
    ['an enemy behind a wall', man([enemy(360, 300)], { features: [wall(330, 200, 330, 400)] }), false],
    ['an enemy in reach of a sprint', man([enemy(430, 300)], {}, { specials: ['elan', 'sprinter'] }), true],
    [
      'an enemy beyond the sprint made before',
      man([enemy(430, 300)], {}, { specials: ['elan', 'sprinter'], sprinted: true }),
      false,
    ],
    ['an enemy in reach of a sprint by another', man([enemy(430, 300)]), false],
  ])('SK-SPR-2, SK-SPR-28 who can charge: %s', (_, state, can) => {
    expect(canCharge(state, 0)).toBe(can);
  });

  test('SK-SPR-2 into each enemy, straight at him; with the long stick too', () => {
    const state = man([enemy(360, 300), enemy(300, 240)]);
    expect(reached(state)).toEqual([1, 2]);
    expect(chargeMoves(state, charging).map(({ x, y }) => [toMm(x), toMm(y)])).toEqual([
      [339.75, 300],
      [300, 260.25],
    ]);
    const sprinter = man([enemy(360, 300), enemy(300, 180)], {}, { specials: ['elan', 'sprinter'] });
    const charges = chargeMoves(sprinter, charging);
    expect(charges[0]).toMatchObject({ x: steps(339.75), y: steps(300), sprint: false });
    expect(charges.at(-1)).toMatchObject({ x: steps(300), y: steps(200.25), sprint: true });
    expect(reached(sprinter)).toEqual([1, 1, 2]);
  });

  test('SK-SPR-2 no more charges than asked for', () => {
    const state = man([enemy(360, 300), enemy(300, 240), enemy(240, 300)]);
    expect([1, 2, 3].map((most) => reached(state, most))).toEqual([[1], [1, 2], [1, 2, 3]]);
  });

  test('SK-SPR-2 where straight ways and those from both sides are held, from anywhere around the enemy', () => {
    // Two stakes stand where these ways end.
    const stakes = [wall(335, 292.5, 335.2, 292.5), wall(352, 322, 352.2, 322)];
    const state = man([enemy(360, 300)], { features: stakes });
    const charges = chargeMoves(state, charging);
    expect(charges.map(({ x, y }) => [Math.round(toMm(x) * 10) / 10, Math.round(toMm(y) * 10) / 10])).toEqual([
      [342.5, 310.1],
    ]);
    expect(reached(state)).toEqual([1]);
    expect(canCharge(state, 0)).toBe(true);
  });

  test('SK-SPR-2, SK-GEO-16 contact across an obstacle at the end of the stick', () => {
    const behind = (hedge: FeatureSpec) => canCharge(man([enemy(404.9, 300)], { features: [hedge] }), 0);
    expect(behind({ kind: 'hedge', from: [394.8, 270], to: [394.8, 330] })).toBe(true);
    // Only a hedge between the two, not one behind the enemy, nor one beside them, nor a wall.
    expect(behind({ kind: 'hedge', from: [415, 270], to: [415, 330] })).toBe(false);
    expect(behind({ kind: 'hedge', from: [394.8, 310], to: [394.8, 330] })).toBe(false);
    expect(behind(wall(394.8, 270, 394.8, 330))).toBe(false);
    expect(
      canCharge(man([enemy(405.1, 300)], { features: [{ kind: 'hedge', from: [395, 270], to: [395, 330] }] }), 0),
    ).toBe(false);
  });

  test('SK-SPR-2, SK-GEO-16 the one place for contact across an obstacle, beside the straight way', () => {
    // A stake holds the straight way, and all that lies above it. The stick ends 4 mm before plain contact.
    const stake = wall(375, 293, 375.2, 293);
    const hedge: FeatureSpec = { kind: 'hedge', from: [392, 270], to: [392, 330] };
    const beyond: FeatureSpec = { kind: 'hedge', from: [430, 270], to: [430, 330] };
    const at = (...features: readonly FeatureSpec[]) => man([enemy(404, 300)], { features });
    expect(reached(at(stake, hedge))).toEqual([1]);
    expect(reached(at(stake, beyond, hedge))).toEqual([1]);
    expect(reached(at(stake, hedge, beyond))).toEqual([1]);
    expect(reached(at(stake))).toEqual([]);
    expect(reached(at(stake, beyond))).toEqual([]);
    expect(reached(at(stake, hedge, wall(375, 307, 375.2, 307)))).toEqual([]);
  });

  test('SK-GEO-6 nobody on another floor is charged', () => {
    const house: FeatureSpec = { kind: 'building', box: [330, 300, 120, 80], stairs: [380, 270] };
    expect(canCharge(man([enemy(350, 300, { level: 1 })], { features: [house] }), 0)).toBe(false);
    expect(canCharge(man([enemy(350, 300)], { features: [house] }), 0)).toBe(true);
  });

  test('SK-SPR-2 between walls a hair apart, wherever the gap lies', () => {
    // A gap for a base and a hair, at no place that the sample names.
    const gap = (y: number, hair: number) => [wall(330, 200, 330, y - 10 - hair), wall(330, y + 10 + hair, 330, 400)];
    for (const y of [293.3, 300 + 7 * STEP, 302.7]) {
      const through = (hair: number) => man([enemy(355, 300)], { features: gap(y, hair) });
      expect([y, canCharge(through(0.4), 0)]).toEqual([y, true]);
      expect([y, canCharge(through(-0.1), 0)]).toEqual([y, false]);
    }
    // Where another enemy is charged plainly, the gap is not looked for.
    const two = man([enemy(355, 300), enemy(300, 240)], { features: gap(293.3, 0.4) });
    expect(reached(two)).toEqual([2]);
  });

  test('SK-SPR-2, SK-GEO-16 looks where the two can touch, and farther off only where a barrier may lie between', () => {
    const gap = (y: number, hair: number) => [wall(330, 200, 330, y - 10 - hair), wall(330, y + 10 + hair, 330, 400)];
    const stake = wall(375, 293, 375.2, 293);
    const hedge = (x: number): FeatureSpec => ({ kind: 'hedge', from: [x, 270], to: [x, 330] });
    /** The charges found, and boxes of places looked at. */
    const looked = (x: number, ...features: readonly FeatureSpec[]) => {
      const budget = { boxes: 1000 };
      const found = chargeMoves(man([enemy(x, 300)], { features }), charging, 1, budget).length;
      return [found, 1000 - budget.boxes];
    };
    expect(looked(355, ...gap(293.3, 0.4))).toEqual([1, 157]);
    expect(looked(355, ...gap(293.3, -0.1))).toEqual([0, 149]);
    expect(looked(355, ...gap(302.7, 0.4))).toEqual([1, 129]);
    expect(looked(404, stake, hedge(392))).toEqual([1, 46]);
    expect(looked(404, stake)).toEqual([0, 29]);
    expect(looked(404, stake, hedge(430))).toEqual([0, 29]);
  });
});
