/**
 * Whole evenings of the real server and the page's own session, decided by seeds: `npm run evenings` plays more of them.
 *
 * What evenings cannot find: TLS, proxies, disks, threads, memory, long loops, browsers and screens; faults that the server
 * and the page share; whatever no entry asks. Isolation of transactions in PostgreSQL, `ws` and TCP are met by the few
 * evenings of `postgres.ts` alone, which never come again. Where clocks jump in an evening of several processes, or a
 * process begins by a wrong clock, nobody asks for the time that people have left. Mails are not sent (their links are
 * written where the server writes them), nor passkeys used, nor lists sealed, nor tables played with a computer from the
 * beginning, nor in Simplicity, nor by rules and secrets of a scenario's own; watchers are told at once. Every seat is told
 * of a channel, over a net that loses nothing, and whoever sets a table asks in one window until he hears of it, and never
 * twice at once: one that goes away unheard leaves a table that nobody knows. Of the page's own code session, connection and the keys of seats are met, not its places and screens. Pages and
 * processes are all of one version: how those of before are met stands in tests of the room and of the page's binding. No
 * server there means to cheat: that its dice are found out is for the tests of `verifyDice`.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { planOf } from './draw.ts';
import { eveningOf, type Wanted } from './evening.ts';
import { EXTRAS } from './extras.ts';
import { INVARIANTS } from './invariants.ts';
import type { Plan } from './plan.ts';
import { PLANTS } from './plants.ts';
import { shrunk } from './shrink.ts';
import { storyOf } from './story.ts';

/** Short ones, in which nearly every kind of fault and act comes. */
const SEEDS = [5, 18, 24, 31, 38, 344];

/** What is broken first, and in which evening of so many. */
async function firstFound(plans: readonly Plan[], wanted: Wanted = {}) {
  for (const plan of plans) {
    const [found] = (await eveningOf(plan, wanted)).found;
    if (found !== undefined) return { invariant: found.invariant, plan };
  }
  return null;
}

it.each(SEEDS)('keeps every promise in evening %i, in which much goes wrong', async (seed) => {
  const { found } = await eveningOf(planOf(seed));
  expect(found, storyOf(planOf(seed))).toEqual([]);
});

it('has a crash, a cut net, a new link, a clock that is set, a watcher and a challenge in these evenings', () => {
  const plans = SEEDS.map(planOf);
  const kinds = plans.flatMap(({ faults }) => faults.map(({ kind }) => kind));
  expect(kinds).toEqual(
    expect.arrayContaining(['crash', 'cut', 'link', 'wall', 'commit', 'outage', 'sleep', 'unheard']),
  );
  expect(plans.flatMap(({ extras }) => extras)).toEqual(expect.arrayContaining(EXTRAS.map(({ name }) => name)));
});

it('plays the same evening by the same seed', async () => {
  const [one, other] = [await eveningOf(planOf(18)), await eveningOf(planOf(18))];
  expect(one.events).toBeGreaterThan(1000);
  expect(other.hash).toBe(one.hash);
  expect((await eveningOf(planOf(19))).hash).not.toBe(one.hash);
});

it('finds an answer that comes before the commit, and needs no fault for it', async () => {
  const early = { plant: PLANTS['answers before the commit'] };
  const found = await firstFound(SEEDS.slice(0, 3).map(planOf), early);
  expect(found?.invariant).toBe('kept');
  const least = await shrunk({ ...planOf(SEEDS[0] ?? 1), acts: 4 }, 'kept', early);
  expect(least.faults).toEqual([]);
});

it.each([
  ['gives a seat twice', 'once'],
  ['leaves timers behind', 'leaks'],
] as const)('finds a server that %s', async (name, invariant) => {
  const plan = { ...planOf(19), extras: ['challenge'], acts: 2 };
  const { found } = await eveningOf(plan, { plant: PLANTS[name] });
  expect(found.map((one) => one.invariant)).toContain(invariant);
});

