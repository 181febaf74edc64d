/** LB-LEAD-04, -11, -17..22, -27, LB-CINC-13: rides, attachment and repositioning of Generals. */
import { memoizeBy, refusal, type Refusal } from '@drumhead/engine';
import {
  FULL_TURN,
  gap,
  insideBox,
  isWithin,
  normalise,
  overlaps,
  quadMeetsPolygon,
  type Quad,
  quadOf,
  type Range,
} from '@drumhead/table';
import { anyPlaceOf } from './anyPlaceOf.ts';
import { spanOf } from './inCommand.ts';
import type { Command } from '../state/commands.ts';
import { boxesOverlap } from '../ground/boxes.ts';
import {
  generalSize,
  isCinc,
  quadOfGeneral,
  quadOfUnit,
  rosterOf,
  sideOf,
  unitsOnTable,
  widestOf,
} from '../ground/footprints.ts';
import { isDestroyed, T1 } from '../ground/terrainKinds.ts';
import { isWhole } from '../turn/handler.ts';
import { isWithinLength, mm, TOLERANCE } from '../ground/measure.ts';
import { gridAround, placesAround, placesNear, type Spot } from './generalPlaces.ts';
import { ridePathProblem } from './ridePath.ts';
import type { General, GeneralProfile, SideIndex, State, Unit } from '../state/state.ts';
import { isExposed } from './threat.ts';

export { threatened } from './threat.ts';

/** LB-LEAD-03, LB-CINC-02: 2L an action. */
function rideLength(state: State): number {
  return 2 * state.field.sticks.l;
}

/** His place: when attached, his unit's. */
function seatOf(state: State, general: number): General | Unit {
  const g = state.generals[general] as General;
  return g.status === 'attached' ? (state.units[g.unit] as Unit) : g;
}

/** Units further away than this are out of reach of any ride: from the rim of his footprint to the rim of theirs. */
function furthestBy(state: State): number {
  return rideLength(state) + 2 * widestOf(state.field);
}

function sideOfGeneral(state: State, general: number): SideIndex {
  return (state.field.generals[general] as GeneralProfile).side;
}

function spotOf(state: State, general: number, x: number, y: number, facing: number): Quad {
  return quadOf({ x, y, facing }, generalSize(state.field, isCinc(state.field, general)));
}

/** Refuses places that are not whole numbers before anything is measured. */
function numbersProblem(general: string, x: unknown, y: unknown, facing: unknown): Refusal | null {
  const whole = isWhole(x, -1e7, 1e7) && isWhole(y, -1e7, 1e7) && isWhole(facing, 0, 5759);
  return whole ? null : refusal('LB-LEAD-04', 'lb.refusal.notAPlace', { general });
}

/** LB-LEAD-04, LB-GEO-18, -19: on the table, clear of units and of closed terrain. */
function standProblem(state: State, general: number, quad: Quad): Refusal | null {
  const { field } = state;
  const facts = { general: (field.generals[general] as GeneralProfile).id };
  if (!insideBox(quad, field.width, field.height)) return refusal('LB-LEAD-04', 'lb.refusal.generalOffTable', facts);
  for (const piece of field.terrain) {
    if (!boxesOverlap(piece, quad)) continue;
    const row = T1[piece.kind];
    if (row.impassable && !row.linear && quadMeetsPolygon(quad, piece.points)) {
      const rule = isDestroyed(state, piece) ? 'LB-BUA-21' : 'LB-LEAD-04';
      return refusal(rule, 'lb.refusal.generalOnClosedGround', { ...facts, terrain: piece.id });
    }
  }
  for (let i = 0; i < state.units.length; i++) {
    if ((state.units[i] as Unit).status !== 'table') continue;
    if (overlaps(quad, quadOfUnit(state, i))) {
      const unit = (field.units[i] as { id: string }).id;
      return refusal('LB-LEAD-04', 'lb.refusal.generalOnUnit', { ...facts, unit });
    }
  }
  return null;
}

/** LB-LEAD-04: a General never moves himself into a threat (LB-LEAD-19). */
function exposureProblem(state: State, general: number, quad: Quad, x: number, y: number): Refusal | null {
  const { outer } = generalSize(state.field, isCinc(state.field, general));
  if (!isExposed(state, sideOfGeneral(state, general), { quad, x, y, outer })) return null;
  const id = (state.field.generals[general] as GeneralProfile).id;
  return refusal('LB-LEAD-19', 'lb.refusal.generalThreatened', { general: id });
}

