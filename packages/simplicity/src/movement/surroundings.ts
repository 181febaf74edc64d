/** The units that a unit may meet in a part of the table: found once for all ways that lie in it. */
import type { Quad } from '@drumhead/table';
import { type Footprint, footprintsOf, unitsNear } from '../ground/footprints.ts';
import { type Box, clearanceTo } from '../ground/sweep.ts';
import { type TerrainIndex, terrainIndex } from '../ground/terrainEffects.ts';
import { CM, TOLERANCE } from '../state/lengths.ts';
import type { Area, State } from '../state/state.ts';
import { isOnTable, isReady, profileOf, sideOf, unitOf } from '../state/units.ts';

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
  /** The terrain of the whole table. */
  readonly terrain: TerrainIndex;
  /** SIP-MOV-15. Terrain under the unit that it may not enter; a forced move has left it there. */
  readonly stranded: readonly Area[];
}

/** The units whose boxes come within 1 cm of a box, rounding allowed for. */
export function surroundingsOf(state: State, unit: number, box: Box): Surroundings {
  const footprints = footprintsOf(state);
  const { quad: own, stranded } = footprints[unit] as Footprint;
  const { side } = profileOf(state, unit);
  const isPlaced = isOnTable(unitOf(state, unit));
  const friends: Neighbour[] = [];
  const enemies: Enemy[] = [];
  for (const i of unitsNear(state, box, CM + 2 * TOLERANCE, unit)) {
    const { quad } = footprints[i] as Footprint;
    const ready = isReady(state, i);
    if (sideOf(state, i) === side) friends.push({ unit: i, quad, ready });
    else enemies.push({ unit: i, quad, ready, clearance: isPlaced ? clearanceTo(own, quad) : CM });
  }
  return { friends, enemies, terrain: terrainIndex(state.terrain), stranded };
}
