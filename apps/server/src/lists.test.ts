import type { RecordHeader } from '@drumhead/engine';
import { skirmish } from '@drumhead/skirmish';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { atTable, saltOf, Sitter } from '../test/atTable.ts';
import { Browser, Client, type Made } from '../test/client.ts';
import { playersOf } from '../test/playing.ts';
import { type Serving, serving } from '../test/serving.ts';
import { sealOf } from '@drumhead/protocol/dice';

let server: Serving;
beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.close());

interface Squad {
  readonly models: readonly object[];
  readonly [more: string]: unknown;
}
interface Game {
  readonly players: readonly { readonly id: string; readonly squad: Squad }[];
}
interface Look {
  readonly waits: readonly string[];
  readonly lists: {
    readonly missing: readonly string[];
    readonly yours: Readonly<Record<string, { readonly list: Squad; readonly isIn: boolean }>>;
  } | null;
}

const setup = skirmish.scenario('shakos-pick-up') as unknown as Game;
const [MINE, THEIRS] = setup.players.map(({ id }) => id) as [string, string];
const squadAt = (seat: string): Squad => setup.players.find(({ id }) => id === seat)?.squad as Squad;
/** The squad with a man's name that occurs nowhere else. */
function named(seat: string, name: string): Squad {
  const squad = squadAt(seat);
  return { ...squad, name, models: squad.models.map((model, i) => (i === 1 ? { ...model, name } : model)) };
}

const WANTED = { ruleset: 'skirmish', scenario: null, players: playersOf([MINE, THEIRS]), mine: MINE };
const withNames = (name: string): object => ({
  ...setup,
  players: setup.players.map(({ id, squad }) => ({ id, squad: id === MINE ? named(MINE, name) : squad })),
});

/** A table whose maker has a man of this name, and a friend who sits down there. */
async function atSecretTable(name: string): Promise<{ made: Made; host: Browser; friend: Browser; at: string }> {
  const host = new Browser(server.port);
  const made = await host.make({ ...WANTED, setup: withNames(name), lists: true });
  const friend = new Browser(server.port);
  await friend.sit(made.table, made.keys[THEIRS] as string);
  return { made, host, friend, at: `/api/tables/${made.table}` };
}
const lookOf = async (browser: Browser, at: string): Promise<Look> =>
  JSON.parse((await browser.ask('GET', at)).text) as Look;
const sent = (browser: Browser, at: string, seat: string, list: unknown) =>
  browser.ask('POST', `${at}/list`, { seat, list });

