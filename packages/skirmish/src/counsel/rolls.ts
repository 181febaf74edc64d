/** What the dice of an activation bring: chances of so many actions, and of losing the turn (SK-ACT-2, SK-ACT-3). */
import { total } from '@drumhead/engine';
import { commandBonus } from '../command.ts';
import { D6 } from '../die.ts';
import { has } from '../geometry.ts';
import { isSuccess, MOST_BONUS } from '../quality.ts';
import type { ModelProfile, State } from '../state.ts';

export interface Rolls {
  /** Chances of 0, 1, 2 and 3 actions. */
  readonly actions: readonly [number, number, number, number];
  /** Chance that play passes. */
  readonly turnover: number;
}

const known = new Map<number, Rolls>();

/** SK-GEN-7, SK-ACT-3, SK-SPR-21. Chances of so many dice against a Quality. */
export function rollsOf(quality: number, bonus: number, dice: number, unstable: boolean): Rolls {
  const key = ((quality * 8 + bonus + 4) * 8 + dice) * 2 + (unstable ? 1 : 0);
  let found = known.get(key);
  if (found === undefined) {
    found = counted(quality, bonus, dice, unstable);
    known.set(key, found);
  }
  return found;
}

function counted(quality: number, bonus: number, dice: number, unstable: boolean): Rolls {
  const actions: [number, number, number, number] = [0, 0, 0, 0];
  let turnover = 0;
  const roll = (left: number, share: number, successes: number, failures: number, ones: boolean): void => {
    if (left === 0) {
      actions[unstable && ones ? 0 : (successes as 0 | 1 | 2 | 3)] += share;
      if (failures > 1) turnover += share;
      return;
    }
    for (const face of D6) {
      const good = isSuccess(quality, bonus, face);
      roll(left - 1, share / D6.length, successes + (good ? 1 : 0), failures + (good ? 0 : 1), ones || face === 1);
    }
  };
  roll(dice, 1, 0, 0, false);
  return { actions, turnover };
}

/** Chances of a model's own activation roll where it stands. */
export function activationRolls(state: State, model: number, dice: number, extra: number): Rolls {
  const { q } = state.field.models[model] as ModelProfile;
  const bonus = Math.min(MOST_BONUS, total(commandBonus(state, model)) + extra);
  return rollsOf(q, bonus, dice, has(state, model, 'unstable'));
}
