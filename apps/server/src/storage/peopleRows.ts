/** Queries about people one has met: who sat with whom, how their battles ended, and whom one wants to meet no more. */
import type { Kysely, Transaction } from 'kysely';
import { changed } from './battleRows.ts';
import type { InsideTransaction } from './database.ts';
import type { Schema } from './schema.ts';
import { bySeat, type BySeat, chairsOf, timeOf } from './stored.ts';

/** A battle in which somebody played against another. */
export interface StoredMeeting {
  /** The other: a session or an account, which nobody outside is ever told. */
  readonly other: string;
  /** What he wants to be called there. */
  readonly name: string | null;
  readonly table: string;
  readonly battle: string;
  readonly header: string;
  readonly over: boolean;
  /** One's own side, and that of the other. */
  readonly seat: string;
  readonly theirs: string;
  readonly winner: string | null;
  /** When its last line was written, milliseconds since 1970; 0 before the first. */
  readonly at: number;
}

export interface PeopleStorage {
  /** Battles against others at whose tables somebody has the seat of a player, the newest tables first. */
  meetingsOf(owner: string, most: number): Promise<readonly StoredMeeting[]>;
  /** Whom somebody blocks. */
  blockedBy(owner: string): Promise<readonly string[]>;
  setBlocked(owner: string, other: string, isBlocked: boolean): Promise<void>;
  /** Of whom somebody wants to read nothing. */
  hushedBy(owner: string): Promise<readonly string[]>;
  /** The battles at tables where both sit, which are to be looked at anew. */
  setHushed(owner: string, other: string, isHushed: boolean): Promise<readonly string[]>;
  /** Those of these of whom people they have met see the name alone. */
  hiddenAmong(owners: readonly string[]): Promise<readonly string[]>;
  setHidden(owner: string, isHidden: boolean): Promise<void>;
}

export function peopleStorage(db: Kysely<Schema>, insideTransaction: InsideTransaction): PeopleStorage {
  return {
    async meetingsOf(owner, most) {
      const rows = await db
        .selectFrom('sittings as own')
        .innerJoin('sittings as beside', 'beside.table_id', 'own.table_id')
        .innerJoin('tables', 'tables.id', 'own.table_id')
        .innerJoin('battles', 'battles.table_id', 'own.table_id')
        .innerJoin('seats', (join) =>
          join.onRef('seats.table_id', '=', 'beside.table_id').onRef('seats.seat', '=', 'beside.seat'),
        )
        .leftJoin('lines', (join) =>
          join.onRef('lines.battle', '=', 'battles.id').onRef('lines.number', '=', 'battles.count'),
        )
        .select(['own.seat as chair', 'beside.seat as other_chair', 'beside.session as other', 'seats.name'])
        .select(['tables.id as table', 'battles.id as battle', 'header', 'players', 'chairs', 'over', 'winner'])
        .select('lines.text as last')
        .where('own.session', '=', owner)
        .where('own.seat', '<>', '')
        .where('beside.seat', '<>', '')
        .whereRef('beside.seat', '<>', 'own.seat')
        .whereRef('beside.session', '<>', 'own.session')
        .orderBy('created', 'desc')
        .orderBy('game', 'desc')
        .limit(most)
        .execute();
      return rows.flatMap(({ chair, other_chair: otherChair, players, chairs, over, last, ...row }) => {
        const sides = chairsOf(chairs, bySeat(players));
        const [seat, theirs] = [sideOf(sides, chair), sideOf(sides, otherChair)];
        const at = last === null ? 0 : timeOf(last);
        return seat === null || theirs === null ? [] : [{ ...row, over: over !== 0, seat, theirs, at }];
      });
    },
    async blockedBy(owner) {
      const rows = await db.selectFrom('blocks').select('other').where('owner', '=', owner).execute();
      return rows.map(({ other }) => other);
    },
    setBlocked: (owner, other, isBlocked) =>
      insideTransaction(async (within) => {
        await within.deleteFrom('blocks').where('owner', '=', owner).where('other', '=', other).execute();
        if (isBlocked) await within.insertInto('blocks').values({ owner, other }).execute();
      }),
    async hushedBy(owner) {
      const rows = await db.selectFrom('hushes').select('other').where('owner', '=', owner).execute();
      return rows.map(({ other }) => other);
    },
    setHushed: (owner, other, isHushed) =>
      insideTransaction(async (within) => {
        await within.deleteFrom('hushes').where('owner', '=', owner).where('other', '=', other).execute();
        if (isHushed) await within.insertInto('hushes').values({ owner, other }).execute();
        const tablesOf = (who: string) =>
          within.selectFrom('sittings').select('table_id').where('session', '=', who).where('seat', '<>', '');
        const battles = await within
          .selectFrom('battles')
          .select('id')
          .where('table_id', 'in', tablesOf(owner))
          .where('table_id', 'in', tablesOf(other))
          .execute();
        for (const { id } of battles) await changed(within, id);
        return battles.map(({ id }) => id);
      }),
    async hiddenAmong(owners) {
      if (owners.length === 0) return [];
      const rows = await db.selectFrom('hidden_persons').select('owner').where('owner', 'in', owners).execute();
      return rows.map(({ owner }) => owner);
    },
    setHidden: (owner, isHidden) =>
      insideTransaction(async (within) => {
        await within.deleteFrom('hidden_persons').where('owner', '=', owner).execute();
        if (isHidden) await within.insertInto('hidden_persons').values({ owner }).execute();
      }),
  };
}

const sideOf = (sides: BySeat, chair: string): string | null =>
  Object.keys(sides).find((side) => sides[side] === chair) ?? null;

/** What stands between two people. */
const BETWEEN = ['blocks', 'hushes'] as const;

/** Whom a browser blocks or wants to read nothing of, and who does so with it, is the same once it is signed in. */
export async function movePerson(within: Transaction<Schema>, session: string, owner: string): Promise<void> {
  const moved = (who: string): string => (who === session ? owner : who);
  for (const table of BETWEEN) {
    const rows = await within
      .selectFrom(table)
      .selectAll()
      .where((where) => where.or([where('owner', '=', session), where('other', '=', session)]))
      .execute();
    for (const row of rows) {
      const now = { owner: moved(row.owner), other: moved(row.other) };
      if (now.owner === now.other) continue;
      await within
        .insertInto(table)
        .values(now)
        .onConflict((both) => both.doNothing())
        .execute();
    }
  }
  const hidden = await within.deleteFrom('hidden_persons').where('owner', '=', session).returning('owner').execute();
  if (hidden.length > 0)
    await within
      .insertInto('hidden_persons')
      .values({ owner })
      .onConflict((same) => same.doNothing())
      .execute();
  await forgetBetween(within, session);
  await within.updateTable('invitations').set({ guest: owner }).where('guest', '=', session).execute();
}

/** Of somebody who gets up everywhere nobody need know, and nobody is invited to the tables where he still sits. */
export async function forgetPerson(within: Transaction<Schema>, who: string): Promise<void> {
  const tables = within.selectFrom('sittings').select('table_id').where('session', '=', who).where('seat', '<>', '');
  await within
    .deleteFrom('invitations')
    .where((where) => where.or([where('guest', '=', who), where('table_id', 'in', tables)]))
    .execute();
  await within.deleteFrom('hidden_persons').where('owner', '=', who).execute();
  await forgetBetween(within, who);
}

async function forgetBetween(within: Transaction<Schema>, who: string): Promise<void> {
  for (const table of BETWEEN)
    await within
      .deleteFrom(table)
      .where((where) => where.or([where('owner', '=', who), where('other', '=', who)]))
      .execute();
}
