/** The first tables of the server: battles, seats, accounts, notices, scenarios, people met. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Migrations 001 to 018. */
export const foundations: Readonly<Record<string, Migration>> = {
  '001-battles': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('created', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('seats')
        .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('key_hash', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .execute();
      await db.schema
        .createTable('sittings')
        .addColumn('session', 'text', (column) => column.notNull())
        .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
        .addColumn('seat', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('sittings_key', ['session', 'table_id', 'seat'])
        .execute();
      await db.schema
        .createTable('battles')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
        .addColumn('header', 'text', (column) => column.notNull())
        .addColumn('players', 'text', (column) => column.notNull())
        .addColumn('count', 'integer', (column) => column.notNull())
        .addColumn('over', 'integer', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('battles_table').on('battles').column('table_id').execute();
      await db.schema
        .createTable('lines')
        .addColumn('battle', 'text', (column) => column.notNull().references('battles.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('text', 'text', (column) => column.notNull())
        .addColumn('seat', 'text')
        .addColumn('order_id', 'text')
        .addPrimaryKeyConstraint('lines_key', ['battle', 'number'])
        .execute();
      // An order that comes twice is answered once, whatever fails in between.
      await sql`create unique index lines_order on lines (battle, seat, order_id) where order_id is not null`.execute(
        db,
      );
      await db.schema
        .createTable('bonds')
        .addColumn('battle', 'text', (column) => column.primaryKey().references('battles.id'))
        .addColumn('secret', 'text', (column) => column.notNull())
        .addColumn('seals', 'text', (column) => column.notNull())
        .addColumn('salts', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('standing')
        .addColumn('battle', 'text', (column) => column.notNull().references('battles.id'))
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('orders', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('standing_key', ['battle', 'seat'])
        .execute();
    },
  },
  '002-together': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('tables')
        .addColumn('settings', 'text', (column) => column.notNull().defaultTo('{}'))
        .execute();
      await db.schema
        .alterTable('tables')
        .addColumn('free_text', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      const columns = [
        ['game', 1],
        ['changes', 0],
      ] as const;
      for (const [name, value] of columns) {
        await db.schema
          .alterTable('battles')
          .addColumn(name, 'integer', (column) => column.notNull().defaultTo(value))
          .execute();
      }
      await db.schema
        .alterTable('battles')
        .addColumn('chairs', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
      await db.schema.alterTable('battles').addColumn('winner', 'text').execute();
      await db.schema
        .alterTable('battles')
        .addColumn('pauses', 'text', (column) => column.notNull().defaultTo('[]'))
        .execute();
      // Two processes that agree on the same rematch make it once.
      await db.schema.createIndex('battles_game').on('battles').columns(['table_id', 'game']).unique().execute();
      await db.schema
        .createTable('questions')
        .addColumn('battle', 'text', (column) => column.primaryKey().references('battles.id'))
        .addColumn('question', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('chat')
        .addColumn('battle', 'text', (column) => column.notNull().references('battles.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('said', 'text', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addPrimaryKeyConstraint('chat_key', ['battle', 'number'])
        .execute();
      await db.schema
        .createTable('mutes')
        .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
        .addColumn('seat', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('mutes_key', ['table_id', 'seat'])
        .execute();
    },
  },
  '003-notices': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('notices')
        .addColumn('battle', 'text', (column) => column.notNull().references('battles.id'))
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('chair', 'text', (column) => column.notNull())
        .addColumn('due', 'double precision', (column) => column.notNull())
        .addColumn('claimed', 'double precision', (column) => column.notNull().defaultTo(0))
        .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
        .addColumn('done', 'text', (column) => column.notNull().defaultTo('[]'))
        .addColumn('sent', 'integer', (column) => column.notNull().defaultTo(0))
        .addPrimaryKeyConstraint('notices_key', ['battle', 'seat', 'kind'])
        .execute();
      await sql`create index notices_due on notices (due) where sent = 0`.execute(db);
      await db.schema
        .createTable('channels')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('session', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('target', 'text', (column) => column.notNull())
        .addColumn('language', 'text', (column) => column.notNull())
        .addColumn('quiet', 'text')
        .addColumn('confirmed', 'integer', (column) => column.notNull())
        .addColumn('last_at', 'double precision')
        .addColumn('last_result', 'text')
        .execute();
      await db.schema.createIndex('channels_session').on('channels').column('session').execute();
      await db.schema
        .createTable('keys')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
    },
  },
  '004-challenges': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('challenges')
        .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
        .addColumn('host', 'text', (column) => column.notNull())
        .addColumn('hours', 'text')
        .addColumn('created', 'double precision', (column) => column.notNull())
        .execute();
    },
  },
  '005-mailings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('mailings')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('recipient', 'text', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('mailings_at').on('mailings').column('at').execute();
    },
  },
  '006-winners': {
    // Battles that ended before 002 had no column for their winner, and counted as draws.
    async up(db: Kysely<unknown>) {
      const { fillWinners } = await import('../winners.ts');
      await fillWinners(db);
    },
  },
  '007-reports': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('chat')
        .addColumn('removed', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
      await db.schema
        .createTable('reports')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('battle', 'text', (column) => column.notNull().references('battles.id'))
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('quoted', 'text', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addUniqueConstraint('reports_once', ['battle', 'seat', 'number'])
        .execute();
    },
  },
  '008-accounts': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('accounts')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('created', 'double precision', (column) => column.notNull())
        .addColumn('mail', 'text', (column) => column.unique())
        .execute();
      await db.schema
        .createTable('account_sessions')
        .addColumn('session', 'text', (column) => column.primaryKey())
        .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
        .execute();
      await db.schema
        .createTable('passkeys')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('account', 'text', (column) => column.notNull().references('accounts.id'))
        .addColumn('public_key', 'text', (column) => column.notNull())
        .addColumn('counter', 'double precision', (column) => column.notNull())
        .addColumn('transports', 'text', (column) => column.notNull())
        .addColumn('created', 'double precision', (column) => column.notNull())
        .addColumn('used', 'double precision')
        .execute();
      for (const table of ['account_sessions', 'passkeys'] as const)
        await db.schema.createIndex(`${table}_account`).on(table).column('account').execute();
      await db.schema
        .createTable('logins')
        .addColumn('token_hash', 'text', (column) => column.primaryKey())
        .addColumn('mail', 'text', (column) => column.notNull())
        .addColumn('until', 'double precision', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('ceremonies')
        .addColumn('session', 'text', (column) => column.notNull())
        .addColumn('kind', 'text', (column) => column.notNull())
        .addColumn('challenge', 'text', (column) => column.notNull())
        .addColumn('account', 'text', (column) => column.notNull())
        .addColumn('until', 'double precision', (column) => column.notNull())
        .addPrimaryKeyConstraint('ceremonies_key', ['session', 'kind'])
        .execute();
    },
  },
  '009-lists': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('lists')
        .addColumn('battle', 'text', (column) => column.notNull().references('battles.id'))
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('list', 'text')
        .addPrimaryKeyConstraint('lists_key', ['battle', 'seat'])
        .execute();
    },
  },
  '010-names': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('seats').addColumn('name', 'text').execute();
    },
  },
  '011-uptimes': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('uptimes')
        .addColumn('began', 'double precision', (column) => column.primaryKey())
        .addColumn('last', 'double precision', (column) => column.notNull())
        .execute();
    },
  },
  '012-bond-times': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('bonds')
        .addColumn('at', 'double precision', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '013-refusals': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('refusals')
        .addColumn('battle', 'text', (column) => column.notNull().references('battles.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('seat', 'text', (column) => column.notNull())
        .addColumn('order_id', 'text', (column) => column.notNull())
        .addColumn('refusal', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('refusals_key', ['battle', 'number'])
        .execute();
    },
  },
  '014-days': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('day_scores')
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('ruleset', 'text', (column) => column.notNull())
        .addColumn('day', 'integer', (column) => column.notNull())
        .addColumn('score', 'integer', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addPrimaryKeyConstraint('day_scores_key', ['ruleset', 'day', 'owner'])
        .execute();
    },
  },
  '015-scenarios': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('scenarios')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('parent', 'text')
        .addColumn('created', 'double precision', (column) => column.notNull())
        .addColumn('latest', 'integer', (column) => column.notNull())
        .addColumn('listed', 'integer', (column) => column.notNull())
        .addColumn('hidden', 'integer', (column) => column.notNull())
        .addColumn('ruleset', 'text', (column) => column.notNull())
        .addColumn('own', 'integer', (column) => column.notNull())
        .addColumn('even', 'integer', (column) => column.notNull())
        .addColumn('languages', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('card', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('scenarios_owner').on('scenarios').column('owner').execute();
      await db.schema.createIndex('scenarios_created').on('scenarios').columns(['created', 'id']).execute();
      await db.schema
        .createTable('scenario_editions')
        .addColumn('scenario', 'text', (column) => column.notNull().references('scenarios.id'))
        .addColumn('edition', 'integer', (column) => column.notNull())
        .addColumn('file', 'text', (column) => column.notNull())
        .addColumn('hash', 'text', (column) => column.notNull().unique())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addPrimaryKeyConstraint('scenario_editions_key', ['scenario', 'edition'])
        .execute();
      await db.schema
        .createTable('scenario_reports')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('scenario', 'text', (column) => column.notNull().references('scenarios.id'))
        .addColumn('edition', 'integer', (column) => column.notNull())
        .addColumn('reporter', 'text', (column) => column.notNull())
        .addColumn('reason', 'text', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addUniqueConstraint('scenario_reports_once', ['scenario', 'reporter'])
        .execute();
      await db.schema
        .createTable('scenario_pictures')
        .addColumn('hash', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('type', 'text', (column) => column.notNull())
        .addColumn('data', 'text', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addColumn('is_public', 'integer', (column) => column.notNull())
        .execute();
    },
  },
  '016-reporters': {
    async up(db) {
      await db.schema
        .alterTable('scenario_reports')
        .addColumn('network', 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    },
  },
  '017-clocks': {
    async up(db: Kysely<unknown>) {
      await db.schema.alterTable('battles').addColumn('clock', 'text').execute();
    },
  },
  '018-people': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('blocks')
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('other', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('blocks_key', ['owner', 'other'])
        .execute();
      await db.schema
        .createTable('invitations')
        .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
        .addColumn('guest', 'text', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .execute();
    },
  },
};
