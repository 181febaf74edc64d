/** SK-GEO-5, SK-MOV-6, -10: walls and obstacles as segments, derived once per list of features. */
import { memoizeBy } from '@drumhead/engine';
import { pointSegmentGapSquared, segmentsGapSquared } from '@drumhead/table';
import { farFromBox, isBesideBox } from './outlines.ts';
import { isLinear, isUpstairs, type Place } from './terrain.ts';
import { terrainIndexOf } from './terrainIndex.ts';
import type { BuildingFeature, Feature, State } from '../state/state.ts';

/** Numbers of one segment in a list of barriers: x1, y1, x2, y2 and the index of its feature. */
export const BARRIER = 5;

/** By level, with and without obstacles. */
const listsOf = memoizeBy<readonly Feature[], (readonly number[] | undefined)[]>(() => []);

/**
 * The walls and linear obstacles that a base on this level cannot overlap (SK-GEO-5), one after another in a flat list.
 * Doorways are left free; `obstacles` false leaves out what can be crossed.
 */
export function barriersOn(state: State, level: number, obstacles: boolean): readonly number[] {
  const lists = listsOf(state.features);
  return (lists[2 * level + (obstacles ? 1 : 0)] ??= barriersIn(state.features, level, obstacles));
}

function barriersIn(features: readonly Feature[], level: number, obstacles: boolean): readonly number[] {
  const list: number[] = [];
  features.forEach((feature, i) => {
    if (feature.kind === 'building') pushWalls(feature, level, i, list);
    else if (feature.kind === 'highWall' || (obstacles && isLinear(feature))) {
      list.push(feature.x1, feature.y1, feature.x2, feature.y2, i);
    }
  });
  return list;
}

/** SK-MOV-6, -10. The walls that block a base on this level, as a list of barriers. */
export function wallsFor(state: State, at: Place): readonly number[] {
  return barriersOn(state, isUpstairs(state, at) ? at.level : 0, false);
}

/** SK-MOV-6. Does the straight way to (x, y) run into a wall? */
export function runsIntoWall(state: State, from: Place, x: number, y: number, radius: number): boolean {
  const walls = wallsFor(state, from);
  const box = {
    minX: Math.min(from.x, x) - radius,
    minY: Math.min(from.y, y) - radius,
    maxX: Math.max(from.x, x) + radius,
    maxY: Math.max(from.y, y) + radius,
  };
  for (let i = 0; i < walls.length; i += BARRIER) {
    const ax = walls[i] as number;
    const ay = walls[i + 1] as number;
    const bx = walls[i + 2] as number;
    const by = walls[i + 3] as number;
    if (isBesideBox(box, ax, ay, bx, by)) continue;
    if (segmentsGapSquared(from.x, from.y, x, y, ax, ay, bx, by) < radius * radius) return true;
  }
  return false;
}

/** Does `look`, called with the ends of each barrier and the index of its feature, return true for any of them? */
export function someBarrier(
  state: State,
  level: number,
  obstacles: boolean,
  look: (x1: number, y1: number, x2: number, y2: number, feature: number) => boolean,
): boolean {
  const list = barriersOn(state, level, obstacles);
  for (let i = 0; i < list.length; i += BARRIER) {
    const x1 = list[i] as number;
    const y1 = list[i + 1] as number;
    const x2 = list[i + 2] as number;
    const y2 = list[i + 3] as number;
    if (look(x1, y1, x2, y2, list[i + 4] as number)) return true;
  }
  return false;
}

/** The ends of one: an obstacle, a wall or an opening. */
export type Barrier = readonly [x1: number, y1: number, x2: number, y2: number];

/** Obstacles, walls and openings of every floor that may lie between (x, y) and a place within `reach` steps of it. */
export function barriersBeside(
  state: State,
  { x, y }: { readonly x: number; readonly y: number },
  reach: number,
): readonly Barrier[] {
  const found: Barrier[] = [];
  const { lines, buildings } = terrainIndexOf(state.features);
  for (const { feature, box } of lines) {
    if (!farFromBox(box, x, y, x, y, reach)) found.push([feature.x1, feature.y1, feature.x2, feature.y2]);
  }
  for (const { feature, box } of buildings) {
    if (farFromBox(box, x, y, x, y, reach)) continue;
    for (const { x1, y1, x2, y2 } of feature.openings) found.push([x1, y1, x2, y2]);
    for (let i = 0; i < 8; i += 2) {
      found.push([0, 1, 2, 3].map((k) => feature.points[(i + k) % 8] as number) as unknown as Barrier);
    }
  }
  return found;
}

/** The walls of a building on a level, without its unbarred doors. */
function pushWalls(building: BuildingFeature, level: number, index: number, into: number[]): void {
  if (level >= building.floors) return;
  const p = building.points;
  for (let i = 0; i < 8; i += 2) {
    const ax = p[i] as number;
    const ay = p[i + 1] as number;
    const bx = p[(i + 2) % 8] as number;
    const by = p[(i + 3) % 8] as number;
    let fromX = ax;
    let fromY = ay;
    for (;;) {
      const door = nextDoor(building, level, ax, ay, bx, by, fromX, fromY);
      if (door === null) break;
      into.push(fromX, fromY, door.x1, door.y1, index);
      fromX = door.x2;
      fromY = door.y2;
    }
    into.push(fromX, fromY, bx, by, index);
  }
}

/** The first open door of the wall a-b after the point `from`, with its ends in the direction of the wall. */
function nextDoor(
  building: BuildingFeature,
  level: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  fromX: number,
  fromY: number,
): { x1: number; y1: number; x2: number; y2: number } | null {
  const along = (x: number, y: number): number => (x - ax) * (bx - ax) + (y - ay) * (by - ay);
  const from = along(fromX, fromY);
  let best: { x1: number; y1: number; x2: number; y2: number } | null = null;
  for (const o of building.openings) {
    if (o.kind !== 'door' || o.barred || o.level !== level) continue;
    if (pointSegmentGapSquared(ax, ay, bx, by, o.x1, o.y1) > 4) continue;
    if (pointSegmentGapSquared(ax, ay, bx, by, o.x2, o.y2) > 4) continue;
    const forwards = along(o.x2, o.y2) > along(o.x1, o.y1);
    const door = forwards ? { x1: o.x1, y1: o.y1, x2: o.x2, y2: o.y2 } : { x1: o.x2, y1: o.y2, x2: o.x1, y2: o.y1 };
    if (along(door.x2, door.y2) <= from) continue;
    if (best === null || along(door.x1, door.y1) < along(best.x1, best.y1)) best = door;
  }
  return best;
}
