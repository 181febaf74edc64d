/** LB-BOMB-16, -17. The ball that flies on through its target. */
import { type Quad, segmentMeetsPolygon } from '@drumhead/table';
import { distanceBetween, quadOfUnit } from '../ground/footprints.ts';
import { isHill, T1 } from '../ground/terrainKinds.ts';
import { levelAt } from '../ground/levels.ts';
import { TOLERANCE } from '../ground/measure.ts';
import type { State, Unit } from '../state/state.ts';

/** The part of the line from (x, y) along (ux, uy) inside the footprint: entry and exit; null if it misses. */
export function throughQuad(
  q: Quad,
  x: number,
  y: number,
  ux: number,
  uy: number,
): { readonly enter: number; readonly leave: number } | null {
  let enter = Number.NEGATIVE_INFINITY;
  let leave = Number.POSITIVE_INFINITY;
  const corners = [q.ax, q.ay, q.bx, q.by, q.cx, q.cy, q.dx, q.dy];
  for (let i = 0; i < 8; i += 2) {
    const px = corners[i] as number;
    const py = corners[i + 1] as number;
    const ex = (corners[(i + 2) % 8] as number) - px;
    const ey = (corners[(i + 3) % 8] as number) - py;
    // Inside is to the right of each edge, the corners being in clockwise order on the screen.
    const along = ex * uy - ey * ux;
    const start = ex * (y - py) - ey * (x - px);
    if (along > 0) enter = Math.max(enter, -start / along);
    else if (along < 0) leave = Math.min(leave, -start / along);
    else if (start < 0) return null;
  }
  return enter <= leave ? { enter, leave } : null;
}

/**
 * LB-BOMB-16, -17. The first unit behind the target that the line touches within 3L of the battery, or -1. Generals do not count;
 * garrisons are safe.
 */
export function bouncedInto(state: State, battery: number, target: number, targetX: number, targetY: number): number {
  const from = state.units[battery] as Unit;
  const dx = targetX - from.x;
  const dy = targetY - from.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const ux = dx / length;
  const uy = dy / length;
  let hit = -1;
  let nearest = Number.POSITIVE_INFINITY;
  for (let i = 0; i < state.units.length; i++) {
    const u = state.units[i] as Unit;
    if (i === target || u.status !== 'table' || u.sector >= 0) continue;
    if ((u.x - targetX) * ux + (u.y - targetY) * uy <= 0) continue; // the battery itself as well
    const met = throughQuad(quadOfUnit(state, i), targetX, targetY, ux, uy);
    if (met === null || met.leave < 0 || met.enter >= nearest) continue;
    if (distanceBetween(state, battery, i) > 3 * state.field.sticks.l + TOLERANCE) continue;
    nearest = met.enter;
    hit = i;
  }
  if (hit < 0) return -1;
  const reach = Math.max(0, nearest);
  const u = state.units[hit] as Unit;
  const level = Math.max(levelAt(state, targetX, targetY), levelAt(state, u.x, u.y));
  return stopped(state, level, targetX, targetY, targetX + ux * reach, targetY + uy * reach) ? -1 : hit;
}

/** LB-BOMB-17. Woods, buildings, villages and crests between the target and the next unit stop the ball (LB-LOS-02, -05). */
function stopped(state: State, level: number, x1: number, y1: number, x2: number, y2: number): boolean {
  for (const piece of state.field.terrain) {
    const blocks = T1[piece.kind].blocksSight || (isHill(piece) && piece.level > level);
    if (blocks && segmentMeetsPolygon(x1, y1, x2, y2, piece.points)) return true;
  }
  return false;
}
