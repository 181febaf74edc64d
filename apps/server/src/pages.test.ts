/** A battle that is over has a page where both players agreed to that, and tells others nothing else. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { RESIGN } from '@drumhead/engine';
import type { ArchivedBattle, BattlePage, TableInPlay } from '@drumhead/protocol';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser, Client, type Made } from '../test/client.ts';
import { asked, HILL, seated } from '../test/playing.ts';
import { type Serving, serving } from '../test/serving.ts';

const BUILT = mkdtempSync(join(tmpdir(), 'drumhead-pages-'));
let server: Serving;
beforeAll(async () => {
  copyFileSync('apps/web/index.html', join(BUILT, 'index.html'));
  server = await serving(undefined, undefined, { pages: BUILT, address: 'https://play.example' });
});
afterAll(async () => {
  await server.close();
  rmSync(BUILT, { recursive: true });
});

const WANTED = { ...HILL, mine: 'france', name: 'Ada' };

const pageOf = async (browser: Browser, battle: string): Promise<BattlePage | number> => {
  const { status, text } = await browser.ask('GET', `/api/pages/${battle}`);
  return status === 200 ? (JSON.parse(text) as BattlePage) : status;
};
const change = async (browser: Browser, battle: string, body: object | string): Promise<number> =>
  (await browser.ask('PUT', `/api/pages/${battle}`, body)).status;
const archive = async (query = ''): Promise<readonly ArchivedBattle[]> => {
  const { text } = await new Browser(server.port).ask('GET', `/api/archive?${query}`);
  return (JSON.parse(text) as { battles: readonly ArchivedBattle[] }).battles;
};
const listed = async (query = ''): Promise<readonly string[]> => (await archive(query)).map(({ battle }) => battle);
const shownAt = async (browser: Browser, { table }: Made): Promise<unknown> =>
  (JSON.parse((await browser.ask('GET', `/api/tables/${table}`)).text) as { shown: unknown }).shown;

/** Both players, and their battle once France has given it up. */
async function fought(wanted: object): Promise<{ made: Made; host: Client; guest: Client }> {
  const { made, clients } = await seated(server.port, { ...WANTED, ...wanted });
  const [host, guest] = clients as [Client, Client];
  await host.order({ ...RESIGN });
  return { made, host, guest };
}

it('a public battle is on the list of all with its picture, and whoever comes has its record; its talk he has not', async () => {
  const { made, clients } = await seated(server.port, { ...WANTED, shown: 'public' });
  const [host, guest] = clients as [Client, Client];
  const stranger = new Browser(server.port);
  // Whoever is invited sees what he agrees to.
  expect(await shownAt(stranger, made)).toBe('public');
  expect(await pageOf(host.browser, made.battle)).toBe(404);
  expect(await listed()).not.toContain(made.battle);
  host.send({ t: 'chat', phrase: 'luckyDice' });
  await guest.until(({ bytes }) => bytes.some((text) => text.includes('luckyDice')));
  await host.order({ ...RESIGN });
  const page = (await pageOf(stranger, made.battle)) as BattlePage;
  expect(page).toMatchObject({ winner: 'austria', shown: 'public', yours: [], scenario: 'windmill-ridge' });
  expect(page.seats).toEqual([
    { seat: 'france', player: 'person', name: 'Ada' },
    { seat: 'austria', player: 'person', name: null },
  ]);
  expect(page.sketch).toMatchObject({ sides: [{ seat: 'austria' }, { seat: 'france' }] });
  const record = await stranger.ask('GET', `/api/pages/${made.battle}/record`);
  expect(record.text).toBe((await host.browser.ask('GET', `/api/tables/${made.table}/record`)).text);
  const told = `${record.text}${JSON.stringify(page)}${JSON.stringify(await archive())}`;
  expect(JSON.stringify((await archive())[0]?.sketch)).not.toContain('name');
  for (const secret of ['luckyDice', made.table, ...Object.values(made.keys)]) expect(told).not.toContain(secret);
  for (const [query, isThere] of [
    ['', true],
    ['ruleset=simplicity&scenario=windmill-ridge&nation=french&result=lost', true],
    ['nation=austrian&result=won', true],
    ['result=won', true],
    ['nation=french&result=won', false],
    ['nation=british', false],
    ['result=drawn', false],
    ['ruleset=skirmish', false],
    [`after=${made.battle}`, false],
  ] as const)
    expect((await listed(query)).includes(made.battle), query).toBe(isThere);
  // Only who played there takes his name off, or closes it; and what is asked must be sound.
  for (const body of [{ do: 'open' }, {}, '[]', { do: 'close', shown: 'public' }])
    expect(await change(host.browser, made.battle, body)).toBe(400);
  for (const one of ['nameless', 'close']) expect(await change(stranger, made.battle, { do: one })).toBe(404);
  for (const query of ['result=best', 'nation=%25', 'ruleset=a%20b', 'player=ada', 'after=x&after=y'])
    expect((await stranger.ask('GET', `/api/archive?${query}`)).status, query).toBe(400);
  expect(await change(guest.browser, made.battle, { do: 'nameless' })).toBe(200);
  expect((await archive()).find(({ battle }) => battle === made.battle)?.seats[0]?.name).toBe('Ada');
  // Whoever has all deleted that is kept of him stands nowhere by name, though the battle stays.
  await host.browser.ask('DELETE', '/api/me');
  expect(JSON.stringify(await pageOf(stranger, made.battle))).not.toContain('Ada');
  expect(await change(host.browser, made.battle, { do: 'close' })).toBe(404);
  expect(await change(guest.browser, made.battle, { do: 'close' })).toBe(200);
  expect(await listed()).not.toContain(made.battle);
  for (const path of ['', '/record'])
    expect(await stranger.ask('GET', `/api/pages/${made.battle}${path}`)).toMatchObject({
      status: 404,
      text: (await stranger.ask('GET', `/api/pages/nothing${path}`)).text,
    });
  expect(await pageOf(guest.browser, made.battle)).toMatchObject({ shown: 'private', yours: ['austria'] });
});

