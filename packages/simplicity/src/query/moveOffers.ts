/** SIP-MOV-2. A turn and the leg after it, as offered: the longest, and a shorter one or none. */
import { type Pose, type Quad, quadOf } from '@drumhead/table';
import { isBare, isClear, reachOf, unitsNear } from '../ground/nearby.ts';
import { isOnTable, poseOf, profileOf, quadOfUnit, sideOf, unitOf } from '../ground/footprints.ts';
import { rateOf, traitsOf, sizeOf } from '../state/unitTables.ts';
import { type Ahead, lookAhead, ORDINARY, turnedBy, turnProblem } from '../movement/legs.ts';
import { cm } from '../state/lengths.ts';
import {
  type Arrival,
  clearLeg,
  EIGHTH,
  foundOpen,
  HALF,
  QUARTER,
  planLeg,
  turnCost,
  turnTowards,
} from '../movement/moves.ts';
import { membersOf } from '../state/sides.ts';
import type { Order } from '../turn/orders.ts';
import { other, type State, type UnitProfile } from '../state/state.ts';
import { type Box, type Sweep, sweepOf, widened } from '../ground/sweep.ts';
import { BERTH, COMMON, NO_ENTRIES, type Part, type Trial, withFieldworks } from './orderGenerator.ts';

/** Turns that are offered wherever the enemy is. */
const TURNS: readonly number[] = [0, EIGHTH, -EIGHTH, QUARTER, -QUARTER, HALF];

/** Is the turn among those, or the same as one of them? */
function isListed(turn: number): boolean {
  return TURNS.includes(turn) || turn === -HALF;
}

/** Entries of a turn: the longest leg after it; half of that straight on, and none after a turn. */
const LONGEST = 0;
const SHORT = 1;
const BOTH: readonly number[] = [LONGEST, SHORT];
const ONLY_SHORT: readonly number[] = [SHORT];

/** What is known of a turn and the leg after it; the rest is found when somebody asks. */
export interface Way {
  readonly turn: number;
  readonly start: Pose;
  /** May it turn so? */
  turns: boolean | null;
  /** The longest leg, 0: none. */
  leg: Leg | null;
}

interface Leg {
  readonly distance: number;
  /** Where it ends; null where there is none. */
  readonly end: Arrival | null;
  /** What is known of the way; null: nothing at all is in it. */
  readonly ahead: Ahead | null;
}

const NO_LEG: Leg = { distance: 0, end: null, ahead: null };

export const TURN_PARTS: readonly Part[] = TURNS.map((turn) => ({
  ...COMMON,
  entries: (state, unit) => entriesOf(profileOf(state, unit), turn),
  at: (trial, entry) => wayOrder(trial, turn, entry),
  area: (trial) => wayArea(trial, turn),
}));

/** Turned to the nearest enemy, where no other turn is the same. */
export const TOWARDS_PART: Part = {
  ...COMMON,
  entries: () => BOTH,
  isIdle: (trial) => isListed(turnToNearest(trial)),
  at(trial, entry) {
    const turn = turnToNearest(trial);
    return isListed(turn) ? null : wayOrder(trial, turn, entry);
  },
  area: (trial) => wayArea(trial, turnToNearest(trial)),
  varies: turnToNearest,
};

function entriesOf(profile: UnitProfile, turn: number): readonly number[] {
  // Half a rate for a quarter turn is a bad bargain: who turns so, is drawn.
  if (Math.abs(turn) === QUARTER && !traitsOf(profile).turnsFreely) return NO_ENTRIES;
  return leftAfter(profile, turn) > 0 ? BOTH : ONLY_SHORT;
}

function leftAfter(profile: UnitProfile, turn: number): number {
  return Math.floor(rateOf(profile) - turnCost(profile, turn));
}

function wayOf(trial: Trial, turn: number): Way {
  if (trial.way?.turn === turn) return trial.way;
  const start = turnedBy(poseOf(trial.state, trial.unit), turn);
  trial.way = { turn, start, turns: turn === 0 ? true : null, leg: null };
  return trial.way;
}

/** As far after a turn as the rate might go. */
function sweepAfter({ state, unit, profile }: Trial, { turn, start }: Way): Sweep {
  const quad = turn === 0 ? quadOfUnit(state, unit) : quadOf(start, sizeOf(profile));
  return sweepOf(quad, start.facing, leftAfter(profile, turn));
}

