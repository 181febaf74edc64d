// The tables of the crowd: known beforehand, as those of the bench are, and put into the database by the server's own storage.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type BenchOrder, benchBattle } from '../../../bench/server/battles.ts';
import { newSession } from '../../../apps/server/src/http/session.ts';
import type { Database } from '../../../apps/server/src/storage/database.ts';
import { turnNotices } from '../../../apps/server/src/storage/noticeRows.ts';
import { storageOn } from '../../../apps/server/src/storage/storage.ts';
import type { NewTable, StoredLine } from '../../../apps/server/src/storage/stored.ts';
import { REAL } from '../../../apps/server/src/world.ts';

/** A table that is wanted: so many orders of its battle were given, so many are yet to be. */
export interface Wanted {
  readonly n: number;
  readonly given: number;
  readonly open: number;
  /** Numbers of the people at its seats. */
  readonly people: readonly number[];
}

/** A table as a thread makes it. */
export interface Made {
  readonly wanted: Wanted;
  readonly table: NewTable;
  readonly lines: readonly StoredLine[];
  /** Who must give the next order. */
  readonly awaited: readonly string[];
  readonly orders: readonly BenchOrder[];
}

/** What the measure needs of a table that was stored. */
export interface CrowdTable {
  readonly battle: string;
  /** By side. */
  readonly people: Readonly<Record<string, number>>;
  /** Lines that its record has. */
  readonly before: number;
  readonly orders: readonly BenchOrder[];
}

export interface Person {
  readonly session: string;
  readonly cookie: string;
}

export const newPerson = (): Person => {
  const { session, cookie } = newSession(false, REAL);
  return { session, cookie: cookie.split(';')[0] ?? '' };
};

/** An hour ago. */
const BEFORE = 3_600_000;

export function makeTable(wanted: Wanted, now: number): Made {
  const { table, opening, orders } = benchBattle(wanted.n, wanted.given + Math.max(1, wanted.open), now - BEFORE);
  const given = orders.slice(0, wanted.given);
  const lines = [
    ...opening.map((text) => ({ text, seat: null, id: null })),
    ...given.flatMap(({ seat, lines: texts }, order) =>
      texts.map((text, i) => (i === 0 ? { text, seat, id: `before-${order}` } : { text, seat: null, id: null })),
    ),
  ].map((line, i) => ({ number: i + 1, ...line }));
  const next = orders[wanted.given];
  return {
    wanted,
    table,
    lines,
    awaited: next === undefined ? [] : [next.seat],
    orders: wanted.open === 0 ? [] : orders.slice(wanted.given),
  };
}

/** At most so many are stored at once. */
const TOGETHER = 10;

/** Makes all of them, in two threads, and stores them as they come. */
export async function storeTables(
  database: Database,
  people: readonly Person[],
  all: readonly Wanted[],
): Promise<readonly CrowdTable[]> {
  const storage = storageOn(database);
  const now = Date.now();
  const stored: CrowdTable[] = [];
  const store = async ({ wanted, table, lines, awaited, orders }: Made): Promise<void> => {
    const { id: battle, players } = table.battle;
    const sides = Object.keys(players);
    await storage.createTable(table);
    const at = now - BEFORE;
    const turn = { at, moved: [], notices: turnNotices(awaited, {}, at) };
    await storage.append({ battle, after: 0, lines, end: null, bond: null, turn, isAsked: false });
    const who = Object.fromEntries(sides.map((side, i) => [side, wanted.people[i] ?? 0]));
    const sittings = sides.map((seat) => ({
      session: people[who[seat] ?? 0]?.session ?? '',
      table_id: table.id,
      seat,
    }));
    await database.db.insertInto('sittings').values(sittings).execute();
    if (wanted.open > 0) stored.push({ battle, people: who, before: lines.length, orders });
  };
  const threads = [0, 1].map((half) => {
    const mine = all.filter((_, i) => i % 2 === half);
    return new Worker(new URL('tablesThread.ts', import.meta.url), { workerData: { all: mine, now } });
  });
  await Promise.all(
    threads.map(async (thread) => {
      const waiting: Made[] = [];
      let isMade = false;
      let wake = (): void => undefined;
      thread.on('message', (made: readonly Made[]) => {
        waiting.push(...made);
        wake();
      });
      const made = once(thread, 'exit').then(([code]) => {
        if (code !== 0) throw new Error('the tables could not be made');
        isMade = true;
        wake();
      });
      for (;;) {
        if (waiting.length > 0) await Promise.all(waiting.splice(0, TOGETHER).map(store));
        else if (isMade) break;
        else
          await new Promise<void>((done) => {
            wake = done;
          });
      }
      await made;
    }),
  );
  // They were told an hour ago.
  await database.db.updateTable('notices').set({ sent: 1 }).execute();
  return stored;
}
