/** What this device keeps of its seats follows what the server says of them. */
import type { Storage } from '../../battle/records/savedBattle.ts';
import { followRematch } from '../rematch/rematch.ts';
import { WATCHING } from '../session/session.ts';
import { forgetPlace, placeAt } from './places.ts';

/** `battles`: those in which one plays, as the server tells them. */
export async function agreeWith(
  battles: readonly { readonly table: string; readonly battle: string }[],
  storage: Storage,
): Promise<void> {
  for (const { table, battle } of battles) {
    const place = placeAt(table);
    if (place === null) continue;
    // Somebody who plays there and watched before plays: the seat is found as the battle is opened.
    if (place.seat === WATCHING) forgetPlace(table);
    // A rematch may have begun elsewhere.
    else if (place.battle !== battle) await followRematch(storage, place);
  }
}
