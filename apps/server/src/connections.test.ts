import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, Client } from '../test/client.ts';
import { asked, playersOf, seated } from '../test/playing.ts';
import { newDatabase, type Serving, serving } from '../test/serving.ts';
import type { Room } from './battles/room.ts';
import type { Rooms } from './battles/rooms.ts';
import { connectionsOn } from './live/connections.ts';
import { sendTo } from './live/sending.ts';
import type { Storage } from './storage/storage.ts';
import { REAL } from './world.ts';

const HILL = {
  ruleset: 'simplicity',
  scenario: 'windmill-ridge',
  players: playersOf(['france', 'austria']),
  mine: 'france',
};
/** Quick tests are no flood. */
const MANY = { messages: 1_000_000, tables: 1000, sittings: 1000, addressSockets: 1000, watchers: 1000 };

/** The network holds megabytes for a reader before anything waits: `DRUMHEAD_FLOOD=1` sends so many. */
const FLOODS = process.env['DRUMHEAD_FLOOD'] === '1';

let server: Serving;
beforeAll(async () => {
  server = await serving(newDatabase(), { ...MANY, unsent: 32 * 1024 });
});
afterAll(() => server.close());

it('a server ends although a client does not answer that it is to close', async () => {
  const ending = await serving(newDatabase(), { ...MANY, closing: 50 });
  const { clients } = await seated(ending.port, HILL);
  const [deaf] = clients as [Client];
  deaf.isDeaf = true;
  await ending.close();
  expect(clients).toHaveLength(2);
});

/** Connections to one battle over a storage that fails or changes, and somebody who comes to it. */
async function connecting(storage: object, join: Room['join'] = async () => undefined) {
  const reported: unknown[] = [];
  const left: unknown[] = [];
  const room = { members: () => [], join, leave: (member: unknown) => void left.push(member) } as unknown as Room;
  const connections = connectionsOn({
    storage: {
      ownerOf: async (session: string) => session,
      devicesAt: async () => 1,
      ...storage,
    } as unknown as Storage,
    rooms: { room: async () => room } as unknown as Rooms,
    battleLists: {
      follow: () => () => undefined,
      followOthers: () => () => undefined,
      moved: () => undefined,
      close: () => undefined,
    },
    now: () => 0,
    names: [],
    proxies: [],
    messages: 9,
    joining: 60_000,
    closing: 60_000,
    sockets: 9,
    addressSockets: 9,
    connections: 99,
    reserve: 20,
    isBanned: () => false,
    watchers: 9,
    unsent: 9999,
    world: REAL,
    report: (what) => void reported.push(what),
  });
  const http = createServer().on('upgrade', (...asked) => connections.upgrade(...asked));
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const browser = new Browser((http.address() as AddressInfo).port);
  browser.cookie = `drumhead=${'a'.repeat(22)}`;
  const client = new Client(browser, 'b4ttl3', 'france');
  await client.connect();
  const close = async () => {
    await connections.close();
    http.close();
  };
  return { connections, client, browser, reported, left, close };
}

it('a connection whose database fails as it joins is to come again, and nothing else ends', async () => {
  let isGone = false;
  const { connections, client, browser, reported, close } = await connecting({
    ownerOf: async (session: string) => (isGone ? Promise.reject(new Error('no database')) : session),
    sidesOf: async () => ['france'],
    devicesAt: () => Promise.reject(new Error('no database')),
  });
  expect(await client.closed()).toBe(1012);
  expect(reported).toEqual(['joining a battle failed']);
  await close();
  // Who knocks now waits for no answer either.
  isGone = true;
  const knock = {
    url: '/live/b4ttl3?seat=france',
    headers: { host: 'localhost', origin: 'http://localhost', cookie: browser.cookie },
    socket: { remoteAddress: '127.0.0.1' },
  };
  const status = await new Promise((sendAway) => {
    const never = () => sendAway('let in');
    connections.visit(knock, { isShut: () => false, sendAway, open: never, onceShut: () => undefined });
  });
  expect([status, reported.at(-1)]).toEqual([503, 'a connection failed']);
});

it('whoever lost the seat at another process between connecting and joining does not play', async () => {
  const answers = [['france'], []];
  const { client, close } = await connecting({ shared: true, sidesOf: async () => answers.shift() });
  expect(await client.closed()).toBe(1008);
  await close();
});

it('whoever lost the seat while he was let in does not play, although nobody found him then', async () => {
  const meanwhile: (() => void)[] = [];
  const answers = [['france'], ['france'], []];
  const { connections, browser, close } = await connecting({
    sidesOf: async () => {
      meanwhile.pop()?.();
      return answers.shift();
    },
  });
  meanwhile.push(() => connections.endSession('as it was signed out'));
  const late = new Client(browser, 'b4ttl3', 'france');
  await late.connect();
  expect(await late.closed()).toBe(1008);
  await close();
});

it('whoever signs in while he is let in sits where he sat', async () => {
  const owners = ['browser'];
  const joined: unknown[] = [];
  const { connections, close } = await connecting(
    {
      ownerOf: async () => owners.shift() ?? 'account',
      sidesOf: async (owner: string) => (owner === 'account' ? ['france'] : []),
    },
    async () => void joined.push('joined'),
  );
  await expect.poll(() => joined).toEqual(['joined']);
  expect(connections.count()).toBe(1);
  await close();
});

