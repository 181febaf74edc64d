/** How likely the results of an activation roll are. Probabilities are fractions of 1. */
import { type ActivationOptions, type ActivationResult, dieSucceeds, readActivation } from './activation.ts';

/**
 * The probability that one die succeeds: 1/6 to 5/6.
 *
 * @example
 * ```ts
 * import { successChance } from 'drumhead/odds';
 *
 * console.log(successChance(3, -1));
 * ```
 */
export function successChance(quality: number, modifier: number): number {
  let faces = 0;
  for (let face = 1; face <= 6; face++) if (dieSucceeds(face, quality, modifier)) faces++;
  return faces / 6;
}

/** The results of a roll. Rows with the same successes differ in their actions. */
export interface ActivationOdds {
  readonly successes: number;
  readonly failures: number;
  /** Successes, and one more for a bonus. */
  readonly actions: number;
  readonly probability: number;
  /** Two failures or more. */
  readonly turnover: boolean;
}

/** Every roll of `dice` dice, natural faces. */
function rollsOf(dice: number): number[][] {
  let rolls: number[][] = [[]];
  for (let die = 0; die < dice; die++)
    rolls = rolls.flatMap((roll) => [1, 2, 3, 4, 5, 6].map((face) => [...roll, face]));
  return rolls;
}

function keyOf(quality: number, dice: number, modifier: number, options: ActivationOptions): string {
  // Only the lowest face that succeeds matters.
  let needed = 2;
  while (needed < 6 && !dieSucceeds(needed, quality, modifier)) needed++;
  const bonus = options.bonus ?? null;
  const pair = bonus === null ? '-' : `${bonus.faces.join('')}/${bonus.minSuccesses}`;
  return `${needed}|${dice}|${options.automatic ?? 0}|${pair}|${options.rerollFailure === true ? 'r' : ''}`;
}

const known = new Map<string, readonly ActivationOdds[]>();

/**
 * The results of an activation of `dice` dice (1 to 3, automatic ones among them), each ending once, most
 * actions first. The list is shared and frozen.
 *
 * @example
 * ```ts
 * import { activationOdds } from 'drumhead/odds';
 *
 * for (const { actions, turnover, probability } of activationOdds(3, 2, 0)) console.log(actions, turnover, probability);
 * ```
 */
export function activationOdds(
  quality: number,
  dice: number,
  modifier: number,
  options: ActivationOptions = {},
): readonly ActivationOdds[] {
  if (dice !== 1 && dice !== 2 && dice !== 3) throw new RangeError(`an activation rolls 1 to 3 dice, not ${dice}`);
  const key = keyOf(quality, dice, modifier, options);
  let odds = known.get(key);
  if (!odds) {
    odds = countActivation(quality, dice, modifier, options);
    known.set(key, odds);
  }
  return odds;
}

function countActivation(
  quality: number,
  dice: number,
  modifier: number,
  options: ActivationOptions,
): readonly ActivationOdds[] {
  const rolled = Math.max(0, dice - (options.automatic ?? 0));
  const automatic = dice - rolled;
  const endings = new Map<number, { result: ActivationResult; ways: number }>();
  let all = 0;
  const add = (faces: readonly number[], ways: number): void => {
    const result = readActivation(faces, quality, modifier, { automatic, bonus: options.bonus ?? null });
    const place = result.successes * 8 + result.actions;
    const ending = endings.get(place) ?? { result, ways: 0 };
    ending.ways += ways;
    endings.set(place, ending);
    all += ways;
  };
  for (const roll of rollsOf(rolled)) {
    const failed = Math.min(...roll.filter((face) => !dieSucceeds(face, quality, modifier)));
    if (options.rerollFailure !== true || failed === Number.POSITIVE_INFINITY) {
      add(roll, 6);
      continue;
    }
    const die = roll.indexOf(failed);
    for (let face = 1; face <= 6; face++)
      add(
        roll.map((old, place) => (place === die ? face : old)),
        1,
      );
  }
  const rows = [...endings.values()].map(({ result, ways }) => Object.freeze({ ...result, probability: ways / all }));
  rows.sort((x, y) => y.actions - x.actions || y.successes - x.successes);
  return Object.freeze(rows);
}

/**
 * The odds of a roll whose quality is itself rolled for: each part weighs its own odds. The weights should
 * sum to 1.
 */
export function mixActivations(
  parts: readonly { readonly weight: number; readonly odds: readonly ActivationOdds[] }[],
): readonly ActivationOdds[] {
  const rows = new Map<number, ActivationOdds>();
  for (const { weight, odds } of parts) {
    for (const row of odds) {
      const place = (row.successes * 8 + row.failures) * 8 + row.actions;
      const before = rows.get(place)?.probability ?? 0;
      rows.set(place, { ...row, probability: before + weight * row.probability });
    }
  }
  return [...rows.values()].sort((x, y) => y.actions - x.actions || y.successes - x.successes);
}
