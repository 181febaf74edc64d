/** Queries about clubs: who belongs to them, when they meet, and the tables that are set for them. */
import type { Shown } from '@drumhead/protocol';
import type { Kysely, Transaction } from 'kysely';

import type { InsideTransaction } from './database.ts';
import type { Schema } from './schema.ts';
import { takeSeat } from './seatKeys.ts';
import { type BySeat, bySeat, chairsOf, type TableSettings } from './stored.ts';

export interface StoredMember {
  readonly owner: string;
  readonly number: number;
  readonly name: string;
  readonly joined: number;
  readonly seen: number;
}

export interface StoredClub {
  readonly id: string;
  readonly name: string;
  readonly created: number;
  readonly links: number;
  /** In the order in which they joined; the first is its founder, or in the founder's place. */
  readonly members: readonly StoredMember[];
}

export interface StoredEvening {
  readonly id: string;
  readonly owner: string;
  readonly at: number;
  readonly words: string;
  readonly comings: readonly { readonly owner: string; readonly comes: boolean }[];
}

/** A battle that is to be seen by a club. `free`: seats of people where nobody sits. */
export interface ClubTable {
  readonly table: string;
  readonly battle: string;
  readonly header: string;
  readonly chairs: BySeat;
  readonly names: BySeat;
  readonly players: BySeat;
  readonly free: readonly string[];
  readonly over: boolean;
  readonly league: string | null;
  /** Who sees its page once it is over. */
  readonly shown: Shown;
  /** Does whoever looks play in it? */
  readonly yours: boolean;
}

export interface ClubStorage {
  /** False where somebody is in so many clubs already. */
  createClub(club: Omit<StoredClub, 'members' | 'links'>, founder: StoredMember, most: number): Promise<boolean>;
  club(id: string): Promise<StoredClub | null>;
  clubsOf(owner: string): Promise<readonly { readonly id: string; readonly name: string; readonly members: number }[]>;
  /** Somebody is a member from now on, or goes by another name; false where there are as many as may be. */
  joinClub(club: string, member: Omit<StoredMember, 'number'>, most: number): Promise<boolean>;
  /** Somebody is no member any more, and withdraws from its leagues. */
  leaveClub(club: string, owner: string): Promise<void>;
  sawClub(club: string, owner: string, at: number): Promise<void>;
  renewClubLink(club: string): Promise<void>;
  evenings(club: string, since: number): Promise<readonly StoredEvening[]>;
  addEvening(evening: Omit<StoredEvening, 'comings'> & { readonly club: string }): Promise<void>;
  /** By whoever suggested it alone. */
  removeEvening(club: string, id: string, owner: string): Promise<boolean>;
  setComing(club: string, evening: string, owner: string, comes: boolean): Promise<boolean>;
  /** Sets a table of one's own for the club; false where one does not sit there, or it is set for one already. */
  setClubTable(club: string, table: string, owner: string, at: number): Promise<boolean>;
  /** Battles that are set for it, and those of its leagues, as `owner` sees them: those that go on first, and new ones. */
  clubTables(club: string, owner: string, most: number): Promise<readonly ClubTable[]>;
  /** Sits down at a free seat of a table that was set for the club, or as a watcher at any table of it; false: not there. */
  sitInClub(club: string, table: string, owner: string, seat: string, keyHash: string): Promise<boolean>;
}

