/** Queries about the pages of battles that are over: who sees them, whose names stand there, and lists of them. */
import type { Shown } from '@drumhead/protocol';
import { type Kysely, sql, type Transaction } from 'kysely';
import { changed } from './battleRows.ts';
import type { InsideTransaction } from './database.ts';
import type { Schema } from './schema.ts';
import { takeNameOff } from './endedRows.ts';
import { takeSeat } from './seatKeys.ts';
import { type BySeat, bySeat, chairsOf, type TableSettings, timeOf } from './stored.ts';

export interface StoredPage {
  readonly battle: string;
  readonly shown: Shown;
  /** From when others than its players see it. */
  readonly at: number;
  readonly header: string;
  readonly players: BySeat;
  readonly winner: string | null;
  /** Lines of its record. */
  readonly count: number;
  /** By side: those who took their names off are left out. */
  readonly names: BySeat;
  /** JSON. */
  readonly sketch: string;
}

/** What a list of pages is to hold; what is left out does not matter. */
export interface SoughtPages {
  readonly ruleset?: string;
  readonly variant?: string;
  readonly scenario?: string;
  readonly nation?: string;
  /** Of the nation, where one is named; else somebody won. */
  readonly result?: 'won' | 'lost' | 'drawn';
  /** After this battle, in the order of the list. */
  readonly after?: string;
}

export interface PageStorage {
  page(battle: string): Promise<StoredPage | null>;
  /** Those that everybody sees at this time, the newest first. */
  publicPages(sought: SoughtPages, now: number, most: number): Promise<readonly StoredPage[]>;
  /** Likewise those in which somebody played, and stands by name. */
  publicPagesOf(owner: string, now: number, most: number): Promise<readonly StoredPage[]>;
  /** Tables in play, as far as their watchers know, whose players agreed that everybody may watch, with an order since then, the newest tables first. */
  publicTables(since: number, most: number): Promise<readonly string[]>;
  /** Takes a watcher's seat at such a table; false: it is none. */
  watchPublic(session: string, table: string): Promise<boolean>;
  /** The players of a table agreed on who sees the pages of its battles that are not over. */
  showPages(battle: string, shown: Shown): Promise<void>;
  /** Its players alone see it from now on. */
  closePage(battle: string): Promise<void>;
  /** Whoever played this side stands there without a name from now on. */
  takeNameOff(battle: string, side: string): Promise<void>;
}

/** Settings, as JSON has them, of a table whose pages everybody sees. */
const PUBLIC = '%"shown":"public"%';

/** Of such a table: whoever watches there sees all that was played at it, and everybody may see all of it. */
const KEEPS_NOTHING = sql<boolean>`not exists (
  select 1 from battles as past left join pages as page on page.battle = past.id
  where past.table_id = tables.id and past.over = 1 and coalesce(page.shown, '') <> 'public'
)`;

/** Tables that are looked at for one that is listed: at many nobody moves any more. */
const LOOKED_AT = 10;

const LATE = '%"delay":%';

const COLUMNS = [
  'pages.battle as battle',
  'shown',
  'at',
  'header',
  'players',
  'winner',
  'count',
  'names',
  'sketch',
] as const;
type Row = Omit<StoredPage, 'players' | 'names' | 'shown'> & Record<'players' | 'names' | 'shown', string>;

const pageIn = ({ players, names, shown, at, ...row }: Row): StoredPage => ({
  ...row,
  shown: shown as Shown,
  at: Number(at),
  players: bySeat(players),
  names: bySeat(names),
});

