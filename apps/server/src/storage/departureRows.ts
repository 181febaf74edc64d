/** Queries about tables that go by themselves: nobody moved there for long. */
import type { Kysely, Transaction } from 'kysely';
import { changed } from './battleRows.ts';
import type { InsideTransaction } from './database.ts';
import { deleteTableIn } from './removal.ts';
import type { Schema } from './schema.ts';
import { bySeat, chairsOf, timeOf } from './stored.ts';

export interface IdleTable {
  readonly table: string;
  /** When something was last done there, milliseconds since 1970. */
  readonly moved: number;
  /** Nobody there has an account. */
  readonly isOfGuests: boolean;
  readonly sitters: readonly string[];
  /** When it goes, if its people were warned. */
  readonly goes: number | null;
}

export interface DepartureStorage {
  /** Tables that were made before a moment, after this name, in the order of names; but those that a league has still to count. */
  oldTables(before: number, after: string, most: number): Promise<readonly IdleTable[]>;
  /** Notes when a table goes, and has each of its players told; false where that was done. */
  warn(departure: Departure, told: readonly { readonly id: string; readonly owner: string }[]): Promise<boolean>;
  /** Somebody moved there. */
  stay(table: string): Promise<void>;
  /** Deletes a table that is due, if nobody moved there since its people were warned; its battles. */
  depart(table: string, now: number, moved: number): Promise<readonly string[]>;
  departures(): Promise<readonly Departure[]>;
}

export interface Departure {
  readonly table: string;
  /** When it goes, and when its people were warned. */
  readonly at: number;
  readonly warned: number;
}

export function departureStorage(
  db: Kysely<Schema>,
  shared: boolean,
  insideTransaction: InsideTransaction,
): DepartureStorage {
  async function movedAt(within: Kysely<Schema>, table: string, created: string): Promise<number> {
    const battles = await within
      .selectFrom('battles')
      .leftJoin('lines', (join) =>
        join.onRef('lines.battle', '=', 'battles.id').onRef('lines.number', '=', 'battles.count'),
      )
      .select(['text', 'begun'])
      .where('table_id', '=', table)
      .execute();
    // Whoever begins a rematch has moved, too.
    const last = battles.flatMap(({ text, begun }) => [begun, text === null ? 0 : timeOf(text)]);
    return Math.max(Date.parse(created), ...last);
  }

  return {
    async oldTables(before, after, most) {
      const counting = db.selectFrom('league_battles').select('table_id').where('how', 'is', null);
      const tables = await db
        .selectFrom('tables')
        .leftJoin('departures', 'departures.table_id', 'tables.id')
        .select(['id', 'created', 'at'])
        .where('created', '<', new Date(before).toISOString())
        .where('id', '>', after)
        .where('id', 'not in', counting)
        .orderBy('id')
        .limit(most)
        .execute();
      return Promise.all(
        tables.map(async ({ id: table, created, at }) => {
          const sat = await db
            .selectFrom('sittings')
            .select('session')
            .distinct()
            .where('table_id', '=', table)
            .where('seat', '<>', '')
            .execute();
          const sitters = sat.map(({ session }) => session);
          return {
            table,
            moved: await movedAt(db, table, created),
            isOfGuests: !sitters.some((who) => who.startsWith('account:')),
            sitters,
            goes: at,
          };
        }),
      );
    },
    warn: ({ table, at, warned }, told) =>
      insideTransaction(async (within) => {
        const { numInsertedOrUpdatedRows } = await within
          .insertInto('departures')
          .values({ table_id: table, at, warned })
          .onConflict((known) => known.doNothing())
          .executeTakeFirstOrThrow();
        if ((numInsertedOrUpdatedRows ?? 0n) === 0n) return false;
        const facts = JSON.stringify({ until: new Date(at).toISOString().slice(0, 10) });
        for (const one of told)
          await within
            .insertInto('told')
            .values({ ...one, at: warned, message: 'server.told.goes', facts })
            .execute();
        await noticeDeparture(within, table);
        return true;
      }),
    async stay(table) {
      await db.deleteFrom('departures').where('table_id', '=', table).execute();
    },
    depart: (table, now, moved) =>
      insideTransaction(async (within) => {
        const query = within.selectFrom('battles').select('id').where('table_id', '=', table).orderBy('id');
        const battles = await (shared ? query.forUpdate() : query).execute();
        const found = await within
          .selectFrom('departures')
          .innerJoin('tables', 'tables.id', 'departures.table_id')
          .select(['at', 'warned', 'created'])
          .where('table_id', '=', table)
          .executeTakeFirst();
        if (found === undefined || found.at > now) return [];
        if ((await movedAt(within, table, found.created)) > Math.min(moved, found.warned)) return [];
        await deleteTableIn(within, table);
        return battles.map(({ id }) => id);
      }),
    async departures() {
      const found = await db.selectFrom('departures').selectAll().orderBy('at').execute();
      return found.map(({ table_id: table, at, warned }) => ({ table, at, warned }));
    },
  };
}

/** Each seat of the last battle there is told, over whatever channels it has. */
async function noticeDeparture(within: Transaction<Schema>, table: string): Promise<void> {
  const battle = await within
    .selectFrom('battles')
    .selectAll()
    .where('table_id', '=', table)
    .orderBy('game', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (battle === undefined) return;
  for (const [seat, chair] of Object.entries(chairsOf(battle.chairs, bySeat(battle.players))))
    await within
      .insertInto('notices')
      .values({ battle: battle.id, seat, kind: 'goes', chair, due: 0, claimed: 0, tries: 0, done: '[]', sent: 0 })
      .onConflict((known) => known.doNothing())
      .execute();
  await changed(within, battle.id);
}
