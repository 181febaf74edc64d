/** Queries about mails that wait to be sent: all that waits for one address goes in one mail. */
import type { Kysely } from 'kysely';
import type { Database, InsideTransaction } from './database.ts';
import { channelOf, type StoredChannel } from './noticeRows.ts';
import type { Schema } from './schema.ts';
import { rowsIn, timeBy } from './statements.ts';
import type { NoticeKind } from './stored.ts';

export interface WaitingMail {
  readonly kind: NoticeKind;
  readonly table: string;
  readonly battle: string;
  readonly seat: string;
}

/** All that waits for one channel, for this process alone. */
export interface Bundle {
  readonly channel: StoredChannel;
  readonly mails: readonly WaitingMail[];
  /** How often it was tried in vain; bounces one after another. */
  readonly tries: number;
  readonly bounces: number;
}

/** Milliseconds between two mails to one address. */
export const SPACING = 30 * 60_000;

/** `now`: by the clock of the process that asks; what is kept is by that of the database. */
export interface OutboxStorage {
  /** `isUrgent`: it does not wait for others. Once for each notice. */
  post(channel: string, mail: WaitingMail, now: number, isUrgent: boolean): Promise<void>;
  /**
   * Bundles that are due, for this process alone for `length` milliseconds: none of a channel that had a mail in the last
   * `spacing` milliseconds, but for what is urgent. What no longer holds, as the person moved, is dropped.
   */
  claimMails(now: number, spacing: number, length: number, most: number): Promise<readonly Bundle[]>;
  /** It was sent. */
  mailed(bundle: Bundle, now: number): Promise<void>;
  /** It was not: again at `again`, by the clock of `now`. `bounces`: one after another. */
  putOffMails(
    bundle: Bundle,
    now: number,
    how: { readonly again: number; readonly tries: number; readonly bounces: number },
  ): Promise<void>;
  /** Given up. */
  dropMails(bundle: Bundle): Promise<void>;
}

export function outboxStorage({ db, shared, time }: Database, insideTransaction: InsideTransaction): OutboxStorage {
  const setPosting = async (
    within: Kysely<Schema>,
    channel: string,
    set: Partial<Schema['postings']>,
  ): Promise<void> => {
    await within.updateTable('postings').set(set).where('channel', '=', channel).execute();
  };

  return {
    async post(channel, { kind, table, battle, seat }, now, isUrgent) {
      const due = await timeBy(time, db, now);
      await db
        .insertInto('outbox')
        .values({ channel, battle, seat, kind, table_id: table, due, urgent: isUrgent ? 1 : 0 })
        .onConflict((known) => known.doNothing())
        .execute();
    },
    claimMails: (own, spacing, length, most) =>
      insideTransaction(async (within) => {
        const now = await timeBy(time, within, own);
        const due = await rowsIn<{ readonly channel: string }>(
          within,
          shared,
          `select outbox.channel from outbox left join postings on postings.channel = outbox.channel
           where coalesce(claimed, 0) <= ? and coalesce(due_again, 0) <= ? and
             ((due <= ? and coalesce(mailed, 0) <= ?) or (urgent = 1 and due <= ?))
           group by outbox.channel order by min(due), outbox.channel limit ?`,
          [now, now, now, now - spacing, now, most],
        );
        const bundles: Bundle[] = [];
        for (const { channel: id } of due) {
          // Two processes that look at once: one of them has it, and reads what is left of it only then.
          const { numInsertedOrUpdatedRows } = await within
            .insertInto('postings')
            .values({ channel: id, mailed: 0, claimed: now + length, due_again: 0, tries: 0, bounces: 0 })
            .onConflict((known) =>
              known
                .column('channel')
                .doUpdateSet({ claimed: now + length })
                .where('postings.claimed', '<=', now),
            )
            .executeTakeFirstOrThrow();
          if ((numInsertedOrUpdatedRows ?? 0n) === 0n) continue;
          const row = await within.selectFrom('channels').selectAll().where('id', '=', id).executeTakeFirst();
          const held = await within
            .selectFrom('outbox')
            .innerJoin('notices', (join) =>
              join
                .onRef('notices.battle', '=', 'outbox.battle')
                .onRef('notices.seat', '=', 'outbox.seat')
                .onRef('notices.kind', '=', 'outbox.kind'),
            )
            .select(['outbox.kind', 'table_id', 'outbox.battle', 'outbox.seat'])
            .where('channel', '=', id)
            .orderBy('outbox.due')
            .execute();
          if (row === undefined) {
            for (const table of ['outbox', 'postings'] as const)
              await within.deleteFrom(table).where('channel', '=', id).execute();
            continue;
          }
          if (held.length === 0) {
            await dropVoid(within, id);
            await setPosting(within, id, { claimed: 0 });
            continue;
          }
          const { tries, bounces } = await within
            .selectFrom('postings')
            .select(['tries', 'bounces'])
            .where('channel', '=', id)
            .executeTakeFirstOrThrow();
          const mails = held.map(({ kind, table_id: table, battle, seat }) => ({
            kind: kind as NoticeKind,
            table,
            battle,
            seat,
          }));
          bundles.push({ channel: channelOf(row), mails, tries, bounces });
        }
        return bundles;
      }),
    mailed: ({ channel, mails }, now) =>
      insideTransaction(async (within) => {
        await dropIn(within, channel.id, mails);
        const mailed = await timeBy(time, within, now);
        await setPosting(within, channel.id, { mailed, claimed: 0, due_again: 0, tries: 0, bounces: 0 });
      }),
    async putOffMails({ channel }, now, { again, tries, bounces }) {
      const due_again = (await timeBy(time, db, now)) + again - now;
      await setPosting(db, channel.id, { claimed: 0, due_again, tries, bounces });
    },
    dropMails: ({ channel, mails }) =>
      insideTransaction(async (within) => {
        await dropIn(within, channel.id, mails);
        await setPosting(within, channel.id, { claimed: 0, due_again: 0, tries: 0 });
      }),
  };
}

/** What no longer holds, and nothing that came meanwhile. */
async function dropVoid(within: Kysely<Schema>, channel: string): Promise<void> {
  await within
    .deleteFrom('outbox')
    .where('channel', '=', channel)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('notices')
            .select('notices.seat')
            .whereRef('notices.battle', '=', 'outbox.battle')
            .whereRef('notices.seat', '=', 'outbox.seat')
            .whereRef('notices.kind', '=', 'outbox.kind'),
        ),
      ),
    )
    .execute();
}

/** What came meanwhile waits on. */
async function dropIn(within: Kysely<Schema>, channel: string, mails: readonly WaitingMail[]): Promise<void> {
  for (const { battle, seat, kind } of mails)
    await within
      .deleteFrom('outbox')
      .where('channel', '=', channel)
      .where('battle', '=', battle)
      .where('seat', '=', seat)
      .where('kind', '=', kind)
      .execute();
}
