/** A stranger who knows every name and number of other people's things asks everything the server answers to. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { Browser, type Client } from '../test/client.ts';
import { playersOf, seated } from '../test/playing.ts';
import { newDatabase } from '../test/serving.ts';
import { serverOn } from './app.ts';
import type { RunningServer } from './serverOptions.ts';
import { openDatabase } from './storage/open.ts';

const MOST = 1_000_000;
const NAMES = ['tables', 'sittings', 'lists', 'glances', 'records', 'channels', 'tries', 'asks', 'scenarios'] as const;
const LIMITS = {
  messages: MOST,
  accounts: MOST,
  joining: 1500,
  ...Object.fromEntries(NAMES.map((name) => [name, MOST])),
};
/** Whom the requests of the sockets come from, by the word of a proxy that is believed. */
const ELSEWHERE = '203.0.113.9';

let server: RunningServer;
let port = 0;
const database = newDatabase();
beforeAll(async () => {
  server = await serverOn({
    database,
    pages: '/',
    limits: LIMITS,
    operatorKey: 'the key of the operator of a test',
    proxies: ['127.0.0.1'],
    work: { workersKey: 'w'.repeat(24) },
  });
  port = await server.listen(0, '127.0.0.1');
});
afterAll(() => server.close());

/** What only some are to read, each word of its own kind. */
const PRIVATE = {
  talk: 'Qtalkq',
  member: 'Qmemberq',
  evening: 'Qeveningq',
  league: 'Qleagueq',
  mail: 'qmailq',
  told: 'Qtoldq',
  report: 'Qreportq',
  hook: 'qhookq',
} as const;

const json = async (browser: Browser, method: string, path: string, body?: object): Promise<Record<string, string>> => {
  const { status, text } = await browser.ask(method, path, body);
  expect([path, status, text]).toEqual([path, 200, text]);
  return JSON.parse(text) as Record<string, string>;
};

/** A table, a club with an evening and a league, ways to be told, words of the operator: of two people. */
async function victims() {
  const { made, clients } = await seated(port, {
    ruleset: 'simplicity',
    scenario: 'windmill-ridge',
    players: playersOf(['france', 'austria']),
    mine: 'france',
  });
  const [{ browser }] = clients as [Client, Client];
  const { club = '', key = '' } = await json(browser, 'POST', '/api/clubs', { name: 'A club', mine: PRIVATE.member });
  const at = Date.now() + 3_600_000;
  await json(browser, 'POST', `/api/clubs/${club}/evenings`, { at, words: PRIVATE.evening });
  const { league = '' } = await json(browser, 'POST', `/api/clubs/${club}/leagues`, {
    name: PRIVATE.league,
    kind: 'swiss',
    rounds: 3,
    ruleset: 'simplicity',
    scenario: 'windmill-ridge',
    pace: { kind: 'turns', days: 7 },
    first: at,
    computers: [],
  });
  const opened = await openDatabase(database, 'beside');
  const { db } = opened;
  const sitting = db.selectFrom('sittings').select('session').where('table_id', '=', made.table);
  const { session: owner } = await sitting.where('seat', '=', 'france').executeTakeFirstOrThrow();
  const [evening] = await db.selectFrom('evenings').select('id').execute();
  const said = JSON.stringify({ text: PRIVATE.talk });
  await db
    .insertInto('chat')
    .values({ battle: made.battle, number: 1, seat: 'france', said, at: 1, removed: 0 })
    .execute();
  await db
    .insertInto('reports')
    .values({
      id: 'report1',
      battle: made.battle,
      seat: 'austria',
      number: 1,
      reason: PRIVATE.report,
      quoted: '[]',
      at: 1,
    })
    .execute();
  await db
    .insertInto('told')
    .values({ id: 'told1', owner, at: 1, message: 'server.told.line', facts: `{"reason":"${PRIVATE.told}"}` })
    .execute();
  const channel = { session: owner, language: 'en', quiet: null, confirmed: 1, last_at: null, last_result: null };
  const targets = [
    { id: 'mail1', kind: 'mail', target: JSON.stringify({ address: `${PRIVATE.mail}@big.example` }) },
    { id: 'hook1', kind: 'webhook', target: JSON.stringify({ address: `https://hook.example/${PRIVATE.hook}` }) },
  ];
  await db
    .insertInto('channels')
    .values(targets.map((one) => ({ ...channel, ...one })))
    .execute();
  /** All that is kept, but what the asking itself leaves. */
  const kept = async (): Promise<readonly string[]> => {
    const names = [
      'tables',
      'seats',
      'battles',
      'lines',
      'chat',
      'clubs',
      'evenings',
      'leagues',
      'entries',
      'channels',
    ] as const;
    const more = ['members', 'comings', 'told', 'reports', 'pages', 'club_tables', 'operator_acts', 'bans'] as const;
    const rows = [...names, ...more].map(
      async (name) => [name, await db.selectFrom(name).selectAll().execute()] as const,
    );
    const all = (await Promise.all(rows)).flatMap(([name, found]) =>
      found.map((row) => `${name} ${JSON.stringify(row)}`),
    );
    // What the stranger made himself is his, and the operator's log says that a wrong key was tried.
    return all.filter((row) => !row.includes('Stranger') && !row.includes('server.act.wrong'));
  };
  const ids = [
    made.table,
    made.battle,
    club,
    league,
    evening?.id ?? '',
    'told1',
    'report1',
    'mail1',
    'hook1',
    owner,
    '1',
  ];
  return { made, clients, opened, kept, key, ids };
}

