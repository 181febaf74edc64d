/** Forced straight moves, by recoil or flight: what walls, bases and the table edge allow (SK-GEO-12, -13). */
import { firstIntoDisc, firstIntoSegment, cosine, roundOffset, sine } from '@drumhead/table';
import { someBarrier } from '../ground/barriers.ts';
import { isThere, radiusOf } from '../ground/geometry.ts';
import { buildingAt, isUpstairs, passageOf, type Place, sameFloor } from '../ground/terrain.ts';
import type { BuildingFeature, Model, State } from '../state/state.ts';

/** A unit vector. (Floats, unlike places, which are whole steps.) */
export interface Direction {
  readonly ux: number;
  readonly uy: number;
}

const NEVER = Number.POSITIVE_INFINITY;

/** The direction of a vector, or null if it is shorter than `least`. */
export function directionOf(x: number, y: number, least = 0): Direction | null {
  const length = Math.sqrt(x * x + y * y);
  return length <= least ? null : { ux: x / length, uy: y / length };
}

/** The direction turned to its left by whole facing steps (negative: to its right). */
export function turnedLeft(direction: Direction, turn: number): Direction {
  const along = cosine(turn);
  const left = sine(turn);
  return { ux: direction.ux * along + direction.uy * left, uy: direction.uy * along - direction.ux * left };
}

/** The place at a distance in a direction, rounded to the lattice. */
export function placeAlong(at: Place, direction: Direction, distance: number): { x: number; y: number } {
  return { x: at.x + roundOffset(direction.ux * distance), y: at.y + roundOffset(direction.uy * distance) };
}

/** The place itself or, if it is off the table, the nearest place on the edge. */
export function withinEdges({ field: { side } }: State, { x, y }: { readonly x: number; readonly y: number }) {
  return { x: x < 0 ? 0 : x > side ? side : x, y: y < 0 ? 0 : y > side ? side : y };
}

/** How far the base gets before a wall or, with `obstacles`, a linear obstacle. */
export function wayToWall(
  state: State,
  model: number,
  direction: Direction,
  reach: number,
  obstacles: boolean,
): number {
  const at = state.models[model] as Model;
  const radius = radiusOf(state, model);
  const upstairs = isUpstairs(state, at);
  let found = NEVER;
  someBarrier(state, upstairs ? at.level : 0, obstacles && !upstairs, (x1, y1, x2, y2) => {
    const way = firstIntoSegment(at.x, at.y, direction.ux, direction.uy, reach, x1, y1, x2, y2, radius);
    if (way < found) found = way;
    return false;
  });
  // SK-MOV-18. A rider goes through no door.
  return found === NEVER && at.mounted && meetsDoor(state, at, placeAlong(at, direction, reach)) ? 0 : found;
}

function meetsDoor(state: State, at: Place, end: { readonly x: number; readonly y: number }): boolean {
  return state.features.some(
    (feature) => feature.kind === 'building' && passageOf(feature, 0, at.x, at.y, end.x, end.y) !== 'open',
  );
}

/** How far the base gets before it comes within `apart` of one of the given bases. */
export function wayToBase(
  state: State,
  model: number,
  direction: Direction,
  reach: number,
  apart: number,
  asked: (other: number) => boolean,
): number {
  const at = state.models[model] as Model;
  const radius = radiusOf(state, model);
  let found = NEVER;
  for (let i = 0; i < state.models.length; i += 1) {
    if (i === model || !isThere(state, i) || !asked(i)) continue;
    const other = state.models[i] as Model;
    if (!sameFloor(state, at, other)) continue;
    const rim = radius + radiusOf(state, i) + apart;
    const way = firstIntoDisc(at.x, at.y, direction.ux, direction.uy, reach, other.x, other.y, rim);
    // A base that starts within the margin and comes no nearer is not stopped by it.
    if (way === 0 && apart > 0 && (other.x - at.x) * direction.ux + (other.y - at.y) * direction.uy <= 0) continue;
    if (way < found) found = way;
  }
  return found;
}

/** SK-MOV-19. How far the base gets before its centre is less than `inside` steps from the edge. */
export function wayToEdge(state: State, at: Place, direction: Direction, inside: number): number {
  const far = state.field.side - inside;
  const across =
    direction.ux < 0 ? (at.x - inside) / -direction.ux : direction.ux > 0 ? (far - at.x) / direction.ux : NEVER;
  const down =
    direction.uy < 0 ? (at.y - inside) / -direction.uy : direction.uy > 0 ? (far - at.y) / direction.uy : NEVER;
  return Math.max(0, Math.min(across, down));
}

/** SK-HTH-18, SK-MOV-15. Levels that a base drops if it is driven to (x, y) off an upper floor or a roof. */
export function dropTo(state: State, at: Place, x: number, y: number): number {
  if (!isUpstairs(state, at)) return 0;
  const house = buildingAt(state, x, y);
  if (house === buildingAt(state, at.x, at.y)) return 0;
  const roof = house < 0 ? 0 : (state.features[house] as BuildingFeature).floors;
  return Math.max(0, at.level - roof);
}
