import { pointSegmentGapSquared, steps } from '@drumhead/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomPositions } from '../../test/randomPositions.ts';
import { someBarrier } from '../ground/barriers.ts';
import { activationIn } from '../turn/activationState.ts';
import type { Activation, Frame } from '../state/frames.ts';
import { contactAt, engagedWith, isEnemy, isStanding, isThere, radiusOf } from '../ground/geometry.ts';
import { isUpstairs, levelAt, sameFloor } from '../ground/terrain.ts';
import { fleePath, fleeSources } from '../morale/fleePath.ts';
import { recoil } from '../combat/handToHand/recoil.ts';
import { mayStandAt } from '../ground/standingRoom.ts';
import type { Model, State } from '../state/state.ts';
import { draftOf } from '../state/draft.ts';
import { coversMoveAction, moveActionOffers, moveActionProblem, carryOutMoveAction } from './moveActions.ts';
import { applyMove, slowedDown, planMove } from './move.ts';
import { sprintProblem } from './mover.ts';
import { nearestMove } from './nearestMove.ts';
import { openMove, Clearance } from './clearance.ts';
import { type MovePlan, postureProblem, startOf } from './straightMove.ts';

const doingOf = (state: State): Activation => activationIn(state.frames.at(-1) as Frame) as Activation;
const at = (state: State, model: number): Model => state.models[model] as Model;

/** A place within a stick of model 0, sometimes on another model. */
const wishes = fc.record({
  dx: fc.integer({ min: -steps(90), max: steps(90) }),
  dy: fc.integer({ min: -steps(90), max: steps(90) }),
  near: fc.nat(40),
  sprint: fc.boolean(),
});

function wishIn(state: State, { dx, dy, near, sprint }: typeof wishes extends fc.Arbitrary<infer T> ? T : never) {
  const from = near > 13 ? at(state, 0) : at(state, near % state.models.length);
  const short = near > 13 ? 1 : 4;
  return { x: from.x + Math.round(dx / short), y: from.y + Math.round(dy / short), sprint };
}

/** Checks a Move millimetre by millimetre, independently of the code that judges it. */
function checkWay(state: State, moved: MovePlan): void {
  const from = at(state, 0);
  const radius = radiusOf(state, 0);
  const length = Math.sqrt((moved.x - from.x) ** 2 + (moved.y - from.y) ** 2);
  const pieces = Math.ceil(length / 64);
  const before = engagedWith(state, 0);
  for (let i = 0; i <= pieces; i++) {
    const x = from.x + ((moved.x - from.x) * i) / pieces;
    const y = from.y + ((moved.y - from.y) * i) / pieces;
    const upstairs = isUpstairs(state, from);
    const inWall = someBarrier(state, upstairs ? from.level : 0, false, (x1, y1, x2, y2) => {
      return Math.sqrt(pointSegmentGapSquared(x1, y1, x2, y2, x, y)) < radius - 0.01;
    });
    expect(inWall).toBe(false);
    for (let other = 1; other < state.models.length; other++) {
      if (!isEnemy(state, 0, other) || !sameFloor(state, from, at(state, other))) continue;
      const gap = Math.sqrt((at(state, other).x - x) ** 2 + (at(state, other).y - y) ** 2);
      expect(gap).toBeGreaterThan(radius + radiusOf(state, other) - 0.01);
    }
  }
  // New contact with a Standing enemy occurs only where the Move ends.
  for (let i = 1; i < pieces; i++) {
    const x = Math.round(from.x + ((moved.x - from.x) * i) / pieces);
    const y = Math.round(from.y + ((moved.y - from.y) * i) / pieces);
    const place = { x, y, level: levelAt(state, x, y, from.level) };
    for (let other = 1; other < state.models.length; other++) {
      if (!isEnemy(state, 0, other) || !isStanding(state, other) || before.includes(other)) continue;
      if (!sameFloor(state, from, at(state, other))) continue;
      const reach = radius + radiusOf(state, other) + 32;
      const there = at(state, other);
      const close = (there.x - x) ** 2 + (there.y - y) ** 2 <= reach ** 2;
      if (close && contactAt(state, 0, place, other, there) !== 'none') expect(moved.meets).toContain(other);
    }
  }
}

