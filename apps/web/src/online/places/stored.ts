/** Where the seats of this device are kept, for pages that only ask whether there are any. */

export const STORED = 'drumhead.online';

/** Does this device hold a seat in an online battle? */
export function hasPlaces(): boolean {
  try {
    return (localStorage.getItem(STORED) ?? '[]') !== '[]';
  } catch {
    return false;
  }
}
