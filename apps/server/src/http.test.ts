import { readFileSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { begin } from '@drumhead/engine';
import { rulesets } from '@drumhead/rulesets';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, Client } from '../test/client.ts';
import { asked, playersOf, seated } from '../test/playing.ts';
import { callerOf } from './http/callerOf.ts';
import { newDatabase, type Serving, serving } from '../test/serving.ts';
import { openDatabase } from './storage/open.ts';
import { storageOn } from './storage/storage.ts';

let server: Serving;
beforeAll(async () => {
  server = await serving();
  writeFileSync(join(dirname(server.database), 'index.html'), '<!doctype html><title>page</title>');
});
afterAll(() => server.close());

const WANTED = {
  ruleset: 'simplicity',
  scenario: 'windmill-ridge',
  players: playersOf(['france', 'austria']),
  mine: 'france',
};

/** A request with a Host header of its own. */
function statusFor(host: string, path = '/api'): Promise<number> {
  return new Promise((done, fail) => {
    request({ port: server.port, host: '127.0.0.1', path, headers: { host } }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    })
      .on('error', fail)
      .end();
  });
}

/** The digest of the key of a seat, as it is stored. */
function keyHashOf(table: string, seat: string): unknown {
  const sqlite = new DatabaseSync(server.database, { readOnly: true });
  const found = sqlite.prepare('select key_hash from seats where table_id = ? and seat = ?').get(table, seat);
  sqlite.close();
  return found?.['key_hash'];
}

