/** What stands and lies near a unit: whether it has to do with anything there at all. */
import { isWithin, type Point, type Quad } from '@drumhead/table';
import { footprintOf, isOnTable, profileOf, sideOf, unitOf, unitsBy } from './footprints.ts';
import { groundFor } from './terrainEffects.ts';
import { rateOf, sizeOf } from '../state/unitTables.ts';
import { CM, TOLERANCE } from '../state/lengths.ts';
import { areApart, type Box, isBeyondBox, nearnessTo, type Sweep, widened } from './sweep.ts';
import { lowestOf, standingBy } from '../strips.ts';
import type { Area, State, Unit, UnitProfile } from '../state/state.ts';

/** How far any order of a unit but a march by road takes it. */
export function reachOf(profile: UnitProfile): number {
  return rateOf(profile) + 2 * TOLERANCE;
}

/** How far from a place a unit has to do with anything, its centre coming no further than `reach` steps from it. */
export function spanOf(profile: UnitProfile, reach: number): number {
  return reach + sizeOf(profile).outer + CM + TOLERANCE;
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

/** The other units on the table whose boxes come within 1 cm of this one, rounding allowed for. */
export function unitsNear(state: State, unit: number, box: Box): readonly number[] {
  return unitsBy(state, unit, box, CM + 2 * TOLERANCE);
}

/**
 * Is there no ground in the box around a sweep that bars or slows the unit, or that it would have to get out of? Then a way
 * there costs its length, and units and the edge of the table alone can close it.
 */
export function isBare(state: State, unit: number, { box }: Sweep): boolean {
  const around = widened(box, TOLERANCE);
  const { hindering, strips } = groundFor(profileOf(state, unit), state.terrain);
  for (let word = 0; word < strips.words; word++) {
    for (let left = standingBy(strips, word, around); left !== 0; left &= left - 1) {
      const k = 32 * word + lowestOf(left);
      if (!areApart(hindering[k] as Box, around, 0)) return false;
    }
  }
  // Every step of its way out of closed ground counts twice (SIP-MOV-15).
  return !isStranded(state, unit);
}

/**
 * Is there nothing in the box around a sweep, of what is within `reach` of where the unit stands, that it could meet, come
 * too near to or pay for? Then it is open and costs its length. `near`: the units near that box; `bare`: no ground is.
 */
export function isClear(
  state: State,
  unit: number,
  at: Point,
  sweep: Sweep,
  reach: number,
  near = unitsNear(state, unit, sweep.box),
  bare = isBare(state, unit, sweep),
): boolean {
  if (!bare) return false;
  const { field } = state;
  const box = widened(sweep.box, TOLERANCE);
  if (box.minX < 0 || box.minY < 0 || box.maxX > field.width || box.maxY > field.depth) return false;
  const profile = profileOf(state, unit);
  const span = spanOf(profile, reach);
  for (let k = 0; k < near.length; k++) {
    const i = near[k] as number;
    const { quad, outer } = footprintOf(state, i);
    if (isBeyondBox(quad, box, sideOf(state, i) === profile.side ? 0 : CM)) continue;
    if (isInSpan(unitOf(state, i), outer, at.x, at.y, span)) return false;
  }
  return true;
}

/** SIP-MOV-10. How near the unit may come to an enemy: 1 cm, or as near as it is already. */
export function nearnessNow(state: State, unit: number, enemy: Quad): number {
  if (!isOnTable(unitOf(state, unit))) return CM;
  const { quad } = footprintOf(state, unit);
  return isWithin(quad, enemy, CM) ? nearnessTo(quad, enemy) : CM;
}

/** SIP-MOV-15. Has a forced move left it on any ground that it may not enter? */
export function isStranded(state: State, unit: number): boolean {
  return footprintOf(state, unit).stranded.length > 0;
}

/** SIP-MOV-15. On this ground? */
export function isStrandedOn(state: State, unit: number, area: Area): boolean {
  return footprintOf(state, unit).stranded.includes(area);
}
