/** SIP-MOV-2, -9. Moves that are offered to a unit in the open: turns with a straight leg after them, and to retire. */
import { type Quad, quadOf } from '@drumhead/table';
import { quadOfUnit } from '../ground/footprints.ts';
import { sweepOf } from '../ground/sweep.ts';
import { ORDINARY, roomAhead, turnProblem } from '../movement/legs.ts';
import { EIGHTH, HALF, planLeg, planRetireStraight, QUARTER, turnCost, turnTowards } from '../movement/moves.ts';
import { cm, TOLERANCE } from '../state/lengths.ts';
import { membersOf } from '../state/sides.ts';
import { other, type State } from '../state/state.ts';
import { rateOf, sizeOf, traitsOf } from '../state/unitTables.ts';
import { isOnTable, poseOf, sideOf, turnedBy, unitOf } from '../state/units.ts';
import type { Order } from '../turn/orders.ts';
import type { Reach } from './reach.ts';

/** Turns that are offered wherever the enemy is. */
const TURNS: readonly number[] = [0, EIGHTH, -EIGHTH, QUARTER, -QUARTER, HALF];

/** The turns always offered, each with the longest leg after it and a shorter one or none. */
export function moveOffers(reach: Reach): Order[] {
  return TURNS.filter((turn) => isWorthOffering(reach, turn)).flatMap((turn) => wayOffers(reach, turn));
}

/** A quarter turn for half the rate is a bad bargain. */
function isWorthOffering({ profile }: Reach, turn: number): boolean {
  return Math.abs(turn) !== QUARTER || traitsOf(profile).turnsFreely;
}

/** The same turned to the nearest enemy, where that is another turn. */
export function moveTowardsOffers(reach: Reach): Order[] {
  const { state, unit } = reach;
  const enemy = nearestEnemy(state, unit);
  const turn = enemy < 0 ? 0 : turnTowards(state, unit, enemy);
  return TURNS.includes(turn) || turn === -HALF ? [] : wayOffers(reach, turn);
}

/** SIP-MOV-9. As far as may be, or half of it. */
export function retireOffers({ state, unit, profile, near }: Reach): Order[] {
  const rate = rateOf(profile);
  const distance = [rate, rate / 2].find((most) => planRetireStraight(state, unit, most, near).ok);
  return distance === undefined ? [] : [{ type: 'retire', unit, distance }];
}

/** After a turn the longest leg and none; straight on the longest leg and half of it. */
function wayOffers(reach: Reach, turn: number): Order[] {
  const { state, unit, profile, near } = reach;
  const start = turnedBy(poseOf(state, unit), turn);
  const quad = turn === 0 ? quadOfUnit(state, unit) : quadOf(start, sizeOf(profile));
  if (turn !== 0 && turnProblem(state, unit, start, ORDINARY, quad, near) !== null) return [];
  const offers: Order[] = [];
  const offer = (distance: number): void => {
    offers.push({ type: 'move', unit, turn, distance, turnAfter: 0 });
  };
  const most = Math.floor(rateOf(profile) - turnCost(profile, turn));
  const isOpen = (distance: number): boolean =>
    planLeg(state, unit, start, start.facing, distance, most + TOLERANCE, near, quad).ok;
  const longest = most > 0 ? longestLeg(reach, quad, start.facing, most, isOpen) : 0;
  if (longest > 0) offer(longest);
  if (turn !== 0) offer(0);
  else if (longest > 1 && isOpen(longest >> 1)) offer(longest >> 1);
  return offers;
}

/** How near the longest leg is found: what is left is no way to go. */
const FINE = cm(0.25);

/** As far as the rate pays for, or as far as there is room, or found by halving; 0: nowhere. */
function longestLeg(
  { state, unit, near }: Reach,
  quad: Quad,
  direction: number,
  most: number,
  isOpen: (distance: number) => boolean,
): number {
  if (isOpen(most)) return most;
  const room = roomAhead(state, unit, sweepOf(quad, direction, most), near);
  if (room === 0) return 0;
  if (room < most && isOpen(room)) return room;
  let low = 0;
  let high = room;
  while (high - low > FINE) {
    const middle = (low + high) >> 1;
    if (isOpen(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** The enemy on the table whose centre is nearest, or -1. */
function nearestEnemy(state: State, unit: number): number {
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