it('a connection whose seat cannot be looked at is to come again, since nobody would look a second time', async () => {
  let isGone = false;
  const sidesOf = async () => (isGone ? Promise.reject(new Error('no database')) : ['france']);
  const { connections, client, reported, close } = await connecting({ sidesOf });
  isGone = true;
  await connections.checkSeats('b4ttl3');
  expect(await client.closed()).toBe(1012);
  expect(reported).toEqual(['a seat was not checked']);
  await close();
});

it('whoever is gone before joining failed is left behind in no battle', async () => {
  let fail = (): void => undefined;
  const { client, left, close } = await connecting(
    { sidesOf: async () => ['france'] },
    () =>
      new Promise((_done, reject) => {
        fail = () => reject(new Error('no database'));
        client.drop();
      }),
  );
  await expect.poll(() => left.length).toBe(1);
  fail();
  // It may have been among the members by then.
  await expect.poll(() => left.length).toBe(2);
  await close();
});

describe('connections', () => {
  it('of a slow reader end when too much waits for it', () => {
    const did: string[] = [];
    const socket = (bufferedAmount: number) => ({
      bufferedAmount,
      send: (text: string) => void did.push(text),
      terminate: () => void did.push('ended'),
    });
    for (const waits of [0, 1000, 1001]) sendTo(socket(waits), `after ${waits}`, 1000);
    expect(did).toEqual(['after 0', 'after 1000', 'ended']);
  });

  it.runIf(FLOODS)(
    'of a reader that reads nothing end before they fill the memory, and nobody waits for them',
    async () => {
      const { made, clients } = await seated(server.port, HILL);
      const mover = clients.find((client) => asked(client).isAsked) as Client;
      const slow = new Client(mover.browser, made.battle, mover.seat);
      await slow.connect();
      await slow.until(({ held }) => held !== null);
      const ended = slow.closed();
      slow.isDeaf = true;
      const refused = JSON.stringify({ t: 'undo', id: 'i'.repeat(40), n: 0, to: 99 });
      const isEnded = ended.then(() => true);
      for (let rounds = 0; ; rounds++) {
        for (let i = 0; i < 1000; i++) slow.sendText(refused);
        const pause = new Promise<boolean>((done) => setTimeout(done, 1, false));
        if (await Promise.race([isEnded, pause])) break;
        if (rounds > 200) throw new Error('a reader that reads nothing holds ever more');
      }
      expect((await mover.order(asked(mover).offers[0] as { type: string })).t).toBe('lines');
      await slow.connect();
      await slow.until(({ held }) => held?.n === mover.held?.n);
    },
    60_000,
  );

  it('that say nothing hold nobody up: dozens of them are told of an order', async () => {
    const { made, clients } = await seated(server.port, HILL);
    const idle: Client[] = [];
    for (let i = 0; i < 40; i++) {
      const browser = new Browser(server.port);
      await browser.sit(made.table, made.keys[''] as string);
      const client = new Client(browser, made.battle, null);
      await client.connect();
      idle.push(client);
    }
    const mover = clients.find((client) => asked(client).isAsked) as Client;
    const before = mover.held?.n ?? 0;
    await mover.order(asked(mover).offers[0] as { type: string });
    for (const client of idle) await client.until(({ held }) => (held?.n ?? 0) > before);
    for (const client of idle) client.drop();
  }, 60_000);

  it('are so many for a session, for an address, and for watchers of a battle', async () => {
    const small = await serving(newDatabase(), { ...MANY, sockets: 2, addressSockets: 5, watchers: 1 });
    const host = new Browser(small.port);
    const made = await host.make(HILL);
    const join = async (browser: Browser, seat: string | null) => {
      const client = new Client(browser, made.battle, seat);
      await client.connect();
      return client;
    };
    const open = [await join(host, 'france'), await join(host, 'france')];
    const turnedAway = (browser: Browser, seat: string | null) => new Client(browser, made.battle, seat).enter();
    expect(await turnedAway(host, 'france')).toBe('1013 protocol.away.sockets');
    const watchers = [1, 2].map(() => new Browser(small.port));
    for (const browser of watchers) await browser.sit(made.table, made.keys[''] as string);
    const [first, second] = watchers as [Browser, Browser];
    const watching = await join(first, null);
    await watching.until(({ held }) => held !== null);
    expect(await turnedAway(second, null)).toBe('1013 protocol.away.watchers');
    const others = [1, 2, 3].map(() => new Browser(small.port));
    let key = made.keys['austria'] as string;
    for (const browser of others) key = (await browser.sit(made.table, key)).key ?? key;
    const [one, two, three] = others as [Browser, Browser, Browser];
    open.push(await join(one, 'austria'), await join(two, 'austria'));
    expect(await turnedAway(three, 'austria')).toBe('1013 protocol.away.address');
    // A place that is given back may be taken.
    const gone = open[0] as Client;
    const closed = gone.closed();
    gone.drop();
    await closed;
    await expect.poll(() => turnedAway(three, 'austria')).toBe('');
    await small.close();
  });
});
