/** Pages of battles that are over, and what people know of each other. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const battlePages: Readonly<Record<string, Migration>> = {
  '019-pages': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('pages')
        .addColumn('battle', 'text', (column) => column.primaryKey().references('battles.id'))
        .addColumn('shown', 'text', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addColumn('ruleset', 'text', (column) => column.notNull())
        .addColumn('variant', 'text', (column) => column.notNull())
        .addColumn('scenario', 'text', (column) => column.notNull())
        .addColumn('nations', 'text', (column) => column.notNull())
        .addColumn('won', 'text', (column) => column.notNull())
        .addColumn('names', 'text', (column) => column.notNull())
        .addColumn('sketch', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('pages_shown').on('pages').columns(['shown', 'at', 'battle']).execute();
    },
  },
  '020-persons': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('invitations').addColumn('declined', 'double precision').execute();
      await db.schema
        .createTable('hushes')
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('other', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('hushes_key', ['owner', 'other'])
        .execute();
      await db.schema
        .createTable('hidden_persons')
        .addColumn('owner', 'text', (column) => column.primaryKey())
        .execute();
    },
  },
  '021-names': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('accounts').addColumn('name', 'text').execute();
      await db.schema.alterTable('accounts').addColumn('name_key', 'text').execute();
      await db.schema.createIndex('accounts_name').on('accounts').column('name_key').unique().execute();
    },
  },
};