/** The distance of a ride: from his own centre, or from the unit if attached (LB-GEO-19). */
function rideTo(state: State, general: number, x: number, y: number): number {
  const g = state.generals[general] as General;
  if (g.status === 'attached') return gapToPoint(quadOfUnit(state, g.unit), x, y);
  return Math.sqrt((x - g.x) * (x - g.x) + (y - g.y) * (y - g.y));
}

function gapToPoint(quad: Quad, x: number, y: number): number {
  return gap(quad, {
    ax: x,
    ay: y,
    bx: x + 1,
    by: y,
    cx: x + 1,
    cy: y + 1,
    dx: x,
    dy: y + 1,
    minX: x,
    minY: y,
    maxX: x + 1,
    maxY: y + 1,
  });
}

/** LB-LEAD-04, -11: a ride of up to 2L in any direction, any facing; an attached Leader detaches with it. */
export function rideProblem(state: State, general: number, x: number, y: number, facing: number): Refusal | null {
  const g = state.generals[general] as General;
  const id = (state.field.generals[general] as GeneralProfile).id;
  if (g.status !== 'table' && g.status !== 'attached')
    return refusal('LB-LEAD-23', 'lb.refusal.generalGone', { general: id });
  const numbers = numbersProblem(id, x, y, facing);
  if (numbers !== null) return numbers;
  const asked = rideTo(state, general, x, y);
  const allowed = rideLength(state);
  if (!isWithinLength(asked, allowed)) {
    return refusal('LB-LEAD-04', 'lb.refusal.rideTooFar', { general: id, asked: mm(asked), allowed: mm(allowed) });
  }
  const quad = spotOf(state, general, x, y, facing);
  return (
    standProblem(state, general, quad) ??
    ridePathProblem(state, general, x, y, -1) ??
    exposureProblem(state, general, quad, x, y)
  );
}

/** LB-LEAD-11, LB-CINC-13, LB-SPEC-39: a move that ends in contact with a unit of his own Brigade joins him to it. */
export function attachProblem(state: State, general: number, unit: number): Refusal | null {
  const g = state.generals[general] as General;
  const profile = state.field.generals[general] as GeneralProfile;
  const facts = { general: profile.id };
  if (isCinc(state.field, general)) return refusal('LB-CINC-13', 'lb.refusal.cincNeverAttaches', facts);
  if (g.status !== 'table' && g.status !== 'attached') return refusal('LB-LEAD-23', 'lb.refusal.generalGone', facts);
  if (profile.traits.secondLine && !g.replacement) return refusal('LB-SPEC-39', 'lb.refusal.secondLine', facts);
  if (!isWhole(unit, 0, state.units.length - 1)) return refusal('LB-LEAD-11', 'lb.refusal.ownBrigadeOnly', facts);
  const u = state.units[unit] as Unit;
  const named = { ...facts, unit: (state.field.units[unit] as { id: string }).id };
  if (u.status !== 'table' || u.brigade !== general) return refusal('LB-LEAD-11', 'lb.refusal.ownBrigadeOnly', named);
  if (g.status === 'attached' && g.unit === unit) return refusal('LB-LEAD-11', 'lb.refusal.attachedAlready', named);
  const asked = gap(quadOfGeneral(state, general), quadOfUnit(state, unit));
  const allowed = rideLength(state);
  if (!isWithinLength(asked, allowed)) {
    return refusal('LB-LEAD-11', 'lb.refusal.rideTooFar', { ...named, asked: mm(asked), allowed: mm(allowed) });
  }
  return ridePathProblem(state, general, u.x, u.y, unit);
}

/** Units of his Brigade that he can join now. */
export function attachOffers(state: State, general: number): Command[] {
  const offers: Command[] = [];
  for (const unit of rosterOf(state.field, sideOfGeneral(state, general))) {
    if (attachProblem(state, general, unit) === null) offers.push({ type: 'attach', general, unit });
  }
  return offers;
}

