/** Queries about notices: who is to be told, how, and what came of it. */
import type { Language } from '@drumhead/content';
import type { ChannelKind, SentResult } from '@drumhead/protocol';
import type { Database, InsideTransaction } from './database.ts';
import type { Schema } from './schema.ts';
import { rowsIn, type Run, timeBy } from './statements.ts';
import type { BySeat, DueNotice, NoticeKind, Turn } from './stored.ts';

/** Milliseconds in which somebody may move, or see for himself, before he is told. */
export const PATIENCE = 120_000;

/** Since `at` these seats must decide, or answer. */
export function turnNotices(
  seats: readonly string[],
  chairs: BySeat,
  at: number,
  kind: 'turn' | 'draw' | 'asked' = 'turn',
): readonly DueNotice[] {
  return seats.map((seat) => ({ seat, chair: chairs[seat] ?? seat, kind, due: at + PATIENCE }));
}

export interface StoredNotice {
  readonly battle: string;
  readonly table: string;
  readonly seat: string;
  readonly chair: string;
  readonly kind: NoticeKind;
  /** By the clock of the database. */
  readonly claimed: number;
  readonly tries: number;
  /** Channels that need no more of it. */
  readonly done: readonly string[];
}

/** Hours of the day in which nobody is to be woken, in minutes after midnight at a place of the world. */
export interface Quiet {
  readonly from: number;
  readonly until: number;
  /** Such as `Europe/Rome`. */
  readonly zone: string;
}

export interface StoredChannel {
  readonly id: string;
  readonly session: string;
  readonly kind: ChannelKind;
  /** What it is sent to, as JSON. */
  readonly target: string;
  readonly language: Language;
  readonly quiet: Quiet | null;
  readonly confirmed: boolean;
  readonly last: { readonly at: number; readonly result: SentResult } | null;
}

export interface NoticeStorage {
  /** Notices that are due, for this process alone for `length` milliseconds. `now`: by its own clock, as everywhere here. */
  claimNotices(now: number, length: number, most: number): Promise<readonly StoredNotice[]>;
  /** What became of a notice that was claimed; nothing where the person moved meanwhile. `again`: null where it is done. */
  settleNotice(
    notice: StoredNotice,
    now: number,
    change: { readonly again: number | null; readonly tries: number; readonly done: readonly string[] },
  ): Promise<void>;
  /** Keeps a claim for `length` milliseconds more; the notice with it, or null where the claim is lost. */
  prolongNotice(notice: StoredNotice, now: number, length: number): Promise<StoredNotice | null>;
  /** Channels that need no more of a notice that is claimed. */
  noteDone(notice: StoredNotice, done: readonly string[]): Promise<void>;
  /** Whoever sits there sees how the battle ended, and need not be told. */
  sawEnd(battle: string, seats: readonly string[]): Promise<void>;
  addChannel(channel: StoredChannel): Promise<void>;
  channelsOf(session: string): Promise<readonly StoredChannel[]>;
  channel(id: string): Promise<StoredChannel | null>;
  /** Channels of all who sit at this seat of a table, confirmed ones alone. */
  channelsAt(table: string, chair: string): Promise<readonly StoredChannel[]>;
  changeChannel(
    id: string,
    change: { readonly quiet?: Quiet | null; readonly confirmed?: true; readonly target?: string },
  ): Promise<void>;
  setResult(id: string, at: number, result: SentResult): Promise<void>;
  removeChannel(id: string): Promise<void>;
  /** A key of the server; the first that is given under a name stays. */
  keyCalled(name: string, made: () => string): Promise<string>;
}

const LATER = '(battle, seat, kind) do update set due = excluded.due';

/**
 * Where somebody is to be told of it already. A line ended a pause, so that clocks stand elsewhere; and whoever was told that
 * another's time is up is told again where that began anew.
 */
const again: Readonly<Record<NoticeKind, string>> = {
  turn: 'do nothing',
  draw: 'do nothing',
  asked: 'do nothing',
  reminder: `${LATER} where notices.sent = 0`,
  claim: `${LATER}, sent = 0, tries = 0, done = '[]' where notices.sent = 0 or notices.due < excluded.due`,
  over: 'do nothing',
  goes: 'do nothing',
};

