/** Queries about leagues: who is in them, their rounds and battles, and the one step that changes them. */
import type { Transaction } from 'kysely';
import type { League, LeagueBattle, LeagueSettings } from '../clubs/league.ts';
import type { BattleNow, Step } from '../clubs/step.ts';
import type { Round } from '../clubs/pairing/rounds.ts';
import { missingParts } from '../battles/bonding.ts';
import { withdraw } from './clubRows.ts';
import type { Database, InsideTransaction } from './database.ts';
import { leagueIn, type LeagueReads, leagueReads, standingsIn } from './leagueReads.ts';
import { addNotice, noticeTurn, turnNotices } from './noticeRows.ts';
import type { Schema } from './schema.ts';
import { runnerIn } from './statements.ts';
import { bySeat, type NewTable } from './stored.ts';
import { insertTable } from './tableRows.ts';
import { takeSeat } from './seatKeys.ts';

/** A table that a league sets, and who sits down there: by seat. */
export interface LeagueTable extends Pick<LeagueBattle, 'board' | 'game' | 'entries'> {
  readonly table: NewTable;
  readonly sitters: Readonly<Record<string, { readonly owner: string; readonly name: string | null }>>;
  readonly names: Readonly<Record<string, string>>;
}

/** A battle that a league has counted while it was still played. `loser`: the side that lost; null: nobody did. */
export interface OpenEnd {
  readonly battle: string;
  readonly loser: string | null;
}

export interface LeagueStorage extends LeagueReads {
  createLeague(league: Pick<League, 'id' | 'club' | 'settings' | 'entries'>, at: number): Promise<void>;
  /** From the next round on somebody is in it, perhaps again; false: he is, or as many as may, or it is over. */
  joinLeague(
    league: string,
    who: { readonly owner: string; readonly name: string; readonly lot: number },
    most: number,
  ): Promise<boolean>;
  leaveLeague(league: string, owner: string): Promise<boolean>;
  /** Leagues to be looked after now, each by one process alone until `next`. */
  claimLeagues(now: number, next: number, most: number): Promise<readonly string[]>;
  /** Another time at which it is to be looked after, if that is earlier. */
  leagueDue(league: string, due: number): Promise<void>;
  /**
   * Does one step of a league, all of it or nothing, from what is stored at that moment. `step` and `tables` may be asked more
   * than once. The battles that begin by it, and whose they are.
   */
  stepLeague(
    id: string,
    now: number,
    step: (league: League, standing: (battle: string) => BattleNow | null) => Step | null,
    tables: (league: League, round: Round) => readonly LeagueTable[],
  ): Promise<{ readonly step: Step; readonly battles: readonly string[]; readonly owners: readonly string[] } | null>;
  /** Reminds those whom a battle of this round waits for that nobody has begun, each once at `due`; from then on. */
  remindLeague(league: string, round: number, now: number, due: number): Promise<void>;
  /** Battles of this league that are counted and were not ended. */
  openEnds(league: string): Promise<readonly OpenEnd[]>;
  closeLeagueBattle(battle: string): Promise<void>;
  /** Battles of it between computer players that are not over. */
  unattendedIn(league: string): Promise<readonly string[]>;
}

