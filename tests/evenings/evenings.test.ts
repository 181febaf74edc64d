/**
 * Whole evenings of the real server and the page's own session, decided by seeds: `npm run evenings` plays more of them. What
 * they cannot find is said in `invariants.ts`.
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

/** Each broke a promise once, and does again where its fault is put back; plain tests of the server hold the faults themselves. */
const KEPT = readdirSync(new URL('plans', import.meta.url));
const kept = (name: string): Plan =>
  JSON.parse(readFileSync(new URL(`plans/${name}`, import.meta.url), 'utf8')) as Plan;

it.each(KEPT)('keeps every promise in the evening that was kept as %s', async (name) => {
  expect((await eveningOf(kept(name))).found).toEqual([]);
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