describe('SK-SQD-4 squads that are chosen in secret online', () => {
  it('are known to nobody else, in no answer and on no connection, until all are in', async () => {
    const { made, host, friend, at } = await atSecretTable('Hidden Host');
    const watcher = new Browser(server.port);
    await watcher.sit(made.table, made.keys[''] as string);
    const heard: string[] = [];
    for (const [browser, seat] of [
      [friend, THEIRS],
      [watcher, ''],
    ] as const) {
      for (const path of [at, `${at}/record`, '/api/me', '/api/challenges'])
        heard.push((await browser.ask('GET', path)).text);
      const client = new Client(browser, made.battle, seat === '' ? null : seat);
      await client.connect();
      await client.closed();
      heard.push(...client.bytes);
    }
    expect(heard.filter((text) => text.includes('Hidden'))).toEqual([]);
    expect(await lookOf(friend, at)).toMatchObject({
      waits: [THEIRS],
      lists: { missing: [THEIRS], yours: { [THEIRS]: { list: { roster: squadAt(THEIRS)['roster'] }, isIn: false } } },
    });
    expect((await lookOf(host, at)).lists?.yours).toEqual({ [MINE]: { list: named(MINE, 'Hidden Host'), isIn: true } });
    expect((await lookOf(watcher, at)).lists).toEqual({ missing: [THEIRS], yours: {} });

    const other = await sent(host, at, MINE, named(MINE, 'Hidden Again'));
    expect(JSON.parse(other.text)).toEqual({ isOpen: false });
    const last = await sent(friend, at, THEIRS, named(THEIRS, 'Friend'));
    expect(JSON.parse(last.text)).toEqual({ isOpen: true });
    expect((await lookOf(friend, at)).lists).toBeNull();
    const clients = [new Client(host, made.battle, MINE), new Client(friend, made.battle, THEIRS)];
    for (const client of clients) await client.connect();
    for (const client of clients) {
      await client.until(({ held }) => held?.dice.salts !== null && held !== null);
      const [welcome = ''] = client.bytes;
      for (const name of ['Hidden Again', 'Friend']) expect(welcome).toContain(name);
      expect(welcome).not.toContain('Hidden Host');
      client.drop();
    }
    expect((await sent(friend, at, THEIRS, named(THEIRS, 'Later'))).status).toBe(409);
  });

  it('are refused with the reason where they are not one’s own, not as agreed, or nothing of that', async () => {
    const { host, friend, at } = await atSecretTable('Host');
    expect((await sent(friend, at, MINE, squadAt(MINE))).status).toBe(403);
    expect((await sent(host, at, 'nobody', squadAt(MINE))).status).toBe(403);
    const wrong: readonly (readonly [unknown, number, string])[] = [
      [squadAt(MINE), 400, 'roster: sk.problem.otherSquad'],
      [{ ...squadAt(THEIRS), models: [] }, 400, 'models: sk.problem.'],
      [{ a: 'squad' }, 400, ''],
      ['no squad', 400, 'list: '],
      [{ ...squadAt(THEIRS), name: 'x'.repeat(70_000) }, 413, ''],
    ];
    for (const [list, status, error] of wrong) {
      const answer = await sent(friend, at, THEIRS, list);
      expect([answer.status, JSON.parse(answer.text).error]).toEqual([status, expect.stringContaining(error)]);
    }
    expect((await lookOf(friend, at)).lists?.missing).toEqual([THEIRS]);
  });

  it('are for set-ups whose people choose something, and that fit their limits', async () => {
    const host = new Browser(server.port);
    const ask = (wanted: object) => host.ask('POST', '/api/tables', { ...wanted, lists: true });
    expect((await ask(WANTED)).status).toBe(400);
    const alone = { ...WANTED, setup, players: { [MINE]: 'person', [THEIRS]: 'corporal' } };
    expect((await ask(alone)).text).toContain('lists: ');
    const hill = { ruleset: 'simplicity', scenario: 'windmill-ridge', players: playersOf(['france', 'austria']) };
    expect((await ask({ ...hill, mine: 'france' })).text).toContain('lists: ');
  });

  it('stand in the record as they were opened', async () => {
    const { friend, at } = await atSecretTable('Host');
    await sent(friend, at, THEIRS, named(THEIRS, 'Friend'));
    const { text } = JSON.parse((await friend.ask('GET', `${at}/record`)).text) as { readonly text: string };
    const header = JSON.parse(text.split('\n')[0] ?? '') as RecordHeader;
    const squads = (header.setup as Game).players.map(({ squad }) => squad);
    expect(squads).toEqual([named(MINE, 'Host'), named(THEIRS, 'Friend')]);
  });
});

describe('somebody whose part in the dice is missing', () => {
  it('is awaited, and told of it two minutes after the last seal', async () => {
    const table = await atTable({
      ruleset: 'simplicity',
      scenario: 'windmill-ridge',
      players: playersOf(['france', 'austria']),
    });
    const { made, room, storage, send, time } = table;
    const sitters = ['france', 'austria'].map((seat) => new Sitter(seat)) as [Sitter, Sitter];
    const [host, friend] = sitters;
    const seal = (one: Sitter) => send(one, { t: 'seal', seal: sealOf(made.battle, one.seat, saltOf(made, one)) });
    const due = async (now: number) => (await storage.claimNotices(now, 1, 10)).map(({ seat }) => seat);
    await room.join(host, 0);
    await seal(host);
    room.leave(host);
    expect(room.awaited()).toEqual(['austria']);
    time.now = 60_000;
    await room.join(friend, 0);
    await seal(friend);
    await send(friend, { t: 'salt', salt: saltOf(made, friend) });
    expect(room.awaited()).toEqual(['france']);
    expect(await due(179_999)).toEqual([]);
    expect(await due(180_000)).toEqual(['france']);
    await room.join(host, 0);
    await send(host, { t: 'salt', salt: saltOf(made, host) });
    const [first] = sitters.filter((one) => one.offers().length > 0);
    expect(room.awaited()).toEqual([first?.seat]);
    expect(await due(10_000_000)).toEqual([first?.seat]);
  });
});
