/** Keys of seats that change hands: whoever takes a seat, by a link or from the lobby, has a key that nobody had before. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Sits down at a seat; `keyHash`: of its new key, or null where the key stays. */
export async function takeSeat(
  within: Kysely<Schema>,
  taken: { readonly session: string; readonly table: string; readonly seat: string; readonly keyHash: string | null },
): Promise<void> {
  const { session, table, seat, keyHash } = taken;
  if (keyHash !== null) await setKey(within, table, seat, keyHash);
  await within
    .insertInto('sittings')
    .values({ session, table_id: table, seat })
    .onConflict((both) => both.doNothing())
    .execute();
  // Whoever came by the link was invited, perhaps.
  await within.deleteFrom('invitations').where('table_id', '=', table).where('guest', '=', session).execute();
}

export async function setKey(within: Kysely<Schema>, table: string, seat: string, key_hash: string): Promise<void> {
  await within.updateTable('seats').set({ key_hash }).where('table_id', '=', table).where('seat', '=', seat).execute();
}
