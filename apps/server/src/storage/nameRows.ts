/** Where the names of people stand: the one place that knows all of them. What a name is changed to reaches every one. */
import type { Kysely, Transaction } from 'kysely';
import { changed } from './battleRows.ts';
import type { Schema } from './schema.ts';
import { bySeat, chairsOf } from './stored.ts';

type Within = Kysely<Schema> | Transaction<Schema>;

/** Seats at which somebody plays, with what he is called there. */
const seatsOf = (within: Within, owner: string) =>
  within
    .selectFrom('seats')
    .innerJoin('sittings', (join) =>
      join.onRef('sittings.table_id', '=', 'seats.table_id').onRef('sittings.seat', '=', 'seats.seat'),
    )
    .select(['seats.table_id as table', 'seats.seat as chair', 'name'])
    .where('session', '=', owner)
    .where('seats.seat', '<>', '')
    .execute();

/** Pages of battles that were played from a seat, with the sides that were commanded from it. */
async function pagesOf(within: Within, table: string, chair: string) {
  const rows = await within
    .selectFrom('battles')
    .innerJoin('pages', 'pages.battle', 'battles.id')
    .select(['id', 'players', 'chairs', 'names'])
    .where('table_id', '=', table)
    .execute();
  return rows.map(({ id, players, chairs, names }) => {
    const sides = chairsOf(chairs, bySeat(players));
    return { battle: id, names: bySeat(names), sides: Object.keys(sides).filter((side) => sides[side] === chair) };
  });
}

/** All that somebody is called: at tables, on pages of battles, in clubs and leagues; the name of his account apart. */
export async function namesOf(within: Within, owner: string): Promise<readonly string[]> {
  const seats = await seatsOf(within, owner);
  const found: (string | null | undefined)[] = seats.map(({ name }) => name);
  for (const { table, chair } of seats)
    for (const { names, sides } of await pagesOf(within, table, chair)) found.push(...sides.map((side) => names[side]));
  for (const table of ['members', 'entries'] as const)
    for (const { name } of await within.selectFrom(table).select('name').where('owner', '=', owner).execute())
      found.push(name);
  return [...new Set(found.flatMap((name) => name || []))];
}

/**
 * Somebody goes by another name from now on, wherever he has one; `to`: null: by none. `from`: only where he is called so;
 * null: whatever he is called. A page that lost its name stays without. What differs: battles, and whether anything does.
 */
export async function callAll(
  within: Transaction<Schema>,
  owner: string,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Promise<{ readonly battles: readonly string[]; readonly isAny: boolean }> {
  const isMeant = (name: string | null | undefined): boolean => from === null || name === from;
  const battles: string[] = [];
  let isAny = false;
  for (const { table, chair, name } of await seatsOf(within, owner)) {
    for (const { battle, names, sides } of await pagesOf(within, table, chair)) {
      const named = sides.filter((side) => names[side] !== undefined && isMeant(names[side]));
      if (named.length === 0) continue;
      const kept = Object.entries(names).filter(([side]) => !named.includes(side));
      const given = to === null ? [] : named.map((side) => [side, to] as const);
      const all = JSON.stringify(Object.fromEntries([...kept, ...given]));
      await within.updateTable('pages').set({ names: all }).where('battle', '=', battle).execute();
      isAny = true;
    }
    if (!isMeant(name)) continue;
    isAny = true;
    const seat = within.updateTable('seats').set({ name: to }).where('table_id', '=', table);
    await seat.where('seat', '=', chair).execute();
    const played = await within.selectFrom('battles').select('id').where('table_id', '=', table).execute();
    for (const { id } of played) await changed(within, id);
    battles.push(...played.map(({ id }) => id));
  }
  // Members and players of leagues must have one: without it they are shown as somebody.
  for (const table of ['members', 'entries'] as const) {
    const rows = within
      .updateTable(table)
      .set({ name: to ?? '' })
      .where('owner', '=', owner);
    const { numUpdatedRows } = await (from === null ? rows : rows.where('name', '=', from)).executeTakeFirstOrThrow();
    isAny ||= numUpdatedRows > 0n;
  }
  return { battles, isAny };
}

/** Whoever runs the server took this name off somebody: he does not go by it again. `key`: what tells names apart. */
export async function barName(within: Transaction<Schema>, owner: string, key: string): Promise<void> {
  await within
    .insertInto('names_off')
    .values({ owner, name_key: key })
    .onConflict((same) => same.doNothing())
    .execute();
}

export async function isBarred(within: Within, owner: string, key: string): Promise<boolean> {
  const found = within.selectFrom('names_off').select('owner').where('owner', '=', owner).where('name_key', '=', key);
  return (await found.executeTakeFirst()) !== undefined;
}

/** What a browser may not be called, its account may not either. */
export async function moveBarred(within: Transaction<Schema>, session: string, owner: string): Promise<void> {
  const rows = await within.deleteFrom('names_off').where('owner', '=', session).returning('name_key').execute();
  for (const { name_key } of rows) await barName(within, owner, name_key);
}
