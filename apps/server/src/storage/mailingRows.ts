/** Queries about mails to people who have not agreed to any. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import type { InsideTransaction } from './database.ts';

/** Milliseconds for which a mail counts. */
const DAY = 24 * 3_600_000;

export interface MailingStorage {
  /** Notes a mail that is to be sent; false where as many went to this recipient, or to all, within a day. */
  takeMailing(
    mailing: Schema['mailings'],
    most: { readonly toRecipient: number; readonly inAll: number },
  ): Promise<boolean>;
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
        const { all, own } = await within
          .selectFrom('mailings')
          .select((rows) => [
            rows.fn.countAll().as('all'),
            rows.fn.countAll().filterWhere('recipient', '=', mailing.recipient).as('own'),
          ])
          .executeTakeFirstOrThrow();
        if (Number(all) >= most.inAll || Number(own) >= most.toRecipient) return false;
        await within.insertInto('mailings').values(mailing).execute();
        return true;
      }),
    async dropMailing(id) {
      await db.deleteFrom('mailings').where('id', '=', id).execute();
    },
  };
}
