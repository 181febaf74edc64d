/** The operator's page: nobody comes in without the key, what an act does stands there before it is done, all is noted. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser, type Client } from '../test/client.ts';
import { HILL, seated } from '../test/playing.ts';
import { type Serving, serving } from '../test/serving.ts';
import { settingsIn } from './settings.ts';

const KEY = 'a key that nobody guesses at all';
const PATH = '/account/operator';
let server: Serving;
beforeAll(async () => {
  server = await serving(undefined, { looks: 50 }, { operatorKey: KEY, proxies: ['127.0.0.1'] });
});
afterAll(() => server.close());

const form = (browser: Browser, path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  browser.ask('POST', `${PATH}${path}`, new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  });

async function entered(): Promise<Browser> {
  const browser = new Browser(server.port);
  expect((await form(browser, '/enter', { key: KEY })).status).toBe(303);
  return browser;
}

it('opens for the key alone, for five tries an hour, and closes again; a page from elsewhere asks nothing', async () => {
  const stranger = new Browser(server.port);
  const asked = [
    stranger.ask('GET', PATH),
    form(stranger, '/act', { act: 'set', name: 'tables.closed', value: 'x', sure: 'yes', reason: 'x' }),
    form(stranger, '/start', { tool: 'backup' }),
    stranger.ask('GET', PATH, undefined, { cookie: 'drumhead-operator=aaaaaaaaaaaaaaaaaaaaaa' }),
  ];
  for (const answer of await Promise.all(asked)) {
    expect(answer.status).toBe(401);
    expect(answer.text).not.toMatch(/tables.closed|name="act"/);
  }
  const operator = await entered();
  const first = await operator.ask('GET', PATH, undefined, { 'accept-language': 'it' });
  expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(first.text).toContain('Nessuna segnalazione in attesa.');
  expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(first.text).not.toContain('<script');
  const foreign = { origin: 'https://elsewhere.example' };
  expect((await form(operator, '/act', { act: 'keep', days: '1', sure: 'yes', reason: 'x' }, foreign)).status).toBe(
    403,
  );
  const { cookie } = operator;
  await form(operator, '/lock', {});
  operator.cookie = cookie;
  expect((await operator.ask('GET', PATH)).status).toBe(401);
  const wrong = [];
  for (const key of [`${KEY}.`, KEY.slice(1), '', 'x'.repeat(5000), 'y', KEY])
    wrong.push((await form(stranger, '/enter', { key }, { 'x-forwarded-for': '192.0.2.9' })).status);
  // Then not even the right one is looked at.
  expect(wrong).toEqual([403, 403, 403, 403, 403, 429]);
});

it('shows a report with its evidence, says what each will be told, and does it once it is sure', async () => {
  const { made, clients } = await seated(server.port, { ...HILL, mine: 'france', name: 'Zoe' });
  const [one, two] = clients as [Client, Client];
  one.send({ t: 'chat', phrase: 'goodLuck' });
  await two.until((client) => client.bytes.some((text) => text.includes('"goodLuck"')));
  two.send({ t: 'report', number: 1, reason: '<b>He</b> greets.' });
  await two.until((client) => client.bytes.some((text) => text.includes('"reported"')));
  const operator = await entered();
  const { text } = await operator.ask('GET', `${PATH}?tab=reports`);
  expect(text).toContain('A line by Zoe');
  expect(text).toContain('&#60;b&#62;He&#60;/b&#62; greets.');
  expect(text).toMatch(/<tr class="reported">.*\(goodLuck\)/);
  const report = /name="report" value="(\w+)"/.exec(text)?.[1] ?? '';
  const fields = { act: 'line', battle: made.battle, number: '1', report };
  const question = await form(operator, '/act', fields);
  expect(question.text).toContain('Zoe is told: “The operator removed a line of yours.');
  expect((await operator.ask('GET', `${PATH}?tab=reports`)).text).toContain('A line by Zoe');
  expect((await form(operator, '/act', { ...fields, sure: 'yes', reason: 'other', other: ' ' })).status).toBe(409);
  const done = await form(operator, '/act', { ...fields, sure: 'yes', reason: 'insult' });
  expect(done.status).toBe(303);
  const after = await operator.ask('GET', done.headers.get('location') ?? '');
  expect(after.text).toContain('Done: Removed a line by Zoe');
  expect(after.text).toContain('No reports are waiting.');
  await one.until((client) => client.bytes.some((said) => said.includes('"unsaid"')));
  // What was set stands on the page at once, before the process has looked.
  for (const [value, now] of [
    ['An upgrade.', 'Allow new tables'],
    ['-', 'Close new tables'],
  ] as const) {
    const set = { act: 'set', name: 'tables.closed', value, sure: 'yes', reason: 'upgrade' };
    const shown = await form(operator, '/act', set);
    expect(shown.status).toBe(303);
    expect((await operator.ask('GET', shown.headers.get('location') ?? '')).text).toContain(now);
  }
  for (const tab of ['people&text=Zoe', 'limits', 'pages', 'log', 'log&before=x', 'today'])
    expect((await operator.ask('GET', `${PATH}?tab=${tab}`)).status).toBe(200);
  expect((await operator.ask('GET', `${PATH}?tab=log`)).text).toMatch(/A wrong key was given.*Opened the operator/s);
});

it('is not there without a key, and a short one is refused', async () => {
  const without = await serving();
  expect((await new Browser(without.port).ask('GET', PATH)).status).toBe(404);
  await without.close();
  expect(() => settingsIn({ DRUMHEAD_OPERATOR_KEY: 'short' }, '/')).toThrow('DRUMHEAD_OPERATOR_KEY');
});