export function clubStorage(db: Kysely<Schema>, shared: boolean, insideTransaction: InsideTransaction): ClubStorage {
  const membersOf = (club: string, within: Kysely<Schema> = db) =>
    within
      .selectFrom('members')
      .select(['owner', 'number', 'name', 'joined', 'seen'])
      .where('club', '=', club)
      .orderBy('number')
      .execute();

  /** Nobody joins or leaves it until the end of the transaction. */
  const locked = (within: Transaction<Schema>, club: string) => {
    const query = within.selectFrom('clubs').selectAll().where('id', '=', club);
    return (shared ? query.forUpdate() : query).executeTakeFirst();
  };

  async function freeAt(within: Kysely<Schema>, table: string, players: BySeat, chairs: BySeat) {
    const taken = await within.selectFrom('sittings').select('seat').distinct().where('table_id', '=', table).execute();
    const isTaken = (chair: string): boolean => taken.some(({ seat }) => seat === chair);
    return Object.keys(players).filter((seat) => players[seat] === 'person' && !isTaken(chairs[seat] ?? seat));
  }

  return {
    createClub: (club, founder, most) =>
      insideTransaction(async (within) => {
        const own = await within.selectFrom('members').select('club').where('owner', '=', founder.owner).execute();
        if (own.length >= most) return false;
        await within
          .insertInto('clubs')
          .values({ ...club, links: 0 })
          .execute();
        await within
          .insertInto('members')
          .values({ ...founder, club: club.id })
          .execute();
        return true;
      }),
    async club(id) {
      const found = await db.selectFrom('clubs').selectAll().where('id', '=', id).executeTakeFirst();
      return found === undefined ? null : { ...found, members: await membersOf(id) };
    },
    async clubsOf(owner) {
      const own = db.selectFrom('members').select('club').where('owner', '=', owner);
      const rows = await db
        .selectFrom('clubs')
        .innerJoin('members', 'members.club', 'clubs.id')
        .select((row) => ['clubs.id', 'clubs.name', row.fn.countAll().as('members')])
        .where('clubs.id', 'in', own)
        .groupBy(['clubs.id', 'clubs.name'])
        .orderBy('clubs.name')
        .orderBy('clubs.id')
        .execute();
      return rows.map(({ members, ...row }) => ({ ...row, members: Number(members) }));
    },
    joinClub: (club, member, most) =>
      insideTransaction(async (within) => {
        if ((await locked(within, club)) === undefined) return false;
        const members = await membersOf(club, within);
        if (members.some(({ owner }) => owner === member.owner)) {
          const { owner, name, seen } = member;
          const row = within.updateTable('members').set({ name, seen }).where('club', '=', club);
          await row.where('owner', '=', owner).execute();
          return true;
        }
        if (members.length >= most) return false;
        const number = 1 + Math.max(0, ...members.map((one) => one.number));
        await within
          .insertInto('members')
          .values({ ...member, club, number })
          .execute();
        return true;
      }),
    leaveClub: (club, owner) => insideTransaction((within) => leave(within, club, owner)),
    async sawClub(club, owner, seen) {
      await db.updateTable('members').set({ seen }).where('club', '=', club).where('owner', '=', owner).execute();
    },
    async renewClubLink(club) {
      await db
        .updateTable('clubs')
        .set((row) => ({ links: row('links', '+', 1) }))
        .where('id', '=', club)
        .execute();
    },
    async evenings(club, since) {
      const rows = await db
        .selectFrom('evenings')
        .select(['id', 'owner', 'at', 'words'])
        .where('club', '=', club)
        .where('at', '>', since)
        .orderBy('at')
        .orderBy('id')
        .execute();
      const ids = rows.map(({ id }) => id);
      const comings =
        ids.length === 0 ? [] : await db.selectFrom('comings').selectAll().where('evening', 'in', ids).execute();
      return rows.map((row) => ({
        ...row,
        comings: comings
          .filter(({ evening }) => evening === row.id)
          .map(({ owner, comes }) => ({ owner, comes: comes !== 0 })),
      }));
    },
    async addEvening(evening) {
      await db.insertInto('evenings').values(evening).execute();
    },
    removeEvening: (club, id, owner) =>
      insideTransaction(async (within) => {
        const own = await within
          .selectFrom('evenings')
          .select('id')
          .where('id', '=', id)
          .where('club', '=', club)
          .where('owner', '=', owner)
          .executeTakeFirst();
        if (own === undefined) return false;
        await within.deleteFrom('comings').where('evening', '=', id).execute();
        await within.deleteFrom('evenings').where('id', '=', id).execute();
        return true;
      }),
    setComing: (club, evening, owner, comes) =>
      insideTransaction(async (within) => {
        const of = within.selectFrom('evenings').select('id').where('id', '=', evening).where('club', '=', club);
        if ((await of.executeTakeFirst()) === undefined) return false;
        const row = { evening, owner, comes: comes ? 1 : 0 };
        await within
          .insertInto('comings')
          .values(row)
          .onConflict((same) => same.columns(['evening', 'owner']).doUpdateSet({ comes: row.comes }))
          .execute();
        return true;
      }),
    setClubTable: (club, table, owner, at) =>
      insideTransaction(async (within) => {
        const sits = await within
          .selectFrom('sittings')
          .select('seat')
          .where('table_id', '=', table)
          .where('session', '=', owner)
          .where('seat', '<>', '')
          .executeTakeFirst();
        if (sits === undefined) return false;
        const { numInsertedOrUpdatedRows = 0n } = await within
          .insertInto('club_tables')
          .values({ table_id: table, club, at })
          .onConflict((same) => same.doNothing())
          .executeTakeFirstOrThrow();
        return numInsertedOrUpdatedRows > 0n;
      }),
    async clubTables(club, owner, most) {
      const tables = db
        .selectFrom('club_tables')
        .select(['table_id'])
        .where('club', '=', club)
        .unionAll(
          db
            .selectFrom('league_battles')
            .innerJoin('leagues', 'leagues.id', 'league_battles.league')
            .select(['table_id'])
            .where('club', '=', club),
        );
      const rows = await db
        .selectFrom('battles')
        .innerJoin('tables', 'tables.id', 'battles.table_id')
        .leftJoin('league_battles', 'league_battles.battle', 'battles.id')
        .select(['battles.id as battle', 'battles.table_id as table', 'header', 'players', 'chairs', 'over', 'league'])
        .select('settings')
        .where('battles.table_id', 'in', tables)
        .orderBy('over')
        .orderBy('tables.created', 'desc')
        .orderBy('battles.id')
        .limit(most)
        .execute();
      const own = await db
        .selectFrom('sittings')
        .select('table_id')
        .where('session', '=', owner)
        .where('seat', '<>', '')
        .where('table_id', 'in', tables)
        .execute();
      return Promise.all(
        rows.map(async ({ players, chairs, over, settings, ...row }) => {
          const by = bySeat(players);
          const sides = chairsOf(chairs, by);
          const named = await db
            .selectFrom('seats')
            .select(['seat', 'name'])
            .where('table_id', '=', row.table)
            .where('name', 'is not', null)
            .execute();
          const names = Object.fromEntries(named.map(({ seat, name }) => [seat, name ?? '']));
          const yours = own.some(({ table_id }) => table_id === row.table);
          const free = over === 0 && row.league === null ? await freeAt(db, row.table, by, sides) : [];
          const { shown = 'private' } = JSON.parse(settings) as TableSettings;
          return { ...row, shown, players: by, chairs: sides, names, free, over: over !== 0, yours };
        }),
      );
    },
    sitInClub: (club, table, owner, seat, keyHash) =>
      insideTransaction(async (within) => {
        const set = await within
          .selectFrom('club_tables')
          .select('table_id')
          .where('table_id', '=', table)
          .where('club', '=', club)
          .executeTakeFirst();
        const played = await within
          .selectFrom('league_battles')
          .innerJoin('leagues', 'leagues.id', 'league_battles.league')
          // What was deleted stands in its league all the same.
          .innerJoin('battles', 'battles.id', 'league_battles.battle')
          .select('battles.table_id')
          .where('battles.table_id', '=', table)
          .where('club', '=', club)
          .executeTakeFirst();
        if (seat === '') {
          if (set === undefined && played === undefined) return false;
          await takeSeat(within, { session: owner, table, seat, keyHash: null });
          return true;
        }
        if (set === undefined) return false;
        const seats = within.selectFrom('seats').select('seat').where('table_id', '=', table).orderBy('seat');
        await (shared ? seats.forUpdate() : seats).execute();
        const battle = await within
          .selectFrom('battles')
          .select(['players', 'chairs'])
          .where('table_id', '=', table)
          .orderBy('game', 'desc')
          .executeTakeFirstOrThrow();
        const by = bySeat(battle.players);
        const chairs = chairsOf(battle.chairs, by);
        if (!(await freeAt(within, table, by, chairs)).includes(seat)) return false;
        const chair = chairs[seat] ?? seat;
        await takeSeat(within, { session: owner, table, seat: chair, keyHash });
        // He is called there as in his club.
        const member = within.selectFrom('members').select('name').where('club', '=', club).where('owner', '=', owner);
        const name = (await member.executeTakeFirst())?.name ?? null;
        await within
          .updateTable('seats')
          .set({ name })
          .where('table_id', '=', table)
          .where('seat', '=', chair)
          .execute();
        return true;
      }),
  };
}