it('reads nothing that is private and changes nothing, whatever he asks for, and the server answers all of it', async () => {
  const { made, opened, kept, key, ids } = await victims();
  const before = await kept();
  const stranger = new Browser(port);
  await stranger.ask('POST', '/api/clubs', { name: 'Stranger', mine: 'Stranger' });
  const body = {
    key: 'A'.repeat(22),
    name: 'Stranger',
    seat: 'france',
    do: 'close',
    comes: true,
    hidden: false,
    blocked: false,
    table: made.table,
    at: Date.now() + 9_000_000,
    words: 'Stranger',
    token: 'x',
  };
  const secrets = [...Object.values(PRIVATE), ...Object.values(made.keys), key];
  let asked = 0;
  const found: string[] = [];
  const all = server.routes.filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
  expect(all.length).toBeGreaterThan(60);
  for (const { method, url } of all) {
    const count = (url.match(/:\w+/g) ?? []).length;
    // Of two names in an address every pair.
    const fills =
      count === 0 ? [[]] : count === 1 ? ids.map((id) => [id]) : ids.flatMap((a) => ids.map((b) => [a, b, '1']));
    for (const fill of fills) {
      const rest = [...fill];
      const path = url.replace(/:\w+/g, () => rest.shift() ?? '1').replace('*', 'x');
      for (const sent of method === 'GET' ? [undefined] : count > 1 ? [body] : [{}, body]) {
        const { status, text } = await stranger.ask(method, path, sent);
        asked += 1;
        const leaks = secrets.filter((one) => text.includes(one));
        if (status >= 500 || leaks.length > 0) found.push(`${method} ${path}: ${status} ${leaks.join()}`);
      }
    }
  }
  expect(found).toEqual([]);
  expect(asked).toBeGreaterThan(1000);
  expect(await kept()).toEqual(before);
  await opened.close();
}, 120_000);

it('opens 2,000 connections that say nothing: so many of one address stay, those soon go, and nobody who plays waits', async () => {
  const { clients } = await seated(port, {
    ruleset: 'simplicity',
    scenario: 'windmill-ridge',
    players: playersOf(['france', 'austria']),
    mine: 'france',
  });
  const [mover] = clients as [Client, Client];
  const { table, keys, battle } = await new Browser(port).make({
    ruleset: 'simplicity',
    scenario: 'windmill-ridge',
    players: playersOf(['france', 'austria']),
    mine: 'france',
  });
  const sessions: Browser[] = [];
  for (let n = 0; n < 40; n++) {
    const browser = new Browser(port);
    await browser.sit(table, keys[''] as string);
    sessions.push(browser);
  }
  let open = 0;
  let most = 0;
  const origin = `http://127.0.0.1:${port}`;
  const ended = Array.from({ length: 2000 }, (_, n) => {
    const cookie = sessions[n % sessions.length]?.cookie ?? '';
    const headers = { cookie, origin, 'x-forwarded-for': ELSEWHERE };
    const socket = new WebSocket(`ws://127.0.0.1:${port}/live/${battle}?seat=`, { headers });
    socket.on('error', () => undefined);
    socket.on('open', () => {
      open += 1;
      most = Math.max(most, open);
    });
    return new Promise<void>((done) =>
      socket.on('close', () => {
        if (open > 0) open -= 1;
        done();
      }),
    );
  });
  // Meanwhile somebody plays.
  const { held } = mover;
  const order = await mover.order({ type: 'resign' });
  expect([held === null, order.t]).toEqual([false, 'lines']);
  await Promise.all(ended);
  // Some were let in, else this says nothing.
  expect(most).toBeGreaterThan(0);
  expect(most).toBeLessThan(500);
}, 60_000);
