/** Queries of whoever runs the server: what he did and set, whom he banned, what people are told of it, and which processes serve. */
import type { Kysely } from 'kysely';
import { type Deed, doIn } from './deeds.ts';
import type { InsideTransaction } from './database.ts';
import type { Schema } from './schema.ts';
import { SPACING } from './outboxRows.ts';
import { rowsIn } from './statements.ts';

export type Facts = Readonly<Record<string, string>>;

export interface StoredAct {
  readonly number: number;
  readonly at: number;
  readonly act: string;
  readonly facts: Facts;
  readonly reason: string;
  readonly who: string;
  readonly battles: readonly string[];
}

export interface StoredTold {
  readonly id: string;
  readonly owner: string;
  readonly at: number;
  readonly message: string;
  readonly facts: Facts;
}

export type StoredBan = Schema['bans'];
export type StoredProcess = Schema['processes'];

export interface OperatorStorage {
  /**
   * Does a deed, tells whom it concerns, forgets the report that asked for it, and notes it: all of it or nothing. The note;
   * null where there is nothing to do it to any more.
   */
  perform(
    deed: Deed,
    note: Omit<StoredAct, 'number' | 'battles'>,
    and: { readonly told: readonly StoredTold[]; readonly report: string | null },
  ): Promise<StoredAct | null>;
  /** The latest first, before this number; null: all. */
  acts(before: number | null, most: number): Promise<readonly StoredAct[]>;
  /** The oldest first. */
  actsAfter(number: number): Promise<readonly StoredAct[]>;
  /** 0 before the first. */
  lastAct(): Promise<number>;
  /** Acts that concerned somebody, the latest first. */
  actsOn(who: string): Promise<readonly StoredAct[]>;
  /** How much is kept: bytes; reports nobody looked at; notices that should have been sent by now. */
  amounts(now: number): Promise<{ readonly database: number; readonly reports: number; readonly late: number }>;
  /** When each of these acts was done last; left out: never. */
  lastOf(acts: readonly string[]): Promise<Readonly<Record<string, number>>>;
  /** Forgets what lines said that were removed before `words`, and acts before `acts`. */
  forgetActs(before: { readonly words: number; readonly acts: number }): Promise<void>;
  /** What somebody is told, the oldest first. */
  toldTo(owner: string): Promise<readonly StoredTold[]>;
  /** He has read it. */
  dropTold(owner: string, id: string): Promise<void>;
  /** Those that have not ended. */
  bans(now: number): Promise<readonly StoredBan[]>;
  operatorSettings(): Promise<Facts>;
  addOperatorSession(tokenHash: string, until: number, now: number): Promise<void>;
  hasOperatorSession(tokenHash: string, now: number): Promise<boolean>;
  endOperatorSession(tokenHash: string): Promise<void>;
  /** Notes that a process serves; does the operator want it drained? */
  noteProcess(process: Omit<StoredProcess, 'drains'>): Promise<boolean>;
  endProcess(id: string): Promise<void>;
  /** Those that were seen since. */
  processes(since: number): Promise<readonly StoredProcess[]>;
}

/** Milliseconds after which a notice that is due is late: quiet hours and second tries move it. */
const LATE = 10 * 60_000;

/** Milliseconds after which a process that said nothing is forgotten. */
const GONE = 24 * 3_600_000;

