/** Accounts, which nobody needs: links in mails and passkeys that sign in, what is kept about somebody, and its end. */
import type { Answer } from '../http/answers.ts';
import { ok, refused, TOO_MANY } from '../http/answers.ts';
import { digestOf, newKey, newName } from '../http/keys.ts';
import type { Me } from '../http/me.ts';
import type { Letters } from '../notices/letters.ts';
import { MAIL_ADDRESS } from '../notices/mailAddress.ts';
import type { Language } from '@drumhead/content';
import { ownerName, type StoredAccount } from '../storage/accountRows.ts';
import type { Storage } from '../storage/storage.ts';
import type { World } from '../world.ts';
import { translate } from '../words.ts';

/** Milliseconds for which a link works. */
const LASTS = 3_600_000;
/** More than any address has, and what one looks like. */
const LONGEST = 200;
const ADDRESS = new RegExp(`^${MAIL_ADDRESS}$`);

export interface AccountNeeds {
  readonly storage: Storage;
  readonly letters: Letters;
  readonly me: Me;
  /** Where people reach this server, for links; empty where that was not said. */
  readonly address: string;
  readonly now: () => number;
  readonly world: World;
  /** The browser of this session must connect anew. */
  readonly sessionChanged: (session: string) => void;
}

export interface Accounts {
  of(session: string): Promise<StoredAccount | null>;
  /** Sends a link that signs in. Nothing tells whether there is an account of this address. */
  sendLink(mail: string, language: Language): Promise<Answer>;
  /** Whom a link is for; looking at it does not spend it. */
  mailOf(token: string): Promise<string | null>;
  /** Spends a link and signs the browser in; false where the link does not work. */
  follow(session: string, token: string): Promise<boolean>;
  /** Signs the browser in; what it had belongs to the account from now on. */
  enter(session: string, account: string): Promise<void>;
  leave(session: string): Promise<void>;
  /** Everything that is kept about whoever asks, signed in or not. */
  held(session: string): Promise<Readonly<Record<string, unknown>>>;
  /** Deletes the account and everything of it but its orders. */
  remove(session: string): Promise<boolean>;
}

export function accountsOn({ storage, letters, me, address, now, world, sessionChanged }: AccountNeeds): Accounts {
  async function enter(session: string, account: string): Promise<void> {
    await storage.enter(session, account);
    sessionChanged(session);
  }

  return {
    enter,
    of: (session) => storage.accountOf(session),
    async sendLink(given, language) {
      const mail = given.trim().toLowerCase();
      if (mail.length > LONGEST || !ADDRESS.test(mail)) return refused(400, 'address: an address');
      const token = newKey(world);
      await storage.addLogin({ token_hash: digestOf(token), mail, until: now() + LASTS });
      const link = `${address}/account/enter?token=${token}`;
      const outcome = await letters.send({
        wish: 'enter',
        to: mail,
        subject: translate('server.account.mail', language),
        text: translate('server.account.mail.text', language, { link }),
      });
      if (typeof outcome === 'object') return { ...TOO_MANY, ...outcome };
      return outcome === 'sent' ? ok({}) : refused(502, 'the mail could not be sent');
    },
    mailOf: (token) => storage.mailOfLogin(digestOf(token), now()),
    async follow(session, token) {
      const account = await storage.spendLogin(digestOf(token), now(), () => newName(world));
      if (account === null) return false;
      await enter(session, account);
      return true;
    },
    async leave(session) {
      await storage.leave(session);
      sessionChanged(session);
    },
    async held(session) {
      const account = await storage.accountOf(session);
      return { account, ...(await storage.heldBy(await storage.ownerOf(session))) };
    },
    async remove(session) {
      const account = await storage.accountOf(session);
      if (account === null) return false;
      await me.forget(ownerName(account.id));
      await storage.removeAccount(account.id);
      return true;
    },
  };
}
