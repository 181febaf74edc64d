import { Agent, createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { type Command, RESIGN } from '@drumhead/engine';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atTable, type AtTable, sitDown, type Sitter } from '../test/atTable.ts';
import { CERTIFICATE, CERTIFICATE_KEY } from '../test/certificate.ts';
import { Browser } from '../test/client.ts';
import { CLOCKS_APART, MAILS_APART, mailsFound, noticesFound } from '../test/clocksApart.ts';
import { HILL } from '../test/playing.ts';
import { newDatabase, serving } from '../test/serving.ts';
import { subscriber } from '../test/subscriber.ts';
import { noticesOn, type Notices } from './notices/notices.ts';
import { notifierOn } from './notices/notifier.ts';
import { addressFault, isPublic } from './notices/publicAddress.ts';
import { quietUntil } from './notices/quiet.ts';
import { send, type Sent } from './notices/senders.ts';
import { type StoredChannel, turnNotices } from './storage/noticeRows.ts';
import { openDatabase } from './storage/open.ts';
import { storageOn } from './storage/storage.ts';
import { REAL } from './world.ts';

interface Arrived {
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

/** A push service and a webhook of somebody's: keeps what arrives, and answers with `status`. */
const arrived: Arrived[] = [];
let status = 201;
const endpoint = createServer({ cert: CERTIFICATE, key: CERTIFICATE_KEY }, (request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
    response.writeHead(status, { location: 'https://elsewhere.example/' }).end();
  });
});
/** Trusts that certificate, and reaches this machine, at the one of its addresses that the endpoint took. */
const agent = new Agent({ ca: CERTIFICATE, autoSelectFamily: false });
let base = '';
beforeAll(async () => {
  await new Promise<void>((done) => endpoint.listen(0, 'localhost', done));
  base = `https://localhost:${(endpoint.address() as AddressInfo).port}`;
});
afterAll(() => {
  agent.destroy();
  endpoint.close();
});
beforeEach(() => {
  arrived.length = 0;
  status = 201;
});

const ARRIVED: Sent = { ok: true, gone: false, result: { key: 'protocol.sent.ok', facts: {} } };

const HOUR = 3_600_000;

interface Told {
  readonly table: AtTable;
  readonly notices: Notices;
  readonly mover: Sitter;
  readonly other: Sitter;
  /** A channel of whoever sits at this seat. */
  readonly channel: (
    seat: string,
    more: Pick<StoredChannel, 'kind' | 'target'> & Partial<StoredChannel>,
  ) => Promise<string>;
}

async function atHill(more: object = {}): Promise<Told> {
  const table = await atTable({ ...HILL, ...more });
  const { storage, made } = table;
  const [one, two] = (await sitDown(table)) as [Sitter, Sitter];
  const notices = await noticesOn({
    storage,
    address: 'https://play.example',
    mail: null,
    agent,
    mostMails: 10,
    perDomain: 60,
    now: () => table.time.now,
    world: REAL,
    report: (_what, error) => {
      throw error;
    },
  });
  await notices.close();
  const mover = [one, two].find((sitter) => sitter.offers().length > 0) as Sitter;
  let channels = 0;
  return {
    table,
    notices,
    mover,
    other: mover === one ? two : one,
    async channel(seat, given) {
      channels += 1;
      const session = `session of ${seat}`;
      const keyHash = await keyHashOf(table, seat);
      await storage.sit(session, made.table, keyHash);
      const id = `c${channels}`;
      await storage.addChannel({ id, session, language: 'en', quiet: null, confirmed: true, last: null, ...given });
      return id;
    },
  };
}

async function keyHashOf({ made }: AtTable, seat: string): Promise<string> {
  const { digestOf } = await import('./http/keys.ts');
  return digestOf(made.keys[seat] ?? '');
}

async function order({ table }: Told, by: Sitter, id: string): Promise<void> {
  await table.send(by, { t: 'order', id, n: 0, command: { ...(by.offers()[0] as Command) } });
}

const MINUTE = 60_000;