export function operatorStorage(
  db: Kysely<Schema>,
  shared: boolean,
  insideTransaction: InsideTransaction,
): OperatorStorage {
  return {
    perform: (deed, note, { told, report }) =>
      insideTransaction(async (within) => {
        const battles = await doIn(within, deed);
        if (battles === null) return null;
        for (const { facts, ...one } of told)
          await within
            .insertInto('told')
            .values({ ...one, facts: JSON.stringify(facts) })
            .execute();
        if (report !== null) await within.deleteFrom('reports').where('id', '=', report).execute();
        const { last } = await within
          .selectFrom('operator_acts')
          .select(({ fn }) => fn.max('number').as('last'))
          .executeTakeFirstOrThrow();
        const act = { ...note, number: Number(last ?? 0) + 1, battles };
        await within
          .insertInto('operator_acts')
          .values({ ...act, facts: JSON.stringify(act.facts), battles: JSON.stringify(battles) })
          .execute();
        return act;
      }),
    async acts(before, most) {
      const all = db.selectFrom('operator_acts').selectAll();
      const query = before === null ? all : all.where('number', '<', before);
      return (await query.orderBy('number', 'desc').limit(most).execute()).map(actOf);
    },
    async actsAfter(number) {
      const query = db.selectFrom('operator_acts').selectAll().where('number', '>', number);
      return (await query.orderBy('number').execute()).map(actOf);
    },
    async lastAct() {
      // Asked every few seconds.
      const text = 'select max(number) as last from operator_acts';
      const [row] = await rowsIn<{ readonly last: number | null }>(db, shared, text, []);
      return Number(row?.last ?? 0);
    },
    async actsOn(who) {
      const query = db.selectFrom('operator_acts').selectAll().where('who', '=', who);
      return (await query.orderBy('number', 'desc').execute()).map(actOf);
    },
    async amounts(now) {
      const size = shared
        ? 'select pg_database_size(current_database()) as size'
        : 'select page_count * page_size as size from pragma_page_count(), pragma_page_size()';
      const numbers = await Promise.all(
        [
          [size, []] as const,
          ['select count(*) as size from reports', []] as const,
          // Those that were hidden for good were looked at.
          [
            'select count(distinct scenario) as size from scenario_reports r join scenarios s on s.id = r.scenario where hidden < 2',
            [],
          ] as const,
          ['select count(*) as size from notices where sent = 0 and due < ?', [now - LATE]] as const,
          [
            `select count(*) as size from outbox left join postings on postings.channel = outbox.channel
             where due < ? and coalesce(due_again, 0) < ? and coalesce(mailed, 0) < ?`,
            [now - LATE, now - LATE, now - LATE - SPACING],
          ] as const,
        ].map(async ([text, values]) => {
          const [row] = await rowsIn<{ readonly size: number }>(db, shared, text, values);
          return Number(row?.size ?? 0);
        }),
      );
      const [database = 0, talk = 0, scenarios = 0, notices = 0, mails = 0] = numbers;
      return { database, reports: talk + scenarios, late: notices + mails };
    },
    async lastOf(acts) {
      const found = await db
        .selectFrom('operator_acts')
        .select(({ fn }) => ['act', fn.max('at').as('last')])
        .where('act', 'in', acts)
        .groupBy('act')
        .execute();
      return Object.fromEntries(found.map(({ act, last }) => [act, last]));
    },
    async forgetActs({ words, acts }) {
      await insideTransaction(async (within) => {
        await within.deleteFrom('operator_acts').where('at', '<', acts).execute();
        const old = await within
          .selectFrom('operator_acts')
          .select(['number', 'facts'])
          .where('at', '<', words)
          .where('facts', 'like', '%"words":%')
          .execute();
        for (const { number, facts } of old) {
          const { words: _gone, ...kept } = JSON.parse(facts) as Facts;
          await within
            .updateTable('operator_acts')
            .set({ facts: JSON.stringify(kept) })
            .where('number', '=', number)
            .execute();
        }
      });
    },
    async toldTo(owner) {
      const found = await db.selectFrom('told').selectAll().where('owner', '=', owner).orderBy('at').execute();
      return found.map(({ facts, ...one }) => ({ ...one, facts: JSON.parse(facts) as Facts }));
    },
    async dropTold(owner, id) {
      await db.deleteFrom('told').where('owner', '=', owner).where('id', '=', id).execute();
    },
    bans: (now) => db.selectFrom('bans').selectAll().where('until', '>', now).orderBy('at', 'desc').execute(),
    async operatorSettings() {
      const found = await db.selectFrom('operator_settings').selectAll().execute();
      return Object.fromEntries(found.map(({ name, value }) => [name, value]));
    },
    async addOperatorSession(token_hash, until, now) {
      await db.deleteFrom('operator_sessions').where('until', '<=', now).execute();
      await db.insertInto('operator_sessions').values({ token_hash, until }).execute();
    },
    async hasOperatorSession(tokenHash, now) {
      const query = db.selectFrom('operator_sessions').select('until').where('token_hash', '=', tokenHash);
      return (await query.where('until', '>', now).executeTakeFirst()) !== undefined;
    },
    async endOperatorSession(tokenHash) {
      await db.deleteFrom('operator_sessions').where('token_hash', '=', tokenHash).execute();
    },
    noteProcess: (process) =>
      insideTransaction(async (within) => {
        const { id, ...now } = process;
        await within
          .deleteFrom('processes')
          .where('seen', '<', process.seen - GONE)
          .execute();
        const known = await within.selectFrom('processes').select('drains').where('id', '=', id).executeTakeFirst();
        if (known === undefined)
          await within
            .insertInto('processes')
            .values({ ...process, drains: 0 })
            .execute();
        else await within.updateTable('processes').set(now).where('id', '=', id).execute();
        return known?.drains === 1;
      }),
    async endProcess(id) {
      await db.deleteFrom('processes').where('id', '=', id).execute();
    },
    processes: (since) =>
      db.selectFrom('processes').selectAll().where('seen', '>=', since).orderBy('began').orderBy('id').execute(),
  };
}

const actOf = ({ facts, battles, ...act }: Schema['operator_acts']): StoredAct => ({
  ...act,
  facts: JSON.parse(facts) as Facts,
  battles: JSON.parse(battles) as readonly string[],
});
