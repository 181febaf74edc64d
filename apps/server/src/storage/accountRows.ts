/** Queries about accounts: who is signed in, passkeys, links that sign in. */
import type { Kysely, Transaction } from 'kysely';
import { changed } from './battleRows.ts';
import { moveMember } from './clubRows.ts';
import { callAll, isBarred, moveBarred } from './nameRows.ts';
import { movePerson } from './peopleRows.ts';
import { moveScenarios } from './scenarioRows.ts';
import type { Schema } from './schema.ts';
import type { InsideTransaction } from './database.ts';

export interface StoredPasskey {
  readonly id: string;
  readonly account: string;
  /** base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly created: number;
  readonly used: number | null;
}

export interface StoredAccount {
  readonly id: string;
  readonly created: number;
  readonly mail: string | null;
  /** Null: none of its own. */
  readonly name: string | null;
  readonly passkeys: readonly StoredPasskey[];
}

/** What a browser is asked to sign. */
export interface Ceremony {
  readonly kind: 'register' | 'enter';
  readonly challenge: string;
  /** The account that is to have the new passkey; empty where one signs in. */
  readonly account: string;
}

export interface AccountStorage {
  /** Whom a session stands for: its account, or itself. All that is kept under the name of a session is kept under this. */
  ownerOf(session: string): Promise<string>;
  accountOf(session: string): Promise<StoredAccount | null>;
  /** Signs a browser in; what it had belongs to the account from now on. */
  enter(session: string, account: string): Promise<void>;
  leave(session: string): Promise<void>;
  addLogin(login: Schema['logins']): Promise<void>;
  /** The address that a link was sent to; null where there is no such link, or it is too old. */
  mailOfLogin(tokenHash: string, now: number): Promise<string | null>;
  /** Spends a link, which works once: the account of its address, a new one if need be. */
  spendLogin(tokenHash: string, now: number, newId: () => string): Promise<string | null>;
  setCeremony(session: string, ceremony: Ceremony, until: number): Promise<void>;
  /** What was asked, which may be answered once. */
  takeCeremony(session: string, kind: Ceremony['kind'], now: number): Promise<Ceremony | null>;
  passkey(id: string): Promise<StoredPasskey | null>;
  /** With its account, if that is new. False where another has this passkey. */
  addPasskey(passkey: StoredPasskey): Promise<boolean>;
  passkeyUsed(id: string, counter: number, now: number): Promise<void>;
  removePasskey(account: string, id: string): Promise<boolean>;
  removeAccount(id: string): Promise<void>;
  /** What whoever is signed in is called; null: as he likes each time. */
  nameOf(owner: string): Promise<string | null>;
  /** Is another account called so, or was the name taken off him? `key`: what tells names apart. */
  isClosedName(owner: string, key: string): Promise<boolean>;
  /** Wherever he has a name, too; null takes it back. False: another account is called so, or it was taken off him. */
  setAccountName(account: string, called: { readonly name: string; readonly key: string } | null): Promise<boolean>;
}

/** The name under which the things of an account are kept; sessions are digests and look otherwise. */
export const ownerName = (account: string): string => `account:${account}`;

