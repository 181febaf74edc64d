import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { captainPlayer, type DayPosition, positionPath, tryBy, utcDay } from '@drumhead/bots';
import type { Order } from '@drumhead/engine';
import type { DayScores } from '@drumhead/protocol';
import { knowledgeOf } from '@drumhead/rulesets';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../test/client.ts';
import { newDatabase, type Serving, serving } from '../test/serving.ts';
import { threadJudge } from './day/tryJudge.ts';
import judgedTry from './day/tryWorker.ts';
import { REAL } from './world.ts';

const ID = 'simplicity';
const file = new URL(`../../web/public/days/${positionPath(ID, 1)}`, import.meta.url);
const text = readFileSync(file, 'utf8');
const position = JSON.parse(text) as DayPosition;

/** The server's noon, from which its clocks go on as a test says. */
const NOON = Date.parse('2026-11-29T12:00:00Z');
const DAY = utcDay(NOON);
let passed = 0;
const world = { ...REAL, now: () => NOON + passed, steady: () => passed };

/** The built page, as far as it holds positions. */
const pages = mkdtempSync(join(tmpdir(), 'drumhead-days-'));
mkdirSync(join(pages, 'days', ID), { recursive: true });
writeFileSync(join(pages, 'days', 'counts.json'), JSON.stringify({ [ID]: 1 }));
writeFileSync(join(pages, 'days', positionPath(ID, 1)), text);

let server: Serving;
let judged = 0;
beforeAll(async () => {
  const judge = {
    judge: async (sent: Parameters<typeof judgedTry>[0]) => {
      judged += 1;
      return judgedTry(sent);
    },
    close: async () => undefined,
  };
  server = await serving(newDatabase(), undefined, { pages, world, judge });
});
afterAll(async () => {
  await server.close();
  rmSync(pages, { recursive: true, force: true });
});

/** What the captain does on this day; `rests`: he ends his turn at once. */
function tryOn(day: number, rests: boolean): readonly Order[] {
  const known = knowledgeOf(ID);
  const { ruleset, room } = known;
  if (room === null) throw new Error('no captain');
  const captain = captainPlayer(ruleset, room);
  let given = 0;
  const own: typeof captain = {
    name: 'own',
    choose: (view, seat, offers) =>
      (given++ === 0 && rests && offers.find(({ type }) => room.advice?.rests.includes(type))) ||
      captain.choose(view, seat, offers),
  };
  return tryBy(own, known, position, day);
}

const at = (day: number): string => `/api/days/${ID}/${day}`;
const scoresIn = ({ text: answer }: { readonly text: string }): DayScores => JSON.parse(answer) as DayScores;

it('counts the first try of a session for a day, once it was played again, and tells places after it', async () => {
  const [best, worse, watcher] = [new Browser(server.port), new Browser(server.port), new Browser(server.port)];
  const good = tryOn(DAY, false);
  const bad = tryOn(DAY, true);
  const first = scoresIn(await best.ask('POST', at(DAY), { orders: good }));
  expect(first).toEqual({ players: 1, places: [{ place: 1, score: 100, guests: 1 }], yours: 100 });
  const second = scoresIn(await worse.ask('POST', at(DAY), { orders: bad }));
  expect(second.players).toBe(2);
  expect(second.yours).toBeLessThan(100);
  expect(second.places.map(({ place }) => place)).toEqual([1, 2]);
  // A later try is practice: it is not even played again.
  const before = judged;
  expect(scoresIn(await worse.ask('POST', at(DAY), { orders: good })).yours).toBe(second.yours);
  expect(judged).toBe(before);
  // Scores show after one's own.
  expect(scoresIn(await watcher.ask('GET', at(DAY)))).toEqual({ players: 2, places: [], yours: null });
  expect(scoresIn(await best.ask('GET', at(DAY))).places).toHaveLength(2);
  // Whoever is forgotten has no score any more.
  await best.ask('DELETE', '/api/me');
  expect(scoresIn(await worse.ask('GET', at(DAY))).players).toBe(1);
});

it('refuses what is no try of an open day', async () => {
  const browser = new Browser(server.port);
  const orders = tryOn(DAY, false);
  const status = async (path: string, body: unknown) => (await browser.ask('POST', path, body)).status;
  expect(await status(at(DAY + 1), { orders })).toBe(404);
  expect(await status(at(DAY - 2), { orders })).toBe(410);
  expect(await status(`/api/days/chess/${DAY}`, { orders })).toBe(404);
  expect(await status(`/api/days/..%2F..%2Fkeys/${DAY}`, { orders })).toBe(404);
  expect(await status(at(DAY), { orders: 'all' })).toBe(400);
  expect(await status(at(DAY), {})).toBe(400);
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  expect(await status(at(DAY), `{"orders":[{"seat":"dice","command":${deep}}]}`)).toBe(400);
  // Yesterday's dice are others.
  expect(await status(at(DAY - 1), { orders })).toBe(400);
  expect(await status(at(DAY), { orders: orders.slice(1) })).toBe(400);
  expect(scoresIn(await browser.ask('GET', at(DAY))).yours).toBeNull();
});

it('takes so many tries of an address in an hour', async () => {
  const busy = await serving(newDatabase(), { tries: 1 }, { pages, world });
  const browser = new Browser(busy.port);
  expect((await browser.ask('POST', at(DAY), {})).status).toBe(400);
  expect((await browser.ask('POST', at(DAY), {})).status).toBe(429);
  await busy.close();
});

it('tells whoever has a score of it when the day is over, and counts no other then', async () => {
  const [late, later] = [new Browser(server.port), new Browser(server.port)];
  const orders = tryOn(DAY, false);
  expect(scoresIn(await late.ask('POST', at(DAY), { orders })).yours).toBe(100);
  passed = 3 * 24 * 3_600_000;
  expect(scoresIn(await late.ask('POST', at(DAY), { orders })).yours).toBe(100);
  expect((await later.ask('POST', at(DAY), { orders })).status).toBe(410);
});

it('plays tries again in a thread, as in the process, and no more than twenty wait', async () => {
  const judge = threadJudge();
  const sent = { position, day: DAY, orders: tryOn(DAY, true) };
  const [first, ...others] = await Promise.all([
    judge.judge(sent),
    ...Array.from({ length: 20 }, async () => judge.judge({ ...sent, orders: [] })),
  ]);
  expect(first).toEqual(judgedTry(sent));
  expect(first?.ok).toBe(true);
  expect(others.map((one) => one?.ok)).toEqual([...Array<boolean>(19).fill(false), undefined]);
  // Once they are through, others may come.
  expect((await judge.judge({ ...sent, orders: [] }))?.ok).toBe(false);
  await judge.close();
});