function wayOrder(trial: Trial, turn: number, entry: number): Order | null {
  const way = wayOf(trial, turn);
  if (entry === SHORT && turn !== 0)
    return turns(trial, way) ? moveOf(trial, way, 0, { pose: way.start, cost: 0 }) : null;
  const leg = longestOf(trial, way);
  if (leg.end === null) return null;
  if (entry === LONGEST) return moveOf(trial, way, leg.distance, leg.end);
  const half = leg.distance >> 1;
  const end = half === 0 ? null : endAt(trial, way, half, leg);
  return end === null ? null : moveOf(trial, way, half, end);
}

function moveOf({ state, unit }: Trial, { turn }: Way, distance: number, end: Arrival): Order {
  foundOpen(state, unit, turn, distance, end);
  return { type: 'move', unit, turn, distance, turnAfter: 0 };
}

/** `near`, `quad` and `bare`, where they are known: who is near where it turns, its footprint there, and that no ground is. */
function turns(
  { state, unit }: Trial,
  way: Way,
  near: readonly number[] | null = null,
  quad?: Quad,
  bare = false,
): boolean {
  return (way.turns ??= turnProblem(state, unit, way.start, ORDINARY, near, quad, bare) === null);
}

function longestOf(trial: Trial, way: Way): Leg {
  return (way.leg ??= longestLeg(trial, way));
}

/** As far as there is room and the rate pays for, or found by halving. */
function longestLeg(trial: Trial, way: Way): Leg {
  const { state, unit, profile } = trial;
  const { turn, start } = way;
  const left = leftAfter(profile, turn);
  if (left <= 0) return NO_LEG;
  const sweep = sweepAfter(trial, way);
  const near = unitsNear(state, unit, sweep.box);
  const bare = isBare(state, unit, sweep);
  if (isClear(state, unit, start, sweep, reachOf(profile), near, bare)) {
    way.turns = true;
    return { distance: left, end: clearLeg(start, start.facing, left), ahead: null };
  }
  // All who are near where it turns are near its way as well.
  if (!turns(trial, way, near, sweep.start, bare)) return NO_LEG;
  const ahead = lookAhead(state, unit, sweep, near, bare);
  const most = ahead.room;
  if (most === 0) return NO_LEG;
  const whole = openLeg(trial, start, most, left, ahead);
  if (whole !== null) return { distance: most, end: whole, ahead };
  let low = 0;
  let high = most;
  let end: Arrival | null = null;
  // To a quarter of a centimetre: what is left is no way to go.
  while (high - low > cm(0.25)) {
    const middle = (low + high) >> 1;
    const leg = openLeg(trial, start, middle, left, ahead);
    if (leg === null) high = middle;
    else {
      low = middle;
      end = leg;
    }
  }
  return { distance: low, end, ahead };
}

/** Where a shorter leg ends, where the longest is open. */
function endAt(trial: Trial, { turn, start }: Way, distance: number, { ahead }: Leg): Arrival | null {
  if (ahead === null) return clearLeg(start, start.facing, distance);
  return openLeg(trial, start, distance, leftAfter(trial.profile, turn), ahead);
}

function openLeg({ state, unit }: Trial, start: Pose, distance: number, left: number, ahead: Ahead): Arrival | null {
  const leg = planLeg(state, unit, start, start.facing, distance, ORDINARY, left, ahead);
  return leg.ok ? leg.value : null;
}

function wayArea(trial: Trial, turn: number): Box {
  return withFieldworks(widened(sweepAfter(trial, wayOf(trial, turn)).box, BERTH), trial);
}

/** The turn to the nearest enemy; 0 where there is none. */
function turnToNearest(trial: Trial): number {
  if (trial.towards === null) {
    const { state, unit } = trial;
    const enemy = nearestEnemy(state, unit);
    trial.towards = enemy < 0 ? 0 : turnTowards(state, unit, enemy);
  }
  return trial.towards;
}

/** The enemy on the table whose middle is nearest, or -1. */
function nearestEnemy(state: State, unit: number): number {
  const { x, y } = unitOf(state, unit);
  const { units } = membersOf(state, other(sideOf(state, unit)));
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let k = 0; k < units.length; k++) {
    const i = units[k] as number;
    const enemy = unitOf(state, i);
    if (!isOnTable(enemy)) continue;
    const far = (enemy.x - x) * (enemy.x - x) + (enemy.y - y) * (enemy.y - y);
    if (far >= least) continue;
    least = far;
    best = i;
  }
  return best;
}
