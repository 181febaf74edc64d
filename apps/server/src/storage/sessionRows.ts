/** Queries about one session: where it sits, what it said, and all of that deleted. */
import { type Kysely, sql, type Transaction } from 'kysely';
import { changed } from './battleRows.ts';
import { GONE } from './chatRows.ts';
import { forgetMember } from './clubRows.ts';
import { takeNameOff } from './endedRows.ts';
import { forgetWorker } from './jobRows.ts';
import { forgetPerson } from './peopleRows.ts';
import { forgetPictures } from './pictureRows.ts';
import { forgetScenarios } from './scenarioRows.ts';
import type { Schema } from './schema.ts';
import { bySeat, chairsOf, type TableSettings } from './stored.ts';
import type { InsideTransaction } from './database.ts';

export interface Sitting {
  readonly table: string;
  readonly battle: string;
  /** When the table was made; ISO. */
  readonly created: string;
  readonly header: string;
  /** Its side in the battle that is played there now; `''` for a watcher. */
  readonly seat: string;
  readonly settings: TableSettings;
  readonly over: boolean;
  /** Must it decide? */
  readonly awaited: boolean;
}

export interface SessionStorage {
  /** At most `most`, the newest table first; of more than that, battles that go on come before those that are over or watched. */
  sittingsOf(session: string, most: number): Promise<readonly Sitting[]>;
  /** Deletes everything of a session but the orders it gave, which belong to the others as well; the battles where it sat. */
  forget(session: string): Promise<readonly string[]>;
}

/** `hint`: tells other processes that these battles have changed. */
export function sessionStorage(
  db: Kysely<Schema>,
  insideTransaction: InsideTransaction,
  hint: (battles: readonly string[]) => void,
): SessionStorage {
  return {
    async sittingsOf(session, most) {
      const rows = await db
        .selectFrom('sittings')
        .innerJoin('tables', 'tables.id', 'sittings.table_id')
        .select(['tables.id', 'seat', 'settings', 'created'])
        .where('session', '=', session)
        // A battle that goes on must not fall out of the list, however many are over or watched.
        .orderBy(sql`(select min(over) from battles where table_id = tables.id)`)
        .orderBy(sql`case when seat = '' then 1 else 0 end`)
        .orderBy('created', 'desc')
        .limit(most)
        .execute();
      const found: Sitting[] = [];
      const newest = rows.sort((one, other) => (one.created < other.created ? 1 : -1));
      for (const { id: table, seat: chair, settings: agreed, created } of newest) {
        const [last] = await sidesAt(db, table, chair, 1);
        if (last === undefined) continue;
        const { battle, header, seat, over } = last;
        const notice = await db
          .selectFrom('notices')
          .select('kind')
          .where('battle', '=', battle)
          .where('seat', '=', seat)
          .where('kind', '=', 'turn')
          .executeTakeFirst();
        const settings = JSON.parse(agreed) as TableSettings;
        found.push({ table, battle, created, header, seat, settings, over, awaited: notice !== undefined });
      }
      return found;
    },
    async forget(session) {
      const battles = await insideTransaction((within) => forgetIn(within, session));
      hint(battles);
      return battles;
    },
  };
}

/** The same within a transaction; those that sat with him are not told yet. */
export async function forgetIn(within: Transaction<Schema>, session: string): Promise<readonly string[]> {
  const found: string[] = [];
  const sittings = await within.selectFrom('sittings').selectAll().where('session', '=', session).execute();
  for (const { table_id: table, seat: chair } of sittings) {
    for (const { battle, seat } of await sidesAt(within, table, chair)) {
      found.push(battle);
      await changed(within, battle);
      // Lines of watchers have no name, so nobody can say whose they were.
      if (chair === '') continue;
      await within.updateTable('chat').set(GONE).where('battle', '=', battle).where('seat', '=', seat).execute();
      await takeNameOff(within, battle, seat);
      await within.deleteFrom('standing').where('battle', '=', battle).where('seat', '=', seat).execute();
      await within
        .updateTable('lists')
        .set({ list: null })
        .where('battle', '=', battle)
        .where('seat', '=', seat)
        .execute();
    }
    await within.deleteFrom('mutes').where('table_id', '=', table).where('seat', '=', chair).execute();
    await within
      .updateTable('seats')
      .set({ name: null })
      .where('table_id', '=', table)
      .where('seat', '=', chair)
      .execute();
  }
  await forgetPerson(within, session);
  await forgetMember(within, session);
  await within.deleteFrom('sittings').where('session', '=', session).execute();
  const channels = within.selectFrom('channels').select('id').where('session', '=', session);
  for (const table of ['outbox', 'postings'] as const)
    await within.deleteFrom(table).where('channel', 'in', channels).execute();
  await within.deleteFrom('channels').where('session', '=', session).execute();
  await within.deleteFrom('challenges').where('host', '=', session).execute();
  await within.deleteFrom('day_scores').where('owner', '=', session).execute();
  await within.deleteFrom('told').where('owner', '=', session).execute();
  await forgetScenarios(within, session);
  await forgetPictures(within, session);
  await forgetWorker(within, session);
  return found;
}

/** The battles at a table, the last one first, with the side of this seat. */
export async function sidesAt(within: Kysely<Schema> | Transaction<Schema>, table: string, chair: string, most = 1000) {
  const battles = await within
    .selectFrom('battles')
    .select(['id', 'header', 'players', 'chairs', 'over'])
    .where('table_id', '=', table)
    .orderBy('game', 'desc')
    .limit(most)
    .execute();
  return battles.map(({ id: battle, header, players, chairs, over }) => {
    const sides = chairsOf(chairs, bySeat(players));
    const seat = Object.keys(sides).find((side) => sides[side] === chair) ?? '';
    return { battle, header, seat, over: over !== 0 };
  });
}