it('a page needs the consent of both: by the table that was set, or as they agree before the end', async () => {
  const own = await fought({});
  expect(await pageOf(own.host.browser, own.made.battle)).toBe(404);
  const { made, clients } = await seated(server.port, WANTED);
  const [host, guest] = clients as [Client, Client];
  const n = (): number => host.held?.n ?? 0;
  host.send({ t: 'propose', n: n(), what: { kind: 'page', shown: 'link' } });
  await guest.until(({ held }) => held?.open?.kind === 'page');
  expect(await shownAt(host.browser, made)).toBe('private');
  guest.send({ t: 'answer', question: guest.held?.open?.id ?? '', yes: true });
  await host.until(({ held }) => held?.open === null);
  await host.order({ ...RESIGN });
  expect(await shownAt(guest.browser, made)).toBe('link');
  const stranger = new Browser(server.port);
  expect(await pageOf(stranger, made.battle)).toMatchObject({ shown: 'link' });
  expect(await listed()).not.toContain(made.battle);
  host.send({ t: 'propose', n: n(), what: { kind: 'page', shown: 'public' } });
  await host.until(({ faults }) => faults.includes('protocol.fault.ask'));
  // Whoever must get up could no longer take his name off.
  expect(JSON.stringify(await pageOf(stranger, made.battle))).toContain('Ada');
  const beside = new Browser(server.port);
  await beside.sit(made.table, made.keys.france ?? '');
  expect((await beside.ask('POST', `/api/tables/${made.table}/link`, { seat: 'france' })).status).toBe(200);
  expect(JSON.stringify(await pageOf(stranger, made.battle))).not.toContain('Ada');
});

it('against the computer alone who sees the page is as the player says, and he hears that it is', async () => {
  const players = { ...HILL.players, austria: 'recruit' };
  const { made, clients } = await seated(server.port, { ...WANTED, players });
  const [own] = clients as [Client];
  await own.until(() => asked(own).isAsked);
  own.send({ t: 'propose', n: own.held?.n ?? 0, what: { kind: 'page', shown: 'public' } });
  await own.until(({ bytes }) => bytes.some((text) => text.includes('"kind":"page"')));
  await own.until(({ held }) => held?.open === null);
  expect(await shownAt(own.browser, made)).toBe('public');
  own.drop();
});

it('a battle whose watchers are told late has its page as late for all but its players', async () => {
  const { made, host, guest } = await fought({ shown: 'public', delay: 5 });
  expect(await pageOf(new Browser(server.port), made.battle)).toBe(404);
  expect(await listed()).not.toContain(made.battle);
  expect(await pageOf(guest.browser, made.battle)).toMatchObject({ yours: ['austria'] });
  // Whoever met one of them elsewhere does not learn of its end from what that one has played.
  const other = new Browser(server.port);
  const elsewhere = await host.browser.make(WANTED);
  await other.sit(elsewhere.table, elsewhere.keys.austria ?? '');
  const gamesOfAda = async (reader: Browser): Promise<unknown> => {
    const { people } = JSON.parse((await reader.ask('GET', '/api/people')).text) as { people: { id: string }[] };
    return (JSON.parse((await reader.ask('GET', `/api/people/${people[0]?.id}`)).text) as { games: unknown }).games;
  };
  expect(await gamesOfAda(other)).toEqual([]);
  expect(await gamesOfAda(guest.browser)).toMatchObject([{ played: 1, lost: 1, withYou: 1 }]);
});

