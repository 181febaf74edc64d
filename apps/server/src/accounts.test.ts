/** Accounts: a link that only its button spends, battles gathered, taken home and deleted. Passkeys are tried in a browser. */
import { describe, expect, it } from 'vitest';
import { Browser, Client } from '../test/client.ts';
import { mailServer } from '../test/mailServer.ts';
import { asked, playersOf } from '../test/playing.ts';
import { newDatabase, serving } from '../test/serving.ts';
import { openDatabase } from './storage/open.ts';
import { storageOn } from './storage/storage.ts';

const WANTED = {
  ruleset: 'simplicity',
  scenario: 'windmill-ridge',
  players: playersOf(['france', 'austria']),
  mine: 'france',
};
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const ITALIAN = { ...FORM, 'accept-language': 'it-IT,it;q=0.9' };

async function withMail() {
  const mails = await mailServer();
  const more = { mail: { server: mails.address, from: 'drumhead@play.example' }, address: 'https://play.example' };
  const server = await serving(undefined, undefined, more);
  /** The path of the last link that was sent. */
  const link = (): string => /(?<=https:\/\/play\.example)\/\S+/.exec(mails.texts.at(-1) ?? '')?.[0] ?? '';
  return {
    server,
    mails,
    link,
    browser: () => new Browser(server.port),
    signIn: async (browser: Browser, address = 'ada@example.org') => {
      await browser.ask('POST', '/account/mail', `address=${encodeURIComponent(address)}`, FORM);
      await browser.ask('POST', link(), '', FORM);
    },
    close: async () => {
      await server.close();
      mails.close();
    },
  };
}

const tablesOf = async (browser: Browser) =>
  (JSON.parse((await browser.ask('GET', '/api/me')).text) as { tables: { table: string; seat: string }[] }).tables;
const accountOf = async (browser: Browser) =>
  (JSON.parse((await browser.ask('GET', '/api/account')).text) as { account: { mail: string } | null }).account;

