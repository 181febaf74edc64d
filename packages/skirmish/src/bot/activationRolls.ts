/** Chances of an activation roll: actions, and turnover (SK-ACT-2, SK-ACT-3). */
import { total } from '@drumhead/engine';
import { activationBonus } from '../turn/activation.ts';
import { has } from '../ground/geometry.ts';
import { rollOdds } from '../query/rollOdds.ts';
import type { ModelProfile, State } from '../state/state.ts';

export interface Rolls {
  /** Chances of 0, 1, 2 and 3 actions. */
  readonly actions: readonly [number, number, number, number];
  /** Chance that play passes. */
  readonly turnover: number;
}

const known = new Map<number, Rolls>();

/** SK-GEN-7, SK-ACT-3, SK-SPR-21. Chances of a number of dice against a Quality. */
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
  for (const row of rollOdds(quality, bonus, dice, unstable)) {
    actions[row.actions as 0] += row.chance;
    if (row.turnover) turnover += row.chance;
  }
  return { actions, turnover };
}

/** Chances of a model's own activation roll in its place; `charging`: with a declared charge (SK-SPR-2). */
export function activationRolls(state: State, model: number, dice: number, charging = false, lucky = false): Rolls {
  const { q } = state.field.models[model] as ModelProfile;
  const bonus = total(activationBonus(state, model, charging, lucky));
  return rollsOf(q, bonus, dice, has(state, model, 'unstable'));
}