export function leagueStorage(database: Database, insideTransaction: InsideTransaction): LeagueStorage {
  const { db, shared } = database;
  return {
    createLeague: ({ id, club, settings, entries }, at) =>
      insideTransaction(async (within) => {
        await within
          .insertInto('leagues')
          .values({ id, club, settings: JSON.stringify(settings), state: 'open', created: at, due: settings.first })
          .execute();
        const rows = entries.map((entry) => ({ ...entry, league: id }));
        if (rows.length > 0) await within.insertInto('entries').values(rows).execute();
      }),
    ...leagueReads(db),
    joinLeague: (id, { owner, name, lot }, most) =>
      insideTransaction(async (within) => {
        const league = await lockedLeague(within, id, shared);
        if (league === null || league.state === 'over') return false;
        const own = league.entries.filter((entry) => entry.owner === owner);
        const since = league.rounds.length + 1;
        if (own.some(({ until }) => until === null)) return false;
        const [before] = own;
        if (before !== undefined) {
          const wasIn = league.rounds.some(
            ({ pairs, out }) =>
              out.includes(before.entry) ||
              pairs.some(({ left, right }) => left === before.entry || right === before.entry),
          );
          await within
            .updateTable('entries')
            .set({ until: null, name, since: wasIn ? before.since : since })
            .where('league', '=', id)
            .where('entry', '=', before.entry)
            .execute();
          return true;
        }
        if (league.entries.filter(({ until }) => until === null).length >= most) return false;
        const entry = 1 + Math.max(0, ...league.entries.map((one) => one.entry));
        await within
          .insertInto('entries')
          .values({ league: id, entry, owner, player: 'person', name, lot, since, until: null })
          .execute();
        return true;
      }),
    leaveLeague: (id, owner) =>
      insideTransaction(async (within) => {
        const league = await lockedLeague(within, id, shared);
        if (league === null || league.state === 'over') return false;
        await within.updateTable('leagues').set({ due: 0 }).where('id', '=', id).execute();
        return withdraw(within, id, owner);
      }),
    claimLeagues: (now, next, most) =>
      insideTransaction(async (within) => {
        const due = within
          .selectFrom('leagues')
          .select('id')
          .where('state', '<>', 'over')
          .where('due', '<=', now)
          .orderBy('due')
          .orderBy('id')
          .limit(most);
        const found = await (shared ? due.forUpdate().skipLocked() : due).execute();
        const ids = found.map(({ id }) => id);
        if (ids.length > 0) await within.updateTable('leagues').set({ due: next }).where('id', 'in', ids).execute();
        return ids;
      }),
    async leagueDue(league, due) {
      await db.updateTable('leagues').set({ due }).where('id', '=', league).where('due', '>', due).execute();
    },
    stepLeague: (id, now, stepOf, tablesOf) =>
      insideTransaction(async (within) => {
        const league = await lockedLeague(within, id, shared);
        if (league === null || league.state === 'over') return null;
        const standings = await standingsIn(within, league, now, shared);
        const step = stepOf(league, (battle) => standings.get(battle) ?? null);
        if (step === null) return null;
        for (const { battle, result } of step.results)
          await within
            .updateTable('league_battles')
            .set({ ...result, closed: result.how === 'played' || result.how === 'gone' ? 1 : 0 })
            .where('battle', '=', battle)
            .execute();
        if (step.over !== null)
          await within
            .updateTable('league_rounds')
            .set({ over: 1 })
            .where('league', '=', id)
            .where('number', '=', step.over)
            .execute();
        if (step.withdrawn.length > 0)
          await within
            .updateTable('entries')
            .set({ until: (step.over ?? league.rounds.length) + 1 })
            .where('league', '=', id)
            .where('entry', 'in', step.withdrawn)
            .execute();
        const set = step.begins === null ? [] : tablesOf(league, step.begins);
        if (step.begins !== null) {
          const { number, ends, pairs, out } = step.begins;
          await within
            .insertInto('league_rounds')
            .values({ league: id, number, began: now, ends, pairs: JSON.stringify({ pairs, out }), over: 0 })
            .execute();
          for (const one of set) await setTable(within, { league: id, round: number, at: now }, one, database);
        }
        await within.updateTable('leagues').set({ state: step.state }).where('id', '=', id).execute();
        const { last } = await within
          .selectFrom('acts')
          .select(({ fn }) => fn.max('number').as('last'))
          .where('league', '=', id)
          .executeTakeFirstOrThrow();
        const acts = step.acts.map((act, index) => ({
          league: id,
          number: Number(last ?? 0) + 1 + index,
          at: now,
          act: JSON.stringify(act),
        }));
        if (acts.length > 0) await within.insertInto('acts').values(acts).execute();
        const owners = set.flatMap(({ sitters }) => Object.values(sitters).map(({ owner }) => owner));
        return { step, battles: set.map(({ table }) => table.battle.id), owners: [...new Set(owners)] };
      }),
    remindLeague: (league, round, now, due) =>
      insideTransaction(async (within) => {
        const battles = await within
          .selectFrom('league_battles')
          .innerJoin('battles', 'battles.id', 'league_battles.battle')
          .innerJoin('bonds', 'bonds.battle', 'battles.id')
          .select(['battles.id', 'players', 'seals', 'salts'])
          .where('league', '=', league)
          .where('round', '=', round)
          .where('how', 'is', null)
          .where('count', '=', 0)
          .orderBy('battles.id')
          .execute();
        const run = runnerIn(within, shared);
        for (const { id, players, seals, salts } of battles) {
          const by = bySeat(players);
          const people = Object.keys(by).filter((seat) => by[seat] === 'person');
          for (const seat of missingParts({ people, bond: { seals: bySeat(seals), salts: bySeat(salts) } }))
            await addNotice(run, id, { seat, chair: seat, kind: 'reminder', due }, now, database.time);
        }
      }),
    async openEnds(league) {
      const rows = await db
        .selectFrom('league_battles')
        .innerJoin('leagues', 'leagues.id', 'league_battles.league')
        .select(['battle', 'winner', 'first', 'settings'])
        .where('league', '=', league)
        .where('how', 'is not', null)
        .where('closed', '=', 0)
        .orderBy('battle')
        .execute();
      return rows.map(({ battle, winner, first, settings }) => {
        const { sides } = JSON.parse(settings) as LeagueSettings;
        return { battle, loser: winner === null ? null : sides[winner === first ? 1 : 0] };
      });
    },
    async closeLeagueBattle(battle) {
      await db.updateTable('league_battles').set({ closed: 1 }).where('battle', '=', battle).execute();
    },
    async unattendedIn(league) {
      const rows = await db
        .selectFrom('league_battles')
        .innerJoin('battles', 'battles.id', 'league_battles.battle')
        .select(['battle', 'players'])
        .where('league', '=', league)
        .where('how', 'is', null)
        .where('over', '=', 0)
        .orderBy('battle')
        .execute();
      return rows.flatMap(({ battle, players }) => (Object.values(bySeat(players)).includes('person') ? [] : [battle]));
    },
  };
}

