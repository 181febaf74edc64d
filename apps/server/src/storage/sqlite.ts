/** SQLite in one file, by the driver that Node brings: nothing to install, nothing to build. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { SqliteDialect } from 'kysely';
import { REAL, type World } from '../world.ts';
import { checkpointsOf, MOST_PAGES } from './checkpoints.ts';

/** Another server has this file open. */
export class InUse extends Error {}

export interface OpenedSqlite {
  readonly dialect: SqliteDialect;
  /** Before the database itself is closed. */
  beforeClose(): Promise<void>;
  /** Frees it for others, if it was kept from them. A kill frees it too. */
  close(): void;
}

/** The file's database; `isAlone`: others are kept from it. */
export function openSqlite(file: string, isAlone: boolean, world: World = REAL): OpenedSqlite {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const lock = isAlone ? lockOf(file) : null;
  const database = new DatabaseSync(file);
  database.exec('pragma journal_mode = wal');
  // An answered order must survive a power cut.
  database.exec('pragma synchronous = full');
  database.exec('pragma foreign_keys = on');
  database.exec(`pragma wal_autocheckpoint = ${MOST_PAGES}`);
  const checkpoints = isAlone ? checkpointsOf(file, world) : null;
  // A tool beside the server waits for it, and it for the tool.
  database.exec('pragma busy_timeout = 5000');
  return {
    dialect: new SqliteDialect({ database: asKyselyWants(database) }),
    beforeClose: async () => checkpoints?.close(),
    close: () => lock?.close(),
  };
}

/** A second server on the same file would judge the same battles: it is kept out. */
function lockOf(file: string): DatabaseSync {
  const lock = new DatabaseSync(`${file}.lock`);
  try {
    lock.exec('pragma locking_mode = exclusive');
    lock.exec('begin exclusive');
  } catch {
    lock.close();
    throw new InUse(`${file} is in use by another server`);
  }
  return lock;
}

/** Statements that are kept: the same few come again and again, and preparing them costs as much as running them. */
const KEPT = 200;

function asKyselyWants(database: DatabaseSync) {
  const kept = new Map<string, StatementSync>();
  const prepared = (text: string): StatementSync => {
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= KEPT) kept.clear();
    const statement = database.prepare(text);
    kept.set(text, statement);
    return statement;
  };
  return {
    close: () => database.close(),
    prepare(text: string) {
      const statement = prepared(text);
      const values = (given: readonly unknown[]) => given as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (given: readonly unknown[]) => statement.all(...values(given)),
        // A disk that is full ends a transaction by itself: why must be heard, and not that nothing is left to undo.
        run: (given: readonly unknown[]) =>
          text === 'rollback' && !database.isTransaction
            ? { changes: 0, lastInsertRowid: 0 }
            : statement.run(...values(given)),
        iterate: (given: readonly unknown[]) => statement.iterate(...values(given)),
      };
    },
  };
}
