/** Where the seats of this device are kept, for pages that only ask whether there are any. */

export const STORED = 'drumhead.online';
/** And where the list of battles that the server told last is kept. */
export const STORED_LIST = 'drumhead.mine';

/** Does this device hold a seat in an online battle, or an account that it is signed in to? */
export function hasPlaces(): boolean {
  try {
    return (localStorage.getItem(STORED) ?? '[]') !== '[]' || localStorage.getItem(STORED_LIST) !== null;
  } catch {
    return false;
  }
}
