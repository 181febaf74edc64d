/** How far a model could shoot or charge from where it stands, for shading the reach of the enemy. */
import { dataOf, profileAt } from '../state/abilities.ts';
import { isEngaged, isStanding, radiusOf } from '../ground/geometry.ts';
import { longestReach } from '../movement/mover.ts';
import type { State } from '../state/state.ts';
import { farthest } from '../combat/shooting/ranges.ts';

export interface Threat {
  /** Radius from its centre in steps; 0: it has no weapon for it. */
  readonly shot: number;
  /** The same for contact by one Move; 0: it cannot move into contact. */
  readonly move: number;
}

/** SK-RNG-2, -16, SK-MOV-1, -16. Unloaded weapons count: they may be loaded first. */
export function threatOf(state: State, model: number): Threat {
  const { depleted } = state.models[model] ?? { depleted: [] };
  const ranges = profileAt(state, model).weapons.map((weapon, i) => {
    const { ranged } = dataOf(weapon);
    return ranged === null || depleted[i] ? 0 : farthest(state, ranged);
  });
  const shot = Math.max(0, ...ranges);
  const free = isStanding(state, model) && !isEngaged(state, model);
  const radius = radiusOf(state, model);
  return { shot: shot === 0 ? 0 : radius + shot, move: free ? radius + longestReach(state, model) : 0 };
}
