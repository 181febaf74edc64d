/** Queries about one's battles: those that go on, with what tells whose turn it is, and those that are over. */
import type { Pause } from '@drumhead/protocol';
import type { Kysely } from 'kysely';
import type { ChallengeStorage } from './challengeRows.ts';
import type { Schema } from './schema.ts';
import { rowsIn } from './statements.ts';
import { bySeat, type BySeat, chairsOf, type Mark, type StoredClock, type TableSettings, timeOf } from './stored.ts';

/** A battle with the seat of somebody. */
interface Sat {
  readonly table: string;
  readonly battle: string;
  /** The side that the person commands. */
  readonly seat: string;
  readonly header: string;
  readonly players: BySeat;
  readonly chairs: BySeat;
  /** What people want to be called, by the seat of the table; and the seats at which somebody sits. */
  readonly names: BySeat;
  readonly taken: readonly string[];
  readonly count: number;
  /** When its last line was written, milliseconds since 1970; null before the first. */
  readonly at: number | null;
  /** The league that it is played in. */
  readonly league: { readonly name: string; readonly round: number } | null;
}

export interface StoredMine extends Sat, Mark {
  readonly settings: TableSettings;
  readonly pauses: readonly Pause[];
  readonly clock: StoredClock | null;
  readonly bond: { readonly seals: BySeat; readonly salts: BySeat; readonly at: number };
  /** Sides of people who are to be told that they must decide or answer; before the first line nobody is. */
  readonly told: readonly string[];
  /** Sides whose list is not in; null where nothing is chosen in secret any more. */
  readonly missing: readonly string[] | null;
  /** Whoever was invited does not want to play here, and the seat is free. */
  readonly isDeclined: boolean;
}

export interface StoredFinished extends Sat {
  readonly settings: TableSettings;
  readonly winner: string | null;
  /** It has a page, which others may see or could see. */
  readonly hasPage: boolean;
}

export interface MineStorage {
  /** Does somebody play another battle than this one that goes on? Asked whenever a page comes to its battle. */
  playsOthers(owner: string, battle: string): Promise<boolean>;
  /** Whoever has the seat of a player at the table of a battle. */
  playersAt(battle: string): Promise<readonly string[]>;
  /** Battles that go on at tables where somebody has the seat of a player; at most `most`, the newest tables first. */
  openBattlesOf(owner: string, most: number): Promise<readonly StoredMine[]>;
  /** Battles of his that are over; at most `most`, those that ended last first. */
  finishedBattlesOf(owner: string, most: number): Promise<readonly StoredFinished[]>;
}

const OTHERS =
  "select 1 from sittings join battles on battles.table_id = sittings.table_id where session = ? and seat <> '' and over = 0 and id <> ? limit 1";

