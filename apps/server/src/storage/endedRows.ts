/** What is written of the page of a battle within other work: as the battle ends, and as somebody goes. */
import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { bySeat, chairsOf, type EndedPage, type TableSettings } from './stored.ts';

const MINUTE = 60_000;

/** ` french austrian `. */
const wordsOf = (words: readonly string[]): string => words.map((word) => ` ${word}`).join('') + ' ';

/** As a battle ends: it gets a page where its players agreed to that. */
export async function keepPage(within: Transaction<Schema>, battle: string, page: EndedPage): Promise<void> {
  const { table_id, settings, players, chairs } = await within
    .selectFrom('battles')
    .innerJoin('tables', 'tables.id', 'battles.table_id')
    .select(['table_id', 'settings', 'players', 'chairs'])
    .where('battles.id', '=', battle)
    .executeTakeFirstOrThrow();
  const { shown, delay = 0 } = JSON.parse(settings) as TableSettings;
  if (shown === undefined) return;
  const named = await within.selectFrom('seats').select(['seat', 'name']).where('table_id', '=', table_id).execute();
  const names = Object.entries(chairsOf(chairs, bySeat(players))).flatMap(([side, chair]) => {
    const name = named.find(({ seat }) => seat === chair)?.name ?? null;
    return name === null ? [] : [[side, name] as const];
  });
  const { at, nations, won, ...facts } = page;
  await within
    .insertInto('pages')
    .values({
      battle,
      shown,
      // Whoever watches late learns the end late.
      at: at + delay * MINUTE,
      ...facts,
      nations: wordsOf(nations),
      won: wordsOf(won),
      names: JSON.stringify(Object.fromEntries(names)),
    })
    .onConflict((same) => same.doNothing())
    .execute();
}

/** Whoever played this side stands on the page of the battle without a name from now on. */
export async function takeNameOff(within: Transaction<Schema>, battle: string, side: string): Promise<void> {
  const found = await within.selectFrom('pages').select('names').where('battle', '=', battle).executeTakeFirst();
  if (found === undefined) return;
  const { [side]: _gone, ...names } = bySeat(found.names);
  await within
    .updateTable('pages')
    .set({ names: JSON.stringify(names) })
    .where('battle', '=', battle)
    .execute();
}

/** Likewise on all pages of battles that were played from this seat of a table. */
export async function takeNamesOff(within: Transaction<Schema>, table: string, chair: string): Promise<void> {
  const battles = await within
    .selectFrom('battles')
    .innerJoin('pages', 'pages.battle', 'battles.id')
    .select(['id', 'players', 'chairs'])
    .where('table_id', '=', table)
    .execute();
  for (const { id, players, chairs } of battles)
    for (const [side, seat] of Object.entries(chairsOf(chairs, bySeat(players))))
      if (seat === chair) await takeNameOff(within, id, side);
}
