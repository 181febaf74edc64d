/** Mails to people who have not agreed to any: few, so that nobody makes a weapon of them. */
import { createHmac } from 'node:crypto';
import { newName } from '../http/keys.ts';
import type { Storage } from '../storage/storage.ts';
import { type Amount, amountOf } from '../limits.ts';
import type { World } from '../world.ts';
import type { SenderNeeds } from './senders.ts';

/** What is asked for, and how many such mails one person gets in a day. */
const TO_RECIPIENT = { confirm: 1, enter: 5 } as const;

/** What is asked for with a mail. */
export type Wish = keyof typeof TO_RECIPIENT;

export interface Letter {
  readonly wish: Wish;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Letters {
  /** What became of it; `after`: as many went to this person, or to all, as may in a day, for so many seconds from now. */
  send(letter: Letter): Promise<'sent' | 'failed' | { readonly after: number }>;
}

export interface LetterNeeds {
  readonly storage: Storage;
  /** Without it nobody can say whose digest a recipient has. */
  readonly key: string;
  readonly mail: SenderNeeds['mail'];
  /** Mails of a day to all. */
  readonly inAll: Amount;
  readonly now: () => number;
  readonly world: World;
}

export function lettersOn({ storage, key, mail, inAll, now, world }: LetterNeeds): Letters {
  const recipientOf = ({ wish, to }: Letter): string =>
    createHmac('sha256', key)
      .update(`drumhead-mailing-1\n${wish}\n${personAt(to)}`)
      .digest('base64url');
  return {
    async send(letter) {
      if (mail === null) return 'failed';
      const mailing = { id: newName(world), recipient: recipientOf(letter), at: now() };
      const until = await storage.takeMailing(mailing, {
        toRecipient: TO_RECIPIENT[letter.wish],
        inAll: amountOf(inAll),
      });
      if (until !== null) return { after: Math.ceil((until - mailing.at) / 1000) };
      const { to, subject, text } = letter;
      try {
        await mail.transport.sendMail({ from: mail.from, to, subject, text: `${text}\n` });
        return 'sent';
      } catch {
        // What the mail server says holds the address, which no log is to have.
        await storage.dropMailing(mailing.id);
        return 'failed';
      }
    },
  };
}

/** One person has many addresses: what stands behind a plus is the same one's, and so are capitals. */
function personAt(address: string): string {
  const [, name = '', host = ''] = /^([^+@]*)[^@]*@(.*)$/.exec(address.trim().toLowerCase()) ?? [];
  return `${name}@${host}`;
}
