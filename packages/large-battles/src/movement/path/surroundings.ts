/** Units and terrain near a moving unit: gathered once, so that each move is checked against them alone. */
import { gap, overlaps, type Quad, quadOf } from '@drumhead/table';
import {
  bodyOfUnit,
  type Footprint,
  footprintOf,
  generalSize,
  isCinc,
  quadOfPiece,
  sideOf,
} from '../../ground/footprints.ts';
import { type Box, boxesMeet } from '../../ground/boxes.ts';
import { isDestroyed, T1 } from '../../ground/terrainKinds.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import type { Field, General, SideIndex, State, TerrainPiece, Unit, UnitProfile } from '../../state/state.ts';
import { isFast, lengthOf, rungOf } from '../distance.ts';

/** A unit near the one that moves, with the gap between them as it stands. */
export interface NearUnit {
  readonly unit: number;
  readonly quad: Quad;
  readonly gap: number;
  /** LB-MOVE-31: an enemy already within 1S. */
  readonly close: boolean;
}

export interface NearGeneral {
  readonly general: number;
  readonly quad: Quad;
}

export interface Surroundings {
  readonly state: State;
  readonly field: Field;
  readonly unit: number;
  readonly u: Unit;
  readonly profile: UnitProfile;
  readonly side: SideIndex;
  readonly size: Footprint;
  readonly quad: Quad;
  readonly enemies: readonly NearUnit[];
  /** Friends that a move may end on, or within 1VS of. */
  readonly friends: readonly NearUnit[];
  /** Unattached enemy Generals (LB-LEAD-17, -18). */
  readonly generals: readonly NearGeneral[];
  readonly difficult: readonly TerrainPiece[];
  readonly obstacles: readonly TerrainPiece[];
  /** Buildings and sectors. */
  readonly solid: readonly TerrainPiece[];
  readonly streams: readonly TerrainPiece[];
  /** Bridges and fords. */
  readonly crossings: readonly TerrainPiece[];
  /** The table edge is within reach. */
  readonly edge: boolean;
  /** Only friends are within reach: a move can be refused only for its end. */
  readonly open: boolean;
  /** Nothing is within reach: no move can be refused because of its surroundings. */
  readonly calm: boolean;
}

const NO_UNITS: readonly NearUnit[] = [];
const NO_GENERALS: readonly NearGeneral[] = [];
const NO_PIECES: readonly TerrainPiece[] = [];

/** Everything that may matter to one action of this unit: any move, a change of formation, an Approach. */
export function aroundActions(state: State, unit: number): Surroundings {
  const { field } = state;
  const { formation } = state.units[unit] as Unit;
  const longest = lengthOf(field, rungOf(field.units[unit] as UnitProfile, formation), 0);
  // A column's head goes the distance while its body may swing about it; a turn stays in the circle round the unit.
  if (isFast(state.field, formation)) return surroundings(state, unit, longest + 2 * footprintOf(state, unit).outer);
  // No new footprint reaches further than two VS beyond the old one.
  return surroundings(state, unit, Math.max(longest, 2 * field.sticks.vs));
}

