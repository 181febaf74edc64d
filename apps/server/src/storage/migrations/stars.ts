/** Stars of published scenarios: one from each owner. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Migration 033. */
export const stars: Readonly<Record<string, Migration>> = {
  '033-stars': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('scenario_stars')
        .addColumn('scenario', 'text', (column) => column.notNull().references('scenarios.id'))
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addPrimaryKeyConstraint('scenario_stars_key', ['scenario', 'owner'])
        .execute();
    },
  },
};
