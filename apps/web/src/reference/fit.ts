/** Font size of the printed sheet: the largest that fits the paper. */

/**
 * In points. Made for 7 and more with narrow fonts; a machine with only wide fonts gets smaller letters, since a sheet
 * that is cut off would be worse.
 */
export const SMALLEST = 5.5;
const LARGEST = 9.5;
const STEP = 0.05;

/**
 * The largest size at which everything fits, in points; the smallest if nothing does. Fonts differ between machines, so
 * this is measured in the page.
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
