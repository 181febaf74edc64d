/** The list of one's battles: whose turn it is, told as it changes, and never more than a seat may know. */
import { type Command, RESIGN } from '@drumhead/engine';
import type { ServerMessage } from '@drumhead/protocol';
import type { MineMessage } from '@drumhead/protocol/mine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Browser, type Client, type Made } from '../test/client.ts';
import { asked, HILL, playersOf, seated } from '../test/playing.ts';
import { type Serving, serving } from '../test/serving.ts';

let server: Serving;
beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.close());

const HOUR = 3_600_000;
const CLOCK = { kind: 'turns', bank: 24 * HOUR, gain: HOUR, cap: 48 * HOUR } as const;
const WANTED = { ...HILL, mine: 'france' };

/** Somebody who looks at the list of his battles. */
class Reader {
  readonly texts: string[] = [];
  readonly closed: Promise<string>;
  readonly #socket: WebSocket;
  #waiting: (() => void)[] = [];

  constructor({ port, cookie }: Browser, path = '/live/mine') {
    const headers = { origin: `http://127.0.0.1:${port}`, ...(cookie === '' ? {} : { cookie }) };
    this.#socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    this.#socket.on('error', () => undefined);
    this.closed = new Promise((done) =>
      this.#socket.on('close', (code, why) => done(`${code} ${why.toString('utf8')}`)),
    );
    this.#socket.on('message', (data: Buffer) => {
      this.texts.push(data.toString('utf8'));
      for (const look of this.#waiting.splice(0)) look();
    });
  }

  get last(): MineMessage | undefined {
    return this.messages()
      .filter((message): message is MineMessage => message.t === 'mine')
      .at(-1);
  }

  messages(): readonly (MineMessage | ServerMessage)[] {
    return this.texts.map((text) => JSON.parse(text) as MineMessage | ServerMessage);
  }

  async until(is: (reader: Reader) => boolean): Promise<this> {
    while (!is(this)) await new Promise<void>((done) => this.#waiting.push(done));
    return this;
  }

  say(message: object): void {
    this.#socket.send(JSON.stringify(message));
  }

  close(): void {
    this.#socket.close();
  }
}

const listed = async (browser: Browser): Promise<Reader> => new Reader(browser).until(({ last }) => last !== undefined);
const at = (reader: Reader, { table }: Made) => reader.last?.battles.find((one) => one.table === table);
const moverOf = (clients: readonly Client[]): Client => clients.find((client) => asked(client).isAsked) as Client;
const glance = (browser: Browser, { table }: Made) => browser.ask('GET', `/api/tables/${table}/glance`);

