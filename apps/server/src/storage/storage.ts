/** All that the server keeps, and the only place with queries. */
import type { StandingOrders } from '@drumhead/engine';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from './open.ts';
import type { Schema } from './schema.ts';

/** By seat. */
export type BySeat = Readonly<Record<string, string>>;

export interface StoredBond {
  readonly secret: string;
  readonly seals: BySeat;
  readonly salts: BySeat;
}

export interface NewBattle {
  readonly id: string;
  readonly header: string;
  readonly players: BySeat;
  readonly bond: StoredBond;
}

export interface NewTable {
  readonly id: string;
  readonly created: string;
  /** Digests of the keys of its seats. */
  readonly keys: BySeat;
  readonly battle: NewBattle;
}

export interface StoredLine {
  readonly number: number;
  readonly text: string;
  /** What the line answers. */
  readonly seat: string | null;
  readonly id: string | null;
}

export interface StoredBattle extends NewBattle {
  readonly table: string;
  readonly lines: readonly StoredLine[];
  readonly standing: Readonly<Record<string, StandingOrders>>;
}

/** Lines that belong together, after line `after`, and what they change besides. */
export interface Batch {
  readonly battle: string;
  readonly after: number;
  readonly lines: readonly StoredLine[];
  readonly over: boolean;
  readonly bond: StoredBond | null;
}

/** How far a battle is: the number of its lines, and {@link bondMark} of what its dice are bound to. */
export interface Mark {
  readonly count: number;
  readonly bond: string;
}