export function accountStorage(
  db: Kysely<Schema>,
  shared: boolean,
  insideTransaction: InsideTransaction,
): AccountStorage {
  const sessionsWhere = (session: string) =>
    db.selectFrom('account_sessions').select('account').where('session', '=', session);

  return {
    async ownerOf(session) {
      const found = await sessionsWhere(session).executeTakeFirst();
      return found === undefined ? session : ownerName(found.account);
    },
    async accountOf(session) {
      const account = await db
        .selectFrom('accounts')
        .selectAll()
        .where('id', 'in', sessionsWhere(session))
        .executeTakeFirst();
      if (account === undefined) return null;
      const keys = await db
        .selectFrom('passkeys')
        .selectAll()
        .where('account', '=', account.id)
        .orderBy('created')
        .execute();
      const { name_key: _key, ...about } = account;
      return { ...about, passkeys: keys.map(passkeyOf) };
    },
    enter: (session, account) =>
      insideTransaction(async (within) => {
        await leaveAccount(within, session);
        await within.insertInto('account_sessions').values({ session, account }).execute();
        await moveAll(within, session, ownerName(account));
      }),
    leave: (session) => insideTransaction((within) => leaveAccount(within, session)),
    async addLogin(login) {
      await db.insertInto('logins').values(login).execute();
    },
    async mailOfLogin(tokenHash, now) {
      const found = await db
        .selectFrom('logins')
        .select('mail')
        .where('token_hash', '=', tokenHash)
        .where('until', '>', now)
        .executeTakeFirst();
      return found?.mail ?? null;
    },
    spendLogin: (tokenHash, now, newId) =>
      insideTransaction(async (within) => {
        await within.deleteFrom('logins').where('until', '<=', now).execute();
        const spent = await within
          .deleteFrom('logins')
          .where('token_hash', '=', tokenHash)
          .returning('mail')
          .executeTakeFirst();
        if (spent === undefined) return null;
        await within
          .insertInto('accounts')
          .values({ id: newId(), created: now, mail: spent.mail, name: null, name_key: null })
          .onConflict((same) => same.doNothing())
          .execute();
        const { id } = await within
          .selectFrom('accounts')
          .select('id')
          .where('mail', '=', spent.mail)
          .executeTakeFirstOrThrow();
        return id;
      }),
    setCeremony: (session, ceremony, until) =>
      insideTransaction(async (within) => {
        await within
          .deleteFrom('ceremonies')
          .where('session', '=', session)
          .where('kind', '=', ceremony.kind)
          .execute();
        await within
          .insertInto('ceremonies')
          .values({ session, ...ceremony, until })
          .execute();
      }),
    takeCeremony: (session, kind, now) =>
      insideTransaction(async (within) => {
        await within.deleteFrom('ceremonies').where('until', '<=', now).execute();
        const taken = await within
          .deleteFrom('ceremonies')
          .where('session', '=', session)
          .where('kind', '=', kind)
          .returning(['challenge', 'account'])
          .executeTakeFirst();
        return taken === undefined ? null : { kind, ...taken };
      }),
    async passkey(id) {
      const found = await db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst();
      return found === undefined ? null : passkeyOf(found);
    },
    addPasskey: ({ id, account, publicKey, counter, transports, created, used }) =>
      insideTransaction(async (within) => {
        const same = within.selectFrom('passkeys').select('id').where('id', '=', id);
        if ((await (shared ? same.forUpdate() : same).executeTakeFirst()) !== undefined) return false;
        await within
          .insertInto('accounts')
          .values({ id: account, created, mail: null, name: null, name_key: null })
          .onConflict((known) => known.column('id').doNothing())
          .execute();
        const row = { id, account, public_key: publicKey, counter, transports: JSON.stringify(transports) };
        await within
          .insertInto('passkeys')
          .values({ ...row, created, used })
          .execute();
        return true;
      }),
    async passkeyUsed(id, counter, used) {
      await db.updateTable('passkeys').set({ counter, used }).where('id', '=', id).execute();
    },
    removePasskey: (account, id) =>
      insideTransaction(async (within) => {
        const { mail } = await within
          .selectFrom('accounts')
          .select('mail')
          .where('id', '=', account)
          .executeTakeFirstOrThrow();
        const all = await within.selectFrom('passkeys').select('id').where('account', '=', account).execute();
        // Nobody could sign in to it any more.
        if (mail === null && all.length < 2) return false;
        await within.deleteFrom('passkeys').where('account', '=', account).where('id', '=', id).execute();
        return all.some((one) => one.id === id);
      }),
    async nameOf(owner) {
      const found = await db
        .selectFrom('accounts')
        .select('name')
        .where('id', '=', accountIn(owner))
        .executeTakeFirst();
      return found?.name ?? null;
    },
    async isClosedName(owner, key) {
      const found = await db
        .selectFrom('accounts')
        .select('id')
        .where('name_key', '=', key)
        .where('id', '<>', accountIn(owner))
        .executeTakeFirst();
      return found !== undefined || isBarred(db, owner, key);
    },
    setAccountName: (account, called) =>
      insideTransaction(async (within) => {
        const same = within
          .selectFrom('accounts')
          .select('id')
          .where('name_key', '=', called?.key ?? '');
        if ((await same.where('id', '<>', account).executeTakeFirst()) !== undefined) return false;
        if (called !== null && (await isBarred(within, ownerName(account), called.key))) return false;
        await within
          .updateTable('accounts')
          .set({ name: called?.name ?? null, name_key: called?.key ?? null })
          .where('id', '=', account)
          .execute();
        if (called === null) return true;
        await callAll(within, ownerName(account), { from: null, to: called.name });
        return true;
      }),
    removeAccount: (id) => insideTransaction((within) => removeAccountIn(within, id)),
  };
}
export async function removeAccountIn(within: Transaction<Schema>, id: string): Promise<void> {
  const mail = within.selectFrom('accounts').select('mail').where('id', '=', id);
  await within.deleteFrom('logins').where('mail', '=', mail).execute();
  await within.deleteFrom('ceremonies').where('account', '=', id).execute();
  await within.deleteFrom('passkeys').where('account', '=', id).execute();
  await within.deleteFrom('account_sessions').where('account', '=', id).execute();
  await within.deleteFrom('accounts').where('id', '=', id).execute();
}

