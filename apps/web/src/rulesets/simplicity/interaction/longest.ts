/** The longest legal length up to this one, found to a quarter of a millimetre; 0: there is none. */
export function longest(most: number, isLegal: (length: number) => boolean): number {
  const tried = Array.from({ length: PARTS }, (_, part) => Math.floor((most * (PARTS - part)) / PARTS));
  let low = tried.find((length) => length > 0 && isLegal(length)) ?? 0;
  let high = Math.min(most, low + Math.ceil(most / PARTS));
  while (low > 0 && high - low > FINE) {
    const middle = (low + high) >> 1;
    if (isLegal(middle)) low = middle;
    else high = middle;
  }
  return low;
}
const PARTS = 48;
const FINE = 16;