/** Somebody is no member of a club any more, and withdraws from its leagues. */
async function leave(within: Transaction<Schema>, club: string, owner: string): Promise<void> {
  const evenings = within.selectFrom('evenings').select('id').where('club', '=', club);
  await within.deleteFrom('comings').where('owner', '=', owner).where('evening', 'in', evenings).execute();
  await within.deleteFrom('members').where('club', '=', club).where('owner', '=', owner).execute();
  const leagues = await within.selectFrom('leagues').select('id').where('club', '=', club).execute();
  for (const { id } of leagues) await withdraw(within, id, owner);
}

/** Somebody plays in a league no more; what he still plays there is lost. */
export async function withdraw(within: Transaction<Schema>, league: string, owner: string): Promise<boolean> {
  const { last } = await within
    .selectFrom('league_rounds')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('league', '=', league)
    .executeTakeFirstOrThrow();
  const playing = await within
    .selectFrom('league_rounds')
    .select('number')
    .where('league', '=', league)
    .where('over', '=', 0)
    .executeTakeFirst();
  const until = playing?.number ?? Number(last ?? 0) + 1;
  const { numUpdatedRows } = await within
    .updateTable('entries')
    .set({ until })
    .where('league', '=', league)
    .where('owner', '=', owner)
    .where((where) => where.or([where('until', 'is', null), where('until', '>', until)]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What a browser had in clubs belongs to its account since it is signed in. */
export async function moveMember(within: Transaction<Schema>, session: string, owner: string): Promise<void> {
  // Who was in a club twice stays there as the account; in a league in which he was twice he plays once.
  const own = within.selectFrom('members').select('club').where('owner', '=', owner);
  await within.deleteFrom('members').where('owner', '=', session).where('club', 'in', own).execute();
  const playing = await within
    .selectFrom('entries')
    .select('league')
    .where('owner', '=', owner)
    .where('until', 'is', null)
    .execute();
  for (const { league } of playing) await withdraw(within, league, session);
  await within.updateTable('members').set({ owner }).where('owner', '=', session).execute();
  await within.updateTable('evenings').set({ owner }).where('owner', '=', session).execute();
  await within.updateTable('entries').set({ owner }).where('owner', '=', session).execute();
  const comings = await within.selectFrom('comings').selectAll().where('owner', '=', session).execute();
  for (const coming of comings)
    await within
      .insertInto('comings')
      .values({ ...coming, owner })
      .onConflict((same) => same.doNothing())
      .execute();
  await within.deleteFrom('comings').where('owner', '=', session).execute();
}

/** In the leagues where somebody played stands a former member. */
export async function forgetMember(within: Transaction<Schema>, owner: string): Promise<void> {
  const clubs = await within.selectFrom('members').select('club').where('owner', '=', owner).execute();
  for (const { club } of clubs) await leave(within, club, owner);
  // Of clubs that he left before, too.
  const leagues = await within.selectFrom('entries').select('league').where('owner', '=', owner).execute();
  for (const { league } of leagues) await withdraw(within, league, owner);
  await within.updateTable('entries').set({ owner: null, name: null }).where('owner', '=', owner).execute();
  await within.deleteFrom('comings').where('owner', '=', owner).execute();
  const evenings = await within.selectFrom('evenings').select('id').where('owner', '=', owner).execute();
  for (const { id } of evenings) await within.deleteFrom('comings').where('evening', '=', id).execute();
  await within.deleteFrom('evenings').where('owner', '=', owner).execute();
}
