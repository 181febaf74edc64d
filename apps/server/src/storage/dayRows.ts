/** Queries about scores of battles of the day: one of each owner for each day and rule set. */
import type { Kysely } from 'kysely';
import type { InsideTransaction } from './database.ts';
import type { Schema } from './schema.ts';

/** Milliseconds for which scores are kept. */
const KEPT = 60 * 24 * 3_600_000;

export type DayScore = Schema['day_scores'];

export interface DayStorage {
  /** Keeps the score unless this owner has one for the day. Those of long ago are forgotten. */
  addDayScore(score: DayScore): Promise<void>;
  /** By score, how many have it; the highest first. */
  dayScores(ruleset: string, day: number): Promise<readonly { readonly score: number; readonly count: number }[]>;
  /** The score of this owner, or null. */
  dayScoreOf(owner: string, ruleset: string, day: number): Promise<number | null>;
}

export function dayStorage(db: Kysely<Schema>, insideTransaction: InsideTransaction): DayStorage {
  return {
    addDayScore: (score) =>
      insideTransaction(async (within) => {
        await within
          .deleteFrom('day_scores')
          .where('at', '<', score.at - KEPT)
          .execute();
        await within
          .insertInto('day_scores')
          .values(score)
          .onConflict((same) => same.doNothing())
          .execute();
      }),
    async dayScores(ruleset, day) {
      const found = await db
        .selectFrom('day_scores')
        .select((rows) => ['score', rows.fn.countAll().as('count')])
        .where('ruleset', '=', ruleset)
        .where('day', '=', day)
        .groupBy('score')
        .orderBy('score', 'desc')
        .execute();
      return found.map(({ score, count }) => ({ score, count: Number(count) }));
    },
    async dayScoreOf(owner, ruleset, day) {
      const found = await db
        .selectFrom('day_scores')
        .select('score')
        .where('owner', '=', owner)
        .where('ruleset', '=', ruleset)
        .where('day', '=', day)
        .executeTakeFirst();
      return found?.score ?? null;
    },
  };
}
