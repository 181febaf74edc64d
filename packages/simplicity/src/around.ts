/** What stands and lies near a unit: gathered once, then every way it might go is tried against this alone. */
import { isWithin, type Point, type Polygon, type Quad, type Size } from '@drumhead/table';
import { bodyOf, isOnTable, outerOf, overlapsArea, profileOf, sideOf, unitOf } from './geometry.ts';
import { sortedTerrain } from './going.ts';
import { sizeOf } from './kinds.ts';
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
  const near = reach + outerOf(size) + CM + TOLERANCE;
  let friends: Neighbour[] | null = null;
  let enemies: Foe[] | null = null;
  for (let i = 0; i < state.units.length; i++) {
    const other = state.units[i] as Unit;
    if (i === unit || !isOnTable(other)) continue;
    const { quad, points, outer } = bodyOf(state, i);
    const dx = other.x - at.x;
    const dy = other.y - at.y;
    if (dx * dx + dy * dy > (near + outer) * (near + outer)) continue;
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
  const barred = nearOf(sorted.barred[profile.kind], at, near);
  return {
    state,
    unit,
    profile,
    size,
    friends: friends ?? NOBODY,
    enemies: enemies ?? NOBODY,
    barred,
    stranded: barred.length === 0 ? NOBODY : strandedOn(state, unit, u, barred),
    sections: nearOf(sorted.sections, at, near),
    fieldworks: nearOf(sorted.areas.fieldwork, at, near),
    costly: nearOf(sorted.costly[profile.kind], at, near),
  };
}

/** Is there nothing in the box around a sweep that it could meet, come too near to or pay for? */
export function isEmpty(s: Around, sweep: Sweep): boolean {
  if (s.stranded.length > 0) return false; // every step of its way out counts twice (SIP-MOV-15)
  const { width, depth } = s.state.field;
  const box = widened(sweep, TOLERANCE);
  if (box.minX < 0 || box.minY < 0 || box.maxX > width || box.maxY > depth) return false;
  for (const { quad } of s.friends) if (!areApart(quad, box, 0)) return false;
  for (const { quad } of s.enemies) if (!areApart(quad, box, CM)) return false;
  return isFreeOf(s.barred, box) && isFreeOf(s.sections, box) && isFreeOf(s.fieldworks, box) && isFreeOf(s.costly, box);
}

function isFreeOf(pieces: readonly Box[], box: Box): boolean {
  for (const piece of pieces) if (!areApart(piece, box, 0)) return false;
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
  const found = barred.filter((area) => overlapsArea(quad, area.points));
  return found.length === 0 ? NOBODY : found;
}

function nearOf<P extends Piece>(pieces: readonly P[], { x, y }: Point, near: number): readonly P[] {
  let found: P[] | null = null;
  for (const piece of pieces) {
    if (piece.minX > x + near || piece.maxX < x - near || piece.minY > y + near || piece.maxY < y - near) continue;
    found ??= [];
    found.push(piece);
  }
  return found ?? NOBODY;
}
