/** Chances in round figures that still add up. */

/**
 * Whole parts in the proportion of the chances of one distribution, such as per cent, which add up to `parts` exactly: by the
 * largest-remainder method, among equals the first. Chances that are no distribution are rounded one by one.
 */
export function apportion(chances: readonly number[], parts: number): readonly number[] {
  const exact = chances.map((chance) => chance * parts);
  const isWhole = Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 1) < ROUNDING;
  if (!isWhole) return exact.map((one) => Math.round(one));
  // What should be whole may fall short of it by the last bits.
  const floors = exact.map((one) => Math.floor(one + ROUNDING));
  const left = parts - floors.reduce((sum, one) => sum + one, 0);
  const remainder = (i: number) => (exact[i] as number) - (floors[i] as number);
  const byRemainder = exact
    .map((_, i) => i)
    .sort((a, b) => {
      const difference = remainder(b) - remainder(a);
      return Math.abs(difference) < ROUNDING ? a - b : difference;
    });
  const raised = new Set(byRemainder.slice(0, left));
  return floors.map((one, i) => (raised.has(i) ? one + 1 : one));
}

/** More than what sums of chances lose in their last bits, less than any share that is shown. */
const ROUNDING = 1e-9;
