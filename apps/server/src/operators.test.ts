/** Acts of the operator on the command line, beside a server that runs: what they do, whom they tell, what they note. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser, type Client } from '../test/client.ts';
import { HILL, seated } from '../test/playing.ts';
import { newDatabase, type Serving, serving } from '../test/serving.ts';
import { retentionOn } from './operator/retention.ts';
import { openDatabase } from './storage/open.ts';
import { storageOn } from './storage/storage.ts';
import { runTool } from './tools/run.ts';
import { REAL } from './world.ts';

const database = newDatabase();
let server: Serving;
beforeAll(async () => {
  server = await serving(database, { tables: 1000, looks: 50 });
});
afterAll(() => server.close());

const WANTED = { ...HILL, mine: 'france' };

async function run(...args: readonly string[]) {
  const said: string[] = [];
  const status = await runTool(args, database, (line) => said.push(line));
  return { status, text: said.join('\n') };
}
const act = async (...args: readonly string[]) => run(...args, '--yes', '--reason', 'insult');
const toldTo = async ({ browser }: Pick<Client, 'browser'>, language = 'en'): Promise<readonly string[]> => {
  const { text } = await browser.ask('GET', '/api/me/told', undefined, { 'accept-language': language });
  return (JSON.parse(text) as { told: readonly { text: string }[] }).told.map((one) => one.text);
};
/** The session of a browser, as the operator finds it by a name. */
const found = async (name: string): Promise<string> => (await run('people', name)).text.split(':')[0] ?? '';

it('a report is answered: the line goes for everybody at once, both are told, the log says what and why', async () => {
  const { made, clients } = await seated(server.port, { ...WANTED, name: 'Ada' });
  const [one, two] = clients as [Client, Client];
  one.send({ t: 'chat', phrase: 'hello' });
  await two.until((client) => client.bytes.some((text) => text.includes('"hello"')));
  two.send({ t: 'report', number: 1, reason: 'He greets.' });
  await two.until((client) => client.bytes.some((text) => text.includes('"reported"')));
  const id = /report (\w+),/.exec((await run('reports')).text)?.[1] ?? '';
  const line = ['line', made.battle, '1', '--report', id] as const;
  // What it would do, before it is done; and not without a reason.
  expect((await run(...line)).text).toMatch(
    /Ada is told: .*removed a line of yours[^]*acted on it[^]*Nothing was done/,
  );
  expect((await run(...line, '--yes')).status).toBe(1);
  expect(await toldTo(one)).toEqual([]);
  expect((await act(...line)).status).toBe(0);
  await one.until((client) => client.bytes.some((text) => text.includes('"unsaid"')));
  expect(await toldTo(one)).toEqual([expect.stringContaining('Reason: insult.')]);
  expect(await toldTo(one, 'it')).toEqual([expect.stringContaining('Motivo: insulto.')]);
  // The page asks in its own language, whatever the browser's is, and says that it was read.
  const mine = JSON.parse((await one.browser.ask('GET', '/api/me/told?language=it')).text) as {
    told: readonly { readonly id: string; readonly text: string }[];
  };
  expect(mine.told[0]?.text).toContain('Motivo: insulto.');
  await two.browser.ask('DELETE', `/api/me/told/${mine.told[0]?.id}`);
  expect(await toldTo(one)).toHaveLength(1);
  await one.browser.ask('DELETE', `/api/me/told/${mine.told[0]?.id}`);
  expect(await toldTo(one)).toEqual([]);
  expect(await toldTo(two)).toEqual([expect.stringContaining('acted on it')]);
  expect((await run('reports')).text).toBe('0 reports.');
  expect((await run('acts')).text).toMatch(/Removed a line by Ada in battle .* \(insult\)/);
  // It is gone: nothing is done twice.
  expect((await act(...line)).status).toBe(1);
});

it('a ban ends what somebody does and not what he reads; the other player is told, and it ends', async () => {
  const { clients } = await seated(server.port, { ...WANTED, name: 'Bice' });
  const [one, two] = clients as [Client, Client];
  const who = await found('Bice');
  const away = one.closed();
  expect((await act('ban', who, '0')).status).toBe(1);
  expect((await act('ban', who, '7')).status).toBe(0);
  expect(await away).toBe(1013);
  const { status, text } = await one.browser.ask('POST', '/api/tables', WANTED);
  expect([status, text]).toEqual([403, expect.stringContaining('"until":')]);
  expect((await one.browser.ask('GET', '/api/account/export')).text).toContain('"extent": "all"');
  // However the address is spelt.
  for (const path of ['/%61pi/tables', '/api/%74ables', `/api/tables/x/sit`])
    expect([403, 404]).toContain((await one.browser.ask('POST', path, WANTED)).status);
  expect((await one.browser.ask('POST', '/api/tables/x/sit', { key: 'k' })).status).toBe(403);
  expect((await one.browser.ask('GET', '/api/me')).status).toBe(200);
  expect(await toldTo(one)).toEqual([expect.stringContaining('banned you until')]);
  expect(await toldTo(two)).toEqual([expect.stringContaining('Bice cannot play here')]);
  expect((await two.browser.ask('POST', '/api/tables', WANTED)).status).toBe(200);
  await act('unban', /^(\S+): person/.exec((await run('bans')).text)?.[1] ?? '');
  await expect
    .poll(async () => (await one.browser.ask('POST', '/api/tables', WANTED)).status, { timeout: 5000 })
    .toBe(200);
  // A whole network, whoever comes from there; nobody is told, for nobody knows whom.
  await act('ban', '127.0.0.0/8', '1');
  const stranger = new Browser(server.port);
  await expect
    .poll(async () => (await stranger.ask('POST', '/api/tables', WANTED)).status, { timeout: 5000 })
    .toBe(403);
  await act('unban', /^(\S+): network/.exec((await run('bans')).text)?.[1] ?? '');
  await expect
    .poll(async () => (await stranger.ask('POST', '/api/tables', WANTED)).status, { timeout: 5000 })
    .toBe(200);
  for (const nobody of ['nobody', '300.1.1.1', '10.0.0.0/33', '::1/-1'])
    expect((await act('ban', nobody, '7')).status).toBe(1);
});

