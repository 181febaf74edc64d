/** One database for all processes of an evening: SQLite in memory behind a driver that is slow, fails, and loses answers. */
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteDialect,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from '../../apps/server/src/storage/migrations.ts';
import type { Schema } from '../../apps/server/src/storage/schema.ts';
import type { Database } from '../../apps/server/src/storage/database.ts';
import type { Owner, Sim } from './kernel.ts';
import type { Plant } from './plants.ts';

/** A fault of the plan, which nobody must wonder at. */
export class Injected extends Error {}

/** A line that is committed. */
export interface DurableLine {
  readonly battle: string;
  readonly number: number;
  readonly text: string;
  readonly seat: string | null;
  readonly id: string | null;
  /** Virtual time of its commit. */
  readonly at: number;
}

export type CommitFault = 'none' | 'before' | 'after' | 'crashBefore' | 'crashAfter';

/** What a process does with its storage now. */
export interface Manner {
  readonly owner: Owner;
  /** Milliseconds of a query; 0: none. */
  delay(): number;
  /** Queries fail. */
  isDown(): boolean;
  /** What becomes of this commit; does it hold lines of a battle? */
  commitFault(hasLines: boolean): CommitFault;
  crash(): void;
}

/** When every evening begins: milliseconds since 1970. */
export const EPOCH = 1_795_000_000_000;
/** Drawn by a library, once for each database: they would be others in each evening. */
const PUSH_KEYS = JSON.stringify({ publicKey: 'of-evenings', privateKey: 'of-evenings' });

let template: Promise<readonly string[]> | null = null;

/** The tables as migrations leave them, made once. */
async function schemaOf(): Promise<readonly string[]> {
  const db = new DatabaseSync(':memory:');
  const like = {
    close: () => db.close(),
    prepare(text: string) {
      const statement = db.prepare(text);
      const values = (given: readonly unknown[]) => given as readonly SQLInputValue[];
      return {
        reader: statement.columns().length > 0,
        all: (given: readonly unknown[]) => statement.all(...values(given)),
        run: (given: readonly unknown[]) => statement.run(...values(given)),
        iterate: (given: readonly unknown[]) => statement.iterate(...values(given)),
      };
    },
  };
  const kysely = new Kysely<Schema>({ dialect: new SqliteDialect({ database: like }) });
  const migrator = new Migrator({ db: kysely, provider: { getMigrations: () => Promise.resolve({ ...migrations }) } });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error;
  const rows = db.prepare("select sql from sqlite_master where sql is not null and name not like 'sqlite_%'").all();
  return rows.map(({ sql }) => String(sql));
}

/** The lock is ours: that of kysely stays closed when opening a connection fails. */
class Adapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true;
  }
}

/** Who reads the database, and is never in anybody's way. */
const READER: Manner = {
  owner: { isDead: false, waiting: 0 },
  delay: () => 0,
  isDown: () => false,
  commitFault: () => 'none' as const,
  crash: () => undefined,
};

interface Kept {
  readonly statement: StatementSync;
  /** It answers with rows. */
  readonly reads: boolean;
}

interface Lock {
  readonly owner: Owner;
  readonly got: () => void;
}

/** The database, and what was committed to it. */
export class Store {
  readonly raw = new DatabaseSync(':memory:');
  readonly durable: DurableLine[] = [];
  readonly byId = new Map<string, DurableLine>();
  onCommit: (lines: readonly DurableLine[]) => void = () => undefined;
  /** An order id stands in two lines. */
  onTwice: (line: DurableLine, before: DurableLine) => void = () => undefined;
  /** What is wrong with the server on purpose. */
  plant: Plant = {};
  readonly sim: Sim;
  #holder: Owner | null = null;
  #inside = false;
  #queue: Lock[] = [];
  #pending: DurableLine[] = [];
  #kept = new Map<string, Kept>();

  private constructor(sim: Sim) {
    this.sim = sim;
  }

