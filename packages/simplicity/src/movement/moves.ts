/** Moves: turn, one straight leg, turn; and straight back (SIP-MOV-1..9). */
import { err, ok, refusal, type Refusal, type Result } from '@drumhead/engine';
import { facingTowards, moved, normalise, type Point, type Pose, type Quad, turnBetween } from '@drumhead/table';
import { footprintOf } from '../ground/footprints.ts';
import { legCost } from '../ground/terrain.ts';
import { cm, toCm, TOLERANCE } from '../state/lengths.ts';
import type { State, UnitProfile } from '../state/state.ts';
import { armOf, rateOf, traitsOf } from '../state/unitTables.ts';
import { cameFrom, poseOf, profileOf, turnedBy, unitOf } from '../state/units.ts';
import { legProblem, ORDINARY, turnProblem } from './legs.ts';
import type { Surroundings } from './surroundings.ts';

/** 45, 90 and 180 degrees. */
export const EIGHTH = 720;
export const QUARTER = 1440;
export const HALF = 2880;

/** SIP-MOV-3. What a turn costs, in steps of rate. */
export function turnCost(profile: Pick<UnitProfile, 'kind'>, turn: number): number {
  const angle = Math.abs(turn);
  if (traitsOf(profile).turnsFreely || angle <= EIGHTH) return 0; // SIP-MOV-4
  return angle <= QUARTER ? rateOf(profile) / 2 : rateOf(profile);
}

/** The turn that faces another unit. */
export function turnTowards(state: State, unit: number, other: number): number {
  const { x, y, facing } = unitOf(state, unit);
  const there = unitOf(state, other);
  return turnBetween(facing, facingTowards(there.x - x, there.y - y));
}

export interface Arrival {
  readonly pose: Pose;
  /** In steps of rate. */
  readonly cost: number;
  /** Where the last straight part of the way began, if it was not straight. */
  readonly bend?: Point;
}

/** SIP-MOV-2. Turn, leg and turn, in steps and facings. */
export interface Way {
  readonly turn: number;
  readonly distance: number;
  readonly turnAfter: number;
}

/** Is there such a turn, and any move at all? */
export function wayProblem(profile: UnitProfile, { turn, distance, turnAfter }: Way): Refusal | null {
  if (Math.abs(turn) > HALF || Math.abs(turnAfter) > HALF)
    return refusal('SIP-MOV-2', 'sip.refusal.noSuchTurn', { unit: profile.id });
  if (turn === 0 && distance === 0 && turnAfter === 0)
    return refusal('SIP-MOV-2', 'sip.refusal.staysPut', { unit: profile.id });
  return null;
}

/** How much a way may cost, in steps of rate, and the rule that says so. */
interface Limit {
  readonly rate: number;
  readonly rule: string;
}

/** SIP-MOV-1, -2, -10..15. Plans a move: where it ends, or why it may not be made. */
export function planMove(
  state: State,
  unit: number,
  way: Way,
  { rate, rule }: Limit = { rate: rateOf(profileOf(state, unit)), rule: RATE },
  near?: Surroundings,
): Result<Arrival> {
  const profile = profileOf(state, unit);
  const bad = wayProblem(profile, way);
  if (bad !== null) return err(bad);
  if (unitOf(state, unit).section >= 0) return err(refusal('SIP-TER-7', 'sip.refusal.inSection', { unit: profile.id }));
  const start = turnedBy(poseOf(state, unit), way.turn);
  const leg = planLeg(state, unit, start, start.facing, way.distance, undefined, near);
  // SIP-MOV-3
  const cost = turnCost(profile, way.turn) + turnCost(profile, way.turnAfter) + (leg.ok ? leg.value.cost : 0);
  if (cost > rate + TOLERANCE) return err(tooFar(profile, cost, rate, way.distance, rule));
  const turning = way.turn === 0 ? null : turnProblem(state, unit, start, ORDINARY, undefined, near);
  if (turning !== null) return err(turning);
  if (!leg.ok) return leg;
  const end = turnedBy(leg.value.pose, way.turnAfter);
  const turned = way.turnAfter === 0 ? null : turnProblem(state, unit, end, ORDINARY, undefined, near);
  return turned === null ? ok({ pose: end, cost }) : err(turned);
}

/** A straight leg of an ordinary move from a pose, at a cost of no more than `most` steps of rate. */
export function planLeg(
  state: State,
  unit: number,
  from: Pose,
  direction: number,
  distance: number,
  most = Number.POSITIVE_INFINITY,
  near?: Surroundings,
  start?: Quad,
): Result<Arrival> {
  if (distance === 0) return ok({ pose: from, cost: 0 });
  const profile = profileOf(state, unit);
  const { stranded } = near ?? footprintOf(state, unit);
  const to = moved(from, direction, distance);
  const { cost, barredBy } = legCost(state, profile, from, to, cameFrom(state, unit), stranded.length > 0);
  if (barredBy !== null) {
    const rule = barredBy.kind === 'stream' ? 'SIP-TER-10' : 'SIP-TER-8';
    return err(refusal(rule, 'sip.refusal.noCrossing', { unit: profile.id, terrain: barredBy.id }));
  }
  if (cost > most) return err(tooFar(profile, cost, most, distance));
  const problem = legProblem(state, unit, from, direction, distance, ORDINARY, near, start);
  return problem === null ? ok({ pose: to, cost }) : err(problem);
}