describe('the server', () => {
  it('says that it offers online play, that it lives, and that it is ready', async () => {
    const browser = new Browser(server.port);
    for (const path of ['/api', '/api/host.json']) {
      expect(JSON.parse((await browser.ask('GET', path)).text)).toEqual({ drumhead: 'server', protocol: 1 });
    }
    for (const path of ['/healthz', '/readyz']) expect((await browser.ask('GET', path)).status).toBe(200);
    expect((await browser.ask('GET', '/api/nothing')).status).toBe(404);
    const missing = (language: string) =>
      browser.ask('GET', '/nothing.png', undefined, { 'accept-language': language });
    expect([await missing('en'), await missing('it-IT,it;q=0.9')]).toMatchObject([
      { status: 404, text: 'There is nothing here.\n' },
      { status: 404, text: 'Qui non c’è nulla.\n' },
    ]);
  });

  it('serves the page, with its own content policy', async () => {
    const { status, text, headers } = await new Browser(server.port).ask('GET', '/t/some-table');
    expect([status, text]).toEqual([200, '<!doctype html><title>page</title>']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const api = await new Browser(server.port).ask('GET', '/api');
    expect(api.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(api.headers.get('cache-control')).toBe('no-store');
  });

  it('answers only for hosts of its own, and changes things only for its own pages', async () => {
    expect(await statusFor('evil.example')).toBe(421);
    expect(await statusFor('evil.example', '/index.html')).toBe(421);
    // A proxy asks by the name that the server has inside.
    for (const path of ['/healthz', '/readyz']) expect(await statusFor('server-1:4173', path)).toBe(200);
    expect(await statusFor(`localhost:${server.port}`)).toBe(200);
    const browser = new Browser(server.port);
    for (const origin of ['https://evil.example', 'null', `http://127.0.0.1:${server.port + 1}`]) {
      expect((await browser.ask('POST', '/api/tables', WANTED, { origin })).status).toBe(403);
    }
    const form = { 'content-type': 'text/plain' };
    expect((await browser.ask('POST', '/api/tables', JSON.stringify(WANTED), form)).status).toBe(415);
  });
});

describe('a table', () => {
  it('SCN-FILE-2 says of a table that its scenario has rules of its own, and tells nobody what they hide', async () => {
    const path = new URL('../../../examples/scenarios/simplicity-own-rules.json', import.meta.url);
    const setup = JSON.parse(readFileSync(path, 'utf8')) as {
      readonly script: { readonly hides?: unknown; readonly events: unknown };
    };
    const players = { france: 'person', britain: 'person' };
    const ask = async (file: unknown, more: object = {}) => {
      const wanted = { ruleset: 'simplicity', scenario: null, setup: file, players, mine: 'france', ...more };
      return new Browser(server.port).ask('POST', '/api/tables', wanted);
    };
    const secret = await ask(setup);
    expect(secret.status, secret.text).toBeLessThan(300);
    expect(secret.text).not.toContain('Drums');
    const { hides: _, ...open } = setup.script;
    const known = await ask({ ...setup, script: { ...open, events: [] } });
    expect(known.status, known.text).toBeLessThan(300);
    expect(known.text).toContain('scenario’s own rules');
    // Nobody sits down at one unawares, where its title is not shown.
    expect(
      (
        await ask(
          { ...setup, script: { ...open, events: [] } },
          { challenge: { hours: null }, scenario: 'windmill-ridge' },
        )
      ).status,
    ).toBe(200);
    const { text } = await new Browser(server.port).ask('GET', '/api/challenges');
    expect(text).toContain('Scenario’s own rules');
    expect(text).not.toContain('The road held');
    // Nor by the name of a ready scenario, which its maker may give with the file.
    expect(text).not.toContain('windmill-ridge');
  });

  it('is made with a key for each person and one for watchers; the cookie is out of reach of scripts', async () => {
    const browser = new Browser(server.port);
    const { headers, text } = await browser.ask('POST', '/api/tables', WANTED);
    expect(headers.getSetCookie()[0]).toMatch(/^drumhead=[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/);
    const { keys, table, commit } = JSON.parse(text) as { keys: Record<string, string>; table: string; commit: string };
    expect(Object.keys(keys).sort()).toEqual(['', 'austria', 'france']);
    for (const key of Object.values(keys)) expect(Buffer.from(key, 'base64url')).toHaveLength(16);
    // Bound before anybody sits down.
    expect(commit).toMatch(/^[0-9a-f]{64}$/);
    const look = JSON.parse((await browser.ask('GET', `/api/tables/${table}`)).text) as object;
    expect(look).toMatchObject({ ruleset: 'simplicity', over: false, yours: ['france'], commit });
    expect(look).toHaveProperty('seats', [
      { seat: 'france', player: 'person', taken: true, name: null, isGuest: true },
      { seat: 'austria', player: 'person', taken: false, name: null },
    ]);
  });

  it('tells what those who sit there want to be called, until they delete what is kept of them', async () => {
    const [host, friend] = [new Browser(server.port), new Browser(server.port)];
    const { table, keys } = await host.make({ ...WANTED, name: ' Anna  B. ' });
    const sit = (name: string) => friend.ask('POST', `/api/tables/${table}/sit`, { key: keys['austria'], name });
    for (const wrong of ['<i>Ben</i>', 'x'.repeat(25), '\u202Eneb']) expect((await sit(wrong)).status).toBe(400);
    const names = async () => {
      const { seats } = JSON.parse((await host.ask('GET', `/api/tables/${table}`)).text) as {
        seats: readonly { name: string | null; taken: boolean }[];
      };
      return seats.map(({ name, taken }) => (taken ? name : 'free'));
    };
    expect(await names()).toEqual(['Anna B.', 'free']);
    const sat = await sit('Ben');
    expect(sat.status).toBe(200);
    const { key } = JSON.parse(sat.text) as { key: string };
    expect(await names()).toEqual(['Anna B.', 'Ben']);
    await friend.ask('DELETE', '/api/me');
    expect(await names()).toEqual(['Anna B.', 'free']);
    // Another device takes the seat and gives it a new link: the name of whoever must get up goes with him.
    const again = await friend.ask('POST', `/api/tables/${table}/sit`, { key, name: 'Ben' });
    const device = new Browser(server.port);
    const { key: own } = JSON.parse(again.text) as { key: string };
    await device.sit(table, own);
    expect(await names()).toEqual(['Anna B.', 'Ben']);
    // A name that a device has from elsewhere takes no other's place: only one that somebody types does.
    const sitsWith = (name: object) => device.ask('POST', `/api/tables/${table}/sit`, { key: own, ...name });
    expect((await sitsWith({ name: 'Benjamin', isKept: true })).status).toBe(200);
    expect(await names()).toEqual(['Anna B.', 'Ben']);
    await sitsWith({ name: 'Benno' });
    expect(await names()).toEqual(['Anna B.', 'Benno']);
    await device.ask('POST', `/api/tables/${table}/link`, { seat: 'austria' });
    expect(await names()).toEqual(['Anna B.', null]);
    expect((await host.ask('POST', '/api/tables', { ...WANTED, name: '<b>' })).status).toBe(400);
  });

  it('tells what its battle and its sides are called', async () => {
    const squads = { ruleset: 'skirmish', scenario: 'tomahawks-rangers', mine: 'rangers' };
    const players = { rangers: 'person', natives: 'person' };
    const { table } = await new Browser(server.port).make({ ...squads, players });
    const look = JSON.parse((await new Browser(server.port).ask('GET', `/api/tables/${table}`)).text) as object;
    expect(look).toMatchObject({
      naming: { variant: 'SDT', sides: { rangers: { roster: 'fiw-rng' }, natives: { roster: 'fiw-nat' } } },
    });
    const made = await new Browser(server.port).ask('POST', '/api/tables', WANTED);
    expect(JSON.parse(made.text)).toMatchObject({ naming: { sides: { france: { name: expect.any(String) } } } });
  });

  it.each([
    ['no body', ''],
    ['an unknown rule set', { ...WANTED, ruleset: 'chess' }],
    ['an unknown scenario', { ...WANTED, scenario: 'nowhere' }],
    ['too few players', { ...WANTED, players: { france: 'person' } }],
    ['an unknown player', { ...WANTED, players: { ...WANTED.players, austria: 'marshal' } }],
    ['a seat that a computer plays', { ...WANTED, players: { ...WANTED.players, france: 'recruit' } }],
    ['more fields', { ...WANTED, admin: true }],
    ['a broken set-up', { ...WANTED, scenario: null, setup: { format: 'drumhead-simplicity-scenario' } }],
    ['JSON that is none', '{"ruleset":'],
    ['a prototype', '{"__proto__":{"ruleset":"simplicity"}}'],
  ])('is not made of %s', async (_name, body) => {
    const { status, text } = await new Browser(server.port).ask('POST', '/api/tables', body);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(JSON.parse(text)).toHaveProperty('error');
  });

  it('is not made of a set-up that is too long', async () => {
    const setup = { name: 'x'.repeat(257 * 1024) };
    const { status } = await new Browser(server.port).ask('POST', '/api/tables', { ...WANTED, scenario: null, setup });
    expect(status).toBe(413);
  });

  it('may be made of every scenario of every rule set', async () => {
    for (const ruleset of rulesets) {
      for (const scenario of ruleset.scenarios) {
        const made = begin(ruleset, ruleset.scenario(scenario));
        if (!made.ok) throw new Error('no battle');
        const seats = ruleset.seats(made.value.state);
        const wanted = { ruleset: ruleset.id, scenario, players: playersOf(seats), mine: seats[0] };
        expect((await new Browser(server.port).make(wanted)).seat).toBe(seats[0]);
      }
    }
  });

  it('is sat down at by its links, which may be renewed: then all others must get up', async () => {
    const { made, clients } = await seated(server.port, WANTED);
    const [, guest] = clients as [Client, Client];
    const device = new Browser(server.port);
    expect(await device.sit(made.table, made.keys['austria'] as string)).toMatchObject({ seat: 'austria' });
    await expect(device.sit(made.table, 'A'.repeat(22))).rejects.toThrow('403');
    await expect(device.sit('other', made.keys['austria'] as string)).rejects.toThrow('403');
    const stranger = await new Browser(server.port).ask('POST', `/api/tables/${made.table}/link`, { seat: 'austria' });
    expect(stranger.status).toBe(403);
    const other = new Client(device, made.battle, 'austria');
    await other.connect();
    const mustGetUp = other.closed();
    const renewed = await guest.browser.ask('POST', `/api/tables/${made.table}/link`, { seat: 'austria' });
    const { key } = JSON.parse(renewed.text) as { key: string };
    expect(await mustGetUp).toBe(1008);
    expect(guest.isConnected).toBe(true);
    expect(await new Client(device, made.battle, 'austria').enter()).toBe('1013 protocol.away.seat');
    await expect(new Browser(server.port).sit(made.table, made.keys['austria'] as string)).rejects.toThrow('403');
    await device.sit(made.table, key);
    await new Client(device, made.battle, 'austria').connect();
  });

  it('gives its record to those who sit there, and not while something is hidden', async () => {
    const secret = {
      ruleset: 'large-battles',
      scenario: 'peninsular-clash',
      players: playersOf(['france', 'britain']),
      mine: 'france',
    };
    const { made, clients } = await seated(server.port, secret);
    const path = `/api/tables/${made.table}/record`;
    const [one] = clients as [Client];
    expect((await one.browser.ask('GET', path)).status).toBe(409);
    expect((await new Browser(server.port).ask('GET', path)).status).toBe(404);
  });
});

describe('a session', () => {
  it('is told where it sits and whether it must decide, and may be forgotten', async () => {
    const { made, clients } = await seated(server.port, WANTED);
    const mover = clients.find((client) => asked(client).isAsked) as Client;
    const other = clients.find((client) => client !== mover) as Client;
    const tablesOf = async ({ browser }: Client) =>
      (JSON.parse((await browser.ask('GET', '/api/me')).text) as { tables: readonly object[] }).tables;
    const { table, battle } = made;
    const about = { table, battle, over: false, ruleset: 'simplicity', scenario: 'windmill-ridge' };
    expect(await tablesOf(mover)).toEqual([{ ...about, seat: mover.seat, awaited: true }]);
    expect(await tablesOf(other)).toMatchObject([{ seat: other.seat }]);
    mover.send({ t: 'chat', phrase: 'hello' });
    await other.until(({ bytes }) => bytes.some((text) => text.includes('"hello"')));
    const ended = mover.closed();
    expect((await mover.browser.ask('DELETE', '/api/me')).status).toBe(200);
    expect(await ended).toBe(1008);
    expect(await tablesOf(mover)).toEqual([]);
    expect(await mover.enter()).toBe('1013 protocol.away.seat');
    const heard = other.bytes.length;
    other.drop();
    await other.connect();
    await other.until(({ bytes }) => bytes.length > heard);
    await other.order({ type: 'nonsense' });
    expect(other.bytes.slice(heard).some((text) => text.includes('"hello"'))).toBe(false);
    // The link leads to the seat again.
    await mover.browser.sit(table, made.keys[mover.seat ?? ''] as string);
    await mover.connect();
  });
});

describe('an open challenge', () => {
  const hours = { from: 19 * 60, until: 23 * 60, zone: 'Europe/Rome' };
  const listed = async (browser: Browser) => {
    const { challenges } = JSON.parse((await browser.ask('GET', '/api/challenges')).text) as {
      challenges: readonly { table: string; yours: boolean }[];
    };
    return challenges;
  };

  it('is listed until somebody takes the free seat, who then sits there without a link', async () => {
    const [host, guest, late] = [new Browser(server.port), new Browser(server.port), new Browser(server.port)];
    const { table, battle } = await host.make({ ...WANTED, challenge: { hours } });
    const [mine] = await listed(host);
    expect(mine).toMatchObject({ table, ruleset: 'simplicity', free: ['austria'], hours, yours: true });
    expect((await listed(guest)).find((one) => one.table === table)).toMatchObject({ yours: false });
    const path = `/api/challenges/${table}`;
    expect((await host.ask('POST', path, { seat: 'austria' })).status).toBe(409);
    expect((await guest.ask('POST', path, { seat: 'france' })).status).toBe(409);
    const both = await Promise.all([guest, late].map((browser) => browser.ask('POST', path, { seat: 'austria' })));
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
    const taker = both[0]?.status === 200 ? guest : late;
    const client = new Client(taker, battle, 'austria');
    await client.connect();
    await client.until(({ held }) => held !== null);
    expect((await listed(host)).some((one) => one.table === table)).toBe(false);
  });

  it('says whether everybody at it may ask the computer for advice, before anybody sits down', async () => {
    const [host, guest] = [new Browser(server.port), new Browser(server.port)];
    for (const advice of [true, false]) {
      const { table } = await host.make({ ...WANTED, challenge: { hours }, ...(advice ? { advice } : {}) });
      expect((await listed(guest)).find((one) => one.table === table)).toMatchObject({ advice });
      expect(JSON.parse((await guest.ask('GET', `/api/tables/${table}`)).text)).toMatchObject({ advice });
    }
    const { table } = await host.make({ ...WANTED, players: { ...WANTED.players, austria: 'corporal' } });
    expect(JSON.parse((await host.ask('GET', `/api/tables/${table}`)).text)).toMatchObject({ advice: true });
  });

  it('gives its host no key of the free seats, and the one who takes a seat a key that nobody had', async () => {
    const [host, guest] = [new Browser(server.port), new Browser(server.port)];
    const { table, battle, keys, commit } = await host.make({ ...WANTED, challenge: { hours: null } });
    expect(Object.keys(keys).sort()).toEqual(['', 'france']);
    const before = keyHashOf(table, 'austria');
    const taken = await guest.ask('POST', `/api/challenges/${table}`, { seat: 'austria' });
    const { key, ...told } = JSON.parse(taken.text) as { key: string };
    expect(told).toEqual({ table, battle, seat: 'austria', commit });
    expect(keyHashOf(table, 'austria')).not.toBe(before);
    await new Browser(server.port).sit(table, key);
  });

  it('is as good as taken anew to whoever took it and never heard so, and to nobody else', async () => {
    const { table } = await new Browser(server.port).make({ ...WANTED, challenge: { hours: null } });
    const take = (next: string) => {
      const stranger = new Browser(server.port);
      return stranger.ask('POST', `/api/challenges/${table}`, { seat: 'austria', next });
    };
    // The answers were lost, and with them the cookies.
    for (let times = 0; times < 2; times++) {
      const { status, text } = await take('n'.repeat(22));
      expect(status).toBe(200);
      expect(JSON.parse(text)).toMatchObject({ seat: 'austria', key: 'n'.repeat(22) });
    }
    expect((await take('o'.repeat(22))).status).toBe(409);
    expect((await take('short')).status).toBe(400);
  });

  it('is not pushed off the list by tables that are full', async () => {
    const storage = storageOn(await openDatabase(newDatabase()));
    const bond = { secret: '', seals: {}, salts: {} };
    for (const [index, seats] of [['france'], ['france', 'austria']].entries()) {
      const battle = { id: `b${index}`, header: '{}', players: WANTED.players, bond };
      const keys = { '': 'w', france: 'f', austria: 'a' };
      const host = { session: 'host', seat: 'france', name: null };
      const table = { id: `t${index}`, created: '', settings: {}, keys, battle, host };
      await storage.createTable(table, { hours: null, created: 1 + index });
      for (const seat of seats) await storage.sit('host', `t${index}`, seat.slice(0, 1));
    }
    expect(await storage.challenges(null, 0, 1)).toMatchObject([{ table: 't0', free: ['austria'] }]);
    const taken = { seat: 'austria', keyHash: 'n' };
    expect(await storage.takeChallenge('guest', 't0', { ...taken, since: 1 })).toBe(false);
    expect(await storage.takeChallenge('guest', 't0', { ...taken, since: 0 })).toBe(true);
    await storage.close();
  });

  it('that is taken back leaves its host new keys of the free seats', async () => {
    const [host, guest] = [new Browser(server.port), new Browser(server.port)];
    const { table } = await host.make({ ...WANTED, challenge: { hours: null } });
    const { keys } = JSON.parse((await host.ask('DELETE', `/api/challenges/${table}`)).text) as {
      keys: Readonly<Record<string, string>>;
    };
    expect(await guest.sit(table, keys['austria'] ?? '')).toMatchObject({ seat: 'austria' });
  });

  it('is as good as made anew to whoever made it and never heard so, whose challenge it is then', async () => {
    const next = 'm'.repeat(22);
    const wanted = { ...WANTED, challenge: { hours: null }, next };
    // The answers were lost, and with them the cookies.
    const [lost, host] = [new Browser(server.port), new Browser(server.port)];
    const made = await lost.make(wanted);
    expect(await host.make(wanted)).toEqual(made);
    const mine = (await listed(host)).filter(({ yours }) => yours);
    expect(mine.map(({ table }) => table)).toEqual([made.table]);
    const one = new Client(host, made.battle, 'france');
    await one.connect();
    expect((await host.ask('POST', '/api/tables', { ...wanted, mine: 'austria' })).status).toBe(409);
    expect((await host.ask('POST', '/api/tables', { ...wanted, next: 'short' })).status).toBe(400);
    const friends = { ...WANTED, next: 'f'.repeat(22) };
    const { table, keys } = await lost.make(friends);
    expect(await host.make(friends)).toMatchObject({ table, keys });
    expect(table).not.toBe(made.table);
    const other = { ...friends, players: { ...WANTED.players, austria: 'corporal' } };
    expect((await host.ask('POST', '/api/tables', other)).status).toBe(409);
    expect(await new Browser(server.port).sit(table, keys['austria'] ?? '')).toMatchObject({ seat: 'austria' });
  });

  it('is as good as taken back anew to whoever took it back and never heard so, and to nobody else', async () => {
    const [host, guest] = [new Browser(server.port), new Browser(server.port)];
    const { table } = await host.make({ ...WANTED, challenge: { hours: null } });
    const back = (browser: Browser, next: string) => browser.ask('DELETE', `/api/challenges/${table}`, { next });
    const [first, again] = [await back(host, 'b'.repeat(22)), await back(host, 'b'.repeat(22))];
    expect(first.status).toBe(200);
    expect(again).toMatchObject({ status: 200, text: first.text });
    expect((await back(host, 'c'.repeat(22))).status).toBe(404);
    expect((await back(host, 'short')).status).toBe(400);
    const { keys } = JSON.parse(again.text) as { keys: Readonly<Record<string, string>> };
    expect(Object.keys(keys)).toEqual(['austria']);
    expect(await guest.sit(table, keys['austria'] ?? '')).toMatchObject({ seat: 'austria' });
  });

  it('is taken back by its host alone, and needs a free seat and a place where clocks go', async () => {
    const [host, guest] = [new Browser(server.port), new Browser(server.port)];
    const { table } = await host.make({ ...WANTED, challenge: { hours: null } });
    expect((await guest.ask('DELETE', `/api/challenges/${table}`)).status).toBe(404);
    expect((await host.ask('DELETE', `/api/challenges/${table}`)).status).toBe(200);
    expect((await guest.ask('POST', `/api/challenges/${table}`, { seat: 'austria' })).status).toBe(409);
    const alone = { ...WANTED, players: { france: 'person', austria: 'recruit' }, challenge: { hours: null } };
    const nowhere = { ...WANTED, challenge: { hours: { ...hours, zone: 'Nowhere' } } };
    for (const wanted of [alone, nowhere]) {
      expect((await host.ask('POST', '/api/tables', wanted)).status).toBe(400);
    }
  });
});

describe('limits', () => {
  it('hold for messages of a session and for tables of an address', async () => {
    const small = await serving(newDatabase(), { messages: 5, tables: 2 });
    const { clients } = await seated(small.port, { ...WANTED, players: { france: 'person', austria: 'recruit' } });
    const [one] = clients as [Client];
    for (let i = 0; i < 20; i++) one.sendText('{}');
    await one.until(({ faults }) => faults.includes('protocol.fault.rate'));
    await new Browser(small.port).make(WANTED);
    await expect(new Browser(small.port).make(WANTED)).rejects.toThrow('429');
    await small.close();
  });

  it('hold for records of an address', async () => {
    const small = await serving(newDatabase(), { records: 2 });
    const browser = new Browser(small.port);
    const { table } = await browser.make(WANTED);
    const statuses: number[] = [];
    for (let i = 0; i < 3; i++) statuses.push((await browser.ask('GET', `/api/tables/${table}/record`)).status);
    expect(statuses).toEqual([200, 200, 429]);
    await small.close();
  });

  it('hold for the address that a known proxy names, and no other', () => {
    const from = (remoteAddress: string, forwarded?: string) =>
      callerOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }, ['10.0.0.1']);
    expect(from('10.0.0.1', '8.8.8.8, 9.9.9.9')).toBe('9.9.9.9');
    expect(from('10.0.0.1')).toBe('10.0.0.1');
    expect(from('10.0.0.2', '9.9.9.9')).toBe('10.0.0.2');
    // All addresses of one network of IPv6 are the same caller's.
    const network = from('2001:db8:0:7::1');
    expect(network).toBe('2001:db8:0:7::/64');
    expect(from('2001:0db8::7:1:2:3:4')).toBe(network);
    expect(from('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
    expect(from('2001:db8:0:8::1')).not.toBe(network);
    expect([from('::ffff:9.9.9.9'), from('::ffff:909:909')]).toEqual(['9.9.9.9', '9.9.9.9']);
  });

  it('hold for sockets of a session', async () => {
    const { clients } = await seated(server.port, WANTED);
    const [one] = clients as [Client];
    const more = Array.from({ length: 7 }, () => new Client(one.browser, one.battle, 'france'));
    for (const client of more) await client.connect();
    const ninth = new Client(one.browser, one.battle, 'france');
    expect(await ninth.enter()).toBe('1013 protocol.away.sockets');
    const [first] = more as [Client];
    const closed = first.closed();
    first.drop();
    await closed;
    // The server hears of the end a moment later.
    while ((await ninth.enter()) !== '');
    await ninth.until(({ held }) => held !== null);
    expect(asked(ninth).isAsked).toBe(asked(one).isAsked);
  });
});

it('a second server on the same file is kept out, until the first one has ended', async () => {
  const first = await serving();
  await expect(serving(first.database)).rejects.toThrow(/in use by another server/);
  await first.close();
  await (await serving(first.database)).close();
});

it('a server that ends tells its clients to come again', async () => {
  const ending = await serving();
  const { clients } = await seated(ending.port, WANTED);
  const [one] = clients as [Client];
  const closed = one.closed();
  await ending.close();
  expect(await closed).toBe(1012);
});

describe('those at a table', () => {
  it('may ask which seats must decide, and others may not', async () => {
    const { made, clients } = await seated(server.port, WANTED);
    const waits = async (browser: Browser): Promise<readonly string[]> => {
      const { text } = await browser.ask('GET', `/api/tables/${made.table}`);
      return (JSON.parse(text) as { readonly waits: readonly string[] }).waits;
    };
    const asking = clients.filter((client) => asked(client).isAsked).map(({ seat }) => seat);
    expect(asking).toHaveLength(1);
    for (const { browser } of clients) expect(await waits(browser)).toEqual(asking);
    expect(await waits(new Browser(server.port))).toEqual([]);
  });

  it('are told who is connected, and answered when they ask whether the server is', async () => {
    const { clients } = await seated(server.port, WANTED);
    const [host, guest] = clients as [Client, Client];
    const lastHere = ({ bytes }: Client) => bytes.filter((text) => text.startsWith('{"t":"here"')).at(-1);
    await host.until((client) => lastHere(client) === '{"t":"here","seats":["austria","france"],"watchers":0}');
    guest.drop();
    await host.until((client) => lastHere(client) === '{"t":"here","seats":["france"],"watchers":0}');
    host.send({ t: 'ping' });
    await host.until(({ bytes }) => bytes.includes('{"t":"pong"}'));
  });
});
