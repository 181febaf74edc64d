/** What stands and lies near a unit: gathered once, then every way it might go is tried against this alone. */
import { insideBox, isWithin, type Point, type Polygon, type Quad, type Size } from '@drumhead/table';
import {
  bodiesOf,
  type Body,
  bodyOf,
  isOnTable,
  outerOf,
  overlapsArea,
  profileOf,
  sideOf,
  unitOf,
} from './geometry.ts';
import { sortedTerrain } from './going.ts';
import { rateOf, sizeOf } from './kinds.ts';
import { CM, TOLERANCE } from './measure.ts';
import { areApart, type Box, nearnessTo, type Sweep, widened } from './sweep.ts';
import type { Area, Line, Piece, Section, State, Unit, UnitProfile } from './state.ts';

/** Another unit near the one that moves. */
export interface Neighbour {
  readonly unit: number;
  readonly quad: Quad;
  readonly points: Polygon;
  /** On the table and not routing. */
  readonly ready: boolean;
}

export interface Foe extends Neighbour {
  /** SIP-MOV-10. How near it may be come to: 1 cm, or as near as it is already. */
  readonly least: number;
}

export interface Around {
  readonly state: State;
  readonly unit: number;
  readonly profile: UnitProfile;
  readonly size: Size;
  /** Units on the table, each side in the order of the list. */
  readonly friends: readonly Neighbour[];
  readonly enemies: readonly Foe[];
  /** Ground that no part of the unit may enter (SIP-TER-3, -4, -10). */
  readonly barred: readonly Area[];
  /** Of that, what a forced move has left it on (SIP-MOV-15). */
  readonly stranded: readonly Area[];
  readonly sections: readonly Section[];
  readonly fieldworks: readonly Area[];
  /** What makes a way cost more than its length (SIP-MOV-14). */
  readonly costly: readonly (Area | Line)[];
}

const NOBODY: readonly never[] = [];

/** All that a unit may have to do with whose centre comes no further than `reach` steps from a place. */
export function around(state: State, unit: number, at: Point, reach: number): Around {
  const profile = profileOf(state, unit);
  const size = sizeOf(profile);
  const u = unitOf(state, unit);
  const span = spanOf(profile, reach);
  let friends: Neighbour[] | null = null;
  let enemies: Foe[] | null = null;
  const bodies = bodiesOf(state);
  for (let i = 0; i < state.units.length; i++) {
    const other = state.units[i] as Unit;
    if (i === unit || !isOnTable(other)) continue;
    const { quad, points, outer } = bodies[i] as Body;
    if (!isInSpan(other, outer, at.x, at.y, span)) continue;
    const ready = other.status === 'ready';
    if (sideOf(state, i) === profile.side) {
      friends ??= [];
      friends.push({ unit: i, quad, points, ready });
    } else {
      enemies ??= [];
      enemies.push({ unit: i, quad, points, ready, least: leastOf(state, unit, u, quad) });
    }
  }
  const sorted = sortedTerrain(state.terrain);
  const barred = nearOf(sorted.barred[profile.kind], at, span);
  return {
    state,
    unit,
    profile,
    size,
    friends: friends ?? NOBODY,
    enemies: enemies ?? NOBODY,
    barred,
    stranded: barred.length === 0 ? NOBODY : strandedOn(state, unit, u, barred),
    sections: nearOf(sorted.sections, at, span),
    fieldworks: nearOf(sorted.areas.fieldwork, at, span),
    costly: nearOf(sorted.costly[profile.kind], at, span),
  };
}

/** How far any order of a unit but a march by road takes it. */
export function reachOf(profile: UnitProfile): number {
  return rateOf(profile) + 2 * TOLERANCE;
}

/** How far from a place a unit has to do with anything, its centre coming no further than `reach` steps from it. */
export function spanOf(profile: UnitProfile, reach: number): number {
  return reach + outerOf(sizeOf(profile)) + CM + TOLERANCE;
}

