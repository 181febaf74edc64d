/** Queries about tables, their seats and who sits there. */
import { ownerName } from './accountRows.ts';
import { changed, changedAt, insertBattle } from './battleRows.ts';
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { addChallenge, type StoredChallenge } from './challengeRows.ts';
import { takeNamesOff } from './endedRows.ts';
import { setKey, takeSeat } from './seatKeys.ts';
import { noticeTurn } from './noticeRows.ts';
import { runnerIn } from './statements.ts';
import {
  type BySeat,
  bySeat,
  chairsOf,
  type NewBattle,
  type NewTable,
  type StoredTable,
  type TableSettings,
  type Turn,
} from './stored.ts';
import type { Database, InsideTransaction } from './database.ts';

/** Somebody sat down. */
export interface SatDown {
  readonly seat: string;
  /** The seat has the new key. */
  readonly isNewKey: boolean;
  /** Another browser sits there as well, and this one did not before. */
  readonly isBeside: boolean;
}

export interface TableStorage {
  /** `challenge`: anybody may sit down at its free seats. False where there is a table of this name: then nothing is changed. */
  createTable(table: NewTable, challenge?: Pick<StoredChallenge, 'hours' | 'created'>): Promise<boolean>;
  /** Begins another battle at a table, after this one; null where somebody was quicker. `turn`: who is awaited in it. */
  createRematch(after: string, battle: NewBattle, chairs: BySeat, turn: Turn): Promise<string | null>;
  table(id: string): Promise<StoredTable | null>;
  tableOf(battle: string): Promise<string | null>;
  /** The first and the last line of a battle, as far as it has any. */
  endsOf(battle: string): Promise<readonly string[]>;
  /**
   * Sits down at the seat of the table whose key has this digest; null if there is none. Where nobody sat there the key
   * changes hands: the seat gets the one of `nextHash`, so that whoever invited can no longer sit there.
   */
  sit(session: string, table: string, keyHash: string, nextHash?: string): Promise<SatDown | null>;
  /** Seats of the table. */
  seatsOf(session: string, table: string): Promise<readonly string[]>;
  takenSeats(table: string): Promise<readonly string[]>;
  /** Seats at which somebody sits who has an account. */
  accountSeats(table: string): Promise<readonly string[]>;
  /** What those at the seats of a table want to be called. */
  namesAt(table: string): Promise<BySeat>;
  nameSeat(table: string, seat: string, name: string): Promise<void>;
  /** Browsers, and accounts, that sit at the seat of this side. */
  devicesAt(battle: string, side: string): Promise<number>;
  /** The sides of a battle at whose seats a session sits; `''` for a watcher. */
  sidesOf(session: string, battle: string): Promise<readonly string[] | null>;
  /** Gives a seat another key; all others who sit there must get up. */
  renewKey(table: string, seat: string, keyHash: string, session: string): Promise<void>;
}

