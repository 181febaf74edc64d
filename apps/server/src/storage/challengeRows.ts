/** Queries about open challenges: tables at whose free seats anybody may sit down. */
import { type Expression, type Kysely, sql } from 'kysely';
import { changedAt } from './battleRows.ts';
import type { Quiet } from './noticeRows.ts';
import type { Schema } from './schema.ts';
import { setKey, takeSeat } from './seatKeys.ts';
import { bySeat, type TableSettings } from './stored.ts';
import type { InsideTransaction } from './database.ts';

export interface StoredChallenge {
  readonly table: string;
  /** The session that made it. */
  readonly host: string;
  /** When the host likes to play. */
  readonly hours: Quiet | null;
  /** Milliseconds since 1970. */
  readonly created: number;
}

export interface ListedChallenge extends StoredChallenge {
  readonly header: string;
  readonly settings: TableSettings;
  /** Seats of people where nobody sits. */
  readonly free: readonly string[];
  /** It is for the reader alone. */
  readonly isForReader: boolean;
}

export interface TakenSeat {
  readonly seat: string;
  readonly keyHash: string;
  /** Milliseconds since 1970. */
  readonly since: number;
}

export interface ChallengeStorage {
  /** Gives the challenge of a table, where it is open still, to this session. */
  hostChallenge(table: string, session: string): Promise<void>;
  /**
   * The newest first, those made after `since` that have a free seat, and where nobody sits whom `reader` blocks, or who
   * blocks him.
   */
  challenges(reader: string | null, since: number, most: number): Promise<readonly ListedChallenge[]>;
  /**
   * Sits down at a free seat and gives it another key; false where there is none, or the challenge is gone or was
   * made before `since`. Whoever took it with this key already sits there, too: he never heard so.
   */
  takeChallenge(session: string, table: string, taken: TakenSeat): Promise<boolean>;
  /** Tables that somebody who was met before has set for this person; those where nobody is blocked. */
  invitations(guest: string, since: number): Promise<readonly ListedChallenge[]>;
  /** How many there are for each of these. */
  countInvitations(guests: readonly string[], since: number): Promise<Readonly<Record<string, number>>>;
  /**
   * Whoever sits at this table as a player has it kept for somebody, who is told nothing where one blocks the other. False: he
   * does not sit there, no seat is free, it is kept for another, or `most` others of his wait for that person since `since`.
   */
  invite(
    host: string,
    guest: string,
    table: string,
    kept: { readonly at: number; readonly since: number; readonly most: number },
  ): Promise<boolean>;
  /** It is not wanted; false: there was none. */
  declineInvitation(guest: string, table: string, at: number): Promise<boolean>;
  /** Those of these tables, with a free seat, whose invitation was not wanted. */
  declinedAt(tables: readonly string[]): Promise<readonly string[]>;
  /**
   * By its host alone, who may then invite by links: each free seat gets another key. The free seats, or null if it was not
   * there, and none of them has its key already, as it was taken back before and nobody heard so. `keyHash` may be asked more
   * than once, and always says the same.
   */
  removeChallenge(host: string, table: string, keyHash: (seat: string) => string): Promise<readonly string[] | null>;
}

/** Lists a table that is being made. */
export async function addChallenge(within: Kysely<Schema>, challenge: StoredChallenge): Promise<void> {
  const { table, host, hours, created } = challenge;
  const row = { table_id: table, host, hours: hours === null ? null : JSON.stringify(hours), created };
  await within.insertInto('challenges').values(row).execute();
}

/** Tables where somebody sits whom `reader` blocks, or who blocks him. */
const blocksAt = (within: Kysely<Schema>, reader: string | Expression<string>) =>
  within
    .selectFrom('sittings')
    .innerJoin('blocks', (join) =>
      join.on((on) =>
        on.or([
          on.and([on('blocks.owner', '=', reader), on('blocks.other', '=', on.ref('sittings.session'))]),
          on.and([on('blocks.other', '=', reader), on('blocks.owner', '=', on.ref('sittings.session'))]),
        ]),
      ),
    )
    .select('table_id');

/** Nobody sits at one of the seats of the table that this column names. */
const hasFreeSeat = (table: string) => sql<boolean>`exists (
  select 1 from seats where seats.table_id = ${sql.ref(table)} and seats.seat <> '' and not exists (
    select 1 from sittings where sittings.table_id = seats.table_id and sittings.seat = seats.seat))`;

