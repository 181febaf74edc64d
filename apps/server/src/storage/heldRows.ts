/** Everything that is kept about somebody, to take home. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { sidesAt } from './sessionRows.ts';

export interface HeldStorage {
  /** All that is kept under this name, but keys that would open something, as JSON takes it. */
  heldBy(owner: string): Promise<Readonly<Record<string, unknown>>>;
}

export function heldStorage(db: Kysely<Schema>): HeldStorage {
  async function battlesOf(table: string, chair: string) {
    const battles = [];
    for (const { battle, seat, over } of await sidesAt(db, table, chair)) {
      if (chair === '') {
        battles.push({ battle, over });
        continue;
      }
      const orders = await db
        .selectFrom('lines')
        .select(['number', 'text'])
        .where('battle', '=', battle)
        .where('seat', '=', seat)
        .orderBy('number')
        .execute();
      const said = await db
        .selectFrom('chat')
        .select(['number', 'at', 'said'])
        .where('battle', '=', battle)
        .where('seat', '=', seat)
        .where('removed', '=', 0)
        .orderBy('number')
        .execute();
      const standing = await db
        .selectFrom('standing')
        .select('orders')
        .where('battle', '=', battle)
        .where('seat', '=', seat)
        .execute();
      const lists = await db
        .selectFrom('lists')
        .select('list')
        .where('battle', '=', battle)
        .where('seat', '=', seat)
        .execute();
      battles.push({
        battle,
        seat,
        over,
        lists: lists.map(({ list }) => JSON.parse(list ?? 'null') as unknown),
        orders: orders.map(({ text }) => JSON.parse(text.split('\n')[0] ?? '') as unknown),
        said: said.map(({ number, at, said: words }) => ({ number, at, ...(JSON.parse(words) as object) })),
        standing: standing.map(({ orders: given }) => JSON.parse(given) as unknown),
        reports: await db
          .selectFrom('reports')
          .select(['number', 'reason', 'at'])
          .where('battle', '=', battle)
          .where('seat', '=', seat)
          .execute(),
      });
    }
    return battles;
  }

  return {
    async heldBy(owner) {
      const sittings = await db
        .selectFrom('sittings')
        .innerJoin('tables', 'tables.id', 'sittings.table_id')
        .select(['tables.id', 'seat', 'created', 'settings'])
        .where('session', '=', owner)
        .orderBy('created')
        .execute();
      const tables = [];
      for (const { id: table, seat, created, settings } of sittings) {
        const muted = await db
          .selectFrom('mutes')
          .select('seat')
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .executeTakeFirst();
        const named = await db
          .selectFrom('seats')
          .select('name')
          .where('table_id', '=', table)
          .where('seat', '=', seat)
          .executeTakeFirst();
        const about = {
          table,
          seat,
          name: named?.name ?? null,
          created,
          settings: JSON.parse(settings) as unknown,
          muted: muted !== undefined,
        };
        tables.push({ ...about, battles: await battlesOf(table, seat) });
      }
      const channels = await db
        .selectFrom('channels')
        .select(['id', 'kind', 'target', 'language', 'quiet', 'confirmed', 'last_at', 'last_result'])
        .where('session', '=', owner)
        .execute();
      const challenges = await db
        .selectFrom('challenges')
        .select(['table_id', 'hours', 'created'])
        .where('host', '=', owner)
        .execute();
      const invitations = await db
        .selectFrom('invitations')
        .select(['table_id', 'at'])
        .where('guest', '=', owner)
        .orderBy('at')
        .execute();
      const dayScores = await db
        .selectFrom('day_scores')
        .select(['ruleset', 'day', 'score', 'at'])
        .where('owner', '=', owner)
        .orderBy('day')
        .orderBy('ruleset')
        .execute();
      const scenarios = await db
        .selectFrom('scenarios')
        .innerJoin('scenario_editions', 'scenario_editions.scenario', 'scenarios.id')
        .select(['id', 'edition', 'listed', 'at', 'file'])
        .where('owner', '=', owner)
        .orderBy('id')
        .orderBy('edition')
        .execute();
      const scenarioReports = await db
        .selectFrom('scenario_reports')
        .select(['scenario', 'edition', 'reason', 'words', 'at'])
        .where('reporter', '=', owner)
        .orderBy('at')
        .execute();
      const scenarioStars = await db
        .selectFrom('scenario_stars')
        .select(['scenario', 'at'])
        .where('owner', '=', owner)
        .orderBy('at')
        .execute();
      const pictures = await db
        .selectFrom('scenario_pictures')
        .select(['hash', 'type', 'data', 'at'])
        .where('owner', '=', owner)
        .orderBy('at')
        .execute();
      // Whom one blocks is another person's name to nobody: how many, no more.
      const blocks = await db.selectFrom('blocks').select('other').where('owner', '=', owner).execute();
      const clubs = await db
        .selectFrom('members')
        .select(['club', 'name', 'joined', 'seen'])
        .where('owner', '=', owner)
        .orderBy('joined')
        .execute();
      const leagues = await db
        .selectFrom('entries')
        .select(['league', 'name', 'since', 'until'])
        .where('owner', '=', owner)
        .orderBy('league')
        .execute();
      const evenings = await db
        .selectFrom('evenings')
        .select(['club', 'at', 'words'])
        .where('owner', '=', owner)
        .orderBy('at')
        .execute();
      const comings = await db
        .selectFrom('comings')
        .select(['evening', 'comes'])
        .where('owner', '=', owner)
        .orderBy('evening')
        .execute();
      const told = await db
        .selectFrom('told')
        .select(['at', 'message', 'facts'])
        .where('owner', '=', owner)
        .orderBy('at')
        .execute();
      const bans = await db
        .selectFrom('bans')
        .select(['extent', 'at', 'until'])
        .where('kind', '=', 'person')
        .where('who', '=', owner)
        .orderBy('at')
        .execute();
      const published = scenarios.map(({ file, ...one }) => ({ ...one, file: JSON.parse(file) as unknown }));
      return {
        tables,
        channels,
        challenges,
        invitations,
        dayScores,
        scenarios: published,
        scenarioReports,
        scenarioStars,
        pictures,
        blocks: blocks.length,
        clubs,
        leagues,
        evenings,
        comings,
        told,
        bans,
      };
    },
  };
}