describe('the list of one’s battles', () => {
  it('tells the opponent’s name, whose turn it is and what is left, and tells it anew as that changes', async () => {
    const { made, clients } = await seated(server.port, { ...WANTED, clock: CLOCK, name: 'Ada' });
    const [host, guest] = clients as [Client, Client];
    const readers = await Promise.all([listed(host.browser), listed(guest.browser)]);
    for (const [i, reader] of readers.entries()) {
      expect(at(reader, made)).toMatchObject({
        battle: made.battle,
        seat: clients[i]?.seat,
        ruleset: 'simplicity',
        scenario: 'windmill-ridge',
        seats: [
          { seat: 'france', player: 'person', taken: true, name: 'Ada' },
          { seat: 'austria', player: 'person', taken: true, name: null },
        ],
      });
    }
    for (let orders = 0; orders < 6; orders++) {
      const mover = moverOf(clients);
      await mover.order(asked(mover).offers[0] as Command);
      const n = mover.held?.n ?? 0;
      for (const client of clients) await client.until(({ held }) => (held?.n ?? 0) >= n);
      const waits = clients.flatMap((client) => (asked(client).isAsked ? [client.seat] : []));
      for (const reader of readers) {
        const row = at(await reader.until((one) => (at(one, made)?.n ?? 0) >= n), made);
        expect(row?.waits).toEqual(waits);
        expect(row?.clock?.awaited).toEqual(waits);
        expect(row?.clock?.left['france']).toBeGreaterThan(23 * HOUR);
        expect(Math.abs((reader.last?.at ?? 0) - (row?.since ?? 0))).toBeLessThan(60_000);
      }
    }
    // The end takes it from the list, and leaves it among those that are over.
    await guest.order({ ...RESIGN });
    for (const reader of readers) await reader.until((one) => at(one, made) === undefined);
    const { battles } = JSON.parse((await host.browser.ask('GET', '/api/me/finished')).text) as {
      battles: readonly { readonly n: number }[];
    };
    expect(battles).toHaveLength(1);
    expect(battles[0]).toMatchObject({ battle: made.battle, seat: 'france', winner: 'france', n: host.held?.n });
    // A rematch is on the lists that stand open, also on those that were opened since.
    readers.push(await listed(host.browser));
    await host.until(({ held }) => held?.n === guest.held?.n);
    host.send({ t: 'propose', n: host.held?.n ?? 0, what: { kind: 'rematch' } });
    await guest.until(({ held }) => held?.open?.kind === 'rematch');
    guest.send({ t: 'answer', question: guest.held?.open?.id ?? '', yes: true });
    for (const reader of readers) {
      const row = at(await reader.until((one) => at(one, made) !== undefined), made);
      expect(row?.n).toBe(0);
      expect(row?.battle).not.toBe(made.battle);
    }
  });

  it('has a table as it is set, and who sits down there, before anybody has done anything', async () => {
    const host = new Browser(server.port);
    await host.make(WANTED);
    const reader = await listed(host);
    const made = await host.make(WANTED);
    await reader.until((one) => at(one, made) !== undefined);
    expect(at(reader, made)).toMatchObject({ n: 0, since: null, waits: ['austria'] });
    const told = reader.texts.length;
    const friend = new Browser(server.port);
    await friend.ask('POST', `/api/tables/${made.table}/sit`, { key: made.keys['austria'], name: 'Grace' });
    await reader.until((one) => one.texts.length > told);
    expect(at(reader, made)?.waits, 'both give their part of the dice').toEqual(['austria', 'france']);
    expect(at(reader, made)?.seats).toContainEqual({ seat: 'austria', player: 'person', taken: true, name: 'Grace' });
    // Whoever gets up has no list.
    const theirs = await listed(friend);
    expect(theirs.last?.battles).toHaveLength(1);
    await friend.ask('DELETE', '/api/me');
    await theirs.until(({ last }) => last?.battles.length === 0);
  });

  it('is nobody else’s: not without a cookie, not by a forged one, not a watcher’s, not from another site', async () => {
    const { made } = await seated(server.port, WANTED);
    const nobody = new Browser(server.port);
    expect(await new Reader(nobody).closed).toBe('1013 protocol.away.seat');
    const forged = new Browser(server.port);
    forged.cookie = `drumhead=${'x'.repeat(22)}`;
    const watcher = new Browser(server.port);
    await watcher.sit(made.table, made.keys[''] as string);
    for (const browser of [forged, watcher]) {
      expect((await listed(browser)).last?.battles).toEqual([]);
      expect((await glance(browser, made)).status).toBe(404);
      expect(JSON.parse((await browser.ask('GET', '/api/me/finished')).text)).toEqual({ battles: [] });
    }
    expect((await glance(nobody, made)).status).toBe(404);
    const elsewhere = new WebSocket(`ws://127.0.0.1:${server.port}/live/mine`, {
      headers: { origin: 'https://evil.example', cookie: watcher.cookie },
    });
    const status = await new Promise((done) =>
      elsewhere.on('unexpected-response', (_asked, { statusCode }) => done(statusCode)),
    );
    expect(status).toBe(403);
    // Orders are not taken here, nor anything else.
    const reader = await listed(watcher);
    reader.say({ t: 'order', id: 'x', n: 0, command: { type: 'resign' } });
    reader.say({ t: 'ping' });
    await reader.until(({ texts }) => texts.length > 2);
    expect(reader.messages().slice(1)).toEqual([{ t: 'fault', reason: 'protocol.fault.message' }, { t: 'pong' }]);
  });

  it('tells whoever plays one battle of the others that wait, the most urgent first', async () => {
    const { made, clients } = await seated(server.port, WANTED);
    const [host] = clients as [Client];
    const waiting = (): readonly string[] | undefined =>
      host.bytes
        .map((text) => JSON.parse(text) as ServerMessage)
        .flatMap((message) => (message.t === 'waiting' ? [message.tables] : []))
        .at(-1);
    const others = [await host.browser.make(WANTED), await host.browser.make({ ...WANTED, clock: CLOCK })] as const;
    for (const other of others) await new Browser(server.port).sit(other.table, other.keys['austria'] as string);
    await host.until(() => waiting()?.length === 2);
    expect(waiting()).toEqual([others[1].table, others[0].table]);
    expect(waiting()).not.toContain(made.table);
    await host.browser.ask('DELETE', '/api/me');
  });
});

describe('a battle at a glance', () => {
  it('is the view of the seat that asks: what the other side deploys in secret is not in it', async () => {
    const { made, clients } = await seated(server.port, {
      ruleset: 'large-battles',
      scenario: 'peninsular-clash',
      players: playersOf(['france', 'britain']),
      mine: 'france',
    });
    const [france, britain] = clients as [Client, Client];
    const place = asked(britain).offers.find(({ type }) => type === 'place') as Command;
    await britain.order(place);
    const n = britain.held?.n ?? 0;
    await france.until(({ held }) => (held?.n ?? 0) >= n);
    for (const client of clients) {
      const { status, text } = await glance(client.browser, made);
      expect(status).toBe(200);
      const { view, events, seat, n: known } = JSON.parse(text) as Record<string, unknown>;
      expect([seat, known]).toEqual([client.seat, n]);
      // The very view that its own connection holds.
      expect(view).toEqual(JSON.parse(JSON.stringify(client.held?.held.view)));
      expect(JSON.stringify(events).includes(String((place as unknown as { x: number }).x))).toBe(client === britain);
    }
  });
});

it('whoever is challenged hears by whom, and who challenged hears that it was declined, though not by whom', async () => {
  const { clients } = await seated(server.port, { ...WANTED, name: 'Ada' });
  const [host, guest] = (clients as [Client, Client]).map(({ browser }) => browser) as [Browser, Browser];
  const { people } = JSON.parse((await host.ask('GET', '/api/people')).text) as { people: readonly { id: string }[] };
  const [hosts, guests] = [new Reader(host), new Reader(guest)];
  const { table } = await host.make({ ...WANTED, name: 'Ada' });
  await host.ask('POST', `/api/people/${people[0]?.id}/challenge`, { table });
  await guests.until(({ last }) => last?.invited === 1);
  expect(guests.last?.inviters).toEqual(['Ada']);
  const declined = (reader: Reader) => (reader.last?.battles ?? []).filter((one) => one.isDeclined === true);
  expect(declined(hosts)).toEqual([]);
  await guest.ask('DELETE', `/api/challenges/${table}`);
  await hosts.until((reader) => declined(reader).some((one) => one.table === table));
  await guests.until(({ last }) => last?.invited === 0);
  // Challenged again, he is asked again.
  await host.ask('POST', `/api/people/${people[0]?.id}/challenge`, { table });
  await guests.until(({ last }) => last?.invited === 1);
  for (const reader of [hosts, guests]) reader.close();
});
