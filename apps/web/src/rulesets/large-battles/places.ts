/** Where pieces stand and how much room they take, in millimetres; who lies under a finger. */
import type { Formation, State, UnitProfile } from '@drumhead/large-battles';
import type { Point } from '../../table/camera.ts';
import { distanceTo, type Place, seenFrom } from '../../troops/footprints.ts';
import { layoutOf } from './pieces/layouts.ts';
import type { PieceRef } from './scene.ts';
import { bearingOf, degrees, mm } from '../../table/units.ts';

export function unitPlace(state: State, index: number): Place | null {
  const unit = state.units[index];
  const profile = state.field.units[index];
  if (!unit || !profile || unit.status !== 'table') return null;
  return {
    x: mm(unit.x),
    y: mm(unit.y),
    facing: degrees(unit.facing),
    ...sizeIn(state, profile, unit.formation, unit.battery >= 0),
  };
}

export function sizeIn(
  state: State,
  profile: UnitProfile,
  formation: Formation,
  grand = false,
): { readonly width: number; readonly depth: number } {
  const { width, depth } = layoutOf(state.field, profile.arm, formation, grand);
  return { width: width * state.field.factor, depth: depth * state.field.factor };
}

/** A sector of a town: the square with its first side in front. */
export function sectorPlace(state: State, sector: number): Place | null {
  const piece = state.field.terrain.find((one) => one.sector === sector);
  if (!piece) return null;
  const [ax = 0, ay = 0, bx = 0, by = 0, cx = 0, cy = 0] = piece.points.map(mm);
  const width = Math.hypot(bx - ax, by - ay);
  const depth = Math.hypot(cx - bx, cy - by);
  return { x: (ax + cx) / 2, y: (ay + cy) / 2, facing: bearingOf(bx - ax, by - ay) - 90, width, depth };
}

export function generalPlace(state: State, index: number): Place | null {
  const general = state.generals[index];
  const profile = state.field.generals[index];
  if (!general || !profile) return null;
  if (general.status === 'attached') return unitPlace(state, general.unit);
  if (general.status !== 'table') return null;
  const width = (profile.brigade < 0 ? 30 : 15) * state.field.factor;
  return { x: mm(general.x), y: mm(general.y), facing: degrees(general.facing), width, depth: 30 * state.field.factor };
}

export function placeOf(state: State, piece: PieceRef): Place | null {
  return piece.what === 'unit' ? unitPlace(state, piece.index) : generalPlace(state, piece.index);
}

/** The piece under a finger: the nearest within reach; of those that are under it, the smallest. */
export function pieceAt(
  state: State,
  at: Point,
  reach: number,
  prefer: (piece: PieceRef) => boolean = () => false,
): PieceRef | null {
  let best: PieceRef | null = null;
  let least = Number.POSITIVE_INFINITY;
  const consider = (piece: PieceRef, place: Place | null, bonus: number) => {
    if (!place) return;
    const away = distanceTo(place, at);
    if (away > reach) return;
    const worth =
      away +
      Math.hypot(seenFrom(place, at).right, seenFrom(place, at).ahead) * 0.02 -
      bonus -
      (prefer(piece) ? reach : 0);
    if (worth < least) {
      least = worth;
      best = piece;
    }
  };
  for (let i = 0; i < state.units.length; i++) consider({ what: 'unit', index: i }, unitPlace(state, i), 0);
  for (let i = 0; i < state.generals.length; i++) {
    if (state.generals[i]?.status === 'table') consider({ what: 'general', index: i }, generalPlace(state, i), 2);
  }
  return best;
}
