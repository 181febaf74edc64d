/** People one has met: what was played with each, and that whoever is blocked meets one no more and is not told. */
import { RESIGN } from '@drumhead/engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser, Client, type Made } from '../test/client.ts';
import { HILL, seated } from '../test/playing.ts';
import { type Serving, serving } from '../test/serving.ts';

let server: Serving;
beforeAll(async () => {
  server = await serving();
});
afterAll(() => server.close());

const WANTED = { ...HILL, mine: 'france' };
const OPEN = { ...WANTED, challenge: { hours: null } };

interface Person {
  readonly id: string;
  readonly name: string | null;
  readonly isGuest: boolean;
  readonly isBlocked: boolean;
  readonly isMuted: boolean;
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  readonly battles: number;
}

const peopleOf = async (browser: Browser): Promise<readonly Person[]> =>
  (JSON.parse((await browser.ask('GET', '/api/people')).text) as { people: readonly Person[] }).people;
const block = async (browser: Browser, id: string, body: object | string): Promise<number> =>
  (await browser.ask('PUT', `/api/people/${id}`, body)).status;
const listed = async (browser: Browser): Promise<readonly string[]> =>
  (JSON.parse((await browser.ask('GET', '/api/challenges')).text) as { challenges: readonly Made[] }).challenges.map(
    ({ table }) => table,
  );
const take = async (browser: Browser, { table }: Made): Promise<string> => {
  const { status, text } = await browser.ask('POST', `/api/challenges/${table}`, { seat: 'austria' });
  return status === 200 ? 'taken' : `${status} ${text}`;
};

it('whoever sat at a table with somebody knows him by his name and the score; nobody else does', async () => {
  const { made, clients } = await seated(server.port, { ...WANTED, name: 'Ada' });
  const [host, guest] = clients as [Client, Client];
  const watcher = new Browser(server.port);
  await watcher.sit(made.table, made.keys[''] as string);
  await guest.order({ ...RESIGN });
  expect(await peopleOf(host.browser)).toMatchObject([
    { name: null, battles: 1, won: 1, lost: 0, drawn: 0, isGuest: true },
  ]);
  const [ada] = await peopleOf(guest.browser);
  expect(ada).toMatchObject({ name: 'Ada', battles: 1, won: 0, lost: 1, isBlocked: false });
  for (const nobody of [watcher, new Browser(server.port)]) {
    expect(await peopleOf(nobody)).toEqual([]);
    expect(await block(nobody, ada?.id ?? '', { blocked: true })).toBe(404);
  }
  // The name under which one knows another is worth nothing to a third, and says nothing of sessions.
  expect(ada?.id).toMatch(/^[\w-]{22}$/);
  expect(await block(host.browser, ada?.id ?? '', { blocked: true })).toBe(404);
  for (const body of [{}, { blocked: 'yes' }, '[]']) expect(await block(guest.browser, ada?.id ?? '', body)).toBe(400);
});

it.each(['host', 'guest'] as const)(
  'an open table is not there for two of whom the %s blocks the other, as if it were taken',
  async (who) => {
    const { clients } = await seated(server.port, WANTED);
    const [host, guest] = (clients as [Client, Client]).map(({ browser }) => browser) as [Browser, Browser];
    const [blocks, blocked] = who === 'host' ? [host, guest] : [guest, host];
    const [them] = await peopleOf(blocks);
    expect(await block(blocks, them?.id ?? '', { blocked: true })).toBe(200);
    expect(await peopleOf(blocks)).toMatchObject([{ isBlocked: true }]);
    expect(await peopleOf(blocked), 'the other is not told').toMatchObject([{ isBlocked: false }]);
    const open = await host.make(OPEN);
    expect(await listed(guest)).not.toContain(open.table);
    const stranger = new Browser(server.port);
    expect(await listed(stranger)).toContain(open.table);
    const said = await take(guest, open);
    expect(await take(stranger, open)).toBe('taken');
    expect(said).toBe(await take(new Browser(server.port), open));
    // What was begun goes on, and the next open table is there again for both once nobody blocks the other.
    expect(await block(blocks, them?.id ?? '', { blocked: false })).toBe(200);
    const next = await host.make(OPEN);
    expect(await listed(guest)).toContain(next.table);
    expect(await take(guest, next)).toBe('taken');
  },
);

