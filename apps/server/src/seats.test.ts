/** Keys of seats change hands: whoever invited, or was overheard, does not sit at the seat of another. */
import { RESIGN } from '@drumhead/engine';
import { skirmish } from '@drumhead/skirmish';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser, Client, type Made } from '../test/client.ts';
import { asked, HILL, playersOf, seated } from '../test/playing.ts';
import { newDatabase, type Serving, serving } from '../test/serving.ts';
import { openDatabase } from './storage/open.ts';
import { storageOn } from './storage/storage.ts';

let server: Serving;
beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.close());

const WANTED = { ...HILL, mine: 'france' };
const newBrowser = (): Browser => new Browser(server.port);
const statusOf = async (browser: Browser, { table }: Made, body: object): Promise<number> =>
  (await browser.ask('POST', `/api/tables/${table}/sit`, body)).status;

/** What a client was told last of those who sit at its seat. */
const devicesOf = ({ bytes }: Client): number | null => {
  const told = bytes.map((text) => JSON.parse(text) as { t: string; count: number }).filter(({ t }) => t === 'devices');
  return told.at(-1)?.count ?? null;
};

describe('an invitation', () => {
  it('opens its seat once: whoever sat down has a key of his own, which opens it on further devices', async () => {
    const host = newBrowser();
    const made = await host.make(WANTED);
    const invitation = made.keys['austria'] as string;
    const friend = newBrowser();
    const { key } = await friend.sit(made.table, invitation);
    expect(key).toMatch(/^[\w-]{22}$/);
    expect(Object.values(made.keys)).not.toContain(key);
    // The host, in another profile and in his own; also the friend, who sits there already and needs no key.
    for (const browser of [newBrowser(), host, friend])
      expect(await statusOf(browser, made, { key: invitation })).toBe(403);
    const phone = newBrowser();
    expect(await phone.sit(made.table, key as string)).toEqual({
      table: made.table,
      battle: made.battle,
      seat: 'austria',
    });
  });

  it('is as good as new to whoever sat down by it and never heard so', async () => {
    const made = await newBrowser().make(WANTED);
    const given = { key: made.keys['austria'], next: 'n'.repeat(22) };
    expect(await statusOf(newBrowser(), made, given)).toBe(200);
    // The answer was lost, and with it the cookie: the page asks again with the key that it made.
    const again = newBrowser();
    const { text } = await again.ask('POST', `/api/tables/${made.table}/sit`, given);
    expect(JSON.parse(text)).toMatchObject({ seat: 'austria', key: given.next });
    expect(await statusOf(newBrowser(), made, { key: made.keys['austria'], next: 'o'.repeat(22) })).toBe(403);
    expect(await statusOf(newBrowser(), made, { key: given.next, next: 'short' })).toBe(400);
  });

  it('opens no secret squad once a friend sits there', async () => {
    const setup = skirmish.scenario('shakos-pick-up') as unknown as {
      players: readonly { id: string; squad: object }[];
    };
    const [mine, theirs] = setup.players.map(({ id }) => id) as [string, string];
    const host = newBrowser();
    const wanted = {
      ruleset: 'skirmish',
      scenario: null,
      setup,
      players: playersOf([mine, theirs]),
      mine,
      lists: true,
    };
    const made = await host.make(wanted);
    const friend = newBrowser();
    await friend.sit(made.table, made.keys[theirs] as string);
    const spy = newBrowser();
    expect(await statusOf(spy, made, { key: made.keys[theirs] })).toBe(403);
    const list = setup.players[1]?.squad;
    for (const browser of [spy, host]) {
      const locked = await browser.ask('POST', `/api/tables/${made.table}/list`, { seat: theirs, list });
      expect(locked.status).toBe(403);
    }
    const look = JSON.parse((await friend.ask('GET', `/api/tables/${made.table}`)).text) as object;
    expect(look).toMatchObject({ devices: { [theirs]: 1 } });
  });

  it('opens nothing after a rematch either, and keys stay with their people', async () => {
    const host = newBrowser();
    const first = await host.make(WANTED);
    const friend = newBrowser();
    const { key } = await friend.sit(first.table, first.keys['austria'] as string);
    const one = new Client(host, first.battle, 'france');
    const two = new Client(friend, first.battle, 'austria');
    for (const client of [one, two]) await client.connect();
    for (const client of [one, two]) await client.until(({ held }) => held !== null && held.dice.salts !== null);
    await one.order({ ...RESIGN });
    one.send({ t: 'propose', n: one.held?.n ?? 0, what: { kind: 'rematch' } });
    await two.until(({ held }) => held?.open?.kind === 'rematch');
    two.send({ t: 'answer', question: two.held?.open?.id ?? '', yes: true });
    await two.until(({ bytes }) => bytes.some((text) => text.includes('"rematch","battle"')));
    for (const old of ['austria', 'france']) {
      // The host's own key never changed hands: it is his alone, and leads to the side that he has now.
      const expected = old === 'austria' ? 403 : 200;
      expect(await statusOf(newBrowser(), first, { key: first.keys[old] })).toBe(expected);
    }
    expect(await newBrowser().sit(first.table, key as string)).toMatchObject({ seat: 'france' });
  });

  it('to watch stays good for any number of people', async () => {
    const made = await newBrowser().make(WANTED);
    for (let i = 0; i < 3; i++)
      expect(await newBrowser().sit(made.table, made.keys[''] as string)).not.toHaveProperty('key');
  });
});

