/** Opens the database that the setting names, and brings its tables up to date. */
import { existsSync } from 'node:fs';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations.ts';
import type { Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';
import type { Database } from './database.ts';
import { REAL, type World } from '../world.ts';

/**
 * `where`: the path of a SQLite file, or `postgres://…`; it is made where there is none. `beside`:
 * it is there already, another process may serve it, and its tables stay as they are.
 */
export async function openDatabase(
  where: string,
  how: 'alone' | 'beside' = 'alone',
  world: World = REAL,
): Promise<Database> {
  const isPostgres = /^postgres(?:ql)?:\/\//.test(where);
  if (how === 'beside' && !isPostgres && !existsSync(where)) throw new Error(`there is no database ${where}`);
  const opened = isPostgres ? await postgres(where, world) : sqlite(where, how !== 'beside', world);
  const { db } = opened;
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  try {
    await (how === 'beside' ? checkVersion(migrator) : migrate(migrator));
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}

async function migrate(migrator: Migrator): Promise<void> {
  const { error } = await migrator.migrateToLatest();
  if (error === undefined) return;
  throw error instanceof Error ? error : new Error('the tables cannot be brought up to date', { cause: error });
}

/** The server that runs may be an older one: its tables are its own. */
async function checkVersion(migrator: Migrator): Promise<void> {
  const isOld = (await migrator.getMigrations()).some(({ executedAt }) => executedAt === undefined);
  if (isOld) throw new Error('the database is of an older version: start the server of this one first');
}

function sqlite(file: string, isAlone: boolean, world: World): Database {
  const opened = openSqlite(file, isAlone, world);
  const db = new Kysely<Schema>({ dialect: opened.dialect });
  return {
    db,
    shared: false,
    time: null,
    hints: null,
    queue: () => Promise.resolve(null),
    async close() {
      await opened.beforeClose();
      await db.destroy();
      opened.close();
    },
  };
}

/** Milliseconds in which PostgreSQL must answer: no request waits for ever for one that went silent. */
const ANSWERS = 30_000;

async function postgres(connectionString: string, world: World): Promise<Database> {
  const { default: pg } = await import('pg');
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: ANSWERS,
    query_timeout: ANSWERS,
    idle_in_transaction_session_timeout: ANSWERS,
  });
  // A connection that breaks must not end the process, in use or not: its query fails, and the next one opens another.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const { hintsOn } = await import('./hints.ts');
  const hints = hintsOn(connectionString, world);
  return {
    db,
    shared: true,
    time: 'floor(extract(epoch from clock_timestamp()) * 1000)::double precision',
    hints,
    async queue(failed) {
      const { postgresQueue } = await import('./jobQueue.ts');
      return postgresQueue(connectionString, failed);
    },
    async close() {
      await hints.close();
      await db.destroy();
    },
  };
}