export interface Storage {
  readonly shared: boolean;
  createTable(table: NewTable): Promise<void>;
  battle(id: string): Promise<StoredBattle | null>;
  /** The battle that was begun at this table, its players and whether it is over; null if there is no such table. */
  table(id: string): Promise<{
    readonly battle: string;
    readonly header: string;
    readonly players: BySeat;
    readonly over: boolean;
    /** What its dice come from. */
    readonly secret: string;
  } | null>;
  tableOf(battle: string): Promise<string | null>;
  lines(battle: string, after: number): Promise<readonly StoredLine[]>;
  /** Keeps the batch, all of it or nothing; false where somebody else was quicker. */
  append(batch: Batch): Promise<boolean>;
  /** How far each of these battles is, to see what other processes wrote. */
  marks(battles: readonly string[]): Promise<Readonly<Record<string, Mark>>>;
  /**
   * Changes what the dice are bound to, as it is stored now and not as somebody remembers it; null leaves it. What is stored
   * after that. `change` may be asked more than once.
   */
  changeBond(battle: string, change: (stored: StoredBond) => StoredBond | null): Promise<StoredBond>;
  setStanding(battle: string, seat: string, orders: StandingOrders | null): Promise<void>;
  /** Sits down at the seat whose key has this digest; the seat, or null if there is none. */
  sit(session: string, table: string, keyHash: string): Promise<string | null>;
  seatsOf(session: string, table: string): Promise<readonly string[]>;
  takenSeats(table: string): Promise<readonly string[]>;
  /** Gives a seat another key; all others who sit there must get up. */
  renewKey(table: string, seat: string, keyHash: string, session: string): Promise<void>;
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** Batches of one tick that are kept in one transaction. */
const MOST_TOGETHER = 50;

/** How often a transaction that another one stood in the way of is tried. */
const TRIES = 5;

export function storageOn(database: Database): Storage {
  const { db, shared } = database;
  const waiting: { readonly batch: Batch; done(kept: boolean): void; fail(error: unknown): void }[] = [];
  let isWriting = false;

  /** Writes what waits, many battles in one transaction: one sync to disk for all of them. */
  async function write(): Promise<void> {
    isWriting = true;
    while (waiting.length > 0) {
      // Always in the same order, so that two processes never wait for each other.
      const jobs = waiting.splice(0, MOST_TOGETHER).sort((a, b) => (a.batch.battle < b.batch.battle ? -1 : 1));
      try {
        const kept = await insideTransaction((within) =>
          keepAll(
            within,
            jobs.map(({ batch }) => batch),
          ),
        );
        jobs.forEach((job, i) => job.done(kept[i] ?? false));
      } catch {
        // One batch that cannot be kept must not take the others with it.
        for (const job of jobs) {
          await insideTransaction((within) => keepAll(within, [job.batch])).then(
            ([isKept]) => job.done(isKept ?? false),
            (error: unknown) => job.fail(error),
          );
        }
      }
    }
    isWriting = false;
  }

  async function insideTransaction<T>(work: (within: Transaction<Schema>) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await db.transaction().execute(work);
      } catch (error) {
        if (tries >= TRIES || !isPassing(error)) throw error;
      }
    }
  }

  return {
    shared,
    createTable: ({ id, created, keys, battle }) =>
      insideTransaction(async (within) => {
        await within.insertInto('tables').values({ id, created }).execute();
        const seats = Object.entries(keys).map(([seat, key_hash]) => ({ table_id: id, seat, key_hash }));
        await within.insertInto('seats').values(seats).execute();
        const { header, players, bond } = battle;
        await within
          .insertInto('battles')
          .values({ id: battle.id, table_id: id, header, players: JSON.stringify(players), count: 0, over: 0 })
          .execute();
        await within
          .insertInto('bonds')
          .values({ battle: battle.id, ...bondRow(bond) })
          .execute();
      }),
    battle(id) {
      // Lines and bond of one moment, whatever other processes write meanwhile. SQLite knows no other way.
      const reading = shared ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
      return reading.execute((within) => battleIn(within, id));
    },
    async table(id) {
      const found = await db
        .selectFrom('battles')
        .innerJoin('bonds', 'bonds.battle', 'battles.id')
        .select(['id', 'header', 'players', 'over', 'secret'])
        .where('table_id', '=', id)
        .executeTakeFirst();
      if (found === undefined) return null;
      const { header, players, over, secret } = found;
      return { battle: found.id, header, players: bySeat(players), over: over !== 0, secret };
    },
    async tableOf(battle) {
      const found = await db.selectFrom('battles').select('table_id').where('id', '=', battle).executeTakeFirst();
      return found?.table_id ?? null;
    },
    lines: (battle, after) => linesOf(db, battle, after),
    append: (batch) =>
      new Promise((done, fail) => {
        waiting.push({ batch, done, fail });
        if (!isWriting) queueMicrotask(() => void (isWriting || write()));
      }),
    async marks(battles) {
      if (battles.length === 0) return {};
      const found = await db
        .selectFrom('battles')
        .innerJoin('bonds', 'bonds.battle', 'battles.id')
        .select(['id', 'count', 'secret', 'seals', 'salts'])
        .where('id', 'in', battles)
        .execute();
      return Object.fromEntries(found.map(({ id, count, ...bond }) => [id, { count, bond: bondMark(bondOf(bond)) }]));
    },
    changeBond: (battle, change) =>
      insideTransaction(async (within) => {
        const query = within.selectFrom('bonds').selectAll().where('battle', '=', battle);
        const stored = bondOf(await (shared ? query.forUpdate() : query).executeTakeFirstOrThrow());
        const changed = change(stored);
        if (changed === null) return stored;
        await within.updateTable('bonds').set(bondRow(changed)).where('battle', '=', battle).execute();
        return changed;
      }),
    setStanding: (battle, seat, orders) =>
      insideTransaction(async (within) => {
        await within.deleteFrom('standing').where('battle', '=', battle).where('seat', '=', seat).execute();
        if (orders === null) return;
        await within
          .insertInto('standing')
          .values({ battle, seat, orders: JSON.stringify(orders) })
          .execute();
      }),
    sit: (session, table, keyHash) =>
      insideTransaction(async (within) => {
        const found = await within
          .selectFrom('seats')
          .select('seat')
          .where('table_id', '=', table)
          .where('key_hash', '=', keyHash)
          .executeTakeFirst();
        if (found === undefined) return null;
        const sitting = { session, table_id: table, seat: found.seat };
        await within
          .insertInto('sittings')
          .values(sitting)
          .onConflict((both) => both.doNothing())
          .execute();
        return found.seat;
      }),
    async seatsOf(session, table) {
      const found = await db
        .selectFrom('sittings')
        .select('seat')
        .where('session', '=', session)
        .where('table_id', '=', table)
        .orderBy('seat')
        .execute();
      return found.map(({ seat }) => seat);
    },
    async takenSeats(table) {
      const found = await db.selectFrom('sittings').select('seat').distinct().where('table_id', '=', table).execute();
      return found.map(({ seat }) => seat);
    },
    renewKey: (table, seat, key_hash, session) =>
      insideTransaction(async (within) => {
        await within
          .updateTable('seats')
          .set({ key_hash })
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .execute();
        await within
          .deleteFrom('sittings')
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .where('session', '!=', session)
          .execute();
      }),
    isReady: () =>
      db
        .selectFrom('tables')
        .select('id')
        .limit(1)
        .execute()
        .then(
          () => true,
          () => false,
        ),
    close: () => database.close(),
  };
}

