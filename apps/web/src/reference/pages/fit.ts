/** Letters of the printed sheet: as large as the paper has room for, never smaller than can be read. */

/** In points. Below the smallest nobody reads at a table; above the largest the sheet looks like a poster. */
export const SMALLEST = 7;
const LARGEST = 9.5;
const STEP = 0.05;

/**
 * The largest size at which everything fits, in points; the smallest if nothing does. Type faces differ from machine to
 * machine, so this is measured where the sheet is shown.
 */
export function largestThatFits(fits: (size: number) => boolean): number {
  let low = 0;
  let high = Math.round((LARGEST - SMALLEST) / STEP);
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(SMALLEST + middle * STEP)) low = middle;
    else high = middle - 1;
  }
  return SMALLEST + low * STEP;
}
