/** LB-TERR-07: hills. */
import { pointInPolygon } from '@drumhead/table';
import { boxesMeet } from './boxes.ts';
import { isHill } from './terrainKinds.ts';
import type { State, Unit } from '../state/state.ts';

/** Level of the ground at a point: that of the highest hill piece it lies in, 0 on the plain. */
export function levelAt(state: State, x: number, y: number): number {
  const point = { minX: x, maxX: x, minY: y, maxY: y };
  let level = 0;
  for (const piece of state.field.terrain) {
    if (!isHill(piece) || piece.level <= level) continue;
    if (boxesMeet(piece, point) && pointInPolygon(x, y, piece.points)) level = piece.level;
  }
  return level;
}

/** LB-TERR-07: the level under the centre of the unit. */
export function levelOf(state: State, unit: number): number {
  const u = state.units[unit] as Unit;
  return levelAt(state, u.x, u.y);
}
