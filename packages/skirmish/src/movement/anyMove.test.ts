import { steps } from '@drumhead/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { acting, type FeatureSpec, type ModelSpec } from '../../test/positions.ts';
import { randomPositions } from '../../test/randomPositions.ts';
import { isEnemy, isStanding, isThere, radiusOf } from '../ground/geometry.ts';
import { activationIn } from '../turn/activationState.ts';
import type { Activation, Frame } from '../state/frames.ts';
import { has, isEngaged } from '../ground/geometry.ts';
import type { Model, State } from '../state/state.ts';
import { anyMove } from './anyMove.ts';
import { canCharge } from './charge.ts';
import { planMove } from './move.ts';
import { moveActionOffers } from './moveActions.ts';
import { moveSearchOf } from './moveAims.ts';
import { canLeaveCombat } from './moveOffers.ts';
import { unhurried } from './mover.ts';

const doingOf = (state: State): Activation => activationIn(state.frames.at(-1) as Frame) as Activation;
const at = (state: State, model: number): Model => state.models[model] as Model;

/** A wall across the way, 30 mm off, with a gap for a base and a hair, so many mm aside of the straight way. */
function gapIn(aside: number, hair = 0.3): readonly FeatureSpec[] {
  const half = (10 * Math.sqrt(30 * 30 + aside * aside)) / 30 + hair / 2;
  const [low, high] = [300 + aside - half, 300 + aside + half];
  return [
    { kind: 'highWall', from: [330, 180], to: [330, low] },
    { kind: 'highWall', from: [330, high], to: [330, 420] },
  ];
}
const withElan = (features: readonly FeatureSpec[], others: readonly ModelSpec[], mustCharge = false): State =>
  acting({ features, models: [{ at: [300, 300], specials: ['elan'] }, ...others] }, 0, 3, { mustCharge });

describe('Moves that no sample names', () => {
  test('SK-SPR-2: a charge through a narrow gap may be declared, and is then offered', () => {
    for (const aside of [2, 4, 5, 6, 7, 9]) {
      const enemy: ModelSpec = { at: [370, 300 + 4 * aside], player: 1 };
      expect([aside, canCharge(withElan(gapIn(aside), [enemy]), 0)]).toEqual([aside, true]);
      const offers = moveActionOffers(withElan(gapIn(aside), [enemy], true), doingOf(withElan([], [enemy], true)));
      expect([aside, offers.length]).not.toEqual([aside, 0]);
      // Too narrow by a hair.
      expect([aside, canCharge(withElan(gapIn(aside, -0.1), [enemy]), 0)]).toEqual([aside, false]);
    }
  });

  test('SK-SPR-2, SK-GEO-3, -16: a charge of the whole stick may end just in contact, or across an obstacle', () => {
    // Centres 100 mm apart: the stick of 80 mm, and two bases of 10 mm radius.
    const charges = (gap: number, features: readonly FeatureSpec[]): boolean =>
      canCharge(withElan(features, [{ at: [400 + gap, 300], player: 1 }]), 0);
    expect([0.1, 0.3, 0.45, 0.6, 3].map((gap) => charges(gap, []))).toEqual([true, true, true, false, false]);
    const hedgeBefore = (gap: number): readonly FeatureSpec[] => [
      { kind: 'hedge', from: [389.9 + gap, 270], to: [389.9 + gap, 330] },
    ];
    expect([0.6, 3, 4.9, 5.1].map((gap) => charges(gap, hedgeBefore(gap)))).toEqual([true, true, true, false]);
  });

  test('SK-SPR-2, SK-GEO-6: a charge may meet an enemy on the next floor at the stairs or a ladder, and nowhere else', () => {
    const house: FeatureSpec = {
      kind: 'building',
      box: [350, 300, 100, 100],
      stairs: [390, 340],
      openings: [{ kind: 'window', wall: 3, level: 1 }],
      ladder: { at: [300, 300], opening: 0 },
    };
    const charges = (from: readonly [number, number], [x, y]: readonly [number, number], level = 1): boolean => {
      const enemy: ModelSpec = { at: [x, y], player: 1, level };
      return canCharge(acting({ features: [house], models: [{ at: from, specials: ['elan'] }, enemy] }, 0, 3), 0);
    };
    expect(charges([340, 300], [389, 331])).toBe(true);
    expect(charges([340, 300], [360, 300])).toBe(false);
    expect(charges([340, 300], [389, 331], 2)).toBe(false);
    expect(charges([250, 310], [310, 300])).toBe(true);
    expect(charges([250, 310], [310, 330])).toBe(false);
  });

  test('SK-MOV-3: ground that shortens every way is seen at once, not end by end', () => {
    const ground: readonly FeatureSpec[] = [
      { kind: 'wood', box: [300, 300, 250, 250] },
      { kind: 'hedge', from: [330, 150], to: [330, 450] },
    ];
    for (const feature of ground) {
      const state = withElan([feature], [{ at: [385, 300], player: 1 }]);
      const judge = (x: number, y: number) => planMove(state, unhurried(0, true), x, y, false);
      const budget = { boxes: 5000 };
      const { x, y } = at(state, 1);
      expect(
        anyMove(moveSearchOf(state, 0, false, judge, false), { x, y, half: steps(20.5) }, () => false, budget),
      ).toBe(null);
      expect([feature.kind, budget.boxes > 4500]).toEqual([feature.kind, true]);
    }
  });

  test('SK-HTH-19: a way out of combat that no whole degree leads along is found', () => {
    /**
     * An enemy behind, walls at both hands, and a hedge just ahead, beyond which the Move must end. The walls leave a
     * hair of room, and lead on at this angle.
     */
    const engaged = (degrees: number, hair: number): State => {
      const [along, across] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
      const spot = (ahead: number, aside: number) =>
        [300 + ahead * along - aside * across, 300 + ahead * across + aside * along] as const;
      const features: FeatureSpec[] = [-1, 1].map((hand) => ({
        kind: 'highWall',
        from: spot(-8, hand * (10 + hair)),
        to: spot(70, hand * (10 + hair)),
      }));
      const hedge: FeatureSpec = { kind: 'hedge', from: spot(10.2, -9), to: spot(10.2, 9) };
      const enemy: ModelSpec = { at: spot(-20.2, 0), player: 1 };
      return acting({ features: [...features, hedge], models: [{ at: [300, 300] }, enemy] }, 0, 3);
    };
    for (const degrees of [10.5, 33.5, 71.5]) {
      const state = engaged(degrees, 0.1);
      expect([degrees, canLeaveCombat(state, doingOf(state))]).toEqual([degrees, true]);
    }
    const tight = engaged(10.5, -0.1);
    expect(canLeaveCombat(tight, doingOf(tight))).toBe(false);
  });

  test('SK-SPR-2: no charge is missed, and none is found that the rules refuse', () => {
    let can = 0;
    let cannot = 0;
    fc.assert(
      fc.property(randomPositions, (random) => {
        const models = random.models.map((model, i) => (i === 0 ? { ...model, posture: 'standing' as const } : model));
        const field = {
          ...random.field,
          models: random.field.models.map((m, i) =>
            i === 0 ? { ...m, specials: [...new Set([...m.specials, 'elan' as const])] } : m,
          ),
        };
        const state: State = { ...random, field, models };
        if (!has(state, 0, 'elan') || !isStanding(state, 0) || isEngaged(state, 0)) return;
        const legal = chargesByRings(state);
        if (legal) expect(canCharge(state, 0)).toBe(true);
        if (canCharge(state, 0)) can += 1;
        else cannot += 1;
      }),
      { numRuns: 150 },
    );
    expect(can).toBeGreaterThan(10);
    expect(cannot).toBeGreaterThan(10);
  });
});

