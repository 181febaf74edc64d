/** Clubs with their members, evenings and tables, and their leagues. */
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Migrations 022 to 024. */
export const clubs: Readonly<Record<string, Migration>> = {
  '022-clubs': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('clubs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('created', 'double precision', (column) => column.notNull())
        .addColumn('links', 'integer', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('members')
        .addColumn('club', 'text', (column) => column.notNull().references('clubs.id'))
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('joined', 'double precision', (column) => column.notNull())
        .addColumn('seen', 'double precision', (column) => column.notNull())
        .addPrimaryKeyConstraint('members_key', ['club', 'owner'])
        .execute();
      await db.schema.createIndex('members_owner').on('members').column('owner').execute();
    },
  },
  '023-club-evenings': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('evenings')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('club', 'text', (column) => column.notNull().references('clubs.id'))
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addColumn('words', 'text', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('evenings_club').on('evenings').column('club').execute();
      await db.schema
        .createTable('comings')
        .addColumn('evening', 'text', (column) => column.notNull().references('evenings.id'))
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('comes', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('comings_key', ['evening', 'owner'])
        .execute();
      await db.schema
        .createTable('club_tables')
        .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
        .addColumn('club', 'text', (column) => column.notNull().references('clubs.id'))
        .addColumn('at', 'double precision', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('club_tables_club').on('club_tables').column('club').execute();
    },
  },
  '024-leagues': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('leagues')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('club', 'text', (column) => column.notNull().references('clubs.id'))
        .addColumn('settings', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('created', 'double precision', (column) => column.notNull())
        .addColumn('due', 'double precision', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('leagues_club').on('leagues').column('club').execute();
      await db.schema.createIndex('leagues_due').on('leagues').columns(['state', 'due']).execute();
      await db.schema
        .createTable('entries')
        .addColumn('league', 'text', (column) => column.notNull().references('leagues.id'))
        .addColumn('entry', 'integer', (column) => column.notNull())
        .addColumn('owner', 'text')
        .addColumn('player', 'text', (column) => column.notNull())
        .addColumn('name', 'text')
        .addColumn('lot', 'integer', (column) => column.notNull())
        .addColumn('since', 'integer', (column) => column.notNull())
        .addColumn('until', 'integer')
        .addPrimaryKeyConstraint('entries_key', ['league', 'entry'])
        .execute();
      await db.schema.createIndex('entries_owner').on('entries').column('owner').execute();
      await db.schema
        .createTable('league_rounds')
        .addColumn('league', 'text', (column) => column.notNull().references('leagues.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('began', 'double precision', (column) => column.notNull())
        .addColumn('ends', 'double precision', (column) => column.notNull())
        .addColumn('pairs', 'text', (column) => column.notNull())
        .addColumn('over', 'integer', (column) => column.notNull())
        .addPrimaryKeyConstraint('league_rounds_key', ['league', 'number'])
        .execute();
      await db.schema
        .createTable('league_battles')
        .addColumn('battle', 'text', (column) => column.primaryKey())
        .addColumn('table_id', 'text', (column) => column.notNull())
        .addColumn('league', 'text', (column) => column.notNull().references('leagues.id'))
        .addColumn('round', 'integer', (column) => column.notNull())
        .addColumn('board', 'integer', (column) => column.notNull())
        .addColumn('game', 'integer', (column) => column.notNull())
        .addColumn('first', 'integer', (column) => column.notNull())
        .addColumn('second', 'integer', (column) => column.notNull())
        .addColumn('how', 'text')
        .addColumn('winner', 'integer')
        .addColumn('closed', 'integer', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('league_battles_league').on('league_battles').column('league').execute();
      await db.schema.createIndex('league_battles_table').on('league_battles').column('table_id').execute();
      await db.schema
        .createTable('acts')
        .addColumn('league', 'text', (column) => column.notNull().references('leagues.id'))
        .addColumn('number', 'integer', (column) => column.notNull())
        .addColumn('at', 'double precision', (column) => column.notNull())
        .addColumn('act', 'text', (column) => column.notNull())
        .addPrimaryKeyConstraint('acts_key', ['league', 'number'])
        .execute();
    },
  },
};