describe('a notice', () => {
  it('arrives by push two minutes after somebody is awaited, can be read, and once', async () => {
    const told = await atHill();
    const { table, notices, mover, channel } = told;
    const browser = subscriber(`${base}/push/1`);
    await channel(mover.seat, { kind: 'push', target: JSON.stringify(browser.subscription) });
    table.time.now = 2 * MINUTE - 1;
    await notices.look();
    expect(arrived).toEqual([]);
    table.time.now = 2 * MINUTE;
    await notices.look();
    table.time.now = 60 * MINUTE;
    await notices.look();
    expect(arrived).toHaveLength(1);
    const [push] = arrived as [Arrived];
    const { battle, table: name } = table.made;
    expect(browser.read(push.body)).toEqual({ t: 'turn', table: name, battle, seat: mover.seat });
    expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    // Signed with the key that browsers subscribe to.
    expect(push.headers['authorization']).toContain(`k=${notices.senders.pushKeys.publicKey}`);
    expect(push.body.includes(battle)).toBe(false);
  });

  it('goes with the move: nobody is told who has moved, and the next one is', async () => {
    const told = await atHill();
    const { table, notices, mover, channel } = told;
    for (const seat of Object.keys(HILL.players)) {
      await channel(seat, { kind: 'webhook', target: JSON.stringify({ address: `${base}/hook/${seat}` }) });
    }
    table.time.now = MINUTE;
    await order(told, mover, 'a');
    const waiting = [told.mover, told.other].filter((sitter) => sitter.offers().length > 0).map(({ seat }) => seat);
    table.time.now = 2 * MINUTE;
    await notices.look();
    // Whoever was awaited before and still is was patient for two minutes; whoever has just moved was not.
    expect(arrived.map(({ path }) => path)).not.toContain(`/hook/${mover.seat}`);
    table.time.now = 3 * MINUTE;
    await notices.look();
    expect(arrived.map(({ path }) => path).sort()).toEqual(waiting.map((seat) => `/hook/${seat}`).sort());
    expect(JSON.parse(arrived[0]?.body.toString() ?? '')).toMatchObject({
      t: 'turn',
      link: `https://play.example/t/${table.made.table}`,
    });
  });

  it('waits for the end of quiet hours, and another channel does not', async () => {
    const { table, notices, mover, channel } = await atHill();
    const target = (path: string) => JSON.stringify({ address: `${base}${path}` });
    await channel(mover.seat, { kind: 'webhook', target: target('/loud') });
    const quiet = { from: 0, until: 7 * 60, zone: 'UTC' };
    await channel(mover.seat, { kind: 'webhook', target: target('/quiet'), quiet });
    table.time.now = 3 * HOUR;
    await notices.look();
    expect(arrived.map(({ path }) => path)).toEqual(['/loud']);
    table.time.now = 7 * HOUR;
    await notices.look();
    expect(arrived.map(({ path }) => path)).toEqual(['/loud', '/quiet']);
  });

  it('is tried again where it failed, follows nothing, and a channel that is gone is forgotten', async () => {
    const { table, notices, mover, channel } = await atHill();
    const id = await channel(mover.seat, { kind: 'webhook', target: JSON.stringify({ address: `${base}/moved` }) });
    status = 302;
    table.time.now = 2 * MINUTE;
    await notices.look();
    expect((await table.storage.channel(id))?.last).toEqual({
      at: 2 * MINUTE,
      result: { key: 'protocol.sent.status', facts: { status: 302 } },
    });
    await notices.look();
    status = 200;
    table.time.now = 4 * MINUTE;
    await notices.look();
    expect(arrived.map(({ path }) => path)).toEqual(['/moved', '/moved']);
    expect((await table.storage.channel(id))?.last?.result.key).toBe('protocol.sent.ok');
    expect(notices.counts).toEqual({ sent: 1, failed: 1 });
    const dead = await channel(mover.seat, {
      kind: 'push',
      target: JSON.stringify(subscriber(`${base}/dead`).subscription),
    });
    status = 410;
    const given = await table.storage.channel(dead);
    expect(given && (await send(notices.senders, given, { t: 'test' }))).toMatchObject({ ok: false, gone: true });
  });

  it('reminds once before the clock ends', async () => {
    const clock = { kind: 'turns', bank: 40 * HOUR, gain: 0, cap: 40 * HOUR };
    const { table, notices, mover, channel } = await atHill({ clock });
    await channel(mover.seat, { kind: 'webhook', target: JSON.stringify({ address: `${base}/clock` }) });
    for (const hour of [1, 29, 30, 31, 39]) {
      table.time.now = hour * HOUR;
      await notices.look();
    }
    const kinds = arrived.map(({ body }) => (JSON.parse(body.toString()) as { t: string }).t);
    expect(kinds).toEqual(['turn', 'reminder']);
  });

  it('waits as long as the clocks of a battle by turns stand still', async () => {
    const clock = { kind: 'turns', bank: 24 * HOUR, gain: 0, cap: 24 * HOUR } as const;
    const { table, other, mover, notices, channel } = await atHill({ clock });
    await channel(mover.seat, { kind: 'webhook', target: JSON.stringify({ address: `${base}/hook` }) });
    await table.send(other, { t: 'propose', n: other.held?.n ?? 0, what: { kind: 'pause', hours: 10 } });
    await table.send(mover, { t: 'answer', question: mover.held?.open?.id ?? '', yes: true });
    const kinds = () => arrived.map(({ body }) => (JSON.parse(body.toString()) as { t: string }).t);
    for (const [hours, told] of [
      [27, ['turn']],
      [29, ['turn', 'reminder']],
    ] as const) {
      table.time.now = hours * HOUR;
      await notices.look();
      expect(kinds()).toEqual(told);
    }
  });

  /** Both sides have a webhook; `after`: what arrives once these hours are gone through, by its kind and whom it is for. */
  async function bothTold(more: object = {}) {
    const told = await atHill(more);
    const { table, mover, other, notices, channel } = told;
    for (const { seat } of [mover, other])
      await channel(seat, { kind: 'webhook', target: JSON.stringify({ address: `${base}/${seat}` }) });
    const after = async (...hours: readonly number[]): Promise<readonly string[]> => {
      arrived.length = 0;
      for (const hour of hours) {
        table.time.now = hour * HOUR;
        await notices.look();
      }
      const kindOf = (body: Buffer) => (JSON.parse(body.toString()) as { t: string }).t;
      return arrived.map(({ path, body }) => `${kindOf(body)} ${path === `/${mover.seat}` ? 'mover' : 'other'}`);
    };
    return { ...told, after };
  }

  it('comes before two weeks without an order end, and to whoever need not wait after them, again after the next', async () => {
    const told = await bothTold();
    const { mover, after } = told;
    const week = 7 * 24;
    expect(await after(1)).toEqual(['turn mover']);
    expect(await after(week, 2 * week - 1)).toEqual(['reminder mover']);
    expect(await after(2 * week, 3 * week)).toEqual(['claim other']);
    await order(told, mover, 'a');
    const [slow, free] = mover.offers().length > 0 ? ['mover', 'other'] : ['other', 'mover'];
    expect(await after(4 * week, 5 * week - 1)).toEqual([`turn ${slow}`, `reminder ${slow}`]);
    expect(await after(5 * week, 6 * week)).toEqual([`claim ${free}`]);
  });

  it('comes once to whoever waits where a clock of days has ended, as late as it stood still', async () => {
    const clock = { kind: 'turns', bank: 24 * HOUR, gain: 0, cap: 24 * HOUR };
    const { table, mover, other, after } = await bothTold({ clock });
    await table.send(other, { t: 'propose', n: other.held?.n ?? 0, what: { kind: 'pause', hours: 10 } });
    await table.send(mover, { t: 'answer', question: mover.held?.open?.id ?? '', yes: true });
    expect(await after(1, 33)).toEqual(['turn mover', 'reminder mover']);
    expect(await after(34, 100)).toEqual(['claim other']);
    table.room.leave(mover);
    await table.send(other, { t: 'flag', seat: mover.seat, choice: 'claim' });
    expect(await after(101, 200)).toEqual(['over mover']);
  });

  it('says that the battle is over to whoever was away, and to nobody else', async () => {
    for (const isAway of [false, true]) {
      const { table, mover, other, after } = await bothTold();
      if (isAway) table.room.leave(other);
      await table.send(mover, { t: 'order', id: 'end', n: 0, command: RESIGN });
      expect(await after(1, 2)).toEqual(isAway ? ['over other'] : []);
    }
  });

  it('leaves no timer behind and is tried again where a sender is silent as the server ends', async () => {
    const { table, mover, channel } = await atHill();
    await channel(mover.seat, { kind: 'webhook', target: '{}' });
    table.time.now = 3 * MINUTE;
    const timers = new Map<() => void, number>();
    const timed = (ms: number, then: () => void) => {
      timers.set(then, ms);
      return () => void timers.delete(then);
    };
    let isAsked: () => void = () => undefined;
    const asked = new Promise<void>((done) => {
      isAsked = done;
    });
    const settled: unknown[] = [];
    const notifier = notifierOn({
      storage: {
        ...table.storage,
        settleNotice: (notice, now, change) => {
          settled.push(change);
          return table.storage.settleNotice(notice, now, change);
        },
      },
      now: () => table.time.now,
      world: { ...REAL, after: timed, every: timed },
      send: () => {
        isAsked();
        return new Promise(() => undefined);
      },
      report: (_what, error) => {
        throw error;
      },
      count: () => undefined,
    });
    const looking = notifier.look();
    await asked;
    const closing = notifier.close();
    for (const [then, ms] of timers) if (ms === 5000) then();
    await Promise.all([looking, closing]);
    expect(timers.size).toBe(0);
    expect(settled).toEqual([{ again: 4 * MINUTE, tries: 1, done: [] }]);
  });

  it('goes to others at once although one channel does not answer, and is noted as soon as it is sent', async () => {
    const { table, mover, channel } = await atHill();
    const hook = { kind: 'webhook', target: '{}' } as const;
    const [slow, quick] = [await channel(mover.seat, hook), await channel(mover.seat, hook)];
    const noted: (readonly string[])[] = [];
    const sent: string[] = [];
    table.time.now = 3 * MINUTE;
    const notifier = notifierOn({
      storage: {
        ...table.storage,
        noteDone: (notice, done) => {
          noted.push(done);
          return table.storage.noteDone(notice, done);
        },
      },
      now: () => table.time.now,
      world: REAL,
      sending: 100,
      send: ({ id }) => {
        sent.push(id);
        return id === slow ? new Promise(() => undefined) : Promise.resolve(ARRIVED);
      },
      report: (_what, error) => {
        throw error;
      },
      count: () => undefined,
    });
    await notifier.look();
    await notifier.close();
    expect([...sent].sort()).toEqual([slow, quick].sort());
    expect(noted).toEqual([[quick]]);
    expect((await table.storage.channel(slow))?.last?.result.key).toBe('protocol.sent.silent');
  });

  it('stays with the process that sends it, however long that takes', async () => {
    const { table, mover, channel } = await atHill();
    await channel(mover.seat, { kind: 'webhook', target: '{}' });
    const sent: string[] = [];
    let arrives: () => void = () => undefined;
    let now = 3 * MINUTE;
    const claim = 30;
    let keptUntil = 0;
    const notifier = (name: string) =>
      notifierOn({
        storage: {
          ...table.storage,
          async prolongNotice(notice, at, length) {
            const kept = await table.storage.prolongNotice(notice, at, length);
            keptUntil = kept?.claimed ?? 0;
            return kept;
          },
        },
        now: () => now,
        world: REAL,
        claim,
        send: async () => {
          sent.push(name);
          await new Promise<void>((done) => {
            arrives = done;
          });
          return ARRIVED;
        },
        report: (_what, error) => {
          throw error;
        },
        count: () => undefined,
      });
    const [one, two] = [notifier('one'), notifier('two')];
    const first = one.look();
    await expect.poll(() => sent).toEqual(['one']);
    // Five claims long.
    for (let i = 0; i < 5; i++) {
      await expect.poll(() => keptUntil).toBe(now + claim);
      now += claim - 1;
      await two.look();
    }
    arrives();
    await first;
    await two.look();
    expect(sent).toEqual(['one']);
    await Promise.all([one.close(), two.close()]);
  });

  it('comes of every battle of somebody who plays more than are claimed together, in one look', async () => {
    const storage = storageOn(await openDatabase(newDatabase()));
    const tables = Array.from({ length: 21 }, (_, number) => `table ${number}`);
    for (const id of tables) {
      const battle = {
        id: `at ${id}`,
        header: '{}',
        players: { france: 'person' },
        bond: { secret: '', seals: {}, salts: {} },
      };
      await storage.createTable({ id, created: '', settings: {}, keys: { france: `key of ${id}` }, battle });
      await storage.sit('busy', id, `key of ${id}`);
      const turn = { at: 0, moved: [], notices: turnNotices(['france'], {}, 0) };
      await storage.append({ battle: battle.id, after: 0, lines: [], end: null, bond: null, turn, isAsked: false });
    }
    await storage.addChannel({
      id: 'c',
      session: 'busy',
      kind: 'webhook',
      target: '{}',
      language: 'it',
      quiet: null,
      confirmed: true,
      last: null,
    });
    const sent: (string | undefined)[] = [];
    const notifier = notifierOn({
      storage,
      now: () => 2 * MINUTE,
      world: REAL,
      send: (_channel, { table }) => {
        sent.push(table);
        return Promise.resolve(ARRIVED);
      },
      report: (_what, error) => {
        throw error;
      },
      count: () => undefined,
    });
    await notifier.look();
    expect(sent.map(String).sort()).toEqual([...tables].sort());
    await notifier.close();
    await storage.close();
  });

  it('is claimed by one process alone', async () => {
    const { table } = await atHill();
    const claims = [0, 1].map(() => table.storage.claimNotices(2 * MINUTE, MINUTE, 10));
    expect((await Promise.all(claims)).map((claimed) => claimed.length > 0)).toEqual([true, false]);
    expect((await table.storage.claimNotices(3 * MINUTE, MINUTE, 10)).length).toBeGreaterThan(0);
  });

  it('is due, and claimed, by the clock of the database where processes share it, whatever their own clocks say', async () => {
    const database = await openDatabase(newDatabase());
    const shared = { ...database, time: "unixepoch('subsec') * 1000" };
    expect(await noticesFound(shared, shared)).toEqual([...CLOCKS_APART, ...CLOCKS_APART]);
    expect(await mailsFound(shared, shared)).toEqual(MAILS_APART);
    await database.close();
  });
});