/** Is there a Move into contact among places all around every enemy, some hundred of them? */
function chargesByRings(state: State): boolean {
  const activation = unhurried(0, true);
  for (let enemy = 1; enemy < state.models.length; enemy += 1) {
    if (!isThere(state, enemy) || !isEnemy(state, 0, enemy)) continue;
    const { x, y } = at(state, enemy);
    for (let i = 0; i < 360; i += 1) {
      const angle = (i * Math.PI) / 180;
      const gaps = [8, 24, state.field.sticks.s / 10 - 8];
      const rim = radiusOf(state, 0) + radiusOf(state, enemy) + (gaps[i % gaps.length] as number);
      const [endX, endY] = [Math.round(x + rim * Math.sin(angle)), Math.round(y + rim * Math.cos(angle))];
      const tried = planMove(state, activation, endX, endY, false);
      if (tried.ok && tried.value.into.length > 0) return true;
    }
  }
  return false;
}

/** The only end that this judge accepts is found by the search, from squares all round the mover. */
function findsJust(state: State, endX: number, endY: number): boolean {
  const judge = (px: number, py: number) =>
    px === endX && py === endY
      ? planMove(state, doingOf(state), px, py, false)
      : ({ ok: false, refusal: { rule: 'SK-MOV-2', reason: 'sk.act.mustCharge', facts: {} } } as const);
  const search = moveSearchOf(state, 0, false, judge, false);
  const isNoEnd = (px: number, py: number, stray: number) => (px - endX) ** 2 + (py - endY) ** 2 > (stray + 2) ** 2;
  const start = at(state, 0);
  const found = anyMove(search, { x: start.x, y: start.y, half: steps(80) }, isNoEnd, { boxes: 5000 });
  return found?.x === endX && found.y === endY;
}

describe('the search of Moves', () => {
  test('SK-MOV-3, -5, -6: skips no end that the rules allow, among woods, streams, obstacles and friends', () => {
    const state = acting(
      {
        features: [
          { kind: 'wood', box: [345, 320, 50, 60] },
          { kind: 'stream', box: [255, 300, 12, 150] },
          { kind: 'bridge', box: [255, 330, 14, 30] },
          { kind: 'hedge', from: [270, 236], to: [304, 232] },
          { kind: 'highWall', from: [300, 330], to: [312, 360] },
        ],
        models: [{ at: [300, 300] }, { at: [330, 285] }],
      },
      0,
      3,
    );
    let legal = 0;
    const offset = fc.integer({ min: -5120, max: 5120 });
    fc.assert(
      fc.property(offset, offset, (dx, dy) => {
        const { x, y } = at(state, 0);
        if (!planMove(state, doingOf(state), x + dx, y + dy, false).ok) return;
        legal += 1;
        expect(findsJust(state, x + dx, y + dy)).toBe(true);
      }),
      { numRuns: 800 },
    );
    expect(legal).toBeGreaterThan(50);
  });

  test('SK-MOV-2: finds a Move to any end that is legal, even a single one', () => {
    const state = acting({ models: [{ at: [300, 300] }] }, 0, 3);
    for (const [x, y] of [
      [301, 333],
      [266, 300],
      [300 - 47.3, 300 + 41.7],
    ] as const) {
      const [endX, endY] = [Math.round(steps(x)), Math.round(steps(y))];
      expect(findsJust(state, endX, endY)).toBe(true);
      const judge = (px: number, py: number) => planMove(state, doingOf(state), px, py, false);
      const search = moveSearchOf(state, 0, false, judge, false);
      const start = at(state, 0);
      expect(anyMove(search, { x: start.x, y: start.y, half: steps(80) }, () => true, { boxes: 5000 })).toBeNull();
    }
  });
});
