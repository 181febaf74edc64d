/** Deletes tables and battles with all that belongs to them, for whoever runs the server. */
import type { Transaction } from 'kysely';
import { OF_BATTLE, OF_TABLE } from './backup.ts';
import { changed } from './battleRows.ts';
import type { Schema } from './schema.ts';

export async function deleteTableIn(within: Transaction<Schema>, table: string): Promise<void> {
  const battles = await within.selectFrom('battles').select('id').where('table_id', '=', table).execute();
  for (const { id } of battles) await deleteBattleIn(within, id);
  for (const name of OF_TABLE) await within.deleteFrom(name).where('table_id', '=', table).execute();
  await within.deleteFrom('tables').where('id', '=', table).execute();
}

/** Deletes one battle; its table stays, with a score that no longer counts it. */
export async function deleteBattleIn(within: Transaction<Schema>, battle: string): Promise<void> {
  // An order that comes now waits for this, and finds no battle.
  await changed(within, battle);
  for (const name of [...OF_BATTLE].reverse()) await within.deleteFrom(name).where('battle', '=', battle).execute();
  await within.deleteFrom('battles').where('id', '=', battle).execute();
}
