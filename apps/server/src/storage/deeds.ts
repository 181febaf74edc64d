/** What the operator may do to what is kept, each within one transaction with the note of it. */
import { sql, type Transaction } from 'kysely';
import { ownerName, removeAccountIn } from './accountRows.ts';
import { changed } from './battleRows.ts';
import { GONE } from './chatRows.ts';
import { barName, callAll } from './nameRows.ts';
import { deleteBattleIn, deleteTableIn } from './removal.ts';
import { judgeScenario, removeScenario } from './scenarioRows.ts';
import type { Schema } from './schema.ts';
import { forgetIn } from './sessionRows.ts';

export type Deed =
  /** `battles`: that differ already. */
  | { readonly does: 'nothing'; readonly battles?: readonly string[] }
  | { readonly does: 'judge'; readonly scenario: string; readonly is: 'shown' | 'hidden' | 'deleted' }
  /** Tables that go by themselves go so many milliseconds later. */
  | { readonly does: 'keep'; readonly by: number }
  /** Takes the words of a line away. */
  | { readonly does: 'line'; readonly battle: string; readonly number: number }
  /** Takes this name off somebody wherever he has it. `key`: what tells it from other names. */
  | { readonly does: 'name'; readonly who: string; readonly name: string; readonly key: string }
  | { readonly does: 'battle'; readonly battle: string }
  | { readonly does: 'table'; readonly table: string }
  | { readonly does: 'account'; readonly account: string }
  | { readonly does: 'ban'; readonly ban: Schema['bans'] }
  | { readonly does: 'unban'; readonly ban: string }
  /** `value`: null sets it back. */
  | { readonly does: 'set'; readonly name: string; readonly value: string | null }
  | { readonly does: 'drain'; readonly process: string; readonly drains: boolean };

/** The battles that differ; null where there is nothing to do it to any more. */
export async function doIn(within: Transaction<Schema>, deed: Deed): Promise<readonly string[] | null> {
  switch (deed.does) {
    case 'nothing':
      return deed.battles ?? [];
    case 'judge': {
      const { scenario, is } = deed;
      const isDone = is === 'deleted' ? removeScenario(within, scenario) : judgeScenario(within, scenario, is);
      return (await isDone) ? [] : null;
    }
    case 'keep':
      await within
        .updateTable('departures')
        .set({ at: sql<number>`at + ${deed.by}` })
        .execute();
      return [];
    case 'line': {
      const { battle, number } = deed;
      const { numUpdatedRows } = await within
        .updateTable('chat')
        .set(GONE)
        .where('battle', '=', battle)
        .where('number', '=', number)
        .where('removed', '=', 0)
        .executeTakeFirstOrThrow();
      if (numUpdatedRows === 0n) return null;
      await changed(within, battle);
      return [battle];
    }
    case 'name': {
      const { battles, isAny } = await callAll(within, deed.who, { from: deed.name, to: null });
      // Else the account would be called so again at the next table.
      const { numUpdatedRows } = await within
        .updateTable('accounts')
        .set({ name: null, name_key: null })
        .where('id', '=', deed.who.replace(/^account:/, ''))
        .where('name', '=', deed.name)
        .executeTakeFirstOrThrow();
      if (!isAny && numUpdatedRows === 0n) return null;
      // And his browser remembers it.
      await barName(within, deed.who, deed.key);
      return battles;
    }
    case 'battle': {
      const found = await within
        .selectFrom('battles')
        .select('table_id')
        .where('id', '=', deed.battle)
        .executeTakeFirst();
      if (found === undefined) return null;
      await deleteBattleIn(within, deed.battle);
      return [deed.battle];
    }
    case 'table': {
      const battles = await within.selectFrom('battles').select('id').where('table_id', '=', deed.table).execute();
      if (battles.length === 0) return null;
      await deleteTableIn(within, deed.table);
      return battles.map(({ id }) => id);
    }
    case 'account': {
      const found = await within.selectFrom('accounts').select('id').where('id', '=', deed.account).executeTakeFirst();
      if (found === undefined) return null;
      const battles = await forgetIn(within, ownerName(deed.account));
      await removeAccountIn(within, deed.account);
      return battles;
    }
    case 'ban':
      await within.insertInto('bans').values(deed.ban).execute();
      return battlesOf(within, deed.ban.who);
    case 'unban': {
      const { numDeletedRows } = await within.deleteFrom('bans').where('id', '=', deed.ban).executeTakeFirstOrThrow();
      return numDeletedRows > 0n ? [] : null;
    }
    case 'set': {
      const { name, value } = deed;
      await within.deleteFrom('operator_settings').where('name', '=', name).execute();
      if (value !== null) await within.insertInto('operator_settings').values({ name, value }).execute();
      return [];
    }
    case 'drain': {
      const { numUpdatedRows } = await within
        .updateTable('processes')
        .set({ drains: deed.drains ? 1 : 0 })
        .where('id', '=', deed.process)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n ? [] : null;
    }
  }
}

/** Battles of the tables where somebody sits that are not over. */
async function battlesOf(within: Transaction<Schema>, who: string): Promise<readonly string[]> {
  const tables = within.selectFrom('sittings').select('table_id').where('session', '=', who);
  const found = await within
    .selectFrom('battles')
    .select('id')
    .where('table_id', 'in', tables)
    .where('over', '=', 0)
    .execute();
  return found.map(({ id }) => id);
}
