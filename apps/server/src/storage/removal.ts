/** A table with all that belongs to it, to be deleted by whoever runs the server. */
import type { Kysely } from 'kysely';
import { OF_BATTLE, OF_TABLE } from './backup.ts';
import type { Schema } from './schema.ts';

export interface FoundTable {
  readonly table: string;
  /** ISO. */
  readonly created: string;
  readonly battles: readonly { readonly id: string; readonly lines: number; readonly isOver: boolean }[];
  /** Browsers and accounts that sit there. */
  readonly sitters: number;
}

/** The table at which a battle was played; null where there is none. */
export async function tableWith(db: Kysely<Schema>, battle: string): Promise<FoundTable | null> {
  const found = await db
    .selectFrom('battles')
    .innerJoin('tables', 'tables.id', 'battles.table_id')
    .select(['tables.id', 'created'])
    .where('battles.id', '=', battle)
    .executeTakeFirst();
  if (found === undefined) return null;
  const { id: table, created } = found;
  const battles = await db
    .selectFrom('battles')
    .select(['id', 'count', 'over'])
    .where('table_id', '=', table)
    .orderBy('game')
    .execute();
  const sitters = await db.selectFrom('sittings').select('session').distinct().where('table_id', '=', table).execute();
  return {
    table,
    created,
    battles: battles.map(({ id, count, over }) => ({ id, lines: count, isOver: over !== 0 })),
    sitters: sitters.length,
  };
}

/** Deletes a table, its seats and its battles: all of it or nothing. */
export async function deleteTable(db: Kysely<Schema>, table: string): Promise<void> {
  await db.transaction().execute(async (within) => {
    const battles = await within.selectFrom('battles').select('id').where('table_id', '=', table).execute();
    for (const { id } of battles)
      for (const name of [...OF_BATTLE].reverse()) await within.deleteFrom(name).where('battle', '=', id).execute();
    await within.deleteFrom('battles').where('table_id', '=', table).execute();
    for (const name of OF_TABLE) await within.deleteFrom(name).where('table_id', '=', table).execute();
    await within.deleteFrom('tables').where('id', '=', table).execute();
  });
}
