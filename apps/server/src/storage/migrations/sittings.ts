/** Who sits at a table is asked for by the table: by notices, lists of battles, challenges. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Migration 029. */
export const sittings: Readonly<Record<string, Migration>> = {
  '029-sittings-by-table': {
    async up(db: Kysely<unknown>) {
      await db.schema.createIndex('sittings_table').on('sittings').columns(['table_id', 'seat']).execute();
    },
  },
};
