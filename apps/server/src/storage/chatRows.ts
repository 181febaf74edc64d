/** Queries about what people said, and what they reported of it. */
import type { NumberedSaid, Said } from '@drumhead/protocol';
import type { Kysely, Transaction } from 'kysely';
import { changed } from './battleRows.ts';
import type { Schema } from './schema.ts';

/** Players hear players, watchers hear watchers. */
export type Speakers = 'players' | 'watchers';

/** Of what was said before and after a line so much is quoted with it. */
const AROUND = 5;
/** A report of a battle quotes the last of its talk. */
const LATEST = 20;

export interface NewReport {
  readonly id: string;
  readonly battle: string;
  readonly seat: string;
  /** The line of the talk that it is about; null for the battle. */
  readonly number: number | null;
  readonly reason: string;
  readonly at: number;
}

export interface StoredReport extends NewReport {
  readonly quoted: readonly NumberedSaid[];
}

export interface ChatStorage {
  /** False where `most` were said before, by players or by watchers alone. */
  say(battle: string, said: Said, most: number): Promise<boolean>;
  /** The last of what players, or watchers, said after this number, at most `most`, oldest first. */
  chat(battle: string, by: Speakers, after: number, most: number): Promise<readonly NumberedSaid[]>;
  /** Deletes the words of a line that this seat said; false where there is none. */
  unsay(battle: string, number: number, seat: string): Promise<boolean>;
  /** Numbers of lines that were taken back. */
  unsaid(battle: string): Promise<readonly number[]>;
  /**
   * Keeps a report with what was said; false where the line is gone or the seat's own, where it was reported before, or
   * where this seat has reported `most` times.
   */
  report(report: NewReport, most: number): Promise<boolean>;
  /** The oldest first. */
  reports(): Promise<readonly StoredReport[]>;
}

/** Changes something of a battle that other processes are to know. */
type Changing = <T>(battle: string, work: (within: Transaction<Schema>) => Promise<T>) => Promise<T>;

export function chatStorage(db: Kysely<Schema>, changing: Changing): ChatStorage {
  return {
    say: (battle, said, most) =>
      changing(battle, async (within) => {
        // The row of the battle orders those who speak at once.
        await changed(within, battle);
        const { seat, at, ...words } = said;
        const { last, count } = await within
          .selectFrom('chat')
          .select((chat) => [
            chat.fn.max('number').as('last'),
            chat.fn
              .countAll()
              .filterWhere('seat', seat === null ? '=' : '!=', '')
              .as('count'),
          ])
          .where('battle', '=', battle)
          .executeTakeFirstOrThrow();
        if (Number(count) >= most) return false;
        await within
          .insertInto('chat')
          .values({
            battle,
            number: Number(last ?? 0) + 1,
            seat: seat ?? '',
            said: JSON.stringify(words),
            at,
            removed: 0,
          })
          .execute();
        return true;
      }),
    async chat(battle, by, after, most) {
      const found = await spoken(db, battle)
        .where('seat', by === 'watchers' ? '=' : '!=', '')
        .where('number', '>', after)
        .orderBy('number', 'desc')
        .limit(most)
        .execute();
      return found.reverse().map(saidIn);
    },
    unsay: (battle, number, seat) =>
      changing(battle, async (within) => {
        const { numUpdatedRows } = await within
          .updateTable('chat')
          .set(GONE)
          .where('battle', '=', battle)
          .where('number', '=', number)
          // Lines of watchers have no name, so nobody can say whose they were.
          .where('seat', '=', seat)
          .where('seat', '!=', '')
          .where('removed', '=', 0)
          .executeTakeFirstOrThrow();
        if (numUpdatedRows === 0n) return false;
        await changed(within, battle);
        return true;
      }),
    async unsaid(battle) {
      const found = await db
        .selectFrom('chat')
        .select('number')
        .where('battle', '=', battle)
        .where('removed', '=', 1)
        .where('seat', '!=', '')
        .orderBy('number')
        .execute();
      return found.map(({ number }) => number);
    },
    report: ({ number, ...report }, most) =>
      changing(report.battle, async (within) => {
        const { battle, seat } = report;
        // The row of the battle orders those who report at once.
        await changed(within, battle);
        const own = within.selectFrom('reports').select('number').where('battle', '=', battle).where('seat', '=', seat);
        const before = await own.execute();
        if (before.length >= most || before.some((one) => one.number === (number ?? 0))) return false;
        const talk = await spoken(within, battle).where('seat', '!=', '').orderBy('number').execute();
        const at = talk.findIndex((line) => line.number === number && line.seat !== seat);
        if (number !== null && at < 0) return false;
        const quoted = number === null ? talk.slice(-LATEST) : talk.slice(Math.max(0, at - AROUND), at + AROUND + 1);
        await within
          .insertInto('reports')
          .values({ ...report, number: number ?? 0, quoted: JSON.stringify(quoted.map(saidIn)) })
          .execute();
        return true;
      }),
    async reports() {
      const found = await db.selectFrom('reports').selectAll().orderBy('at').execute();
      return found.map(({ number, quoted, ...report }) => ({
        ...report,
        number: number === 0 ? null : number,
        quoted: JSON.parse(quoted) as readonly NumberedSaid[],
      }));
    },
  };
}

/** What is left of a line that was taken back. */
export const GONE = { said: '{}', at: 0, removed: 1 } as const;

function spoken(within: Kysely<Schema>, battle: string) {
  return within.selectFrom('chat').selectAll().where('battle', '=', battle).where('removed', '=', 0);
}

function saidIn({ number, seat, said, at }: Schema['chat']): NumberedSaid {
  return {
    number,
    seat: seat === '' ? null : seat,
    at: Number(at),
    ...(JSON.parse(said) as Pick<Said, 'phrase' | 'text'>),
  };
}