export function mineStorage(
  db: Kysely<Schema>,
  shared: boolean,
  { declinedAt }: Pick<ChallengeStorage, 'declinedAt'>,
): MineStorage {
  /** Battles at tables where somebody plays, with their last line. */
  const satAt = (owner: string, over: 0 | 1) =>
    db
      .selectFrom('sittings')
      .innerJoin('battles', 'battles.table_id', 'sittings.table_id')
      .innerJoin('tables', 'tables.id', 'sittings.table_id')
      .leftJoin('lines', (join) =>
        join.onRef('lines.battle', '=', 'battles.id').onRef('lines.number', '=', 'battles.count'),
      )
      .leftJoin('league_battles', 'league_battles.battle', 'battles.id')
      .leftJoin('leagues', 'leagues.id', 'league_battles.league')
      .select(['league_battles.round', 'leagues.settings as league'])
      .select(['sittings.seat as chair', 'tables.id as table', 'battles.id as battle', 'header', 'players', 'chairs'])
      .select(['count', 'lines.text as last'])
      .where('sittings.session', '=', owner)
      .where('sittings.seat', '<>', '')
      .where('over', '=', over);

  type Row = Awaited<ReturnType<ReturnType<typeof satAt>['execute']>>[number];

  type People = Pick<Sat, 'names' | 'taken'>;

  async function peopleAt(rows: readonly Row[]): Promise<(table: string) => People> {
    const tables = [...new Set(rows.map(({ table }) => table))];
    if (tables.length === 0) return () => ({ names: {}, taken: [] });
    const named = await db
      .selectFrom('seats')
      .select(['table_id', 'seat', 'name'])
      .where('table_id', 'in', tables)
      .where('name', 'is not', null)
      .orderBy('seat')
      .execute();
    const sat = await db
      .selectFrom('sittings')
      .select(['table_id', 'seat'])
      .distinct()
      .where('table_id', 'in', tables)
      .orderBy('seat')
      .execute();
    return (table) => ({
      names: Object.fromEntries(named.flatMap((one) => (one.table_id === table ? [[one.seat, one.name ?? '']] : []))),
      taken: sat.flatMap((one) => (one.table_id === table ? [one.seat] : [])),
    });
  }

  function satIn({ chair, last, table, battle, header, count, round, ...row }: Row, people: People): Sat | null {
    const players = bySeat(row.players);
    const chairs = chairsOf(row.chairs, players);
    const seat = Object.keys(chairs).find((side) => chairs[side] === chair);
    if (seat === undefined) return null;
    const about = row.league === null ? null : (JSON.parse(row.league) as { readonly name: string });
    const league = about === null ? null : { name: about.name, round: round ?? 0 };
    const at = last === null ? null : timeOf(last);
    return { table, battle, seat, header, players, chairs, ...people, count, at, league };
  }

  return {
    playsOthers: async (owner, battle) => (await rowsIn(db, shared, OTHERS, [owner, battle])).length > 0,
    async playersAt(battle) {
      const rows = await db
        .selectFrom('sittings')
        .innerJoin('battles', 'battles.table_id', 'sittings.table_id')
        .select('session')
        .distinct()
        .where('battles.id', '=', battle)
        .where('seat', '<>', '')
        .orderBy('session')
        .execute();
      return rows.map(({ session }) => session);
    },
    async openBattlesOf(owner, most) {
      const rows = await satAt(owner, 0)
        .innerJoin('bonds', 'bonds.battle', 'battles.id')
        .select(['tables.settings', 'pauses', 'clock', 'changes', 'seals', 'salts', 'bonds.at as bound'])
        .orderBy('tables.created', 'desc')
        .orderBy('battles.id')
        .limit(most)
        .execute();
      const battles = rows.map(({ battle }) => battle);
      if (battles.length === 0) return [];
      const people = await peopleAt(rows);
      const told = await db
        .selectFrom('notices')
        .select(['battle', 'seat'])
        .distinct()
        .where('battle', 'in', battles)
        .where('kind', 'in', ['turn', 'draw', 'asked'])
        .orderBy('seat')
        .execute();
      const declined = await declinedAt([...new Set(rows.map(({ table }) => table))]);
      const lists = await db.selectFrom('lists').selectAll().where('battle', 'in', battles).orderBy('seat').execute();
      return rows.flatMap((row) => {
        const { settings, pauses, clock, seals, salts, bound, battle } = row;
        const sat = satIn(row, people(row.table));
        const sealed = lists.filter((list) => list.battle === battle);
        return sat === null
          ? []
          : [
              {
                ...sat,
                changes: row.changes,
                settings: JSON.parse(settings) as TableSettings,
                pauses: JSON.parse(pauses) as readonly Pause[],
                clock: clock === null ? null : (JSON.parse(clock) as StoredClock),
                bond: { seals: bySeat(seals), salts: bySeat(salts), at: bound },
                isDeclined: declined.includes(row.table),
                told: told.flatMap((notice) => (notice.battle === battle ? [notice.seat] : [])),
                missing: sealed.length === 0 ? null : sealed.flatMap(({ seat, list }) => (list === null ? [seat] : [])),
              },
            ];
      });
    },
    async finishedBattlesOf(owner, most) {
      const rows = await satAt(owner, 1)
        .leftJoin('pages', 'pages.battle', 'battles.id')
        .select(['battles.winner', 'pages.shown', 'tables.settings'])
        .orderBy('tables.created', 'desc')
        .orderBy('battles.game', 'desc')
        // At an old table a battle may have ended today.
        .limit(2 * most)
        .execute();
      const people = await peopleAt(rows);
      const found = rows.flatMap((row) => {
        const sat = satIn(row, people(row.table));
        const settings = JSON.parse(row.settings) as TableSettings;
        return sat === null ? [] : [{ ...sat, settings, winner: row.winner, hasPage: row.shown !== null }];
      });
      return found.sort((a, b) => (b.at ?? 0) - (a.at ?? 0)).slice(0, most);
    },
  };
}