it('a table may be set for somebody whom one has met: he alone sees and takes it, or declines; the blocked hear nothing', async () => {
  const { made, clients } = await seated(server.port, { ...WANTED, name: 'Ada' });
  const [host, guest] = (clients as [Client, Client]).map(({ browser }) => browser) as [Browser, Browser];
  const [them] = await peopleOf(host);
  const [ada] = await peopleOf(guest);
  const challenge = async (browser: Browser, id: string | undefined, table: string): Promise<number> =>
    (await browser.ask('POST', `/api/people/${id}/challenge`, { table })).status;
  const first = await host.make({ ...WANTED, name: 'Ada' });
  const stranger = new Browser(server.port);
  const strangers = await stranger.make(WANTED);
  // Nobody challenges whom he has not met, by another's name, to another's table, or to one without a free seat.
  expect(await challenge(stranger, them?.id, strangers.table)).toBe(404);
  expect(await challenge(host, ada?.id, first.table)).toBe(404);
  expect(await challenge(host, them?.id, strangers.table)).toBe(409);
  expect(await challenge(host, them?.id, made.table)).toBe(409);
  expect(await challenge(host, them?.id, 'x'.repeat(41))).toBe(400);
  expect(await challenge(host, them?.id, first.table)).toBe(200);
  expect(await listed(guest)).toEqual([first.table]);
  expect(await listed(host)).not.toContain(first.table);
  expect(await listed(stranger)).not.toContain(first.table);
  expect(await take(stranger, first)).toMatch(/^409/);
  expect(await take(guest, first)).toBe('taken');
  expect(await listed(guest)).toEqual([]);
  // Declined.
  const second = await host.make(WANTED);
  expect(await challenge(host, them?.id, second.table)).toBe(200);
  expect((await guest.ask('DELETE', `/api/challenges/${second.table}`)).status).toBe(200);
  // Whoever declined is asked no more, unless he is challenged again.
  expect((await guest.ask('DELETE', `/api/challenges/${second.table}`)).status).toBe(404);
  expect(await take(guest, second)).toMatch(/^409/);
  // Blocked: the host hears the same, the guest nothing.
  expect(await block(guest, ada?.id ?? '', { blocked: true })).toBe(200);
  const third = await host.make(WANTED);
  expect(await challenge(host, them?.id, third.table)).toBe(200);
  expect(await listed(guest)).toEqual([]);
  expect(await take(guest, third)).toMatch(/^409/);
  expect(await block(guest, ada?.id ?? '', { blocked: false })).toBe(200);
  // So many at a time.
  const more = await Promise.all([1, 2, 3, 4, 5].map(() => host.make(WANTED)));
  const statuses = [];
  for (const { table } of more) statuses.push(await challenge(host, them?.id, table));
  expect(statuses).toEqual([200, 200, 200, 200, 409]);
  // Nobody waits at a table whose host deleted all that was kept of him.
  expect(await listed(guest)).toHaveLength(5);
  await host.ask('DELETE', '/api/me');
  expect(await listed(guest)).toEqual([]);
});

it('a person is known to those he met by his games, open tables and public battles, or by his name alone as he likes', async () => {
  const { made, clients } = await seated(server.port, { ...WANTED, name: 'Ada', shown: 'public' });
  const [host, guest] = clients as [Client, Client];
  await guest.order({ ...RESIGN });
  const open = await host.browser.make({ ...OPEN, name: 'Ada' });
  const [ada] = await peopleOf(guest.browser);
  const look = async (browser: Browser, id = ada?.id): Promise<unknown> => {
    const { status, text } = await browser.ask('GET', `/api/people/${id}`);
    return status === 200 ? JSON.parse(text) : status;
  };
  const seen = await look(guest.browser);
  expect(seen).toMatchObject({
    person: { name: 'Ada', isGuest: true, isMuted: false },
    isHidden: false,
    games: [{ ruleset: 'simplicity', played: 1, won: 1, drawn: 0, lost: 0, withYou: 1 }],
    tables: [open.table],
    pages: [{ battle: made.battle }],
  });
  // By the name under which one knows him nobody else finds him.
  for (const nobody of [host.browser, new Browser(server.port)]) expect(await look(nobody)).toBe(404);
  expect(await look(guest.browser, 'nobody')).toBe(404);
  // A page without his name does not lead to him.
  await host.browser.ask('PUT', `/api/pages/${made.battle}`, { do: 'nameless' });
  expect(await look(guest.browser)).toMatchObject({ pages: [] });
  for (const body of [{}, { hidden: 1 }, '[]'])
    expect((await host.browser.ask('PUT', '/api/people', body)).status).toBe(400);
  expect((await host.browser.ask('PUT', '/api/people', { hidden: true })).status).toBe(200);
  expect(await look(guest.browser)).toMatchObject({ person: { name: 'Ada' }, isHidden: true, games: [], tables: [] });
});

it('whoever is muted is not read by the one who did that, who is told so; the other is not', async () => {
  const { made, clients } = await seated(server.port, { ...WANTED, name: 'Ada' });
  const [host, guest] = clients as [Client, Client];
  const [ada] = await peopleOf(guest.browser);
  const says = async (client: Client, phrase: 'hello' | 'thanks' | 'sorry', heard: Client): Promise<void> => {
    client.send({ t: 'chat', phrase });
    await heard.until(({ bytes }) => bytes.some((text) => text.includes(`"phrase":"${phrase}"`)));
  };
  const mute = (muted: boolean) => guest.browser.ask('PUT', `/api/people/${ada?.id}`, { muted });
  expect((await mute(true)).status).toBe(200);
  await guest.until(({ bytes }) => bytes.some((text) => text.includes('"hushed":["france"]')));
  await says(host, 'hello', host);
  await says(guest, 'thanks', host);
  expect(guest.bytes.join('')).not.toContain('"phrase":"hello"');
  expect(host.bytes.join('')).not.toContain('hushed');
  expect(await peopleOf(guest.browser)).toMatchObject([{ isMuted: true, isBlocked: false }]);
  // On whichever device he comes, and wherever both sit.
  const again = new Client(guest.browser, made.battle, 'austria');
  await again.connect();
  await again.until(({ bytes }) => bytes.some((text) => text.includes('"t":"chat"')));
  expect(again.bytes.join('')).not.toContain('"phrase":"hello"');
  await mute(false);
  await says(host, 'sorry', guest);
  for (const client of [host, guest, again]) client.drop();
});