export function tableStorage({ db, shared, time }: Database, insideTransaction: InsideTransaction): TableStorage {
  async function seatsOf(session: string, table: string): Promise<readonly string[]> {
    const found = await db
      .selectFrom('sittings')
      .select('seat')
      .where('session', '=', session)
      .where('table_id', '=', table)
      .orderBy('seat')
      .execute();
    return found.map(({ seat }) => seat);
  }

  /** The table of a battle, and whose seat there each side is. */
  async function chairsAt(battle: string): Promise<{ readonly table: string; readonly chairs: BySeat } | null> {
    const found = await db
      .selectFrom('battles')
      .select(['table_id', 'chairs', 'players'])
      .where('id', '=', battle)
      .executeTakeFirst();
    if (found === undefined) return null;
    return { table: found.table_id, chairs: chairsOf(found.chairs, bySeat(found.players)) };
  }

  return {
    seatsOf,
    createTable: (table, challenge) =>
      insideTransaction(async (within) => {
        if (!(await insertTable(within, table))) return false;
        const { id, host } = table;
        if (host === undefined) return true;
        await takeSeat(within, { session: host.session, table: id, seat: host.seat, keyHash: null });
        if (challenge !== undefined) await addChallenge(within, { table: id, host: host.session, ...challenge });
        return true;
      }),
    createRematch: (after, battle, chairs, turn) =>
      insideTransaction(async (within) => {
        const before = within.selectFrom('battles').select(['table_id', 'game']).where('id', '=', after);
        // Another process may begin one at this very moment.
        const { table_id: table, game } = await (shared ? before.forUpdate() : before).executeTakeFirstOrThrow();
        const later = await within
          .selectFrom('battles')
          .select('id')
          .where('table_id', '=', table)
          .where('game', '>', game)
          .executeTakeFirst();
        if (later !== undefined) return null;
        await insertBattle(within, table, battle, { game: game + 1, chairs, begun: turn.at });
        await noticeTurn(runnerIn(within, shared), battle.id, turn, time);
        await changed(within, after);
        return battle.id;
      }),
    async table(id) {
      const found = await db.selectFrom('tables').select('settings').where('id', '=', id).executeTakeFirst();
      if (found === undefined) return null;
      const games = await db
        .selectFrom('battles')
        .innerJoin('bonds', 'bonds.battle', 'battles.id')
        .select(['id', 'game', 'header', 'players', 'chairs', 'over', 'winner', 'secret'])
        .where('table_id', '=', id)
        .orderBy('game')
        .execute();
      return {
        settings: JSON.parse(found.settings) as TableSettings,
        games: games.map(({ id: battle, players, chairs, over, ...rest }) => ({
          ...rest,
          battle,
          players: bySeat(players),
          chairs: chairsOf(chairs, bySeat(players)),
          over: over !== 0,
        })),
      };
    },
    async endsOf(battle) {
      const ends = ['asc', 'desc'] as const;
      const found = await Promise.all(
        ends.map((order) =>
          db
            .selectFrom('lines')
            .select('text')
            .where('battle', '=', battle)
            .orderBy('number', order)
            .limit(1)
            .execute(),
        ),
      );
      return found.flatMap((rows) => rows.map(({ text }) => text));
    },
    async tableOf(battle) {
      const found = await db.selectFrom('battles').select('table_id').where('id', '=', battle).executeTakeFirst();
      return found?.table_id ?? null;
    },
    sit: (session, table, keyHash, nextHash = keyHash) =>
      insideTransaction(async (within) => {
        const query = within
          .selectFrom('seats')
          .select(['seat', 'key_hash'])
          .where('table_id', '=', table)
          // Whoever sat down and never heard so comes again with both.
          .where('key_hash', 'in', [keyHash, nextHash]);
        // The key may be renewed at this very moment, by another process.
        const found = await (shared ? query.forUpdate() : query).executeTakeFirst();
        if (found === undefined) return null;
        const { seat } = found;
        // Any number of watchers come by one link.
        if (seat === '') {
          await takeSeat(within, { session, table, seat, keyHash: null });
          return { seat, isNewKey: false, isBeside: false };
        }
        const sitting = await within
          .selectFrom('sittings')
          .select('session')
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .execute();
        if (sitting.some((one) => one.session === session))
          return { seat, isNewKey: found.key_hash === nextHash && nextHash !== keyHash, isBeside: false };
        const isBeside = sitting.length > 0;
        const isNewKey = nextHash !== keyHash && (!isBeside || found.key_hash === nextHash);
        await takeSeat(within, { session, table, seat, keyHash: isNewKey ? nextHash : null });
        if (isBeside) await changedAt(within, table);
        return { seat, isNewKey, isBeside };
      }),
    async devicesAt(battle, side) {
      const found = await chairsAt(battle);
      if (found === null) return 0;
      const { count } = await db
        .selectFrom('sittings')
        .select((sitting) => sitting.fn.countAll().as('count'))
        .where('table_id', '=', found.table)
        .where('seat', '=', found.chairs[side] ?? side)
        .executeTakeFirstOrThrow();
      return Number(count);
    },
    async takenSeats(table) {
      const found = await db.selectFrom('sittings').select('seat').distinct().where('table_id', '=', table).execute();
      return found.map(({ seat }) => seat);
    },
    async accountSeats(table) {
      const found = await db
        .selectFrom('sittings')
        .select('seat')
        .distinct()
        .where('table_id', '=', table)
        .where('session', 'like', `${ownerName('')}%`)
        .execute();
      return found.map(({ seat }) => seat);
    },
    async namesAt(table) {
      const found = await db
        .selectFrom('seats')
        .select(['seat', 'name'])
        .where('table_id', '=', table)
        .where('name', 'is not', null)
        .execute();
      return Object.fromEntries(found.map(({ seat, name }) => [seat, name ?? '']));
    },
    async nameSeat(table, seat, name) {
      await db.updateTable('seats').set({ name }).where('table_id', '=', table).where('seat', '=', seat).execute();
    },
    async sidesOf(session, battle) {
      const found = await chairsAt(battle);
      if (found === null) return null;
      const { table, chairs } = found;
      const seats = await seatsOf(session, table);
      const sides = Object.keys(chairs).filter((side) => seats.includes(chairs[side] ?? ''));
      return seats.includes('') ? ['', ...sides] : sides;
    },
    renewKey: (table, seat, key_hash, session) =>
      insideTransaction(async (within) => {
        await setKey(within, table, seat, key_hash);
        const { numDeletedRows } = await within
          .deleteFrom('sittings')
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .where('session', '!=', session)
          .executeTakeFirst();
        // Nobody of them could take the name back any more, whoever gave it.
        if (numDeletedRows > 0n) {
          await within
            .updateTable('seats')
            .set({ name: null })
            .where('table_id', '=', table)
            .where('seat', '=', seat)
            .execute();
        }
        await changedAt(within, table);
        if (numDeletedRows > 0n) await takeNamesOff(within, table, seat);
      }),
  };
}

/** A table with its seats and its first battle; false where there is one of this name. */
export async function insertTable(
  within: Transaction<Schema>,
  { id, created, settings, keys, battle, host, lists = {} }: NewTable,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows: made = 0n } = await within
    .insertInto('tables')
    .values({ id, created, settings: JSON.stringify(settings), free_text: 0 })
    .onConflict((same) => same.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (made === 0n) return false;
  const seats = Object.entries(keys).map(([seat, key_hash]) => ({
    table_id: id,
    seat,
    key_hash,
    name: seat === host?.seat ? host.name : null,
  }));
  await within.insertInto('seats').values(seats).execute();
  await insertBattle(within, id, battle, { game: 1, chairs: chairsOf('', battle.players), begun: 0 });
  const sealed = Object.entries(lists).map(([seat, list]) => ({ battle: battle.id, seat, list }));
  if (sealed.length > 0) await within.insertInto('lists').values(sealed).execute();
  return true;
}