/** Does a unit with such a circle around it come within so many steps of a place? */
export function isInSpan(other: Unit, outer: number, x: number, y: number, span: number): boolean {
  const dx = other.x - x;
  const dy = other.y - y;
  return dx * dx + dy * dy <= (span + outer) * (span + outer);
}

/** Does a box come within so many steps of a place, along either side of the table? */
export function isAbout({ minX, minY, maxX, maxY }: Box, { x, y }: Point, span: number): boolean {
  return minX <= x + span && maxX >= x - span && minY <= y + span && maxY >= y - span;
}

/**
 * Is there nothing in the box around a sweep, of what is within `reach` of where the unit stands, that it could meet, come
 * too near to or pay for? Then it is open and costs its length; nothing need be gathered to know that.
 */
export function isClear(state: State, unit: number, at: Point, sweep: Sweep, reach: number): boolean {
  const box = widened(sweep.box, TOLERANCE);
  const { width, depth } = state.field;
  if (box.minX < 0 || box.minY < 0 || box.maxX > width || box.maxY > depth) return false;
  const profile = profileOf(state, unit);
  if (!isClearOfUnits(state, unit, profile, at, box, reach)) return false;
  const sorted = sortedTerrain(state.terrain);
  for (const piece of sorted.hindering[profile.kind]) if (!areApart(piece, box, 0)) return false;
  // Every step of its way out of closed ground counts twice (SIP-MOV-15).
  const barred = sorted.barred[profile.kind];
  return barred.length === 0 || strandedOn(state, unit, unitOf(state, unit), barred).length === 0;
}

/** The same for a footprint that stands: what costs more than its length is nothing to it, nor is the table's edge that it touches. */
export function isClearSpot(state: State, unit: number, at: Point, quad: Quad): boolean {
  if (!insideBox(quad, state.field.width, state.field.depth)) return false;
  const profile = profileOf(state, unit);
  const box = widened(quad, TOLERANCE);
  if (!isClearOfUnits(state, unit, profile, at, box, 0)) return false;
  for (const piece of sortedTerrain(state.terrain).closed[profile.kind]) if (!areApart(piece, box, 0)) return false;
  return true;
}

function isClearOfUnits(state: State, unit: number, profile: UnitProfile, at: Point, box: Box, reach: number): boolean {
  const { units, field } = state;
  const bodies = bodiesOf(state);
  for (let i = 0; i < units.length; i++) {
    const other = units[i] as Unit;
    if (i === unit || !isOnTable(other)) continue;
    const { box: own, outer } = bodies[i] as Body;
    if (areApart(own, box, field.units[i]?.side === profile.side ? 0 : CM)) continue;
    if (isInSpan(other, outer, at.x, at.y, spanOf(profile, reach))) return false;
  }
  return true;
}

/** The same for ways that begin where the unit stands. */
export function aroundUnit(state: State, unit: number, reach: number): Around {
  return around(state, unit, unitOf(state, unit), reach);
}

/** SIP-MOV-10. */
function leastOf(state: State, unit: number, u: Unit, enemy: Quad): number {
  if (!isOnTable(u)) return CM;
  const { quad } = bodyOf(state, unit);
  return isWithin(quad, enemy, CM) ? nearnessTo(quad, enemy) : CM;
}

/** SIP-MOV-15. */
function strandedOn(state: State, unit: number, u: Unit, barred: readonly Area[]): readonly Area[] {
  if (u.section >= 0 || !isOnTable(u)) return NOBODY;
  const { quad } = bodyOf(state, unit);
  let found: Area[] | null = null;
  for (const area of barred) {
    if (areApart(area, quad, 0) || !overlapsArea(quad, area.points)) continue;
    found ??= [];
    found.push(area);
  }
  return found ?? NOBODY;
}

function nearOf<P extends Piece>(pieces: readonly P[], at: Point, span: number): readonly P[] {
  let found: P[] | null = null;
  for (const piece of pieces) {
    if (!isAbout(piece, at, span)) continue;
    found ??= [];
    found.push(piece);
  }
  return found ?? NOBODY;
}