describe('a seat that is opened elsewhere', () => {
  it('tells whoever sits there, at once and whenever he comes again; a new link puts the other out', async () => {
    const { made, clients } = await seated(server.port, WANTED);
    const guest = clients.find(({ seat }) => seat === 'austria') as Client;
    const host = clients.find(({ seat }) => seat === 'france') as Client;
    await guest.until((client) => devicesOf(client) === 1);
    const elsewhere = newBrowser();
    await elsewhere.sit(made.table, made.keys['austria'] as string);
    await guest.until((client) => devicesOf(client) === 2);
    expect(devicesOf(host)).toBe(1);
    guest.drop();
    guest.bytes.length = 0;
    await guest.connect();
    await guest.until((client) => devicesOf(client) === 2);
    await guest.browser.ask('POST', `/api/tables/${made.table}/link`, { seat: 'austria' });
    await guest.until((client) => devicesOf(client) === 1);
    expect(await statusOf(elsewhere, made, { key: made.keys['austria'] })).toBe(403);
    expect(asked(guest)).toBeDefined();
  });

  it('tells whoever sits there also where it is opened as the challenge that it was', async () => {
    const { table, battle } = await newBrowser().make({ ...WANTED, challenge: { hours: null } });
    const take = (browser: Browser) =>
      browser.ask('POST', `/api/challenges/${table}`, { seat: 'austria', next: 'k'.repeat(22) });
    const taker = newBrowser();
    await take(taker);
    const guest = new Client(taker, battle, 'austria');
    await guest.connect();
    await guest.until((client) => devicesOf(client) === 1);
    expect((await take(newBrowser())).status).toBe(200);
    await guest.until((client) => devicesOf(client) === 2);
  });
});

it('a table that is asked for twice at once is made once', async () => {
  const storage = storageOn(await openDatabase(newDatabase()));
  const battle = { id: 'b', header: '{}', players: {}, bond: { secret: '', seals: {}, salts: {} } };
  const table = { id: 't', created: '', settings: {}, keys: { france: 'f' }, battle };
  const made = await Promise.all([storage.createTable(table), storage.createTable(table)]);
  expect(made).toEqual([true, false]);
  await storage.close();
});

it('a battle that goes on stays in the list of whoever sits there, however many newer ones are over or watched', async () => {
  const storage = storageOn(await openDatabase(newDatabase()));
  const session = 'a busy player';
  const names = ['oldest', 'older', 'over', 'watched', 'newest'];
  for (const [year, id] of names.entries()) {
    const battle = {
      id: `battle of ${id}`,
      header: '{}',
      players: { france: 'person' },
      bond: { secret: '', seals: {}, salts: {} },
    };
    const keys = { france: `key of ${id}`, '': `link of ${id}` };
    await storage.createTable({ id, created: `200${year}-01-01`, settings: {}, keys, battle });
    await storage.sit(session, id, id === 'watched' ? keys[''] : keys.france);
  }
  const turn = { at: 0, moved: [], notices: [] };
  const ended = {
    battle: 'battle of over',
    after: 0,
    lines: [],
    end: { winner: null },
    bond: null,
    turn,
    isAsked: false,
  };
  await storage.append(ended);
  const listed = async (most: number) => (await storage.sittingsOf(session, most)).map(({ table }) => table);
  expect(await listed(5)).toEqual([...names].reverse());
  expect(await listed(3)).toEqual(['newest', 'older', 'oldest']);
  await storage.close();
});