describe('a mail', () => {
  it('is in the reader’s language, and one click ends it', async () => {
    const { table, notices, mover, channel } = await atHill();
    const sent: Record<string, unknown>[] = [];
    const transport = createTransport({ jsonTransport: true });
    const mail = { transport, from: 'drumhead@play.example' };
    transport.use('compile', (message, done) => {
      sent.push(message.data as Record<string, unknown>);
      done();
    });
    const id = await channel(mover.seat, {
      kind: 'mail',
      target: JSON.stringify({ address: 'ada@example.org' }),
      language: 'it',
    });
    const given = await table.storage.channel(id);
    if (given === null) throw new Error('no channel');
    expect(await send({ ...notices.senders, mail }, given, { t: 'turn', table: 't1' })).toMatchObject({ ok: true });
    const stop = `https://play.example/api/channels/${id}/stop?token=${notices.tokenFor('stop', id)}`;
    expect(sent[0]).toMatchObject({
      to: [{ address: 'ada@example.org' }],
      subject: 'Drumhead: tocca a te',
      headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(sent[0]?.['text']).toContain('https://play.example/t/t1');
    expect(await send(notices.senders, given, { t: 'turn' })).toMatchObject({
      ok: false,
      result: { key: 'protocol.sent.noMail' },
    });
  });
});

describe('channels over HTTP', () => {
  it('are added, tested with the last result, quietened and removed by their owner alone', async () => {
    const server = await serving(undefined, undefined, { agent });
    const [owner, stranger] = [new Browser(server.port), new Browser(server.port)];
    const say = async (browser: Browser, method: string, path: string, body?: unknown) => {
      const answer = await browser.ask(method, path, body);
      return { status: answer.status, value: JSON.parse(answer.text) as Record<string, unknown> };
    };
    const { subscription, read } = subscriber(`${base}/push/2`);
    const common = { language: 'en', quiet: null };
    const made = await say(owner, 'POST', '/api/channels', { kind: 'push', subscription, ...common });
    expect(made).toMatchObject({ status: 200, value: { kind: 'push', to: new URL(base).host, confirmed: true } });
    const path = `/api/channels/${String(made.value['id'])}`;
    expect((await say(stranger, 'POST', `${path}/test`)).status).toBe(404);
    expect((await say(stranger, 'DELETE', path)).status).toBe(404);
    expect(await say(owner, 'POST', `${path}/test`)).toMatchObject({
      value: { last: { result: { key: 'protocol.sent.ok' } } },
    });
    expect(read(arrived[0]?.body as Buffer)).toEqual({ t: 'test' });
    const quiet = { from: 1320, until: 420, zone: 'Europe/Rome' };
    expect((await say(owner, 'POST', path, { quiet })).value).toMatchObject({ quiet });
    expect((await say(owner, 'POST', path, { quiet: { ...quiet, zone: 'Nowhere' } })).status).toBe(400);
    const { value } = await say(owner, 'GET', '/api/channels');
    expect(value).toMatchObject({ channels: [{ quiet, last: { result: { key: 'protocol.sent.ok' } } }], mail: false });
    expect(Buffer.from(String(value['pushKey']), 'base64url')).toHaveLength(65);
    expect(JSON.stringify(value)).not.toContain(subscription.keys.auth);
    // The push service gave the browser another address.
    const { subscription: fresh } = subscriber(`${base}/push/3`);
    const replaced = { kind: 'push', subscription: fresh, ...common, replaces: subscription.endpoint };
    for (const who of [owner, owner]) {
      const renewed = await say(who, 'POST', '/api/channels', replaced);
      expect(renewed).toMatchObject({ status: 200, value: { id: made.value['id'], quiet } });
    }
    expect((await say(stranger, 'POST', '/api/channels', replaced)).status).toBe(404);
    expect(await say(owner, 'GET', '/api/channels')).toMatchObject({ value: { channels: [{ id: made.value['id'] }] } });
    await say(owner, 'POST', `${path}/test`);
    expect(arrived.at(-1)?.path).toBe('/push/3');
    const bad = [
      { kind: 'webhook', address: 'http://example.org/', ...common },
      { kind: 'webhook', address: 'https://192.168.1.1/', ...common },
      { kind: 'webhook', address: 'https://[::1]/', ...common },
      { kind: 'push', subscription: { ...subscription, endpoint: 'https://127.0.0.1/' }, ...common },
      { kind: 'pigeon', ...common },
    ];
    for (const body of bad) expect((await say(owner, 'POST', '/api/channels', body)).status).toBe(400);
    const mail = { kind: 'mail', address: 'ada@example.org', ...common };
    expect((await say(owner, 'POST', '/api/channels', mail)).status).toBe(409);
    // A mail program is no page of ours.
    const headers = { origin: '', 'content-type': 'application/x-www-form-urlencoded' };
    const stop = await owner.ask('POST', `${path}/stop?token=wrong`, 'List-Unsubscribe=One-Click', headers);
    expect(stop.status).toBe(403);
    expect((await say(owner, 'DELETE', path)).status).toBe(200);
    await server.close();
  });
});

describe('an address', () => {
  it.each([
    ['93.184.216.34', true],
    ['2606:2800:220:1::1', true],
    ['127.0.0.1', false],
    ['10.1.2.3', false],
    ['172.31.0.1', false],
    ['169.254.169.254', false],
    ['100.64.0.1', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::ffff:127.0.0.1', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['64:ff9b::a00:1', false],
    ['2002:7f00:1::', false],
    ['localhost', false],
  ])('%s is public: %s', (address, is) => {
    expect(isPublic(address)).toBe(is);
  });

  it('is checked after its name is looked up, too', async () => {
    expect(addressFault('https://localhost/')).toBeNull();
    const { notices } = await atHill();
    const { publicAgent } = await import('./notices/publicAddress.ts');
    const closed = { ...notices.senders, agent: publicAgent() };
    const channel = { id: 'x', session: '', kind: 'webhook', language: 'en', quiet: null, confirmed: true, last: null };
    const hook = { ...channel, target: JSON.stringify({ address: `${base}/inside` }) } as StoredChannel;
    expect(await send(closed, hook, { t: 'test' })).toMatchObject({
      ok: false,
      result: { key: 'protocol.sent.private' },
    });
    expect(arrived).toEqual([]);
  });
});

it('quiet hours go over midnight, at the place where somebody lives', () => {
  const quiet = { from: 22 * 60, until: 7 * 60, zone: 'Europe/Rome' };
  const at = (time: string) => Date.parse(`2026-01-10T${time}Z`);
  expect(quietUntil(quiet, at('20:59'))).toBeNull();
  expect(quietUntil(quiet, at('21:00:30'))).toBe(Date.parse('2026-01-11T06:00Z'));
  expect(quietUntil(quiet, at('05:59'))).toBe(at('06:00'));
  expect(quietUntil(quiet, at('06:00'))).toBeNull();
});