/** In the transaction of a batch: whoever moved is no longer to be told, others only of what still holds. */
export async function noticeTurn(
  run: Run,
  battle: string,
  { at, moved, notices }: Turn,
  time: Database['time'],
): Promise<void> {
  const kept = notices.flatMap(({ seat, kind }) => (moved.includes(seat) ? [] : [seat, kind]));
  const others = ' and not (seat = ? and kind = ?)'.repeat(kept.length / 2);
  await run(`delete from notices where battle = ?${others}`, [battle, ...kept]);
  for (const notice of notices) await addNotice(run, battle, notice, at, time);
}

/** In the transaction of a question, of an answer to it, or of its end: those who need not answer are no longer told. */
export async function noticeQuestion(
  run: Run,
  battle: string,
  { at, notices }: Pick<Turn, 'at' | 'notices'>,
  time: Database['time'],
): Promise<void> {
  const others = ' and seat <> ?'.repeat(notices.length);
  const seats = notices.map(({ seat }) => seat);
  await run(`delete from notices where battle = ? and kind = 'asked'${others}`, [battle, ...seats]);
  for (const notice of notices) await addNotice(run, battle, notice, at, time);
}

/** One more notice, beside those there are. */
export async function addNotice(
  run: Run,
  battle: string,
  { seat, kind, chair, due }: DueNotice,
  at: number,
  time: Database['time'],
): Promise<void> {
  await run(
    `insert into notices (battle, seat, kind, chair, due) values (?, ?, ?, ?, ${time === null ? '' : `${time} + `}?) on conflict ${again[kind]}`,
    [battle, seat, kind, chair, time === null ? due : due - at],
  );
}