/** The rule that limits a way where no order says otherwise. */
const RATE = 'SIP-MOV-1';

/**
 * `distance`: how long the way is; turns and terrain may cost more than that. `rule`: the one that allows so much and no
 * more.
 */
export function tooFar(profile: UnitProfile, cost: number, rate: number, distance = cost, rule = RATE): Refusal {
  const facts = { unit: profile.id, asked: toCm(cost), allowed: toCm(rate) };
  if (toCm(distance) === facts.asked) return refusal(rule, 'sip.refusal.tooFar', facts);
  const extra = toCm(cost - distance);
  return refusal(rule, 'sip.refusal.tooCostly', { ...facts, length: toCm(distance), extra });
}

/** SIP-MOV-9, SIP-ACT-5. Straight back, facing kept. */
export function planRetireStraight(state: State, unit: number, distance: number, near?: Surroundings): Result<Arrival> {
  const profile = profileOf(state, unit);
  if (distance === 0) return err(refusal('SIP-MOV-9', 'sip.refusal.staysPut', { unit: profile.id }));
  const from = poseOf(state, unit);
  const rate = rateOf(profile);
  const leg = planLeg(state, unit, from, normalise(from.facing + HALF), distance, undefined, near);
  return leg.ok && leg.value.cost > rate + TOLERANCE ? err(tooFar(profile, leg.value.cost, rate, distance)) : leg;
}

/** SIP-MOV-5, -6, -7. The rule by which a unit turns, or moves, and fires in the same order. */
export function moveFireRule({ kind }: Pick<UnitProfile, 'kind'>, { turn, distance, turnAfter }: Way): string {
  if (distance === 0 && Math.abs(turn) + Math.abs(turnAfter) <= QUARTER) return 'SIP-MOV-5';
  return kind === 'line' ? 'SIP-MOV-6' : 'SIP-MOV-7';
}

/** SIP-MOV-5..8. Plans the move of an order to move and fire; refusals in the book's order. */
export function planMoveOfFire(
  state: State,
  unit: number,
  way: Way,
  fireFirst: boolean,
  near?: Surroundings,
): Result<Arrival> {
  const profile = profileOf(state, unit);
  const facts = { unit: profile.id };
  if (armOf(profile) === 'cavalry') return err(refusal('SIP-FIR-9', 'sip.refusal.neverFires', facts));
  switch (profile.kind) {
    case 'line':
      if (way.turnAfter !== 0) return err(refusal('SIP-MOV-8', 'sip.refusal.oneTurn', facts));
      if (Math.abs(way.turn) > QUARTER) return err(refusal('SIP-MOV-5', 'sip.refusal.quarterTurn', facts));
      if (Math.abs(way.turn) > EIGHTH && way.distance > 0)
        return err(refusal('SIP-MOV-8', 'sip.refusal.turnOrMove', facts));
      if (way.distance === 0) return planTurnOnly(state, unit, way, near);
      return planMove(state, unit, way, { rate: cm(5), rule: 'SIP-MOV-6' }, near);
    case 'light':
      return planMove(state, unit, way, undefined, near);
    case 'horseArtillery':
      if (fireFirst) return err(refusal('SIP-MOV-8', 'sip.refusal.gunsMoveFirst', facts));
      return planMove(state, unit, way, undefined, near);
    default:
      if (fireFirst) return err(refusal('SIP-MOV-8', 'sip.refusal.gunsMoveFirst', facts));
      if (way.distance > 0 || way.turnAfter !== 0) return err(refusal('SIP-MOV-5', 'sip.refusal.turnOnly', facts));
      if (Math.abs(way.turn) > QUARTER) return err(refusal('SIP-MOV-5', 'sip.refusal.quarterTurn', facts));
      return planTurnOnly(state, unit, way, near);
  }
}

/** SIP-MOV-5. A turn of up to 90 degrees, at no other cost than the worse score. */
function planTurnOnly(state: State, unit: number, way: Way, near?: Surroundings): Result<Arrival> {
  const profile = profileOf(state, unit);
  if (unitOf(state, unit).section >= 0) return err(refusal('SIP-TER-7', 'sip.refusal.inSection', { unit: profile.id }));
  const bad = wayProblem(profile, way);
  if (bad !== null) return err(bad);
  const pose = turnedBy(poseOf(state, unit), way.turn);
  const problem = turnProblem(state, unit, pose, ORDINARY, undefined, near);
  return problem === null ? ok({ pose, cost: 0 }) : err(problem);
}
