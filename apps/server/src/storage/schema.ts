/** The tables. Numbers are small enough for doubles; PostgreSQL gives bigint as text, so counts are integers. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export interface Schema {
  /** A table that people sit down at: battle after battle is played there. */
  readonly tables: { readonly id: string; readonly created: string };
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
};