export function noticeStorage({ db, shared, time }: Database, insideTransaction: InsideTransaction): NoticeStorage {
  const channels = () => db.selectFrom('channels');

  return {
    claimNotices: (own, length, most) =>
      insideTransaction(async (within) => {
        // Asked once, and not for each row.
        const by = time === null ? '?' : `(select ${time})`;
        const text = `select * from notices where sent = 0 and due <= ${by} and claimed <= ${by} order by due limit ?`;
        const values = time === null ? [own, own, most] : [most];
        const lock = shared ? ' for update skip locked' : '';
        const rows = await rowsIn<Schema['notices']>(within, shared, `${text}${lock}`, values);
        if (rows.length === 0) return [];
        const until = (await timeBy(time, within, own)) + length;
        const claimed: StoredNotice[] = [];
        for (const { battle, seat, kind, ...row } of rows) {
          await within
            .updateTable('notices')
            .set({ claimed: until })
            .where('battle', '=', battle)
            .where('seat', '=', seat)
            .where('kind', '=', kind)
            .execute();
          const { table_id: table } = await within
            .selectFrom('battles')
            .select('table_id')
            .where('id', '=', battle)
            .executeTakeFirstOrThrow();
          const { chair, tries, done } = row;
          const found = { battle, table, seat, chair, kind: kind as NoticeKind, claimed: until, tries };
          claimed.push({ ...found, done: JSON.parse(done) as readonly string[] });
        }
        return claimed;
      }),
    async settleNotice({ battle, seat, kind, claimed }, now, { again, tries, done }) {
      const left = again === null ? { sent: 1 } : { sent: 0, due: (await timeBy(time, db, now)) + again - now };
      await db
        .updateTable('notices')
        .set({ ...left, tries, done: JSON.stringify(done), claimed: 0 })
        .where('battle', '=', battle)
        .where('seat', '=', seat)
        .where('kind', '=', kind)
        .where('claimed', '=', claimed)
        .execute();
    },
    async prolongNotice(notice, now, length) {
      const { battle, seat, kind, claimed } = notice;
      const until = (await timeBy(time, db, now)) + length;
      const { numUpdatedRows } = await db
        .updateTable('notices')
        .set({ claimed: until })
        .where('battle', '=', battle)
        .where('seat', '=', seat)
        .where('kind', '=', kind)
        .where('claimed', '=', claimed)
        .executeTakeFirstOrThrow();
      return numUpdatedRows > 0n ? { ...notice, claimed: until } : null;
    },
    async noteDone({ battle, seat, kind, claimed }, done) {
      await db
        .updateTable('notices')
        .set({ done: JSON.stringify(done) })
        .where('battle', '=', battle)
        .where('seat', '=', seat)
        .where('kind', '=', kind)
        .where('claimed', '=', claimed)
        .execute();
    },
    async sawEnd(battle, seats) {
      if (seats.length === 0) return;
      await db
        .deleteFrom('notices')
        .where('battle', '=', battle)
        .where('kind', '=', 'over')
        .where('seat', 'in', seats)
        .execute();
    },
    async addChannel({ quiet, confirmed, last, ...channel }) {
      const row = { ...channel, quiet: quiet === null ? null : JSON.stringify(quiet), confirmed: confirmed ? 1 : 0 };
      await db
        .insertInto('channels')
        .values({ ...row, last_at: last?.at ?? null, last_result: last === null ? null : JSON.stringify(last.result) })
        .execute();
    },
    async channelsOf(session) {
      return (await channels().selectAll().where('session', '=', session).orderBy('id').execute()).map(channelOf);
    },
    async channel(id) {
      const found = await channels().selectAll().where('id', '=', id).executeTakeFirst();
      return found === undefined ? null : channelOf(found);
    },
    async channelsAt(table, chair) {
      const found = await channels()
        .innerJoin('sittings', 'sittings.session', 'channels.session')
        .selectAll('channels')
        .where('table_id', '=', table)
        .where('seat', '=', chair)
        .where('confirmed', '=', 1)
        .execute();
      return found.map(channelOf);
    },
    async changeChannel(id, { quiet, confirmed, target }) {
      const change = {
        ...(quiet === undefined ? {} : { quiet: quiet === null ? null : JSON.stringify(quiet) }),
        ...(confirmed === undefined ? {} : { confirmed: 1 }),
        ...(target === undefined ? {} : { target }),
      };
      await db.updateTable('channels').set(change).where('id', '=', id).execute();
    },
    async setResult(id, last_at, result) {
      const last_result = JSON.stringify(result);
      await db.updateTable('channels').set({ last_at, last_result }).where('id', '=', id).execute();
    },
    async removeChannel(id) {
      for (const table of ['outbox', 'postings'] as const)
        await db.deleteFrom(table).where('channel', '=', id).execute();
      await db.deleteFrom('channels').where('id', '=', id).execute();
    },
    keyCalled: (name, made) =>
      insideTransaction(async (within) => {
        await within
          .insertInto('keys')
          .values({ name, value: made() })
          .onConflict((both) => both.doNothing())
          .execute();
        const { value } = await within
          .selectFrom('keys')
          .select('value')
          .where('name', '=', name)
          .executeTakeFirstOrThrow();
        return value;
      }),
  };
}

/** Results of older versions are words in English. */
function resultOf(text: string): SentResult {
  if (text.startsWith('{')) return JSON.parse(text) as SentResult;
  const status = /^status (\d+)$/.exec(text)?.[1];
  if (status !== undefined) return { key: 'protocol.sent.status', facts: { status: Number(status) } };
  return { key: text === 'ok' ? 'protocol.sent.ok' : 'protocol.sent.failed', facts: {} };
}

export function channelOf({ quiet, confirmed, last_at, last_result, ...row }: Schema['channels']): StoredChannel {
  return {
    ...(row as Pick<StoredChannel, 'id' | 'session' | 'kind' | 'target' | 'language'>),
    quiet: quiet === null ? null : (JSON.parse(quiet) as Quiet),
    confirmed: confirmed !== 0,
    last: last_at === null || last_result === null ? null : { at: last_at, result: resultOf(last_result) },
  };
}