/** Everything that may matter to a move of up to `reach` steps from the unit's place. */
export function surroundings(state: State, unit: number, reach: number): Surroundings {
  const { field, units } = state;
  const u = units[unit] as Unit;
  const profile = field.units[unit] as UnitProfile;
  const { size, quad } = bodyOfUnit(state, unit);
  const near = reach + size.outer;
  const stop = field.sticks.s + TOLERANCE;
  const apart = field.sticks.vs + TOLERANCE;
  let enemies: NearUnit[] | null = null;
  let friends: NearUnit[] | null = null;
  for (let i = 0; i < units.length; i++) {
    const o = units[i] as Unit;
    if (o.status !== 'table' || i === unit) continue;
    const dx = o.x - u.x;
    const dy = o.y - u.y;
    const body = bodyOfUnit(state, i);
    const friend = sideOf(state, i) === profile.side;
    const wide = near + body.outer + (friend ? apart : stop);
    if (dx * dx + dy * dy > wide * wide) continue;
    const other = body.quad;
    if (!friend) {
      const between = gap(quad, other);
      enemies ??= [];
      enemies.push({ unit: i, quad: other, gap: between, close: between <= stop });
    } else {
      friends ??= [];
      friends.push({ unit: i, quad: other, gap: 0, close: false });
    }
  }
  const generals = nearGenerals(state, u, profile.side, near);
  let difficult: TerrainPiece[] | null = null;
  let obstacles: TerrainPiece[] | null = null;
  let solid: TerrainPiece[] | null = null;
  let streams: TerrainPiece[] | null = null;
  let crossings: TerrainPiece[] | null = null;
  const box: Box = { minX: u.x - near, maxX: u.x + near, minY: u.y - near, maxY: u.y + near };
  for (const piece of field.terrain) {
    if (!boxesMeet(piece, box)) continue;
    const row = T1[piece.kind];
    if (row.difficult) difficult = added(difficult, piece);
    else if (row.obstacle) obstacles = added(obstacles, piece);
    else if (piece.kind === 'stream') streams = added(streams, piece);
    else if (row.impassable) solid = added(solid, piece);
    else if (piece.kind === 'bridge' || piece.kind === 'ford') crossings = added(crossings, piece);
  }
  const edge = box.minX < 0 || box.minY < 0 || box.maxX > field.width || box.maxY > field.height;
  const open =
    !edge &&
    enemies === null &&
    generals.length === 0 &&
    difficult === null &&
    obstacles === null &&
    solid === null &&
    streams === null;
  return {
    state,
    field,
    unit,
    u,
    profile,
    side: profile.side,
    size,
    quad,
    enemies: enemies ?? NO_UNITS,
    friends: friends ?? NO_UNITS,
    generals,
    difficult: difficult ?? NO_PIECES,
    obstacles: obstacles ?? NO_PIECES,
    solid: solid ?? NO_PIECES,
    streams: streams ?? NO_PIECES,
    crossings: crossings ?? NO_PIECES,
    edge,
    open,
    calm: open && friends === null,
  };
}

function added(list: TerrainPiece[] | null, piece: TerrainPiece): TerrainPiece[] {
  if (list === null) return [piece];
  list.push(piece);
  return list;
}

/** LB-LEAD-18: unattached enemy Generals within `near` steps. */
function nearGenerals(state: State, u: Unit, side: SideIndex, near: number): readonly NearGeneral[] {
  const { field, generals } = state;
  let found: NearGeneral[] | null = null;
  for (let i = 0; i < generals.length; i++) {
    const g = generals[i] as General;
    if (g.status !== 'table' || (field.generals[i] as { side: SideIndex }).side === side) continue;
    const size = generalSize(field, isCinc(field, i));
    const wide = near + size.outer;
    const dx = g.x - u.x;
    const dy = g.y - u.y;
    if (dx > wide || dx < -wide || dy > wide || dy < -wide) continue;
    found ??= [];
    found.push({ general: i, quad: quadOf(g, size) });
  }
  return found ?? NO_GENERALS;
}

/**
 * The purpose of entering terrain: an ordinary move, a road move (LB-BUA-07), or closing with an enemy there
 * (LB-BUA-08).
 */
export type Errand = 'plain' | 'road' | 'fight';

/**
 * LB-TERR-04, LB-BUA-07, -08, -21: is this building or sector closed to the unit? A sector is open by road while it is
 * otherwise empty; for closing with an enemy caught in it; and to a unit that a fight has left in it, until it is out
 * again.
 */
export function isClosed(s: Surroundings, piece: TerrainPiece, errand: Errand): boolean {
  if (piece.kind !== 'sector') return true;
  const square = quadOfPiece(piece);
  const inside = overlaps(s.quad, square);
  const fast = isFast(s.field, s.u.formation);
  if (s.state.sectors[piece.sector]?.unit !== -1) return true;
  if (inside && (errand === 'road' || !fast)) return false;
  if (isDestroyed(s.state, piece)) return true;
  const within = (others: readonly NearUnit[]): boolean => others.some((other) => overlaps(other.quad, square));
  if (errand === 'road') return within(s.enemies) || within(s.friends);
  return errand === 'plain' || fast || !within(s.enemies);
}