/** His own units; for a CinC the unassigned Reserve, failing that all (LB-LEAD-20). */
function unitsOf(state: State, general: number): number[] {
  const all = unitsOnTable(state, sideOfGeneral(state, general));
  if (!isCinc(state.field, general)) return all.filter((unit) => (state.units[unit] as Unit).brigade === general);
  const reserve = all.filter((unit) => (state.units[unit] as Unit).brigade < 0);
  return reserve.length > 0 ? reserve : all;
}

/** Rides in the ordinary offers; {@link rideOffers} gives more on request. */
const FEW_RIDES = 2;

/**
 * A sample of at most `most` rides: behind the middle of his units and behind each of them, then in eight directions at
 * L.
 */
export function rideOffers(state: State, general: number, most: number = FEW_RIDES): Command[] {
  const g = state.generals[general] as General;
  const offers: Command[] = [];
  const seat = seatOf(state, general);
  const allowed = rideLength(state);
  const reach = furthestBy(state);
  const offer = (spots: readonly Spot[]): void => {
    for (const { x, y, facing } of spots) {
      if (offers.length >= most) return;
      if (x === g.x && y === g.y && g.status === 'table') continue;
      if (!isWithinLength(rideTo(state, general, x, y), allowed)) continue;
      if (rideProblem(state, general, x, y, facing) === null) offers.push({ type: 'ride', general, x, y, facing });
    }
  };
  offer(placesNear(state, unitsOf(state, general), seat, reach));
  if (offers.length < most) offer(winds(seat, state.field.sticks.l));
  return offers;
}

/** Eight places around him, in whole steps; seven tenths of the length along both axes for the diagonals. */
function winds(from: { readonly x: number; readonly y: number; readonly facing: number }, length: number): Spot[] {
  const part = Math.floor((length * 7) / 10);
  const spots: Spot[] = [];
  const steps: readonly (readonly [number, number])[] = [
    [0, -length],
    [part, -part],
    [length, 0],
    [part, part],
    [0, length],
    [-part, part],
    [-length, 0],
    [-part, -part],
  ];
  for (const [dx, dy] of steps) spots.push({ x: from.x + dx, y: from.y + dy, facing: normalise(from.facing) });
  return spots;
}

/** LB-LEAD-20: within his span of at least one of these units, legal, and not threatened. */
function placeProblem(
  state: State,
  general: number,
  span: number,
  units: readonly number[],
  spot: Spot,
): Refusal | null {
  const id = (state.field.generals[general] as GeneralProfile).id;
  const quad = spotOf(state, general, spot.x, spot.y, spot.facing);
  if (!units.some((unit) => isWithin(quad, quadOfUnit(state, unit), span + TOLERANCE))) {
    return refusal('LB-LEAD-20', 'lb.refusal.outOfSpan', { general: id, limit: mm(span) });
  }
  return standProblem(state, general, quad) ?? exposureProblem(state, general, quad, spot.x, spot.y);
}

/** LB-LEAD-20. The owner repositions a threatened (or orphaned) General. */
export function repositionProblem(state: State, general: number, x: number, y: number, facing: number): Refusal | null {
  const id = (state.field.generals[general] as GeneralProfile).id;
  const numbers = numbersProblem(id, x, y, facing);
  if (numbers !== null) return numbers;
  const units = unitsOf(state, general);
  const why = placeProblem(state, general, spanOf(state, general), units, { x, y, facing });
  if (why === null) return null;
  if (units.length === 0 || placesToReposition(state, general).length > 0) return why;
  const last = lastResort(state, general, units);
  return last.some((spot) => spot.x === x && spot.y === y && spot.facing === facing) ? null : why;
}

const MOST_PLACES = 10;

/** LB-LEAD-20, -22. Does he have a unit to be placed near? A CinC left alone stays put. */
export function hasPlaceToGo(state: State, general: number): boolean {
  return unitsOf(state, general).length > 0;
}

/** LB-LEAD-20. Legal places: always at least one while he has a unit. */
export function repositionOffers(state: State, general: number): Command[] {
  const units = unitsOf(state, general);
  if (units.length === 0) return [];
  const places = placesToReposition(state, general);
  const spots = places.length > 0 ? places : lastResort(state, general, units);
  return spots.map(({ x, y, facing }) => ({ type: 'reposition', general, x, y, facing }));
}

