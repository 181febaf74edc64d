/** Where pieces stand and how much room they take, in millimetres; who lies under a finger. */
import type { Formation, State, UnitProfile } from '@drumhead/large-battles';
import type { Point } from '../../table/camera.ts';
import { layoutOf } from './pieces/layouts.ts';
import type { PieceRef } from './scene.ts';
import { ahead, bearingOf, degrees, mm } from '../../table/units.ts';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly facing: number;
  readonly width: number;
  readonly depth: number;
}

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

/** A point as seen from a piece: to its right, and ahead of it. */
export function seenFrom(place: Place, at: Point): { readonly right: number; readonly ahead: number } {
  const f = ahead(place.facing * 16);
  const [dx, dy] = [at.x - place.x, at.y - place.y];
  return { ahead: dx * f.x + dy * f.y, right: dx * -f.y + dy * f.x };
}

/** And back to the table. */
export function fromSeen(place: Place, right: number, forward: number): Point {
  const f = ahead(place.facing * 16);
  return { x: place.x + forward * f.x - right * f.y, y: place.y + forward * f.y + right * f.x };
}

/** How far a point is from a footprint; 0 inside. */
export function distanceTo(place: Place, at: Point): number {
  const { right, ahead: forward } = seenFrom(place, at);
  const dx = Math.max(0, Math.abs(right) - place.width / 2);
  const dy = Math.max(0, Math.abs(forward) - place.depth / 2);
  return Math.hypot(dx, dy);
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

/** The four corners, front left first, clockwise. */
export function cornersOf(place: Place): readonly [Point, Point, Point, Point] {
  const [w, d] = [place.width / 2, place.depth / 2];
  return [fromSeen(place, -w, d), fromSeen(place, w, d), fromSeen(place, w, -d), fromSeen(place, -w, -d)];
}

/** The gap between two footprints, and the two points where it is least. */
export function gapBetween(a: Place, b: Place): { readonly gap: number; readonly from: Point; readonly to: Point } {
  const [p, q] = [cornersOf(a), cornersOf(b)] as const;
  if (p.some((c) => distanceTo(b, c) === 0) || q.some((c) => distanceTo(a, c) === 0)) return { gap: 0, from: a, to: b };
  let least = { gap: Number.POSITIVE_INFINITY, from: p[0], to: q[0] };
  const edges = (corners: readonly Point[], points: readonly Point[], swap: boolean) => {
    for (const point of points) {
      for (let i = 0; i < 4; i++) {
        const near = nearestOn(corners[i] as Point, corners[(i + 1) % 4] as Point, point);
        const gap = Math.hypot(near.x - point.x, near.y - point.y);
        if (gap < least.gap) least = swap ? { gap, from: point, to: near } : { gap, from: near, to: point };
      }
    }
  };
  edges(p, q, false);
  edges(q, p, true);
  return least;
}

function nearestOn(a: Point, b: Point, p: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const t = Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return { x: a.x + dx * t, y: a.y + dy * t };
}