it('a link to a battle has its picture and its result for chats; a frame in any page has them without script or cookie', async () => {
  const { made, guest } = await fought({ shown: 'link' });
  const stranger = new Browser(server.port);
  const get = (path: string) => stranger.ask('GET', path);
  const page = await get(`/b/${made.battle}`);
  for (const tag of [
    'property="og:title" content="a player beat Ada"',
    `property="og:image" content="https://play.example/b/${made.battle}/picture.png"`,
    '<title>a player beat Ada - Drumhead</title>',
  ])
    expect(page.text).toContain(tag);
  expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  const frame = await get(`/embed/battle/${made.battle}`);
  expect(frame.headers.get('content-security-policy')).toMatch(/^default-src 'none';.*frame-ancestors \*$/);
  expect(frame.headers.get('content-security-policy')).not.toContain('script');
  expect(frame.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(frame.text).toContain(`href="/b/${made.battle}" target="_blank"`);
  const sizes: number[] = [];
  for (const [path, width, height] of [
    [`/embed/battle/${made.battle}/picture.png`, 600, 336],
    [`/b/${made.battle}/picture.png`, 1200, 630],
  ] as const) {
    const picture = Buffer.from(await (await fetch(`http://127.0.0.1:${server.port}${path}`)).arrayBuffer());
    sizes.push(picture.length);
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([width, height]);
    const data = inflateSync(picture.subarray(picture.indexOf('IDAT') + 4, picture.length - 16));
    expect(data.length).toBe((3 * width + 1) * height);
  }
  expect(frame.text.length + (sizes[0] ?? 0), 'bytes to the first picture').toBeLessThan(60_000);
  expect(stranger.cookie).toBe('');
  // Without a page, or once it is private, all of it is as if there were no such battle.
  await change(guest.browser, made.battle, { do: 'close' });
  const paths = ['/b/*', '/b/*/picture.png', '/embed/battle/*', '/embed/battle/*/picture.png', '/embed/scenario/*'];
  for (const path of paths) {
    const told = await get(path.replace('*', made.battle));
    const nothing = await get(path.replace('*', 'nothing'));
    expect([told.status, told.text], path).toEqual([nothing.status, nothing.text]);
    expect(told.text).not.toContain('Ada');
  }
});

it('everybody may watch a table in play whose page is to be public, as late as was agreed, and no other', async () => {
  const watching = async (browser: Browser, { table }: Made): Promise<number> =>
    (await browser.ask('POST', `/api/watching/${table}`)).status;
  const inPlay = async (): Promise<readonly string[]> => {
    const { text } = await new Browser(server.port).ask('GET', '/api/watching');
    return (JSON.parse(text) as { tables: readonly TableInPlay[] }).tables.map(({ table }) => table);
  };
  const [open, late, own] = [
    await seated(server.port, { ...WANTED, shown: 'public' }),
    await seated(server.port, { ...WANTED, shown: 'public', delay: 5 }),
    await seated(server.port, { ...WANTED, shown: 'link' }),
  ];
  await open.clients[0]?.until(({ held }) => (held?.n ?? 0) > 0);
  const listed = await inPlay();
  expect([open, late, own].map(({ made }) => listed.includes(made.table))).toEqual([true, true, false]);
  const stranger = new Browser(server.port);
  expect(await watching(stranger, own.made)).toBe(404);
  expect(await watching(stranger, { ...own.made, table: 'nothing' })).toBe(404);
  expect(await watching(stranger, open.made)).toBe(200);
  const watcher = new Client(stranger, open.made.battle, null);
  await watcher.connect();
  await watcher.until(({ held }) => held !== null);
  // The players see how many watch.
  await open.clients[0]?.until(({ bytes }) => bytes.some((text) => text.includes('"watchers":1')));
  const [host, guest] = open.clients as [Client, Client];
  const agree = async (shown: 'link' | 'public'): Promise<void> => {
    host.send({ t: 'propose', n: host.held?.n ?? 0, what: { kind: 'page', shown } });
    await guest.until(({ held }) => held?.open?.kind === 'page');
    guest.send({ t: 'answer', question: guest.held?.open?.id ?? '', yes: true });
    await host.until(({ held }) => held?.open === null);
  };
  // Once they agree to something else nobody stays who came as everybody might.
  const away = watcher.closed();
  await agree('link');
  expect(await away).toBe(1008);
  expect(await watching(stranger, open.made)).toBe(404);
  await agree('public');
  expect(await watching(stranger, open.made)).toBe(200);
  await host.order({ ...RESIGN });
  expect(await inPlay()).not.toContain(open.made.table);
  // Whoever watches sees all that was played at a table: nobody comes where a page of it was closed, and nobody stays.
  expect(await watching(new Browser(server.port), open.made)).toBe(200);
  const record = async (): Promise<number> =>
    (await stranger.ask('GET', `/api/tables/${open.made.table}/record`)).status;
  expect(await record()).toBe(200);
  expect(await change(guest.browser, open.made.battle, { do: 'close' })).toBe(200);
  expect(await record()).toBe(404);
  expect(await watching(new Browser(server.port), open.made)).toBe(404);
  // That a battle is over is told as late as all else.
  await late.clients[0]?.order({ ...RESIGN });
  expect(await inPlay()).toContain(late.made.table);
  for (const one of [...open.clients, ...late.clients, ...own.clients, watcher]) one.drop();
});
