/** Names that whoever runs the server took off somebody, and look-alikes among those of accounts. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { shapeOf } from '../../account/lookalikes.ts';

interface Accounts {
  readonly accounts: {
    readonly id: string;
    readonly created: number;
    readonly name: string | null;
    readonly name_key: string | null;
  };
}

/** Migrations 030 to 032. */
export const names: Readonly<Record<string, Migration>> = {
  '030-names-off': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('names_off')
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('name_key', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('names_off_key', ['owner', 'name_key'])
        .execute();
    },
  },
  '031-look-alikes': {
    /** Of two that look alike the older account keeps the shape; the other keeps its name, too, and guards it no more. */
    async up(db: Kysely<Accounts>) {
      const all = await db
        .selectFrom('accounts')
        .select(['id', 'name'])
        .where('name', 'is not', null)
        .orderBy('created')
        .orderBy('id')
        .execute();
      await db.updateTable('accounts').set({ name_key: null }).execute();
      const taken = new Set<string>();
      for (const { id, name } of all) {
        const shape = shapeOf(name ?? '');
        const name_key = taken.has(shape) ? `${shape} ${id}` : shape;
        taken.add(name_key);
        await db.updateTable('accounts').set({ name_key }).where('id', '=', id).execute();
      }
    },
  },
  '032-rematches': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .alterTable('battles')
        .addColumn('begun', 'double precision', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
};
