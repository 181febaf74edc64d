/** Orders that were refused: a copy of one that comes late is not taken, at whatever process. */
import type { Refusal } from '@drumhead/engine';
import type { Transaction } from 'kysely';
import type { InsideTransaction } from './database.ts';
import type { Schema } from './schema.ts';
import type { Refused } from './stored.ts';

/** Refusals that a battle remembers: more than are on their way at one time. */
export const REMEMBERED = 200;

export interface RefusalStorage {
  /** Keeps that an order was refused; false where another process has taken it meanwhile. */
  refuse(battle: string, refused: Refused): Promise<boolean>;
}

export function refusalStorage(shared: boolean, insideTransaction: InsideTransaction): RefusalStorage {
  return {
    refuse: (battle, { seat, id, refusal }) =>
      insideTransaction(async (within) => {
        // Nobody writes lines of it meanwhile.
        const own = within.selectFrom('battles').select('id').where('id', '=', battle);
        await (shared ? own.forUpdate() : own).executeTakeFirstOrThrow();
        const taken = await within
          .selectFrom('lines')
          .select('number')
          .where('battle', '=', battle)
          .where('seat', '=', seat)
          .where('order_id', '=', id)
          .executeTakeFirst();
        if (taken !== undefined) return false;
        const rows = within.selectFrom('refusals').where('battle', '=', battle);
        const last = await rows.select('number').orderBy('number', 'desc').limit(1).executeTakeFirst();
        const number = (last?.number ?? 0) + 1;
        await within
          .insertInto('refusals')
          .values({ battle, number, seat, order_id: id, refusal: JSON.stringify(refusal) })
          .execute();
        await within
          .deleteFrom('refusals')
          .where('battle', '=', battle)
          .where('number', '<=', number - REMEMBERED)
          .execute();
        return true;
      }),
  };
}

/** The oldest first. */
export async function refusalsOf(within: Transaction<Schema>, battle: string): Promise<readonly Refused[]> {
  const rows = await within.selectFrom('refusals').selectAll().where('battle', '=', battle).orderBy('number').execute();
  return rows.map(({ seat, order_id: id, refusal }) => ({ seat, id, refusal: JSON.parse(refusal) as Refusal }));
}