export function pageStorage(
  db: Kysely<Schema>,
  changing: <T>(battle: string, work: (within: Transaction<Schema>) => Promise<T>) => Promise<T>,
  insideTransaction: InsideTransaction,
): PageStorage {
  const pages = () => db.selectFrom('pages').innerJoin('battles', 'battles.id', 'pages.battle').select(COLUMNS);
  return {
    async page(battle) {
      const found = await pages().where('pages.battle', '=', battle).executeTakeFirst();
      return found === undefined ? null : pageIn(found);
    },
    async publicPages({ ruleset, variant, scenario, nation, result, after }, now, most) {
      let query = pages().where('shown', '=', 'public').where('at', '<=', now);
      if (ruleset !== undefined) query = query.where('pages.ruleset', '=', ruleset);
      if (variant !== undefined) query = query.where('pages.variant', '=', variant);
      if (scenario !== undefined) query = query.where('pages.scenario', '=', scenario);
      if (nation !== undefined) query = query.where('nations', 'like', `% ${nation} %`);
      if (result !== undefined) query = query.where('winner', result === 'drawn' ? 'is' : 'is not', null);
      if (nation !== undefined && (result === 'won' || result === 'lost'))
        query = query.where('won', result === 'won' ? 'like' : 'not like', `% ${nation} %`);
      if (after !== undefined) {
        const last = await db.selectFrom('pages').select('at').where('battle', '=', after).executeTakeFirst();
        const at = Number(last?.at ?? 0);
        query = query.where((is) =>
          is.or([is('at', '<', at), is.and([is('at', '=', at), is('pages.battle', '<', after)])]),
        );
      }
      const found = await query.orderBy('at', 'desc').orderBy('pages.battle', 'desc').limit(most).execute();
      return found.map(pageIn);
    },
    async publicPagesOf(owner, now, most) {
      const found = await pages()
        .innerJoin('sittings', 'sittings.table_id', 'battles.table_id')
        .select(['sittings.seat as chair', 'chairs'])
        .where('session', '=', owner)
        .where('sittings.seat', '<>', '')
        .where('shown', '=', 'public')
        .where('at', '<=', now)
        .orderBy('at', 'desc')
        .orderBy('pages.battle', 'desc')
        .limit(most)
        .execute();
      // Whoever took his name off a page is not to be found by it.
      return found.flatMap(({ chair, chairs, ...row }) => {
        const page = pageIn(row);
        const sides = chairsOf(chairs, page.players);
        return Object.keys(page.names).some((side) => sides[side] === chair) ? [page] : [];
      });
    },
    async publicTables(since, most) {
      const found = await db
        .selectFrom('tables')
        .innerJoin('battles', 'battles.table_id', 'tables.id')
        .innerJoin('lines', (join) =>
          join.onRef('lines.battle', '=', 'battles.id').onRef('lines.number', '=', 'battles.count'),
        )
        .select(['tables.id', 'lines.text'])
        // Where watchers are told late, that a battle is over is told late, too.
        .where((is) => is.or([is('over', '=', 0), is('settings', 'like', LATE)]))
        .where('settings', 'like', PUBLIC)
        .where(KEEPS_NOTHING)
        .orderBy('created', 'desc')
        .limit(LOOKED_AT * most)
        .execute();
      return [...new Set(found.filter(({ text }) => timeOf(text) > since).map(({ id }) => id))].slice(0, most);
    },
    watchPublic: (session, table) =>
      insideTransaction(async (within) => {
        const found = await within
          .selectFrom('tables')
          .select('id')
          .where('id', '=', table)
          .where('settings', 'like', PUBLIC)
          .where(KEEPS_NOTHING)
          .executeTakeFirst();
        if (found === undefined) return false;
        await takeSeat(within, { session, table, seat: '', keyHash: null });
        return true;
      }),
    showPages: (battle, shown) =>
      changing(battle, async (within) => {
        // The row of the battle orders those who change settings at once.
        await changed(within, battle);
        const { id, settings } = await within
          .selectFrom('tables')
          .innerJoin('battles', 'battles.table_id', 'tables.id')
          .select(['tables.id', 'settings'])
          .where('battles.id', '=', battle)
          .executeTakeFirstOrThrow();
        const { shown: before, ...rest } = JSON.parse(settings) as TableSettings;
        const agreed: TableSettings = shown === 'private' ? rest : { ...rest, shown };
        await within
          .updateTable('tables')
          .set({ settings: JSON.stringify(agreed) })
          .where('id', '=', id)
          .execute();
        // Among those who watch are some who came as everybody might.
        if (before === 'public' && shown !== 'public') await sendWatchersAway(within, id);
      }),
    closePage: (battle) =>
      insideTransaction(async (within) => {
        await within.updateTable('pages').set({ shown: 'private' }).where('battle', '=', battle).execute();
        const { table_id: table } = await within
          .selectFrom('battles')
          .select('table_id')
          .where('id', '=', battle)
          .executeTakeFirstOrThrow();
        // Whoever watches at a table sees all that was played there.
        await sendWatchersAway(within, table);
      }),
    takeNameOff: (battle, side) =>
      insideTransaction(async (within) => {
        // The row of the battle orders those who take their names off at once.
        await changed(within, battle);
        await takeNameOff(within, battle, side);
      }),
  };
}

/** By the link of watchers one may come again. */
async function sendWatchersAway(within: Transaction<Schema>, table: string): Promise<void> {
  await within.deleteFrom('sittings').where('table_id', '=', table).where('seat', '=', '').execute();
}