describe('a link that signs in', () => {
  it('is spent by its button alone, once; programs that look at it spend nothing', async () => {
    const { browser, link, close, mails } = await withMail();
    const ada = browser();
    const page = await ada.ask('POST', '/account/mail', 'address=Ada%40Example.org', ITALIAN);
    expect(page.text).toContain('Un link è in arrivo');
    expect(mails.texts[0]).toContain('vale una volta sola');
    const scanner = browser();
    for (const method of ['GET', 'GET', 'HEAD']) await scanner.ask(method, link());
    const consent = await ada.ask('GET', link());
    expect(consent.text).toContain('Sign in as ada@example.org?');
    expect(consent.headers.get('referrer-policy')).toBe('same-origin');
    // A page from elsewhere would sign the reader in as somebody else, and take his battles.
    const elsewhere = await ada.ask('POST', link(), '', { ...FORM, origin: 'https://elsewhere.example' });
    expect(elsewhere.status).toBe(403);
    expect(await accountOf(ada)).toBeNull();
    const entered = await ada.ask('POST', link(), '', FORM);
    expect([entered.status, entered.headers.get('location')]).toEqual([303, '/account']);
    expect((await ada.ask('GET', '/account')).text).toContain('Signed in: ada@example.org');
    expect(await accountOf(ada)).toMatchObject({ mail: 'ada@example.org' });
    const second = await browser().ask('POST', link(), '', FORM);
    expect([second.status, second.text]).toEqual([403, expect.stringContaining('used already')]);
    await close();
  });

  it('works for an hour', async () => {
    const storage = storageOn(await openDatabase(newDatabase()));
    const hour = 3_600_000;
    const spend = (now: number) => storage.spendLogin('token', now, () => 'a');
    await storage.addLogin({ token_hash: 'token', mail: 'ada@example.org', until: hour });
    expect(await storage.mailOfLogin('token', hour)).toBeNull();
    expect(await spend(hour)).toBeNull();
    await storage.addLogin({ token_hash: 'token', mail: 'ada@example.org', until: hour });
    expect(await spend(hour - 1)).toBe('a');
    await storage.close();
  });

  it('is sent five times a day to one person, and to what looks like an address alone', async () => {
    const { browser, mails, close } = await withMail();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      statuses.push((await browser().ask('POST', '/api/account/mail', { address: `ada+${i}@example.org` })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    // Nor are two addresses one, by which the same person would get as many mails as there are names.
    for (const address of [
      'ada',
      'x,ada@example.org',
      'x:ada@example.org;',
      '"x" ada@example.org',
      'ada(x)@example.org',
    ])
      expect((await browser().ask('POST', '/api/account/mail', { address })).status).toBe(400);
    expect(mails.texts).toHaveLength(5);
    await close();
  });
});

describe('an account', () => {
  it('gathers what several browsers have, and lets each of them play on', async () => {
    const { browser, signIn, close } = await withMail();
    const [desk, phone] = [browser(), browser()];
    const first = await desk.make(WANTED);
    const second = await phone.make(WANTED);
    const client = new Client(desk, first.battle, 'france');
    await client.connect();
    const ended = client.closed();
    await signIn(desk);
    // It must come again, as the account now.
    expect(await ended).toBe(1012);
    await client.connect();
    await signIn(phone);
    for (const one of [desk, phone]) {
      expect((await tablesOf(one)).map(({ table }) => table).sort()).toEqual([first.table, second.table].sort());
    }
    const far = new Client(phone, first.battle, 'france');
    await far.connect();
    // Whether the desk has been told by now depends on the machine.
    for (const one of [far, client]) await one.until(({ held }) => held !== null);
    expect(asked(far).isAsked).toBe(asked(client).isAsked);
    // Signed out, the phone has nothing of it.
    const closed = far.closed();
    await phone.ask('POST', '/account/leave', '', FORM);
    expect(await closed).toBe(1012);
    expect(await far.enter()).toBe('1013 protocol.away.seat');
    expect(await tablesOf(phone)).toEqual([]);
    expect(await tablesOf(desk)).toHaveLength(2);
    client.drop();
    await close();
  });

  it('has a name that nobody else is called by, at all its tables; guests take none that looks like it, and are marked', async () => {
    const { browser, signIn, close } = await withMail();
    const [ada, eve, guest] = [browser(), browser(), browser()];
    const named = (who: Browser, name: unknown) => who.ask('PUT', '/api/account/name', { name });
    const seatsAt = async (table: string) =>
      (
        JSON.parse((await guest.ask('GET', `/api/tables/${table}`)).text) as {
          seats: { seat: string; name: string | null; isGuest?: boolean }[];
        }
      ).seats.map(({ seat, name, isGuest = false }) => [seat, name, isGuest]);
    const before = await ada.make({ ...WANTED, name: 'Some name' });
    await signIn(ada);
    await signIn(eve, 'eve@example.org');
    for (const name of [7, '<b>', '...', undefined]) expect((await named(ada, name)).status).toBe(400);
    expect((await named(guest, 'Voltigeur')).status).toBe(404);
    expect((await named(ada, 'Voltigeur')).status).toBe(200);
    for (const name of ['Voltigeur', 'VOLTIGEUR', 'Vol-ti geur', 'Voltígeur']) {
      expect((await named(eve, name)).status, name).toBe(409);
      const made = await guest.ask('POST', '/api/tables', { ...WANTED, name });
      expect([made.status, made.text]).toEqual([409, expect.stringContaining('web.online.name.taken')]);
      const sat = await guest.ask('POST', `/api/tables/${before.table}/sit`, { key: before.keys['austria'], name });
      expect(sat.status).toBe(409);
    }
    expect((await eve.ask('POST', '/account/name', 'name=voltigeur', FORM)).text).toContain('Another account has this');
    await guest.ask('POST', `/api/tables/${before.table}/sit`, { key: before.keys['austria'], name: 'Sabretache' });
    // Whatever its browser says, an account is called by its name, at tables of before, too.
    const after = await ada.make({ ...WANTED, name: 'Another' });
    expect(await seatsAt(before.table)).toEqual([
      ['france', 'Voltigeur', false],
      ['austria', 'Sabretache', true],
    ]);
    expect((await seatsAt(after.table))[0]).toEqual(['france', 'Voltigeur', false]);
    // Given back, or deleted with the account, it is free.
    expect((await named(ada, '')).status).toBe(200);
    expect((await named(eve, 'Voltigeur')).status).toBe(200);
    await eve.ask('DELETE', '/api/account');
    expect((await named(ada, 'Voltigeur')).status).toBe(200);
    await close();
  });

  it('has the scores of the days of all its browsers: the first of each day, for 60 days, until all is deleted', async () => {
    const storage = storageOn(await openDatabase(newDatabase()));
    const ruleset = 'simplicity';
    const add = (owner: string, day: number, score: number, at = day) =>
      storage.addDayScore({ owner, ruleset, day, score, at });
    await storage.addLogin({ token_hash: 'token', mail: 'ada@example.org', until: 1 });
    await storage.spendLogin('token', 0, () => 'ada');
    await add('desk', 1, 70);
    await add('phone', 1, 90);
    await add('phone', 2, 50);
    for (const session of ['desk', 'phone']) await storage.enter(session, 'ada');
    const owner = await storage.ownerOf('phone');
    await add(owner, 2, 100);
    const first = { ruleset, day: 1, score: 70, at: 1 };
    const second = { ruleset, day: 2, score: 50, at: 2 };
    const held = async () => (await storage.heldBy(owner))['dayScores'];
    expect(await held()).toEqual([first, second]);
    expect(await storage.dayScores(ruleset, 1)).toEqual([{ score: 70, count: 1 }]);
    await add('another', 3, 10, 2 + 60 * 24 * 3_600_000);
    expect(await held()).toEqual([second]);
    await storage.forget(owner);
    expect(await held()).toEqual([]);
    expect(await storage.dayScores(ruleset, 3)).toEqual([{ score: 10, count: 1 }]);
    await storage.close();
  });

  it('can be taken home as JSON: all of one’s own, and nothing of the others’', async () => {
    const { server, browser, signIn, close } = await withMail();
    const [ada, bob] = [browser(), browser()];
    const { table, battle, keys } = await ada.make(WANTED);
    await bob.sit(table, keys['austria'] ?? '');
    const clients = [new Client(ada, battle, 'france'), new Client(bob, battle, 'austria')];
    for (const client of clients) await client.connect();
    for (const client of clients) await client.until(({ held }) => held !== null && held.dice.salts !== null);
    const mover = clients.find((client) => asked(client).isAsked) as Client;
    await mover.order(asked(mover).offers[0] as { type: string });
    for (const client of clients) client.send({ t: 'chat', phrase: client.seat === 'france' ? 'hello' : 'goodLuck' });
    for (const client of clients) {
      await client.until(({ bytes }) =>
        ['"hello"', '"goodLuck"'].every((text) => bytes.some((one) => one.includes(text))),
      );
    }
    for (const client of clients) client.drop();
    await signIn(ada);
    const { text, headers } = await ada.ask('GET', '/api/account/export');
    expect(headers.get('content-disposition')).toContain('drumhead.json');
    const held = JSON.parse(text) as { account: object; tables: { battles: { orders: object[] }[] }[] };
    expect(held).toMatchObject({
      account: { mail: 'ada@example.org', passkeys: [] },
      tables: [{ table, seat: 'france', battles: [{ battle, seat: 'france', said: [{ phrase: 'hello' }] }] }],
    });
    const isMine = mover.seat === 'france';
    expect(held.tables[0]?.battles[0]?.orders).toHaveLength(isMine ? 1 : 0);
    expect(text).not.toContain('goodLuck');
    for (const key of Object.values(keys)) expect(text).not.toContain(key);
    expect(server.port).toBeGreaterThan(0);
    await close();
  });

  it('has its seats looked at by every process once a browser is signed out, or in to another one', async () => {
    const storage = storageOn(await openDatabase(newDatabase()));
    const bond = { secret: '', seals: {}, salts: {} };
    const battle = { id: 'b', header: '{}', players: WANTED.players, bond };
    await storage.createTable({ id: 't', created: '', settings: {}, keys: { france: 'f' }, battle });
    for (const [id, mail] of [
      ['one', 'ada@example.org'],
      ['two', 'bob@example.org'],
    ] as const) {
      await storage.addLogin({ token_hash: mail, mail, until: 2 });
      await storage.spendLogin(mail, 1, () => id);
    }
    await storage.sit('browser', 't', 'f');
    const changesAfter = async (work: () => Promise<void>) => {
      const before = (await storage.marks(['b']))['b']?.changes ?? 0;
      await work();
      return ((await storage.marks(['b']))['b']?.changes ?? 0) - before;
    };
    expect(await changesAfter(() => storage.enter('browser', 'one'))).toBe(0);
    expect(await changesAfter(() => storage.enter('phone', 'one'))).toBe(0);
    expect(await changesAfter(() => storage.enter('phone', 'two'))).toBe(1);
    expect(await changesAfter(() => storage.leave('browser'))).toBe(1);
    expect(await changesAfter(() => storage.leave('browser'))).toBe(0);
    await storage.close();
  });

  it('is deleted with all of it, if its owner is sure', async () => {
    const { server, browser, signIn, close } = await withMail();
    const ada = browser();
    const { table } = await ada.make(WANTED);
    await signIn(ada);
    const page = await ada.ask('GET', '/account');
    expect(page.text).toContain(`/t/${table}`);
    await ada.ask('POST', '/account/delete', '', FORM);
    expect(await accountOf(ada)).not.toBeNull();
    expect((await ada.ask('POST', '/account/delete', 'sure=yes', FORM)).text).toContain('The account is deleted.');
    expect(await accountOf(ada)).toBeNull();
    expect(await tablesOf(ada)).toEqual([]);
    const { database } = server;
    await close();
    const opened = await openDatabase(database, 'beside');
    for (const name of ['accounts', 'account_sessions', 'logins', 'passkeys', 'sittings'] as const)
      expect(await opened.db.selectFrom(name).selectAll().execute()).toEqual([]);
    await opened.close();
  });

  it('needs a passkey or a mail: what nobody made, nobody signs in with', async () => {
    const { browser, close } = await withMail();
    const ada = browser();
    const say = async (path: string, body: unknown) =>
      (await ada.ask('POST', `/api/account/passkeys/${path}`, body)).status;
    expect(await say('register', {})).toBe(409);
    expect(await say('enter', { id: 'x' })).toBe(403);
    const options = await ada.ask('POST', '/api/account/passkeys/register/options', {});
    expect(options.status).toBe(200);
    for (const body of [{}, { id: 'x', rawId: 'x', type: 'public-key', response: {} }, 5]) {
      await ada.ask('POST', '/api/account/passkeys/register/options', {});
      expect(await say('register', body)).toBe(403);
    }
    expect(await accountOf(ada)).toBeNull();
    await close();
  });
});
