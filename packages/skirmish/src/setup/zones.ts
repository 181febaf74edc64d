/** SK-DEP-2, SK-DEP-3, SK-MPL-3, SK-SCN-2, SK-SCN-4. Deployment zones. */
import { farmMiddle, yardReach } from '../scenarios/scenarioTerrain.ts';
import type { Edge, Field, State } from '../state/state.ts';
import { attacks, isFreeForAll } from './teams.ts';
import type { Box } from './terrain/shapes.ts';

/** SK-SCN-2. The defender's zone ends here, counted from the upper edge. */
const BEHIND_THE_WALL = 0.32;

/** A strip along an edge, shortened by `corners` at both ends. */
function stripAlong({ side }: Field, edge: Edge, depth: number, corners: number): Box {
  const [near, far] = [corners, side - corners];
  switch (edge) {
    case 'north':
      return { minX: near, minY: 0, maxX: far, maxY: depth };
    case 'south':
      return { minX: near, minY: side - depth, maxX: far, maxY: side };
    case 'west':
      return { minX: 0, minY: near, maxX: depth, maxY: far };
    case 'east':
      return { minX: side - depth, minY: near, maxX: side, maxY: far };
  }
}

/** The rectangle that must contain the whole base of each of the player's models. Needs the player's edge. */
export function zoneOf(state: State, player: number): Box {
  const { field } = state;
  const own = field.players[player]?.zone;
  if (own !== undefined) return own; // SK-SCN-8
  const defends = !attacks(state, player);
  if (field.scenario === 'forlornHope' && defends) {
    return stripAlong(field, 'north', Math.round(field.side * BEHIND_THE_WALL), 0);
  }
  if (field.scenario === 'assaultAtTheFarm' && defends) {
    const { x, y } = farmMiddle(field);
    const reach = yardReach(field);
    return { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
  }
  const { m } = field.sticks;
  return stripAlong(field, state.squads[player]?.edge as Edge, m, isFreeForAll(field) ? m : 0);
}

/** SK-SQD-9. The half of the table on a player's side. */
export function halfOf(state: State, player: number): Box {
  return stripAlong(state.field, state.squads[player]?.edge as Edge, state.field.side / 2, 0);
}
