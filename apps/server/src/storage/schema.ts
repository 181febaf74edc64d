/** The tables. Numbers are small enough for doubles; PostgreSQL gives bigint as text, so counts are integers. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export interface Schema {
  /** A table that people sit down at: battle after battle is played there. */
  readonly tables: {
    readonly id: string;
    readonly created: string;
    /** What was agreed on when it was made. JSON. */
    readonly settings: string;
    /** All players agreed to write freely. */
    readonly free_text: number;
  };
  /** A seat of a table; `''` is that of watchers. Of keys only digests are kept. */
  readonly seats: { readonly table_id: string; readonly seat: string; readonly key_hash: string };
  /** Somebody took a seat with its key. */
  readonly sittings: { readonly session: string; readonly table_id: string; readonly seat: string };
  readonly battles: {
    readonly id: string;
    readonly table_id: string;
    /** The first line of the record, with the check behind it. */
    readonly header: string;
    /** Who decides for each side: `person`, or the name of a computer player. JSON. */
    readonly players: string;
    readonly count: number;
    readonly over: number;
    /** 1 for the first battle at its table. */
    readonly game: number;
    /** The seat of the table behind each side, where people changed sides; empty where they did not. JSON. */
    readonly chairs: string;
    /** The side that won; null for a draw, and before the end. */
    readonly winner: string | null;
    /** Goes up when anything but the lines changes, so that other processes read it anew. */
    readonly changes: number;
    /** When the clocks were to stand still. JSON. */
    readonly pauses: string;
  };
  /** The numbered lines of a record, exactly as they are in the file, each with the check behind it if there is one. */
  readonly lines: {
    readonly battle: string;
    readonly number: number;
    readonly text: string;
    /** The seat that gave the order, and the order's id, where the line answers one. */
    readonly seat: string | null;
    readonly order_id: string | null;
  };
  /** What the dice of a battle are bound to. `seals` and `salts`: JSON, by seat. */
  readonly bonds: {
    readonly battle: string;
    readonly secret: string;
    readonly seals: string;
    readonly salts: string;
  };
  /** The question that is open in a battle, after which line it was put. JSON. */
  readonly questions: { readonly battle: string; readonly question: string };
  /** What was said. `seat` is empty for a watcher. JSON. */
  readonly chat: {
    readonly battle: string;
    readonly number: number;
    readonly seat: string;
    readonly said: string;
    readonly at: number;
  };
  /** A seat of a table that wants to hear nothing. */
  readonly mutes: { readonly table_id: string; readonly seat: string };
  /** Somebody must decide, and is told of it at `due` unless he moves first. Times in milliseconds since 1970. */
  readonly notices: {
    readonly battle: string;
    readonly seat: string;
    readonly kind: string;
    /** The seat of the table. */
    readonly chair: string;
    readonly due: number;
    /** A process is at it until then. */
    readonly claimed: number;
    readonly tries: number;
    /** Channels that need no more of it. JSON. */
    readonly done: string;
    readonly sent: number;
  };
  /** How a session wants to be told. `target`, `quiet`: JSON. */
  readonly channels: {
    readonly id: string;
    readonly session: string;
    readonly kind: string;
    readonly target: string;
    readonly language: string;
    readonly quiet: string | null;
    /** Mail needs the consent of whoever reads it. */
    readonly confirmed: number;
    readonly last_at: number | null;
    readonly last_result: string | null;
  };
  /** Anybody may sit down at the free seats of this table. `hours`: JSON. */
  readonly challenges: {
    readonly table_id: string;
    readonly host: string;
    readonly hours: string | null;
    /** Milliseconds since 1970. */
    readonly created: number;
  };
  /** Keys of the server, made when they are first needed. */
  readonly keys: { readonly name: string; readonly value: string };
  /** Standing orders, JSON. */
  readonly standing: { readonly battle: string; readonly seat: string; readonly orders: string };
}

/** Forward only, on both databases. A migration that was released is never changed. */
export const migrations: Readonly<Record<string, Migration>> = {
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
};
