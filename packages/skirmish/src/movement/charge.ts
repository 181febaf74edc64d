/** SK-SPR-2. Charges with Elan: whether one may be declared, and the Moves that make it. */
import { type Budget, cosine, FULL_TURN, roundOffset, sine } from '@drumhead/table';
import { modelAt } from '../state/abilities.ts';
import { has, isEnemy, isEngaged, isStanding, radiusOf } from '../ground/geometry.ts';
import { sameFloor, type Place, TOUCH } from '../ground/terrain.ts';
import { barriersBeside } from '../ground/barriers.ts';
import type { Activation } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { anyMove, MOST_BOXES } from './anyMove.ts';
import { aimsAt, type MoveSearch, moveSearchOf, planAim } from './moveAims.ts';
import type { Judge } from './farthestAlong.ts';
import { planMove } from './move.ts';
import { touchingRim } from './moveGoals.ts';
import { sprintProblem, unhurried } from './mover.ts';
import { type MoveCommand, MoveList } from './moveOffers.ts';
import { type MovePlan, startOf } from './straightMove.ts';

/** SK-SPR-2. Only a Standing, unengaged model with Elan may charge. */
export function mayCharge(state: State, model: number): boolean {
  return has(state, model, 'elan') && isStanding(state, model) && !isEngaged(state, model);
}

/** SK-SPR-2. A model that may charge and can reach contact with an enemy by one Move. */
export function canCharge(state: State, model: number): boolean {
  return mayCharge(state, model) && chargeMoves(state, unhurried(model, true), 1).length > 0;
}

/** Number of places tried around an enemy for a way into contact. */
const AROUND = 24;

/**
 * Moves into contact with each enemy in reach: a sample, or if that has none, one of all there are. The search ends after
 * the enemy that makes them `most`, or with the budget.
 */
export function chargeMoves(
  state: State,
  activation: Activation,
  most = Number.POSITIVE_INFINITY,
  budget: Budget = { boxes: MOST_BOXES },
): readonly MoveCommand[] {
  const offers = new MoveList(activation.model);
  const mover = modelAt(state, activation.model);
  const start = startOf(state, activation.model);
  const missed: { readonly search: MoveSearch; readonly enemy: number }[] = [];
  for (const sprint of sprintProblem(state, activation.model) === null ? [false, true] : [false]) {
    const judge: Judge = (x, y) => intoContact(planMove(state, activation, x, y, sprint, start));
    const search = moveSearchOf(state, activation.model, sprint, judge, false, start);
    for (const enemy of start.near) {
      const there = modelAt(state, enemy);
      if (!isEnemy(state, activation.model, enemy) || !mayMeet(state, mover, there)) continue;
      if (offers.list.length >= most) return offers.list;
      const rim = touchingRim(state, activation.model, enemy);
      const before = offers.list.length;
      for (const aim of aimsAt(state, activation.model, enemy)) offers.add(planAim(search, aim));
      for (let i = 0; i < AROUND && offers.list.length === before; i += 1) {
        const facing = (i * FULL_TURN) / AROUND;
        const tried = judge(there.x + roundOffset(sine(facing) * rim), there.y - roundOffset(cosine(facing) * rim));
        if (tried.ok) offers.add(tried.value);
      }
      if (offers.list.length === before) missed.push({ search, enemy });
    }
  }
  for (const { search, enemy } of missed) {
    if (offers.list.length === 0) offers.add(anyCharge(search, enemy, budget));
  }
  return offers.list;
}

/** SK-GEO-6. May models at these places, or near them, touch: on the same floor, or one floor apart at a stair or ladder? */
function mayMeet(state: State, a: Place, b: Place): boolean {
  return sameFloor(state, a, b) || Math.abs(a.level - b.level) === 1;
}

/** The farthest that the centres of two models in contact may be apart: across an obstacle (SK-GEO-16). */
function contactReach(state: State, model: number, enemy: number): number {
  return radiusOf(state, model) + radiusOf(state, enemy) + Math.max(TOUCH, state.field.sticks.s / 10) + 1;
}

/** SK-SPR-2. Any Move into contact with an enemy, or null if none is found. */
function anyCharge(search: MoveSearch, enemy: number, budget: Budget): MovePlan | null {
  const { state, model } = search;
  const { x, y } = modelAt(state, enemy);
  const across = contactReach(state, model, enemy);
  // Contact from farther off than touching is contact across a barrier (SK-GEO-16).
  const isTouching = barriersBeside(state, { x, y }, across).length === 0;
  const most = isTouching ? radiusOf(state, model) + radiusOf(state, enemy) + TOUCH + 1 : across;
  const isNoEnd = (endX: number, endY: number, stray: number): boolean =>
    (endX - x) * (endX - x) + (endY - y) * (endY - y) > (most + stray) * (most + stray);
  return anyMove(search, { x, y, half: across }, isNoEnd, budget);
}

function intoContact(tried: ReturnType<Judge>): ReturnType<Judge> {
  return tried.ok && tried.value.into.length === 0 ? NO_CONTACT : tried;
}
const NO_CONTACT: ReturnType<Judge> = {
  ok: false,
  refusal: { rule: 'SK-SPR-2', reason: 'sk.act.mustCharge', facts: {} },
};
