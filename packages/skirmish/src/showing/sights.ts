/** What a model sees: the lines to every enemy with what blocks them, how far he is, and his cover. */
import { type Cover, coverFrom } from '../cover.ts';
import { gapBetween, isEnemy, isThere } from '../geometry.ts';
import { type Sight, sightBetween } from '../sight.ts';
import type { State } from '../state.ts';

export interface Sighting {
  readonly enemy: number;
  readonly sight: Sight;
  /** From base edge to base edge, in float steps (SK-GEO-4). */
  readonly gap: number;
  /** SK-GEO-10. Cover he has against this model. */
  readonly cover: Cover;
}

/** SK-GEN-5, SK-GEO-7. The nearest first. */
export function sightingsOf(state: State, model: number): readonly Sighting[] {
  const found: Sighting[] = [];
  for (let enemy = 0; enemy < state.models.length; enemy += 1) {
    if (!isThere(state, enemy) || !isEnemy(state, model, enemy)) continue;
    found.push({
      enemy,
      sight: sightBetween(state, model, enemy),
      gap: gapBetween(state, model, enemy),
      cover: coverFrom(state, model, enemy),
    });
  }
  return found.sort((a, b) => a.gap - b.gap);
}
