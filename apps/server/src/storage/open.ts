/** Opens the database that the setting names, and brings its tables up to date. */
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations, type Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export interface Database {
  readonly db: Kysely<Schema>;
  /** May other processes change battles, too? */
  readonly shared: boolean;
  close(): Promise<void>;
}

/** `where`: the path of a SQLite file, or `postgres://…`. */
export async function openDatabase(where: string): Promise<Database> {
  const opened = /^postgres(?:ql)?:\/\//.test(where) ? await postgres(where) : sqlite(where);
  const { db } = opened;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) {
    await opened.close();
    throw error instanceof Error ? error : new Error('the tables cannot be brought up to date', { cause: error });
  }
  return opened;
}

function sqlite(file: string): Database {
  const opened = openSqlite(file);
  const db = new Kysely<Schema>({ dialect: opened.dialect });
  return {
    db,
    shared: false,
    async close() {
      await db.destroy();
      opened.close();
    },
  };
}

async function postgres(connectionString: string): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({ connectionString, max: 10 });
  // A connection that breaks must not end the process, in use or not: its query fails, and the next one opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, shared: true, close: () => db.destroy() };
}
