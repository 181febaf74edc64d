/** One's account, and the seats that the server knows of: those of this browser, or of its account. */
import { type Answered, ask, whereISit } from '../server/api.ts';
import { placeFor } from '../session/online.ts';
import { forgetPlace, keepPlace, placeAt, places } from '../places/places.ts';
import { WATCHING } from '../session/session.ts';
import type { Storage } from '../../battle/records/savedBattle.ts';

export interface Account {
  /** Null: signed in with a passkey alone. */
  readonly mail: string | null;
}

export const findAccount = (): Promise<Answered<{ readonly account: Account | null }>> => ask('GET', '/api/account');

/** Battles that are looked up at a time. */
const MOST = 30;

/** Lists on this device what it does not list yet, as far as it is still played; how many battles that were. */
export async function gatherPlaces(storage: Storage): Promise<number> {
  const sits = await whereISit();
  if (!sits.ok) return 0;
  const known = places().map(({ table }) => table);
  const isWatched = (table: string): boolean => placeAt(table)?.seat === WATCHING;
  const missing = sits.value.tables.filter(
    ({ table, seat, over }) => !over && (!known.includes(table) || (seat !== WATCHING && isWatched(table))),
  );
  let found = 0;
  // The newest comes first, and is to stand first in the list.
  for (const { table } of missing.slice(0, MOST).reverse()) {
    // Somebody who plays there and watched before plays.
    const watched = isWatched(table) ? placeAt(table) : null;
    if (watched !== null) forgetPlace(table);
    if ((await placeFor(storage, table)) !== null) found += 1;
    else if (watched !== null) keepPlace(watched);
  }
  return found;
}