export function challengeStorage(
  db: Kysely<Schema>,
  shared: boolean,
  insideTransaction: InsideTransaction,
): ChallengeStorage {
  async function freeSeats(within: Kysely<Schema>, table: string, players: string): Promise<readonly string[]> {
    const taken = await within.selectFrom('sittings').select('seat').distinct().where('table_id', '=', table).execute();
    const names = bySeat(players);
    return Object.keys(names).filter((seat) => names[seat] === 'person' && !taken.some((one) => one.seat === seat));
  }

  /** Nobody else takes a seat of it, or takes it back, until the end of the transaction. */
  async function lockedChallenge(within: Kysely<Schema>, table: string) {
    const query = within.selectFrom('challenges').selectAll().where('table_id', '=', table);
    return (shared ? query.forUpdate() : query).executeTakeFirst();
  }

  /** The free seats; nobody sits down with a key until the end of the transaction. */
  async function freeNow(within: Kysely<Schema>, table: string): Promise<readonly string[]> {
    if (shared) {
      const seats = within.selectFrom('seats').select('seat').where('table_id', '=', table);
      await seats.orderBy('seat').forUpdate().execute();
    }
    const { players } = await within
      .selectFrom('battles')
      .select('players')
      .where('table_id', '=', table)
      .where('game', '=', 1)
      .executeTakeFirstOrThrow();
    return freeSeats(within, table, players);
  }

  return {
    async hostChallenge(table, session) {
      await db.updateTable('challenges').set({ host: session }).where('table_id', '=', table).execute();
    },
    async challenges(reader, since, most) {
      const rows = await db
        .selectFrom('challenges')
        .innerJoin('tables', 'tables.id', 'challenges.table_id')
        .innerJoin('battles', 'battles.table_id', 'challenges.table_id')
        .select(['challenges.table_id', 'host', 'hours', 'challenges.created', 'settings', 'header', 'players'])
        .where('game', '=', 1)
        .where('challenges.created', '>', since)
        .where('challenges.table_id', 'not in', blocksAt(db, reader ?? ''))
        // Full tables must not take the place of others in the list.
        .where(hasFreeSeat('challenges.table_id'))
        .orderBy('challenges.created', 'desc')
        .limit(most)
        .execute();
      const listed: ListedChallenge[] = [];
      for (const { table_id: table, host, hours, created, settings, header, players } of rows) {
        const free = await freeSeats(db, table, players);
        const when = hours === null ? null : (JSON.parse(hours) as Quiet);
        const about = { hours: when, header, free, isForReader: false };
        listed.push({ table, host, created, settings: JSON.parse(settings) as TableSettings, ...about });
      }
      return listed;
    },
    takeChallenge: (session, table, { seat, keyHash, since }) =>
      insideTransaction(async (within) => {
        // First of all: he may ask twice at once, and the challenge go with the first.
        const found = await lockedChallenge(within, table);
        const same = within.selectFrom('seats').select('seat').where('table_id', '=', table);
        const own = same.where('seat', '=', seat).where('key_hash', '=', keyHash);
        if ((await (shared ? own.forUpdate() : own).executeTakeFirst()) !== undefined) {
          await takeSeat(within, { session, table, seat, keyHash: null });
          // He may sit beside others, whose pages tell them so.
          await changedAt(within, table);
          return true;
        }
        const kept = await within
          .selectFrom('invitations')
          .select('guest')
          .where('table_id', '=', table)
          .where('guest', '=', session)
          .where('declined', 'is', null)
          .where('at', '>', since)
          .executeTakeFirst();
        const isOpen = found !== undefined && found.host !== session && found.created > since;
        if (kept === undefined && !isOpen) return false;
        // He is told what anybody is told who comes too late.
        if ((await blocksAt(within, session).where('table_id', '=', table).executeTakeFirst()) !== undefined)
          return false;
        const free = await freeNow(within, table);
        if (!free.includes(seat)) return false;
        // People who knew its key before must not sit down beside the one who takes it.
        await takeSeat(within, { session, table, seat, keyHash });
        if (free.length === 1) await within.deleteFrom('challenges').where('table_id', '=', table).execute();
        return true;
      }),
    async invitations(guest, since) {
      const rows = await db
        .selectFrom('invitations')
        .innerJoin('tables', 'tables.id', 'invitations.table_id')
        .innerJoin('battles', 'battles.table_id', 'invitations.table_id')
        .select(['invitations.table_id as table', 'invitations.at as created', 'settings', 'header', 'players'])
        .where('game', '=', 1)
        .where('guest', '=', guest)
        .where('declined', 'is', null)
        .where('at', '>', since)
        .where('invitations.table_id', 'not in', blocksAt(db, guest))
        .orderBy('at', 'desc')
        .execute();
      const listed: ListedChallenge[] = [];
      for (const { table, created, settings, header, players } of rows) {
        const free = await freeSeats(db, table, players);
        const about = { table, created, header, free, host: '', hours: null, isForReader: true };
        if (free.length > 0) listed.push({ ...about, settings: JSON.parse(settings) as TableSettings });
      }
      return listed;
    },
    async countInvitations(guests, since) {
      if (guests.length === 0) return {};
      const open = db.selectFrom('invitations').where('declined', 'is', null).where('at', '>', since);
      // Hardly anybody is invited at a time; asked at once for free seats, PostgreSQL looks through those of all tables.
      const invited = await open.select('guest').distinct().where('guest', 'in', guests).execute();
      if (invited.length === 0) return Object.fromEntries(guests.map((guest) => [guest, 0]));
      const rows = await open
        .select((row) => ['guest', row.fn.countAll().as('many')])
        .where(
          'guest',
          'in',
          invited.map(({ guest }) => guest),
        )
        .where('table_id', 'not in', blocksAt(db, sql.ref<string>('invitations.guest')))
        .where(hasFreeSeat('invitations.table_id'))
        .groupBy('guest')
        .execute();
      const counted = new Map(rows.map(({ guest, many }) => [guest, Number(many)]));
      return Object.fromEntries(guests.map((guest) => [guest, counted.get(guest) ?? 0]));
    },
    invite: (host, guest, table, { at, since, most }) =>
      insideTransaction(async (within) => {
        const sits = await within
          .selectFrom('sittings')
          .select('seat')
          .where('session', '=', host)
          .where('table_id', '=', table)
          .where('seat', '<>', '')
          .executeTakeFirst();
        if (sits === undefined || (await freeNow(within, table)).length === 0) return false;
        const own = within
          .selectFrom('sittings')
          .select('table_id')
          .where('session', '=', host)
          .where('seat', '<>', '');
        const others = await within
          .selectFrom('invitations')
          .select('table_id')
          .where('guest', '=', guest)
          .where('at', '>', since)
          .where('table_id', '<>', table)
          .where('declined', 'is', null)
          .where('table_id', 'in', own)
          .where(hasFreeSeat('invitations.table_id'))
          .execute();
        if (others.length >= most) return false;
        const { numInsertedOrUpdatedRows = 0n } = await within
          .insertInto('invitations')
          .values({ table_id: table, guest, at, declined: null })
          .onConflict((same) =>
            same
              .column('table_id')
              .doUpdateSet({ guest, at, declined: null })
              .where((where) =>
                where.or([
                  where('invitations.guest', '=', guest),
                  where('invitations.at', '<=', since),
                  // It is free for somebody else.
                  where('invitations.declined', 'is not', null),
                ]),
              ),
          )
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows > 0n;
      }),
    async declineInvitation(guest, table, at) {
      const { numUpdatedRows } = await db
        .updateTable('invitations')
        .set({ declined: at })
        .where('table_id', '=', table)
        .where('guest', '=', guest)
        .where('declined', 'is', null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n;
    },
    async declinedAt(tables) {
      if (tables.length === 0) return [];
      const found = await db
        .selectFrom('invitations')
        .select('table_id')
        .where('table_id', 'in', tables)
        .where('declined', 'is not', null)
        .where(hasFreeSeat('invitations.table_id'))
        .execute();
      return found.map(({ table_id }) => table_id);
    },
    removeChallenge: (host, table, keyHash) =>
      insideTransaction(async (within) => {
        const found = await lockedChallenge(within, table);
        if (found === undefined) {
          const keys = await within.selectFrom('seats').selectAll().where('table_id', '=', table).execute();
          const had = keys.filter(({ seat, key_hash }) => key_hash === keyHash(seat)).map(({ seat }) => seat);
          return had.length === 0 ? null : had;
        }
        if (found.host !== host) return null;
        const free = await freeNow(within, table);
        for (const seat of free) await setKey(within, table, seat, keyHash(seat));
        await within.deleteFrom('challenges').where('table_id', '=', table).execute();
        return free;
      }),
  };
}
