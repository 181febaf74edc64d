/** Charging (chapter 11, Q6): from the order to the touch. */
import { emit, err, ok, push, refusal, type Refusal, type Result } from '@drumhead/engine';
import {
  cosine,
  firstTouch,
  leastGap,
  moved,
  type Point,
  polygonOf,
  type Pose,
  quadOf,
  segmentMeetsPolygon,
  sine,
} from '@drumhead/table';
import { behind, commandBase, overrunCommandBases } from '../command/commandBases.ts';
import { footprintOf, inContact, local, quadOfUnit } from '../ground/footprints.ts';
import { inFront, sightLine } from '../ground/sight.ts';
import { cameFromOn, crossingOf } from '../ground/lineCrossings.ts';
import { hasAreaCover, isUphill, legCost } from '../ground/terrain.ts';
import { removeRoutingOnWay, removeUnit } from '../movement/forcedMoves.ts';
import { legProblem, turnProblem } from '../movement/legs.ts';
import { EIGHTH, tooFar } from '../movement/moves.ts';
import { planExit } from '../movement/sections.ts';
import { travel } from '../movement/travel.ts';
import { changeCommandBase, type Draft } from '../state/draft.ts';
import { TOLERANCE } from '../state/lengths.ts';
import type { State, UnitProfile } from '../state/state.ts';
import { armOf, rateOf, sizeOf } from '../state/unitTables.ts';
import { cameFrom, poseOf, profileOf, sideOf, turnedBy, unitOf, withUnitAt } from '../state/units.ts';
import { targetProblem } from './fire.ts';

/** A charge as it is ordered: target, turn before it, side of the section it starts from, and Command base that rides along. */
export interface ChargeOrder {
  readonly target: number;
  readonly turn: number;
  readonly from: number;
  readonly command: number;
}

/** A charge that may be made: where it starts once turned, and where it touches. */
export interface Charge {
  readonly start: Pose;
  readonly contact: Pose;
  readonly distance: number;
  /** SIP-CHG-8. */
  readonly flank: boolean;
  /** SIP-MEL-4f. */
  readonly hindered: boolean;
}

/** SIP-CHG-1: why a unit may not charge a target, wherever they stand. */
export function chargeBan(state: State, unit: number, target: number): Refusal | null {
  const profile = profileOf(state, unit);
  const problem = targetProblem(state, unit, target);
  if (problem !== null) return { ...problem, rule: 'SIP-CHG-5' };
  const enemy = profileOf(state, target);
  const kinds = neverCharges(profile, enemy);
  if (kinds !== null) return refusal('SIP-CHG-1', kinds, { unit: profile.id, enemy: enemy.id });
  // SIP-TER-6
  if (armOf(profile) === 'cavalry' && unitOf(state, target).section >= 0) {
    return refusal('SIP-CHG-1', 'sip.refusal.horseAtTown', { unit: profile.id, enemy: enemy.id });
  }
  return null;
}

/** SIP-CHG-1: the reason why a kind never charges another, or null. */
export function neverCharges(
  profile: UnitProfile,
  enemy: UnitProfile,
): 'sip.refusal.neverCharges' | 'sip.refusal.footAtHorse' | null {
  if (profile.kind === 'light' || armOf(profile) === 'artillery') return 'sip.refusal.neverCharges';
  return profile.kind === 'line' && armOf(enemy) === 'cavalry' ? 'sip.refusal.footAtHorse' : null;
}

/** SIP-CHG-4. A charge turns so far at most. */
export const MOST_CHARGE_TURN = EIGHTH;

/** SIP-CHG-1..6, -9. Plans a charge, or says why it may not be made. */
export function planCharge(state: State, unit: number, order: ChargeOrder): Result<Charge> {
  const profile = profileOf(state, unit);
  const { target, turn, from, command } = order;
  const ban = chargeBan(state, unit, target) ?? riderProblem(state, unit, command);
  if (ban !== null) return err(ban);
  const facts = { unit: profile.id, enemy: profileOf(state, target).id };
  const inTown = unitOf(state, unit).section >= 0;
  if (inTown !== from >= 0)
    return err(refusal('SIP-TER-7', inTown ? 'sip.refusal.nameSide' : 'sip.refusal.notInSection', facts));
  const rate = inTown ? rateOf(profile) / 2 : rateOf(profile);
  if (footprintOf(state, unit).stranded.length > 0) return err(refusal('SIP-MOV-15', 'sip.refusal.stranded', facts));
  if (Math.abs(turn) > MOST_CHARGE_TURN || (inTown && turn !== 0))
    return err(refusal('SIP-CHG-4', 'sip.refusal.chargeTurn', facts));
  const place = inTown ? planExit(state, unit, from, target) : ok(poseOf(state, unit));
  if (!place.ok) return place;
  // A garrison is judged from the place outside its section.
  const at = inTown ? withUnitAt(state, unit, place.value) : state;
  const part = inFront(place.value, sizeOf(profile), polygonOf(quadOfUnit(at, target)));
  if (part.length === 0) return err(refusal('SIP-CHG-2', 'sip.refusal.notInFront', facts));
  if (sightLine(at, unit, target, part, unitOf(at, unit)) === null)
    return err(refusal('SIP-CHG-5', 'sip.refusal.notSeen', facts));
  const start = turnedBy(place.value, turn);
  const purpose = { target, section: unitOf(state, unit).section };
  const turning = turn === 0 ? null : turnProblem(at, unit, start, purpose);
  if (turning !== null) return err(turning);
  const quad = quadOf(start, sizeOf(profile));
  const reach = contactAt(quad, start, rate + 2 * TOLERANCE, quadOfUnit(at, target));
  if (reach === Number.POSITIVE_INFINITY) return err(refusal('SIP-CHG-2', 'sip.refusal.outOfReach', facts));
  const distance = Math.floor(reach);
  const contact = moved(start, start.facing, distance);
  const before = cameFrom(state, unit);
  const { cost, barredBy } = legCost(state, profile, start, contact, before);
  if (barredBy !== null)
    return err(refusal('SIP-TER-8', 'sip.refusal.noCrossing', { unit: profile.id, terrain: barredBy.id }));
  if (cost > rate + TOLERANCE) return err(tooFar(profile, cost, rate, distance, 'SIP-CHG-2'));
  const way = distance === 0 ? null : legProblem(at, unit, start, start.facing, distance, purpose);
  if (way !== null) return err(way);
  return ok({
    start,
    contact,
    distance,
    flank: isFlank(state, target, place.value),
    hindered: isHindered(state, place.value, start, contact, target, before),
  });
}