describe('Moves in random positions', () => {
  test('SK-ACN-5, SK-GEO-5: every action offered is accepted, costs actions and ends at a legal place', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        const activation = doingOf(state);
        const offers = moveActionOffers(state, activation);
        expect(new Set(offers.map((offer) => JSON.stringify(offer))).size).toBe(offers.length);
        for (const offer of offers) {
          expect([offer, moveActionProblem(state, activation, offer)]).toEqual([offer, null]);
          if (offer.type === 'move') expect(coversMoveAction(state, activation, offer)).toBe(true);
          const draft = draftOf(state);
          expect(carryOutMoveAction(draft, activation, offer)).toBeNull();
          const { x, y, level } = at(draft, 0);
          expect([offer, mayStandAt(draft, 0, x, y, level)]).toEqual([offer, true]);
          expect(doingOf({ ...draft, frames: draft.frames.slice(0, 2) }).left).toBeLessThan(activation.left);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('SK-MOV-2, SK-MOV-9, SK-MOV-17: the quick check for open ways agrees with the judge', () => {
    let seen = 0;
    fc.assert(
      fc.property(randomPositions, fc.array(wishes, { minLength: 12, maxLength: 12 }), (state, places) => {
        const activation = { ...doingOf(state), left: 9, mustCharge: false };
        if (postureProblem(at(state, 0)) !== null || slowedDown(state, 0)) return;
        const start = startOf(state, 0);
        for (const wish of places) {
          const { x, y } = wishIn(state, wish);
          const sprint = wish.sprint && sprintProblem(state, 0) === null;
          const clearance = new Clearance(state, 0, sprint, start, true);
          const { side } = state.field;
          const far2 = (x - clearance.x) ** 2 + (y - clearance.y) ** 2;
          if (far2 === 0 || far2 > clearance.reach.length ** 2) continue;
          if (Math.min(x, y) < clearance.radius || Math.max(x, y) > side - clearance.radius) continue;
          const tried = planMove(state, activation, x, y, sprint);
          const open = openMove(clearance, x, y);
          if (open !== null) {
            seen += 1;
            expect(tried).toEqual({ ok: true, value: open });
          }
        }
      }),
      { numRuns: 1000 },
    );
    expect(seen).toBeGreaterThan(500);
  });

  test('SK-GEO-5, SK-MOV-6, SK-MOV-8: a legal Move ends at a legal place and crosses no wall and no enemy', () => {
    let accepted = 0;
    fc.assert(
      fc.property(randomPositions, fc.array(wishes, { minLength: 8, maxLength: 8 }), (state, places) => {
        const activation = doingOf(state);
        for (const wish of places) {
          const { x, y, sprint } = wishIn(state, wish);
          const tried = planMove(state, activation, x, y, sprint);
          expect(coversMoveAction(state, activation, { type: 'move', model: 0, x, y, sprint })).toBe(tried.ok);
          if (!tried.ok) continue;
          accepted += 1;
          checkWay(state, tried.value);
          const draft = draftOf(state);
          applyMove(draft, activation, tried.value);
          const { x: endX, y: endY, level } = at(draft, 0);
          expect([endX, endY]).toEqual([x, y]);
          expect(mayStandAt(draft, 0, endX, endY, level)).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
    expect(accepted).toBeGreaterThan(500);
  });

  test('the nearest Move is legal, and a legal Move is its own nearest', () => {
    fc.assert(
      fc.property(randomPositions, wishes, (state, wish) => {
        const activation = doingOf(state);
        const { x, y } = wishIn(state, wish);
        const { refusal, moved } = nearestMove(state, activation, x, y, false);
        expect(refusal === null).toBe(planMove(state, activation, x, y, false).ok);
        if (refusal === null) expect([moved?.x, moved?.y]).toEqual([x, y]);
        else if (moved !== null) expect(planMove(state, activation, moved.x, moved.y, false).ok).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

describe('forced moves in random positions', () => {
  test('SK-HTH-16, SK-HTH-18: a recoil ends at a legal place, leaves the table or knocks the model down', () => {
    fc.assert(
      fc.property(randomPositions, fc.nat(13), fc.nat(13), (state, loser, winner) => {
        const model = loser % state.models.length;
        const from = winner % state.models.length;
        if (model === from) return;
        const draft = draftOf(state);
        const before = at(state, model);
        const how = recoil(draft, model, [from], 'SK-HTH-16');
        const after = at(draft, model);
        if (how === 'left') expect(after).toMatchObject({ posture: 'out', out: 'left' });
        else if (how === 'fallen') expect(after).toMatchObject({ x: before.x, y: before.y, posture: 'fallen' });
        else expect(mayStandAt(draft, model, after.x, after.y, after.level)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('SK-GEO-13, SK-MOR-8: a flight ends at a legal place or off the table, no farther than the stick', () => {
    fc.assert(
      fc.property(randomPositions, (state) => {
        for (let model = 0; model < state.models.length; model++) {
          if (!isThere(state, model) || !isStanding(state, model)) continue;
          for (const from of fleeSources(state, model)) {
            const path = fleePath(state, model, from);
            if (path === null) continue;
            const { sticks } = state.field;
            expect(path.length).toBeLessThanOrEqual(at(state, model).mounted ? sticks.l : sticks.m);
            if (!path.leaves) expect(mayStandAt(state, model, path.x, path.y, path.level)).toBe(true);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
