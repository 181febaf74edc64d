/** Letters of the printed sheet: as large as the paper has room for. */

/**
 * In points. Made for 7 and more with the narrow faces that machines have; where there is only a wide one the letters
 * become smaller, for a sheet cut off would be worse. Above the largest it looks like a poster.
 */
export const SMALLEST = 5.5;
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
