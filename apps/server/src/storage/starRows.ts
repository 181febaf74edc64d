/** Queries about stars: who gave one to a scenario, how many it has, and what he played. */
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';
import { contains } from './statements.ts';

export interface StarStorage {
  /** Gives this owner's star, or takes it back. */
  star(scenario: string, owner: string, isGiven: boolean, at: number): Promise<void>;
  /** How many there are, and whether this owner's is one of them. */
  starsOf(scenario: string, owner: string | null): Promise<{ readonly stars: number; readonly isStarred: boolean }>;
  /** First lines of records of battles that this owner played to their end, and in which this text stands. */
  endedHeadersOf(owner: string, text: string): Promise<readonly string[]>;
}

/** Battles that are looked at. */
const MOST = 20;

export const starStorage = (db: Kysely<Schema>): StarStorage => ({
  async star(scenario, owner, isGiven, at) {
    if (isGiven)
      await db
        .insertInto('scenario_stars')
        .values({ scenario, owner, at })
        .onConflict((same) => same.doNothing())
        .execute();
    else await db.deleteFrom('scenario_stars').where('scenario', '=', scenario).where('owner', '=', owner).execute();
  },
  async starsOf(scenario, owner) {
    const found = await db.selectFrom('scenario_stars').select('owner').where('scenario', '=', scenario).execute();
    return { stars: found.length, isStarred: found.some((one) => one.owner === owner) };
  },
  async endedHeadersOf(owner, text) {
    const found = await db
      .selectFrom('sittings')
      .innerJoin('battles', 'battles.table_id', 'sittings.table_id')
      .select('header')
      .where('session', '=', owner)
      .where('seat', '<>', '')
      .where('over', '=', 1)
      .where(sql<boolean>`header like ${contains(text)} escape '\\'`)
      // The same ones each time, on both databases.
      .orderBy('battles.id')
      .limit(MOST)
      .execute();
    return found.map(({ header }) => header);
  },
});

export async function forgetStars(within: Transaction<Schema>, owner: string): Promise<void> {
  await within.deleteFrom('scenario_stars').where('owner', '=', owner).execute();
}

/** What a browser gave is its account's from now on; of two stars of one scenario one stays. */
export async function moveStars(within: Transaction<Schema>, session: string, owner: string): Promise<void> {
  const given = await within.selectFrom('scenario_stars').selectAll().where('owner', '=', session).execute();
  await forgetStars(within, session);
  for (const one of given)
    await within
      .insertInto('scenario_stars')
      .values({ ...one, owner })
      .onConflict((same) => same.doNothing())
      .execute();
}