  static async made(sim: Sim): Promise<Store> {
    template ??= schemaOf();
    const store = new Store(sim);
    store.raw.exec('pragma foreign_keys = on');
    store.raw.exec((await template).join(';\n'));
    store.raw.prepare('insert into keys (name, value) values (?, ?)').run('push', PUSH_KEYS);
    store.raw.function('evening_time', () => Math.floor(EPOCH + sim.now));
    return store;
  }

  /** A process is gone: what it had not committed is, too. */
  abandon(owner: Owner): void {
    this.#queue = this.#queue.filter((one) => one.owner !== owner);
    if (this.#holder !== owner) return;
    if (this.#inside) this.raw.exec('rollback');
    this.#inside = false;
    this.#pending = [];
    this.#free();
  }

  get isFree(): boolean {
    return this.#holder === null && this.#queue.length === 0;
  }

  #free(): void {
    this.#holder = null;
    const next = this.#queue.shift();
    if (next === undefined) return;
    this.#holder = next.owner;
    next.got();
  }

  #statement(sql: string): Kept {
    const known = this.#kept.get(sql);
    if (known !== undefined) return known;
    // As SQLite spells it: numbered values, no locks of rows.
    const text = sql.replace(/\$(\d+)/g, '?$1').replace(/ for update( skip locked)?/g, '');
    const statement = this.raw.prepare(text);
    const made = { statement, reads: statement.columns().length > 0 };
    this.#kept.set(sql, made);
    return made;
  }

