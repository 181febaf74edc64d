/** The tables of whoever runs the server, and digests of addresses that nobody can guess without its key. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Schema } from '../schema.ts';
import { REAL } from '../../world.ts';
import { REPORTS_KEY, reporterOf } from '../reporters.ts';

/** Migrations 025 to 027. */
export const operatorMigrations: Readonly<Record<string, Migration>> = {
  '025-operator': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('operator_acts')
        .addColumn('number', 'integer', (column) => column.primaryKey())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addColumn('act', 'text', (column) => column.notNull())
        .addColumn('facts', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('who', 'text', (column) => column.notNull())
        .addColumn('battles', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('told')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addColumn('message', 'text', (column) => column.notNull())
        .addColumn('facts', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('told_owner').on('told').column('owner').execute();
      await db.schema
        .createTable('bans')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('who', 'text', (column) => column.notNull())
        .addColumn('extent', 'text', (column) => column.notNull())
        .addColumn('until', 'double precision', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('operator_settings')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('operator_sessions')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('until', 'double precision', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('processes')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('version', 'text', (column) => column.notNull())
        .addColumn('began', 'double precision', (column) => column.notNull())
        .addColumn('seen', 'double precision', (column) => column.notNull())
        .addColumn('sockets', 'integer', (column) => column.notNull())
        .addColumn('drains', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '026-reporters': {
    // The digests of before could be guessed: there are not many addresses.
    async up(unknown: Kysely<unknown>) {
      const db = unknown as Kysely<Schema>;
      const rows = await db
        .selectFrom('scenario_reports')
        .select(['id', 'network'])
        .where('network', '<>', '')
        .execute();
      if (rows.length === 0) return;
      await db
        .insertInto('keys')
        .values({ name: REPORTS_KEY, value: REAL.random(32).toString('hex') })
        .onConflict((known) => known.doNothing())
        .execute();
      const { value } = await db
        .selectFrom('keys')
        .select('value')
        .where('name', '=', REPORTS_KEY)
        .executeTakeFirstOrThrow();
      for (const { id, network } of rows)
        await db
          .updateTable('scenario_reports')
          .set({ network: reporterOf(value, network) })
          .where('id', '=', id)
          .execute();
    },
  },
  '027-departures': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('departures')
        .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addColumn('warned', 'double precision', (column) => column.notNull())
        .execute();
    },
  },
  '027-outbox': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('outbox')
        .addColumn('channel', 'text', (column) => column.notNull())
        .addColumn('battle', 'text', (column) => column.notNull())
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('due', 'double precision', (column) => column.notNull())
        .addColumn('urgent', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('outbox_key', ['channel', 'battle', 'seat', 'kind'])
        .execute();
      await db.schema.createIndex('outbox_due').on('outbox').column('due').execute();
      await db.schema
        .createTable('postings')
        .addColumn('channel', 'text', (column) => column.primaryKey())
        .addColumn('mailed', 'double precision', (column) => column.notNull())
        .addColumn('claimed', 'double precision', (column) => column.notNull())
        .addColumn('due_again', 'double precision', (column) => column.notNull())
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('bounces', 'integer', (column) => column.notNull())
        .execute();
    },
  },
};
