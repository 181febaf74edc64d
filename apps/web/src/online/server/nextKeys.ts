/**
 * Keys that a window makes for seats which change hands. Where no answer comes the seat may be taken all the same, and the key
 * of the invitation opens it no more: it is asked for with the same two keys until an answer comes.
 */

/** Where a window keeps the key that it made, by the one that it was given. */
const STORED = 'drumhead.next.';

/**
 * The key to propose for the seat of a key that was given: always the same one, also after the page was loaded anew where it
 * has storage. `storage` may throw.
 */
export function nextKeys(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  newKey: () => string,
): (key: string) => string {
  /** The same without storage. */
  const made = new Map<string, string>();
  return (key) => {
    try {
      const kept = storage();
      const next = kept.getItem(STORED + key) ?? newKey();
      kept.setItem(STORED + key, next);
      return next;
    } catch {
      const next = made.get(key) ?? newKey();
      made.set(key, next);
      return next;
    }
  };
}
