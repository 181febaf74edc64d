/** SIP-MOV-2, -9. Moves that are offered to a unit in the open: turns with a straight leg after them, and to retire. */
import { normalise, quadOf } from '@drumhead/table';
import { quadOfUnit } from '../ground/footprints.ts';
import { type Sweep, sweepOf } from '../ground/sweep.ts';
import { ORDINARY, roomAhead, turnProblem } from '../movement/legs.ts';
import { EIGHTH, HALF, planLeg, planRetireStraight, QUARTER, turnCost, turnTowards } from '../movement/moves.ts';
import { isClear } from '../movement/surroundings.ts';
import { cm, TOLERANCE } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import { other, type State, type UnitProfile } from '../state/state.ts';
import { rateOf, sizeOf, traitsOf } from '../state/unitTables.ts';
import { isOnTable, poseOf, sideOf, turnedBy, unitOf } from '../state/units.ts';
import type { Order } from '../turn/orders.ts';
import { areaOfWays, areaSource, type SourceOffers, NO_OFFERS, type OfferSource, type Reach } from './offerSources.ts';

/** Turns that are offered wherever the enemy is. */
const TURNS: readonly number[] = [0, EIGHTH, -EIGHTH, QUARTER, -QUARTER, HALF];

/** A way for each turn. */
export const TURN_SOURCES: readonly OfferSource[] = TURNS.map((turn) =>
  areaSource((reach) => (isWorthOffering(reach, turn) ? listWay(reach, turn) : NO_OFFERS)),
);

/** A quarter turn for half the rate is a bad bargain. */
function isWorthOffering({ profile }: Reach, turn: number): boolean {
  return Math.abs(turn) !== QUARTER || traitsOf(profile).turnsFreely;
}

/** A way turned to the nearest enemy, where that is another turn. */
export const TOWARDS_SOURCE: OfferSource = {
  list(reach) {
    const turn = turnToNearest(reach.state, reach.unit);
    return TURNS.includes(turn) || turn === -HALF ? NO_OFFERS : listWay(reach, turn);
  },
  target: -1,
  key: turnToNearest,
};

/** SIP-MOV-9. As far as may be, or half of it. */
export const RETIRE_SOURCE = areaSource((reach) => {
  const { state, unit, profile, near } = reach;
  const rate = rateOf(profile);
  const distance = [rate, rate / 2].find((most) => planRetireStraight(state, unit, most, near).ok);
  const back = normalise(unitOf(state, unit).facing + HALF);
  return {
    offers: distance === undefined ? [] : [{ type: 'retire', unit, distance }],
    area: areaOfWays(reach, sweepOf(quadOfUnit(state, unit), back, rate).box),
  };
});

/** How far the rate pays for after a turn. */
function mostAfter(profile: UnitProfile, turn: number): number {
  return Math.max(0, Math.floor(rateOf(profile) - turnCost(profile, turn)));
}

/** After a turn the longest leg and none; straight on the longest leg and half of it. */
function listWay(reach: Reach, turn: number): SourceOffers {
  const { state, unit, profile, near } = reach;
  const start = turnedBy(poseOf(state, unit), turn);
  const quad = turn === 0 ? quadOfUnit(state, unit) : quadOf(start, sizeOf(profile));
  const most = mostAfter(profile, turn);
  const sweep = sweepOf(quad, start.facing, most);
  const area = areaOfWays(reach, sweep.box);
  if (turn !== 0 && turnProblem(state, unit, start, ORDINARY, quad, near) !== null) return { offers: [], area };
  const isOpen = (distance: number): boolean =>
    planLeg(state, unit, start, start.facing, distance, most + TOLERANCE, near, quad).ok;
  const longest = most > 0 ? longestLeg(reach, sweep, isOpen) : 0;
  const shorter = turn === 0 ? longest >> 1 : 0;
  const offers: Order[] = [];
  if (longest > 0) offers.push({ type: 'move', unit, turn, distance: longest, turnAfter: 0 });
  if (turn !== 0 || (shorter > 0 && isOpen(shorter))) {
    offers.push({ type: 'move', unit, turn, distance: shorter, turnAfter: 0 });
  }
  return { offers, area };
}

/** Precision of the longest leg, in steps. */
const FINE = cm(0.25);

/** As far as there is room and the rate pays for, or found by halving; 0: nowhere. */
function longestLeg(
  { state, unit, profile, near }: Reach,
  sweep: Sweep,
  isOpen: (distance: number) => boolean,
): number {
  const room = isClear(near, profile.kind, sweep.box) ? sweep.distance : roomAhead(state, unit, sweep, near);
  if (room === 0 || isOpen(room)) return room;
  let low = 0;
  let high = room;
  while (high - low > FINE) {
    const middle = (low + high) >> 1;
    if (isOpen(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The turn to the nearest enemy; 0 where there is none. */
function turnToNearest(state: State, unit: number): number {
  const enemy = nearestEnemy(state, unit);
  return enemy < 0 ? 0 : turnTowards(state, unit, enemy);
}

/** The enemy on the table whose centre is nearest, or -1. */
export function nearestEnemy(state: State, unit: number): number {
  const { x, y } = unitOf(state, unit);
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const i of membersOf(state, other(sideOf(state, unit))).units) {
    const enemy = unitOf(state, i);
    if (!isOnTable(enemy)) continue;
    const far = (enemy.x - x) * (enemy.x - x) + (enemy.y - y) * (enemy.y - y);
    if (far >= least) continue;
    least = far;
    best = i;
  }
  return best;
}