/** By General: a player who drags him asks at every place that is refused. */
const knownPlaces = memoizeBy((_state: State) => new Map<number, readonly Spot[]>());

function placesToReposition(state: State, general: number): readonly Spot[] {
  const known = knownPlaces(state);
  const places = known.get(general) ?? legalPlaces(state, general, spanOf(state, general), unitsOf(state, general));
  known.set(general, places);
  return places;
}

/**
 * Places that are legal without a last resort: a sample near his units, else the first of a fine grid, else any that there
 * is, with the facings asked for.
 */
function legalPlaces(
  state: State,
  general: number,
  span: number,
  units: readonly number[],
  sample: readonly Spot[] = placesAround(state, units, span),
  facings: Range = ANY_FACING,
): Spot[] {
  const found: Spot[] = [];
  const isLegal = (spot: Spot): boolean => placeProblem(state, general, span, units, spot) === null;
  for (const spot of sample) {
    if (found.length >= MOST_PLACES) break;
    if (isLegal(spot)) found.push(spot);
  }
  if (found.length > 0) return found;
  for (const spot of gridAround(state, units, span)) if (isLegal(spot)) return [spot];
  const last = anyPlaceOf(state, general, span, units, facings, isLegal);
  return last === null ? [] : [last];
}

const ANY_FACING: Range = { low: 0, high: FULL_TURN - 1 };
/** LB-LEAD-27. */
const UP_THE_TABLE: Range = { low: 0, high: 0 };

/**
 * LB-LEAD-20, when no legal place is left: touching his unit farthest from the enemy, clear of others if possible, else
 * on the unit's own place (Generals block nothing: LB-GEO-19).
 */
function lastResort(state: State, general: number, units: readonly number[]): Spot[] {
  const unit = farthestFromEnemy(state, units);
  const quad = quadOfUnit(state, unit);
  const spots = placesAround(state, [unit], 0);
  const touching = spots.filter((spot) => {
    const stood = spotOf(state, general, spot.x, spot.y, spot.facing);
    return isWithin(stood, quad, TOLERANCE) && standProblem(state, general, stood) === null;
  });
  if (touching.length > 0) return touching;
  const u = state.units[unit] as Unit;
  return [{ x: u.x, y: u.y, facing: u.facing }];
}

function farthestFromEnemy(state: State, units: readonly number[]): number {
  let best = units[0] as number;
  let most = -1;
  for (const unit of units) {
    let nearest = Number.POSITIVE_INFINITY;
    for (const enemy of unitsOnTable(state, sideOf(state, unit) === 0 ? 1 : 0)) {
      nearest = Math.min(nearest, gap(quadOfUnit(state, unit), quadOfUnit(state, enemy)));
    }
    if (nearest > most) {
      most = nearest;
      best = unit;
    }
  }
  return best;
}

/** LB-LEAD-27: a replacement appears within command span of one of his units; LB-LEAD-20 where there is no other place. */
export function replacementProblem(state: State, brigade: number, x: number, y: number): Refusal | null {
  const id = (state.field.generals[brigade] as GeneralProfile).id;
  const numbers = numbersProblem(id, x, y, 0);
  if (numbers !== null) return numbers;
  const why = placeProblem(state, brigade, 2 * state.field.sticks.m, unitsOf(state, brigade), { x, y, facing: 0 });
  if (why === null) return null;
  return replacementOffers(state, brigade).some((spot) => spot.x === x && spot.y === y)
    ? null
    : refusal('LB-LEAD-27', why.reason, why.facts);
}

/** LB-LEAD-27. Places for a new Leader, all facing up the table: his facing has no effect. */
export function replacementOffers(state: State, brigade: number): { x: number; y: number; facing: number }[] {
  const span = 2 * state.field.sticks.m;
  const units = unitsOf(state, brigade);
  const sample = placesAround(state, units, span).map((spot) => ({ ...spot, facing: 0 }));
  const found = legalPlaces(state, brigade, span, units, sample, UP_THE_TABLE);
  if (found.length > 0 || units.length === 0) return found;
  const u = state.units[farthestFromEnemy(state, units)] as Unit;
  return [{ x: u.x, y: u.y, facing: 0 }];
}