/** Which of the batches were kept: each goes on from the line that it expects to be the last one. */
async function keepAll(within: Transaction<Schema>, batches: readonly Batch[]): Promise<readonly boolean[]> {
  const kept: boolean[] = [];
  for (const { battle, after, lines, over, bond } of batches) {
    const { numUpdatedRows } = await within
      .updateTable('battles')
      .set({ count: after + lines.length, over: over ? 1 : 0 })
      .where('id', '=', battle)
      .where('count', '=', after)
      .executeTakeFirst();
    const isFirst = Number(numUpdatedRows) === 1;
    kept.push(isFirst);
    if (!isFirst) continue;
    await within
      .insertInto('lines')
      .values(lines.map(({ number, text, seat, id }) => ({ battle, number, text, seat, order_id: id })))
      .execute();
    if (bond !== null) await within.updateTable('bonds').set(bondRow(bond)).where('battle', '=', battle).execute();
  }
  return kept;
}

async function battleIn(within: Transaction<Schema>, id: string): Promise<StoredBattle | null> {
  const found = await within.selectFrom('battles').selectAll().where('id', '=', id).executeTakeFirst();
  const bond = await within.selectFrom('bonds').selectAll().where('battle', '=', id).executeTakeFirst();
  if (found === undefined || bond === undefined) return null;
  const standing = await within.selectFrom('standing').selectAll().where('battle', '=', id).execute();
  return {
    id,
    table: found.table_id,
    header: found.header,
    players: bySeat(found.players),
    bond: bondOf(bond),
    lines: await linesOf(within, id, 0),
    standing: Object.fromEntries(standing.map(({ seat, orders }) => [seat, JSON.parse(orders) as StandingOrders])),
  };
}

async function linesOf(db: Kysely<Schema>, battle: string, after: number): Promise<readonly StoredLine[]> {
  const found = await db
    .selectFrom('lines')
    .selectAll()
    .where('battle', '=', battle)
    .where('number', '>', after)
    .orderBy('number')
    .execute();
  return found.map(({ number, text, seat, order_id }) => ({ number, text, seat, id: order_id }));
}

function bondRow({ secret, seals, salts }: StoredBond) {
  return { secret, seals: JSON.stringify(seals), salts: JSON.stringify(salts) };
}

function bondOf({ secret, seals, salts }: Pick<Schema['bonds'], 'secret' | 'seals' | 'salts'>): StoredBond {
  return { secret, seals: bySeat(seals), salts: bySeat(salts) };
}

/** Differs where the bond does. */
export function bondMark({ secret, seals, salts }: StoredBond): string {
  const of = (given: BySeat) => Object.entries(given).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([secret, of(seals), of(salts)]);
}

function bySeat(text: string): BySeat {
  return JSON.parse(text) as BySeat;
}

/** PostgreSQL: a deadlock, or a transaction that could not be put in order with another. */
function isPassing(error: unknown): boolean {
  const { code } = error as { readonly code?: unknown };
  return code === '40P01' || code === '40001';
}
