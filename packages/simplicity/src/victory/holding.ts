/** SIP-VIC-4, SCN-PLC-1. Who stands near a point, and who holds it. */
import { type Point, pointGapSquared, type Quad } from '@drumhead/table';
import { quadOfUnit } from '../ground/footprints.ts';
import { cm, TOLERANCE } from '../state/lengths.ts';
import type { Objective, SideIndex, State } from '../state/state.ts';
import { armOf } from '../state/unitTables.ts';
import { isOnTable, profileOf, sideOf, unitOf } from '../state/units.ts';

/** SIP-VIC-4. From the point of an objective to a footprint. */
export const NEAR = cm(5);

/** SIP-VIC-4. The side that holds an objective point, or -1. Computer players ask it of every state that they weigh. */
export function holderOf(state: State, objective: Pick<Objective, 'x' | 'y' | 'reach'>): SideIndex | -1 {
  const limit = (objective.reach ?? NEAR) + TOLERANCE;
  const near = [false, false];
  for (let i = 0; i < state.units.length; i++) {
    const side = sideOf(state, i);
    if (!near[side] && mayHold(state, i) && isNear(quadOfUnit(state, i), objective, limit)) near[side] = true;
  }
  if (near[0] === near[1]) return -1;
  return near[0] ? 0 : 1;
}

/** Does a unit on the table stand so near a point? */
export const isUnitNear = (state: State, unit: number, point: Point, reach: number): boolean =>
  isOnTable(unitOf(state, unit)) && isNear(quadOfUnit(state, unit), point, reach + TOLERANCE);

/** Can a unit hold ground as it is now? */
export function mayHold(state: State, unit: number): boolean {
  return unitOf(state, unit).status === 'ready' && armOf(profileOf(state, unit)) !== 'artillery';
}

function isNear(quad: Quad, { x, y }: Point, limit: number): boolean {
  if (x < quad.minX - limit || x > quad.maxX + limit || y < quad.minY - limit || y > quad.maxY + limit) return false;
  return pointGapSquared(quad, x, y) <= limit * limit;
}
