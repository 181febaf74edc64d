/**
 * Keys that a window makes for seats which change hands, and for tables. Where no answer comes the seat may be taken all the
 * same, and the key of the invitation opens it no more: it is asked for with the same two keys until an answer comes. So is a
 * table, which may be set already.
 */
import { toBase64url } from '../../app/base64url.ts';

/** Where a window keeps the key that it made, by the one that it was given. */
const STORED = 'drumhead.next.';
/** Where it keeps the one of the table that is asked for. */
const STORED_TABLE = 'drumhead.nextTable';

/** 128 bits, spelt as the keys of the server. */
export const newSeatKey = (): string => toBase64url(crypto.getRandomValues(new Uint8Array(16)));

interface AskedTable {
  readonly wanted: string;
  readonly next: string;
}

/**
 * The key to propose for a table of which this is wanted, as text: the same one until it is `answered`, also after the page was
 * loaded anew where it has storage; another one where something else is wanted. `storage` may throw.
 */
export function nextTable(
  storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>,
  newKey: () => string,
): { readonly keyFor: (wanted: string) => string; readonly answered: () => void } {
  let held: AskedTable | null = null;
  const kept = (): AskedTable | null => {
    try {
      return JSON.parse(storage().getItem(STORED_TABLE) ?? 'null') as AskedTable | null;
    } catch {
      return held;
    }
  };
  return {
    keyFor(wanted) {
      const before = kept() ?? held;
      held = before?.wanted === wanted ? before : { wanted, next: newKey() };
      try {
        storage().setItem(STORED_TABLE, JSON.stringify(held));
      } catch {
        // It holds until the page is closed.
      }
      return held.next;
    },
    answered() {
      held = null;
      try {
        storage().removeItem(STORED_TABLE);
      } catch {
        // Nothing is kept.
      }
    },
  };
}

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
