/** Enemies by distance from a model, the nearest first. */
import { gapBetween, isStanding } from '../ground/geometry.ts';
import { sees } from '../ground/sight.ts';
import type { State } from '../state/state.ts';

export interface Surroundings {
  readonly foe: number;
  /** From base to base, in steps. */
  readonly gap: number;
  readonly sees: boolean;
  readonly stands: boolean;
}

/** Beyond three Long sticks no shot is possible. */
export function surroundingsOf(state: State, model: number, foes: readonly number[]): readonly Surroundings[] {
  const far = 3 * state.field.sticks.l;
  const list = foes.map((foe): Surroundings => {
    const gap = gapBetween(state, model, foe);
    return { foe, gap, sees: gap <= far && sees(state, model, foe), stands: isStanding(state, foe) };
  });
  return list.sort((a, b) => a.gap - b.gap || a.foe - b.foe);
}
