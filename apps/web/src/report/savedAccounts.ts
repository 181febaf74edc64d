/** Accounts of battles that were found once, so that a report that is opened again has them at once. */
import type { Account, Prices } from '@drumhead/bots';
import { hashOf } from '@drumhead/engine';
import type { DBSchema } from 'idb';
import { connect } from '../battle/saving/connection.ts';

type Found = Account | Prices;

interface Schema extends DBSchema {
  found: { key: string; value: { readonly found: Found; readonly kept: number }; indexes: { kept: number } };
}

/** So many are kept, the latest. */
const MOST = 120;
/** Raised when the same record, rules, players and learnt chances are weighed in another way. */
const WAY = 8;

const opened = () =>
  connect<Schema>('drumhead-accounts', 1, (base) => base.createObjectStore('found').createIndex('kept', 'kept'));

const keyOf = (marks: string, record: string): string => `${WAY} ${marks} ${hashOf(record)}`;

/** What was found for a record; `marks`: what it hangs on besides. Null: nothing is kept, or nothing can be. */
export async function savedFor(marks: string, record: string): Promise<Found | null> {
  try {
    const connection = await opened();
    const row = await connection.use(async (db) => db.get('found', keyOf(marks, record)));
    return row?.found ?? null;
  } catch {
    // Without storage it is found anew.
    return null;
  }
}

export async function saveFor(marks: string, record: string, found: Found): Promise<void> {
  try {
    const connection = await opened();
    await connection.use(async (db) => {
      const tx = db.transaction('found', 'readwrite');
      await tx.store.put({ found, kept: Date.now() }, keyOf(marks, record));
      const keys = await tx.store.index('kept').getAllKeys();
      await Promise.all(keys.slice(0, -MOST).map(async (key) => tx.store.delete(key)));
      await tx.done;
    });
  } catch {
    // The next report finds it anew.
  }
}
