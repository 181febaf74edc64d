/** Queries about when the server stood. */
import type { InsideTransaction } from './database.ts';
import { insertOutage } from './pauseRows.ts';
import type { Schema } from './schema.ts';

/** Milliseconds between two notes that belong to one time: two notes and a half, as one may come late. */
export const GAP = 75_000;
/** Times that ended longer ago than this are forgotten: 60 days, milliseconds. */
const KEPT = 60 * 24 * 3_600_000;

export type Uptime = Schema['uptimes'];

export interface UptimeStorage {
  /**
   * Notes that the server stands, and if it did not before, that clocks stood still; all times in which it did, in their order.
   * `begins`: this process begins, so that none stood just now unless others write, too.
   */
  noteUptime(now: number, begins?: boolean): Promise<readonly Uptime[]>;
}

export function uptimeStorage(shared: boolean, insideTransaction: InsideTransaction): UptimeStorage {
  return {
    noteUptime: (now, begins = false) =>
      insideTransaction(async (within) => {
        const since = begins && !shared ? now : now - GAP;
        const { ended } = await within
          .selectFrom('uptimes')
          .select(({ fn }) => fn.max('last').as('ended'))
          .executeTakeFirstOrThrow();
        await within
          .deleteFrom('uptimes')
          .where('last', '<', now - KEPT)
          .execute();
        const { numUpdatedRows } = await within
          .updateTable('uptimes')
          .set({ last: now })
          .where('last', '>=', since)
          .where('last', '<=', now)
          // One that ended a moment ago, before a restart, does not go on.
          .where('began', '=', (rows) =>
            rows
              .selectFrom('uptimes')
              .select(({ fn }) => fn.max('began').as('latest'))
              .where('last', '<=', now),
          )
          .executeTakeFirstOrThrow();
        const rows = () => within.selectFrom('uptimes').selectAll().orderBy('began').orderBy('last').execute();
        if (numUpdatedRows > 0n) return rows();
        // Another process, or a clock that was set back since, may have noted a later moment.
        const found = await rows();
        if (found.some(({ began, last }) => began <= now && now <= last)) return found;
        await within
          .insertInto('uptimes')
          .values({ began: now, last: now })
          .onConflict((both) => both.doNothing())
          .execute();
        // Null: it stands for the first time. Of two processes that begin at once, the one that notes it first says so.
        if (ended !== null && ended < now) await insertOutage(within, { from: Number(ended), until: now }, shared);
        return rows();
      }),
  };
}
