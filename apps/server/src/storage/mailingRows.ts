/** Queries about mails to people who have not agreed to any. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { InsideTransaction } from './database.ts';

/** Milliseconds for which a mail counts. */
const DAY = 24 * 3_600_000;

export interface MailingStorage {
  /**
   * Notes a mail that is to be sent: null. Where as many went to this recipient, or to all, within a day: from when on another
   * may.
   */
  takeMailing(
    mailing: Schema['mailings'],
    most: { readonly toRecipient: number; readonly inAll: number },
  ): Promise<number | null>;
  /** The mail was not sent. */
  dropMailing(id: string): Promise<void>;
}

export function mailingStorage(
  db: Kysely<Schema>,
  shared: boolean,
  insideTransaction: InsideTransaction,
): MailingStorage {
  return {
    takeMailing: (mailing, most) =>
      insideTransaction(async (within) => {
        // Two processes that count at the same time would both find room for the last one.
        if (shared) await within.selectFrom('keys').select('name').orderBy('name').forUpdate().execute();
        await within
          .deleteFrom('mailings')
          .where('at', '<=', mailing.at - DAY)
          .execute();
        const { all, own, first, firstOwn } = await within
          .selectFrom('mailings')
          .select((rows) => [
            rows.fn.countAll().as('all'),
            rows.fn.countAll().filterWhere('recipient', '=', mailing.recipient).as('own'),
            rows.fn.min('at').as('first'),
            rows.fn.min('at').filterWhere('recipient', '=', mailing.recipient).as('firstOwn'),
          ])
          .executeTakeFirstOrThrow();
        const untilAll = Number(all) >= most.inAll ? Number(first ?? mailing.at) + DAY : 0;
        const untilOwn = Number(own) >= most.toRecipient ? Number(firstOwn ?? mailing.at) + DAY : 0;
        if (untilAll > 0 || untilOwn > 0) return Math.max(untilAll, untilOwn);
        await within.insertInto('mailings').values(mailing).execute();
        return null;
      }),
    async dropMailing(id) {
      await db.deleteFrom('mailings').where('id', '=', id).execute();
    },
  };
}
