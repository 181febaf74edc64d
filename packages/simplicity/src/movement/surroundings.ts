/** The units that a unit may meet in a part of the table: found once for all ways that lie in it. */
import type { Quad } from '@drumhead/table';
import { quadOfUnit, unitsNear } from '../ground/footprints.ts';
import { type Box, clearanceTo } from '../ground/sweep.ts';
import { CM, TOLERANCE } from '../state/lengths.ts';
import type { State } from '../state/state.ts';
import { isOnTable, isReady, sideOf, unitOf } from '../state/units.ts';

export interface Neighbour {
  readonly unit: number;
  readonly quad: Quad;
  readonly ready: boolean;
}

export interface Enemy extends Neighbour {
  /** SIP-MOV-10. How near the unit may come: 1 cm, or as near as it is. */
  readonly clearance: number;
}

export interface Surroundings {
  readonly friends: readonly Neighbour[];
  readonly enemies: readonly Enemy[];
}

/** The units whose boxes come within 1 cm of a box, rounding allowed for. */
export function surroundingsOf(state: State, unit: number, box: Box): Surroundings {
  const side = sideOf(state, unit);
  const from = isOnTable(unitOf(state, unit)) ? quadOfUnit(state, unit) : null;
  const friends: Neighbour[] = [];
  const enemies: Enemy[] = [];
  for (const i of unitsNear(state, box, CM + 2 * TOLERANCE, unit)) {
    const quad = quadOfUnit(state, i);
    const ready = isReady(state, i);
    if (sideOf(state, i) === side) friends.push({ unit: i, quad, ready });
    else enemies.push({ unit: i, quad, ready, clearance: from === null ? CM : clearanceTo(from, quad) });
  }
  return { friends, enemies };
}