/** The distance at which the charger first touches the target; 0 if it touches already, within the tolerance. */
function contactAt(
  quad: ReturnType<typeof quadOf>,
  start: Pose,
  reach: number,
  target: ReturnType<typeof quadOf>,
): number {
  const ux = sine(start.facing);
  const uy = -cosine(start.facing);
  if (leastGap(quad, ux, uy, 0, target) <= TOLERANCE) return 0;
  return firstTouch(quad, ux, uy, reach, target);
}

/** SIP-CHG-8. By the charger's centre before the charge, seen from the defender; a garrison has no flank. */
export function isFlank(state: State, defender: number, charger: Pose): boolean {
  if (unitOf(state, defender).section >= 0) return false;
  return local(poseOf(state, defender), sizeOf(profileOf(state, defender)), charger.x, charger.y).ahead < 0;
}

/** SIP-MEL-4f, SIP-TER-5, -8..10: uphill, across a wall, stream, bridge or ford, or against area cover. */
function isHindered(
  state: State,
  place: Pose,
  start: Pose,
  contact: Pose,
  defender: number,
  before: Point | undefined,
): boolean {
  const d = unitOf(state, defender);
  if (hasAreaCover(state, defender) || isUphill(state, place, defender)) return true;
  return state.terrain.some((piece) => {
    if (piece.kind === 'obstacle' || piece.kind === 'stream') {
      const met = cameFromOn([piece], start, contact, before);
      return crossingOf(piece, start, contact, before) !== null || crossingOf(piece, contact, d, met) !== null;
    }
    if (piece.kind !== 'bridge' && piece.kind !== 'ford') return false;
    return segmentMeetsPolygon(start.x, start.y, contact.x, contact.y, piece.points);
  });
}

/** SIP-CHG-9. A Command base that rides along must touch the charger when the order is given. */
function riderProblem(state: State, unit: number, command: number): Refusal | null {
  if (command === -1) return null;
  const facts = { unit: profileOf(state, unit).id };
  const c = state.commands[command];
  const own = c !== undefined && c.status === 'table' && state.field.commands[command]?.side === sideOf(state, unit);
  return own && inContact(state, command, unit) ? null : refusal('SIP-CHG-9', 'sip.refusal.notWithUnit', facts);
}

/** SIP-MEL-1, SIP-CHG-7, Q6 steps 5 to 7. Carries a charge out, against one enemy, up to the melee. */
export function makeCharge(draft: Draft, unit: number, order: ChargeOrder, charge: Charge): void {
  const { start, contact, distance, flank, hindered } = charge;
  const { x, y, facing } = contact;
  removeRoutingOnWay(draft, unit, start, start.facing, distance, order.target);
  travel(draft, unit, contact, -1, { ordered: true });
  emit(draft, { type: 'moved', rule: 'SIP-CHG-6', unit, x, y, facing, how: 'charge' });
  if (order.command >= 0) ride(draft, order.command, unit);
  if (unitOf(draft, order.target).status === 'routing') {
    removeUnit(draft, order.target, 'caught', 'SIP-CHG-10');
    overrunCommandBases(draft, unit);
    return;
  }
  overrunCommandBases(draft, unit);
  push(draft, {
    at: 'melee',
    charger: unit,
    defender: order.target,
    facing,
    flank,
    hindered,
    step: 'charger',
    scored: [0, 0],
    chargerWins: false,
  });
}

/** SIP-CHG-9. Placed at the charger's rear. */
function ride(draft: Draft, command: number, unit: number): void {
  const place = behind(draft, unit);
  const before = commandBase(draft, command);
  if (before.x === place.x && before.y === place.y) return;
  changeCommandBase(draft, command, place);
  emit(draft, { type: 'commandMoved', rule: 'SIP-CHG-9', command, ...place });
}
