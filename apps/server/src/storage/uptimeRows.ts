/** Queries about when the server stood. */
import type { InsideTransaction } from './database.ts';
import type { Schema } from './schema.ts';

/** Milliseconds between two notes that belong to one time. */
export const GAP = 300_000;
/** Times that ended longer ago than this are forgotten: 60 days, milliseconds. */
const KEPT = 60 * 24 * 3_600_000;

export type Uptime = Schema['uptimes'];

export interface UptimeStorage {
  /** Notes that the server stands; all times in which it did, in their order. */
  noteUptime(now: number): Promise<readonly Uptime[]>;
}

export function uptimeStorage(insideTransaction: InsideTransaction): UptimeStorage {
  return {
    noteUptime: (now) =>
      insideTransaction(async (within) => {
        await within
          .deleteFrom('uptimes')
          .where('last', '<', now - KEPT)
          .execute();
        const { numUpdatedRows } = await within
          .updateTable('uptimes')
          .set({ last: now })
          .where('last', '>=', now - GAP)
          .where('last', '<=', now)
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
        return rows();
      }),
  };
}