/** The account of somebody; empty: he is not signed in. */
const accountIn = (owner: string): string => (owner.startsWith(ownerName('')) ? owner.slice(ownerName('').length) : '');

/** This browser has no seat of the account any more: every process looks at who sits there. */
async function leaveAccount(within: Transaction<Schema>, session: string): Promise<void> {
  const left = await within
    .deleteFrom('account_sessions')
    .where('session', '=', session)
    .returning('account')
    .executeTakeFirst();
  if (left === undefined) return;
  const sittings = within.selectFrom('sittings').select('table_id').where('session', '=', ownerName(left.account));
  const battles = await within.selectFrom('battles').select('id').where('table_id', 'in', sittings).execute();
  for (const { id } of battles) await changed(within, id);
}

async function moveAll(within: Transaction<Schema>, session: string, owner: string): Promise<void> {
  const sittings = await within.selectFrom('sittings').selectAll().where('session', '=', session).execute();
  for (const sitting of sittings) {
    await within
      .insertInto('sittings')
      .values({ ...sitting, session: owner })
      .onConflict((both) => both.doNothing())
      .execute();
  }
  await within.deleteFrom('sittings').where('session', '=', session).execute();
  const scores = await within.selectFrom('day_scores').selectAll().where('owner', '=', session).execute();
  for (const score of scores) {
    // Of two first tries that of the account counts.
    await within
      .insertInto('day_scores')
      .values({ ...score, owner })
      .onConflict((both) => both.doNothing())
      .execute();
  }
  await within.deleteFrom('day_scores').where('owner', '=', session).execute();
  await within.updateTable('channels').set({ session: owner }).where('session', '=', session).execute();
  await within.updateTable('challenges').set({ host: owner }).where('host', '=', session).execute();
  await within.updateTable('told').set({ owner }).where('owner', '=', session).execute();
  // Whoever was banned is not free by signing in.
  await within
    .updateTable('bans')
    .set({ who: owner })
    .where('kind', '=', 'person')
    .where('who', '=', session)
    .execute();
  await moveBarred(within, session, owner);
  await movePerson(within, session, owner);
  await moveMember(within, session, owner);
  await moveScenarios(within, session, owner);
  await within.updateTable('scenario_pictures').set({ owner }).where('owner', '=', session).execute();
}

function passkeyOf({ public_key: publicKey, transports, ...row }: Schema['passkeys']): StoredPasskey {
  return { ...row, publicKey, transports: JSON.parse(transports) as readonly string[] };
}
