/** Exact odds of a choice, from the functions that resolve it. */
import { type Tally, total } from '@drumhead/engine';
import type { Command, General, State } from '@drumhead/large-battles';
import { orderPreview, type Preview, rerolledActivation } from '@drumhead/large-battles/preview';
import { automaticSuccesses, pairBonus, standardOf } from '@drumhead/large-battles/screen';
import { activationOdds, leastFace } from '@drumhead/odds';
import { judge, type Scene } from './scene.ts';

export interface RollOdds {
  /** The face each die must show. */
  readonly need: number;
  /** Before the bonus. */
  readonly quality: number;
  readonly bonus: Tally;
  /** Actions on average. */
  readonly mean: number;
  /** Chance of two failures or more. */
  readonly turnover: number;
  readonly none: number;
  /** The chance of at least so many actions. */
  readonly atLeast: readonly number[];
}

/** Actions that are counted: with a pair a unit may have four. */
const COUNTS = [0, 1, 2, 3, 4] as const;

export function unitRoll(state: State, unit: number, dice: number, reaction: boolean): RollOdds | null {
  const { quality, bonus } = standardOf(state, unit, 0);
  if (quality === 0) return null;
  const automatic = Math.min(dice, automaticSuccesses(state, unit, reaction));
  return rollOdds(dice, quality, bonus, automatic, pairBonus(state, unit));
}

/** An activation roll that lies on the table: kept, or with one die rolled again. */
export function rerollOdds(state: State, command: Command): RollOdds | null {
  const results = rerolledActivation(state, command);
  const [first] = results ?? [];
  if (!results || !first) return null;
  const share = (list: readonly unknown[]) => list.length / results.length;
  return {
    need: faceNeeded(first.quality, first.bonus),
    quality: first.quality,
    bonus: first.bonus,
    mean: results.reduce((sum, { actions }) => sum + actions, 0) / results.length,
    turnover: share(results.filter(({ turnover }) => turnover)),
    none: share(results.filter(({ actions }) => actions === 0)),
    atLeast: COUNTS.map((count) => share(results.filter(({ actions }) => actions >= count))),
  };
}

const faceNeeded = (quality: number, bonus: Tally): number => leastFace(quality, total(bonus));

export function generalRoll(state: State, general: number, dice: number): RollOdds {
  return rollOdds(dice, (state.generals[general] as General).q, [], 0, null);
}

function rollOdds(
  dice: number,
  quality: number,
  bonus: Tally,
  automatic: number,
  pair: ReturnType<typeof pairBonus>,
): RollOdds {
  let [mean, turnover, none] = [0, 0, 0];
  const atLeast = COUNTS.map(() => 0);
  for (const row of activationOdds(quality, dice, total(bonus), { automatic, bonus: pair })) {
    mean += row.actions * row.probability;
    if (row.turnover) turnover += row.probability;
    if (row.actions === 0) none += row.probability;
    for (const count of COUNTS) if (row.actions >= count) atLeast[count] = (atLeast[count] ?? 0) + row.probability;
  }
  return { need: faceNeeded(quality, bonus), quality, bonus, mean, turnover, none, atLeast };
}

/** Exact odds of a proposed shot or fight; null where nothing is rolled. */
export const previewOdds = (scene: Scene, command: Command): Preview | null =>
  orderPreview(scene.state, command, () => {
    const judged = judge(scene, command);
    return judged.ok ? judged.after : null;
  });