/** Each broke a promise once, or was wrongly said to. Beside it a plain test holds the fault itself, since a plan may miss it once code changes. */
const PLAIN: Readonly<Record<string, readonly [file: string, title: string]>> = {
  'challenge-back-unheard.json': [
    'apps/server/src/http.test.ts',
    'is as good as taken back anew to whoever took it back and never heard so, and to nobody else',
  ],
  'clock-after-lines.json': [
    'tests/evenings/timeInvariants.test.ts',
    'takes clocks that were told before the last line for those of that moment',
  ],
  'clock-set-forward.json': [
    'apps/server/src/time.test.ts',
    'does not fall while the clocks disagree, and falls afterwards',
  ],
  'device-put-out.json': [
    'apps/web/src/online/session/binding.test.ts',
    'a page that is left alone at its seat takes the place of the device that sealed',
  ],
  'dice-begun-anew.json': [
    'apps/server/src/elsewhere.test.ts',
    'tells of dice that began anew there, to whoever comes with a salt for the old ones',
  ],
  'dice-bound-untold.json': [
    'apps/server/src/elsewhere.test.ts',
    'tells everybody of dice that were bound there, and of standing orders there, whatever had them read',
  ],
  'end-seen-and-told.json': [
    'apps/server/src/elsewhere.test.ts',
    'takes back that the battle is over, for those who see it there or come meanwhile',
  ],
  'late-join.json': ['apps/server/src/orders.test.ts', 'that does not join in time is ended, and may come again'],
  'left-alone-with-late-news.json': [
    'apps/web/src/online/session/binding.test.ts',
    'a page takes the place of a device of its seat that sealed and gives no salt, once all have sealed',
  ],
  'link-before-joining.json': [
    'apps/server/src/connections.test.ts',
    'whoever lost the seat at another process between connecting and joining does not play',
  ],
  'part-of-dice-lost.json': [
    'apps/web/src/online/session/session.test.ts',
    'comes again where it could not be stored, in the place of another seal too, until it is there',
  ],
  'signed-out-as-let-in.json': [
    'apps/server/src/connections.test.ts',
    'whoever lost the seat while he was let in does not play, although nobody found him then',
  ],
  'signed-out-with-the-seal.json': [
    'apps/web/src/online/session/binding.test.ts',
    'a page takes the place of a device of its seat that sealed and gives no salt, once all have sealed',
  ],
  'standing-on-two-devices.json': [
    'apps/server/src/elsewhere.test.ts',
    'tells every device of a seat of its standing orders, and whoever comes there meanwhile',
  ],
  'table-set-unheard.json': [
    'apps/server/src/http.test.ts',
    'is as good as made anew to whoever made it and never heard so, whose challenge it is then',
  ],
  'unknown-outcome.json': [
    'apps/server/src/elsewhere.test.ts',
    'is told to everybody, and what comes after it is taken',
  ],
};
const KEPT = readdirSync(new URL('plans', import.meta.url));
const kept = (name: string): Plan =>
  JSON.parse(readFileSync(new URL(`plans/${name}`, import.meta.url), 'utf8')) as Plan;

it.each(KEPT)('keeps every promise in the evening that was kept as %s', async (name) => {
  expect((await eveningOf(kept(name))).found).toEqual([]);
});

it('keeps no evening without a plain test of its fault', () => {
  expect(Object.keys(PLAIN).sort()).toEqual([...KEPT].sort());
  for (const [file, title] of Object.values(PLAIN))
    expect(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).toContain(`it('${title}'`);
});

it('finds a server that goes by the clock of the wall', async () => {
  const { found } = await eveningOf(kept('clock-set-forward.json'), { plant: PLANTS['goes by the clock of the wall'] });
  expect(found.map((one) => one.invariant)).toContain('clock');
});

it('finds a view that shows a seat what the other one hides', async () => {
  const large = Array.from({ length: 40 }, (_, i) => planOf(i + 1)).filter((plan) => plan.ruleset === 'large-battles');
  const found = await firstFound(large.slice(0, 6), { plant: PLANTS['shows a seat what the other hides'] });
  expect(found?.invariant).toBe('secrets');
});

it('names the promise of each invariant', () => {
  expect(INVARIANTS.length).toBeGreaterThanOrEqual(11);
  for (const { promise } of INVARIANTS) expect(promise).toMatch(/^(?:\d(?: and \d)?|While away|Clocks and consent): /);
});
