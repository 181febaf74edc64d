/**
 * Exact odds of Quality rolls: activation, group orders, morale, Fear (SK-GEN-7, SK-ACT-2). Chances are from 0 to 1.
 */
import { D6 } from '@drumhead/engine';
import { outcomeOf } from '../turn/activation.ts';
import { isSuccess } from '../turn/quality.ts';

/** A result of an activation roll with its chance. */
export interface RollChance {
  readonly actions: number;
  readonly failures: number;
  readonly turnover: boolean;
  readonly chance: number;
}

const known = new Map<string, readonly RollChance[]>();

/** Results of a number of dice, each once, most actions first. Memoized and frozen. */
export function rollOdds(quality: number, bonus: number, dice: number, unstable = false): readonly RollChance[] {
  const key = [quality, bonus, dice, unstable].join();
  let odds = known.get(key);
  if (odds === undefined) {
    odds = counted(quality, bonus, dice, unstable);
    known.set(key, odds);
  }
  return odds;
}

function counted(quality: number, bonus: number, dice: number, unstable: boolean): readonly RollChance[] {
  const rows: { actions: number; failures: number; turnover: boolean; ways: number }[] = [];
  const rolls = allRolls(dice);
  for (const faces of rolls) {
    const { actions, failures, turnover } = outcomeOf(quality, bonus, faces, unstable);
    const row = rows.find((one) => one.actions === actions && one.failures === failures);
    if (row === undefined) rows.push({ actions, failures, turnover, ways: 1 });
    else row.ways++;
  }
  rows.sort((a, b) => b.actions - a.actions || a.failures - b.failures);
  return Object.freeze(
    rows.map(({ actions, failures, turnover, ways }) =>
      Object.freeze({ actions, failures, turnover, chance: ways / rolls.length }),
    ),
  );
}

/** All rolls of a number of dice. */
function allRolls(dice: number): readonly (readonly number[])[] {
  let rolls: readonly (readonly number[])[] = [[]];
  for (let die = 0; die < dice; die++) rolls = rolls.flatMap((roll) => D6.map((face) => [...roll, face]));
  return rolls;
}

/** SK-MOR-2, SK-SPR-4. Chances of 0, 1 … failures. */
export function failureOdds(quality: number, bonus: number, dice: number): readonly number[] {
  const fails = D6.filter((face) => !isSuccess(quality, bonus, face)).length / D6.length;
  let odds: readonly number[] = [1];
  for (let die = 0; die < dice; die++) {
    odds = [...odds, 0].map((chance, failures) => chance * (1 - fails) + (odds[failures - 1] ?? 0) * fails);
  }
  return odds;
}