  /** The database as a process with this manner sees it. */
  openFor(manner: Manner, shared: boolean, hints: Database['hints']): Database {
    const db = new Kysely<Schema>({ dialect: this.#dialect(manner) });
    const queue = (): Promise<null> => Promise.resolve(null);
    return { db, shared, time: shared ? 'evening_time()' : null, hints, queue, close: () => db.destroy() };
  }

  /** As somebody sees it who is in nobody's way. */
  reader(): Database {
    return this.openFor(READER, false, null);
  }

  #dialect(manner: Manner): Dialect {
    const never = new Promise<never>(() => undefined);
    const { sim } = this;
    const { owner } = manner;
    let late: Promise<void> | null = null;
    const commit = (): void => {
      this.raw.exec('commit');
      this.#inside = false;
      this.#keep();
    };
    const waits = (): Promise<void> | null => {
      if (owner.isDead) return never;
      const ms = manner.delay();
      return ms <= 0 ? null : new Promise((done) => sim.after(ms, 'storage', () => owner.isDead || done()));
    };
    const fails = (): void => {
      if (manner.isDown()) throw new Injected('the database does not answer');
    };
    const connection: DatabaseConnection = {
      executeQuery: async <R>({ sql: given, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
        const [wrong, instead] = this.plant.mistakes ?? [];
        const sql = instead !== undefined && wrong?.test(given) === true ? instead : given;
        const wait = waits();
        if (wait !== null) await wait;
        if (owner.isDead) return never;
        fails();
        const { statement, reads } = this.#statement(sql);
        const values = parameters as readonly SQLInputValue[];
        const { findsNothing, swallows, forgets } = this.plant;
        if (findsNothing?.test(sql)) return { rows: [] };
        if (swallows?.test(sql)) return { numAffectedRows: 1n, rows: [] };
        if (reads) {
          const rows = statement.all(...values);
          if (forgets !== undefined) for (const row of rows) if (forgets in row) row[forgets] = null;
          return { rows: rows as R[] };
        }
        const { changes, lastInsertRowid } = statement.run(...values);
        if (sql.startsWith('insert into lines')) {
          const [battle, number, text, seat, id] = values as [string, number, string, string | null, string | null];
          this.#pending.push({ battle, number, text, seat, id, at: 0 });
        }
        return { numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid), rows: [] };
      },
      streamQuery: () => {
        throw new Error('no streams');
      },
    };
    const driver: Driver = {
      init: () => Promise.resolve(),
      acquireConnection: async () => {
        const wait = waits();
        if (wait !== null) await wait;
        if (owner.isDead) return never;
        fails();
        if (this.#holder === null) this.#holder = owner;
        else await new Promise<void>((got) => this.#queue.push({ owner, got }));
        return connection;
      },
      releaseConnection: async () => {
        if (late !== null) {
          // Whoever committed does not wait for it; whoever comes next does.
          const waited = late;
          late = null;
          void waited.then(() => this.#free());
          return;
        }
        if (!owner.isDead) this.#free();
      },
      beginTransaction: async () => {
        this.raw.exec('begin');
        this.#inside = true;
        this.#pending = [];
      },
      commitTransaction: async () => {
        const wait = waits();
        if (wait !== null) await wait;
        if (owner.isDead) return never;
        fails();
        const fault = manner.commitFault(this.#pending.length > 0);
        if (fault !== 'none') sim.say(`commit ${fault}`);
        if (fault === 'crashBefore') {
          manner.crash();
          return never;
        }
        if (fault === 'before') throw new Injected('the commit failed');
        const { early = 0 } = this.plant;
        if (early > 0 && this.#pending.length > 0) {
          late = new Promise((done) => sim.after(early, 'late commit', () => owner.isDead || done(commit())));
          return undefined;
        }
        commit();
        if (fault === 'crashAfter') {
          manner.crash();
          return never;
        }
        if (fault === 'after') throw new Injected('the answer to the commit was lost');
        return undefined;
      },
      rollbackTransaction: async () => {
        if (owner.isDead) return never;
        // Where the answer to a commit was lost nothing is left to be rolled back.
        if (this.#inside) this.raw.exec('rollback');
        this.#inside = false;
        this.#pending = [];
        return undefined;
      },
      destroy: () => Promise.resolve(),
    };
    return {
      createAdapter: () => new Adapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    };
  }

  /** Holds these rows alone; lines that it did not hold before count as committed when they say that they were written. */
  fill(rows: readonly { readonly table: string; readonly row: Readonly<Record<string, SQLInputValue>> }[]): void {
    this.raw.exec('pragma foreign_keys = off');
    for (const { name } of this.raw.prepare("select name from sqlite_master where type = 'table'").all())
      this.raw.exec(`delete from "${String(name)}"`);
    const known = this.durable.length;
    const lines: DurableLine[] = [];
    for (const { table, row } of rows) {
      const names = Object.keys(row);
      const text = `insert into "${table}" (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`;
      this.raw.prepare(text).run(...Object.values(row));
      if (table !== 'lines') continue;
      const {
        battle,
        number,
        text: said,
        seat,
        order_id: id,
      } = row as unknown as DurableLine & { order_id: string | null };
      const { at } = JSON.parse(said.split('\n')[0] ?? '') as { readonly at: number };
      lines.push({ battle, number, text: said, seat, id, at: at - EPOCH });
    }
    const isKnown = new Set(this.durable.slice(0, known).map(({ battle, number }) => `${battle} ${number}`));
    this.#keepAll(lines.filter(({ battle, number }) => !isKnown.has(`${battle} ${number}`)));
  }

  #keep(): void {
    const lines = this.#pending.map((line) => ({ ...line, at: this.sim.now }));
    this.#pending = [];
    this.#keepAll(lines);
  }

  #keepAll(lines: readonly DurableLine[]): void {
    for (const line of lines) {
      this.durable.push(line);
      this.sim.say(`line ${line.number} ${line.seat ?? '-'} ${line.id ?? '-'} ${line.text.slice(0, 60)}`);
      if (line.id === null) continue;
      const key = `${line.battle} ${line.seat} ${line.id}`;
      const before = this.byId.get(key);
      if (before !== undefined) this.onTwice(line, before);
      this.byId.set(key, line);
    }
    if (lines.length > 0) this.onCommit(lines);
  }
}