async function lockedLeague(within: Transaction<Schema>, id: string, shared: boolean): Promise<League | null> {
  if (shared) await within.selectFrom('leagues').select('id').where('id', '=', id).forUpdate().execute();
  return leagueIn(within, id);
}

interface Setting {
  readonly league: string;
  readonly round: number;
  readonly at: number;
}

/** A table with everybody in his seat, who is told of it. */
async function setTable(
  within: Transaction<Schema>,
  { league, round, at }: Setting,
  { table, sitters, names, board, game, entries }: LeagueTable,
  { shared, time }: Database,
): Promise<void> {
  await insertTable(within, table);
  for (const [seat, name] of Object.entries(names))
    await within.updateTable('seats').set({ name }).where('table_id', '=', table.id).where('seat', '=', seat).execute();
  for (const [seat, { owner }] of Object.entries(sitters))
    await takeSeat(within, { session: owner, table: table.id, seat, keyHash: null });
  const seats = Object.keys(sitters);
  const chairs = Object.fromEntries(seats.map((seat) => [seat, seat]));
  const notices = turnNotices(seats, chairs, at);
  await noticeTurn(runnerIn(within, shared), table.battle.id, { at, moved: [], notices }, time);
  const [first, second] = entries;
  await within
    .insertInto('league_battles')
    .values({
      battle: table.battle.id,
      table_id: table.id,
      league,
      round,
      board,
      game,
      first,
      second,
      how: null,
      winner: null,
      closed: 0,
    })
    .execute();
}
