/** SK-SPR-3, -9, -25: which broken ground reduces a model's Moves. */
import { has } from './geometry.ts';
import { isLinear } from './ground.ts';
import type { Feature, State } from './state.ts';

/** SK-SPR-9, -25, -3. What a model's Moves are reduced by. Doors reduce Light Infantry too, but not Engineers. */
export function mindsGround(state: State, model: number): (feature: Feature, doorway: boolean) => boolean {
  const light = has(state, model, 'lightInfantry');
  const forester = has(state, model, 'forester');
  const engineer = has(state, model, 'engineer');
  return (feature, doorway) => {
    if (doorway) return !engineer;
    if (light) return false;
    if (feature.kind === 'wood') return !forester;
    return !(engineer && isLinear(feature));
  };
}
