/** Exact odds of a choice, from the functions that resolve it. */
import { type Tally, total } from '@drumhead/engine';
import type { Command, Frame, General, State } from '@drumhead/large-battles';
import { approachPreview, contactPreview, type Preview, shotPreview } from '@drumhead/large-battles/preview';
import { automaticSuccesses, pairBonus, standardOf } from '@drumhead/large-battles/screen';
import { activationOdds } from '@drumhead/odds';
import { findLast } from '../../../table/findLast.ts';
import { judge, type Scene } from '../interaction/scene.ts';

export interface RollOdds {
  /** The face each die must show. */
  readonly need: number;
  readonly bonus: Tally;
  /** Actions on average. */
  readonly mean: number;
  /** Chance of two failures or more. */
  readonly turnover: number;
  readonly none: number;
}

export function unitRoll(state: State, unit: number, dice: number, reaction: boolean): RollOdds | null {
  const { quality, bonus } = standardOf(state, unit, 0);
  if (quality === 0) return null;
  const automatic = Math.min(dice, automaticSuccesses(state, unit, reaction));
  return rollOdds(dice, quality, bonus, automatic, pairBonus(state, unit));
}

/** One die of a roll, rolled again. */
export function rerollOdds(
  state: State,
  { unit, general }: Extract<Frame, { readonly at: 'activationRoll' }>,
  average: number,
): RollOdds {
  if (unit < 0) return generalRoll(state, general, 1);
  const { quality, bonus } = standardOf(state, unit, average);
  return rollOdds(1, quality, bonus, 0, null);
}

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
  for (const row of activationOdds(quality, dice, total(bonus), { automatic, bonus: pair })) {
    mean += row.actions * row.probability;
    if (row.turnover) turnover += row.probability;
    if (row.actions === 0) none += row.probability;
  }
  return { need: Math.min(6, Math.max(2, quality - total(bonus))), bonus, mean, turnover, none };
}

/** Exact odds of a proposed shot or fight; null where nothing is rolled. */
export function previewOdds(scene: Scene, command: Command): Preview | null {
  const { state } = scene;
  switch (command.type) {
    case 'fire':
      return shotPreview(state, command.unit, command.target, command.sector, command.added);
    case 'approach':
    case 'storm':
    case 'spend':
    case 'contact':
    case 'declare': {
      const judged = judge(scene, command);
      const frame = judged.ok ? findLast(judged.after.frames, (one) => one.at === 'combat') : undefined;
      if (!judged.ok || frame?.at !== 'combat') return null;
      const { combat, step } = frame;
      if (step === 'approachDice' || step === 'approachRoll') return approachPreview(judged.after, combat);
      return step === 'declareA' || step === 'declareD' || step === 'contactRoll'
        ? contactPreview(judged.after, combat)
        : null;
    }
    default:
      return null;
  }
}