it('no new tables, a name and a table removed, a page written: at once, in every process, and noted', async () => {
  const { made, clients } = await seated(server.port, { ...WANTED, name: 'Carlo' });
  const [one, two] = clients as [Client, Client];
  await act('name', await found('Carlo'), 'Carlo');
  const look = async () => (await two.browser.ask('GET', `/api/tables/${made.table}`)).text;
  expect(await look()).not.toContain('Carlo');
  await act('set', 'tables.closed', 'An upgrade.');
  await act('set', 'page.terms.en', 'Be <kind>.\n\nNo bets.');
  expect((await act('set', 'limit.watchers', '-1')).status).toBe(1);
  expect((await act('set', 'limit.__proto__', '1')).status).toBe(1);
  const ends = Promise.all([one.closed(), two.closed()]);
  await act('remove', made.battle);
  expect(await ends).toEqual([1008, 1008]);
  const asked = await one.browser.ask('POST', '/api/tables', WANTED);
  expect([asked.status, JSON.parse(asked.text)]).toMatchObject([503, { error: 'An upgrade.' }]);
  expect(JSON.parse((await one.browser.ask('GET', '/api/host.json')).text)).toMatchObject({ closed: 'An upgrade.' });
  expect((await one.browser.ask('GET', '/account/terms')).text).toContain('<p>Be &#60;kind&#62;.</p><p>No bets.</p>');
  expect((await one.browser.ask('GET', '/account/privacy')).status).toBe(404);
  const { text: page } = await one.browser.ask('GET', '/account', undefined, { 'accept-language': 'it' });
  expect(page).toContain('<a class="go" href="/account/terms">Condizioni</a>');
  expect(page).not.toContain('/account/privacy');
  await act('set', 'tables.closed', '-');
  await expect
    .poll(async () => (await one.browser.ask('POST', '/api/tables', WANTED)).status, { timeout: 5000 })
    .toBe(200);
  for (const client of [one, two]) expect((await toldTo(client)).at(-1)).toContain('removed a table of yours');
  const opened = await openDatabase(database, 'beside');
  expect(await storageOn(opened).table(made.table)).toBeNull();
  // An account that sits nowhere is called something, too.
  const account = { id: 'nowhere', created: 0, mail: null, name: 'Nina', name_key: 'nina' };
  await opened.db.insertInto('accounts').values(account).execute();
  expect((await act('name', 'account:nowhere', 'Nina')).status).toBe(0);
  expect((await run('acts')).text).toContain('Removed the name “Nina”.');
  await opened.close();
});

it('tables at which nobody moved go by themselves: with a warning of two weeks, and not where somebody moves', async () => {
  const { made, clients } = await seated(server.port, { ...WANTED, name: 'Dora' });
  const other = await seated(server.port, WANTED);
  const third = await seated(server.port, WANTED);
  const opened = await openDatabase(database, 'beside');
  const storage = storageOn(opened);
  const DAY = 24 * 3_600_000;
  let guests = 60;
  let now = Date.now();
  const noted: string[] = [];
  const retention = retentionOn({
    storage,
    now: () => now,
    world: { ...REAL, every: () => () => undefined },
    still: () => 0,
    guests: () => guests,
    note: async (message) => void noted.push(message),
    report: () => undefined,
  });
  await retention.look();
  now += 47 * DAY;
  await retention.look();
  expect(await toldTo(clients[0] as Client)).toEqual([expect.stringContaining('A move keeps it')]);
  const goes = (await storage.departures()).map(({ table }) => table);
  expect(goes).toEqual(expect.arrayContaining([made.table, other.made.table]));
  await act('keep', '5');
  // Somebody moves at the other one, by the clock of then.
  const moves = () =>
    opened.db
      .updateTable('lines')
      .set({ text: `{"at":${now},"n":1}` })
      .where('battle', '=', other.made.battle)
      .execute();
  await moves();
  // And whoever begins a rematch at the third has moved, though nothing is ordered in it yet.
  const bond = { secret: 'secret', seals: {}, salts: {} };
  const header = '{"ruleset":"simplicity","scenario":null,"setup":{}}';
  const battle = { id: 'rematch', header, players: { france: 'person', austria: 'person' }, bond };
  const sides = { france: 'france', austria: 'austria' };
  await storage.createRematch(third.made.battle, battle, sides, { at: now, moved: [], notices: [] });
  now += 16 * DAY;
  await retention.look();
  expect(noted).toEqual([]);
  now += 3 * DAY;
  await retention.look();
  expect(noted).toEqual(['server.act.gone']);
  expect([await storage.table(made.table), (await storage.table(other.made.table))?.games.length]).toEqual([null, 1]);
  const left = (await storage.departures()).map(({ table }) => table);
  for (const { made: kept } of [other, third]) expect(left).not.toContain(kept.table);
  expect((await storage.table(third.made.table))?.games.length).toBe(2);
  // Where fewer days are set than lie between warning and end, too.
  guests = 7;
  await retention.look();
  expect((await storage.departures()).map(({ table }) => table)).toContain(other.made.table);
  now += 13 * DAY;
  await moves();
  now += 2 * DAY;
  await retention.look();
  expect((await storage.departures()).map(({ table }) => table)).not.toContain(other.made.table);
  expect((await storage.table(other.made.table))?.games).toHaveLength(1);
  await opened.close();
});
