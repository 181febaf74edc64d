// What orders and dice changed in the chances of recorded battles: one sum that agrees, and dice that favour nobody.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import {
  type Account,
  type AccountedStep,
  accountedSteps,
  accountOf,
  drawnRolls,
  isUnsure,
  pointsOf,
  type Prices,
  sumFor,
} from '@drumhead/bots';
import { begin, type Command, decide, DICE, momentOf, outcomesOf, stepsOf, writeRecord } from '@drumhead/engine';
import { knowledgeOf, rulesets } from '@drumhead/rulesets';
import { luckIn, readBattle, valueOf } from 'drumhead';
import { describe, expect, it } from 'vitest';
import largeBattlesPosition from '../examples/positions/large-battles.json' with { type: 'json' };
import simplicityPosition from '../examples/positions/simplicity.json' with { type: 'json' };
import skirmishPosition from '../examples/positions/skirmish.json' with { type: 'json' };
import { goldenRecords, replayGolden } from '../scripts/golden.ts';

/** Commands of a battle that are accounted for here: the whole takes seconds. */
const MOST = 150;
/** Commands that are also told on the command line, where each order is priced. */
const TOLD = 60;
/** Results of a roll that are gone through here. */
const RESULTS = 300;

/** Golden battles of which a stretch amid the fighting is accounted for, and the orders of it. */
const BATTLES = 8;
const STRETCH = [150, 190] as const;

const POSITIONS: Readonly<Record<string, unknown>> = {
  'large-battles': largeBattlesPosition,
  skirmish: skirmishPosition,
  simplicity: simplicityPosition,
};

const goldenOf = (id: string) => {
  const { ruleset } = knowledgeOf(id);
  const [golden] = goldenRecords(id);
  if (golden === undefined) throw new Error(`no golden battle of ${id}`);
  return { golden, battle: replayGolden(ruleset, golden) };
};

describe.each(rulesets.map(({ id }) => id))('the account of a battle of %s', (id) => {
  const known = knowledgeOf(id);
  const { ruleset } = known;
  const { battle } = goldenOf(id);
  const steps = stepsOf(battle, { to: MOST });
  const account = accountOf(known, steps) as Account;

  it('comes from start to end, for every side and in whole points', () => {
    expect(account.postings.some(({ by }) => by === DICE)).toBe(true);
    for (const side of ruleset.seats(battle.state).keys()) {
      const { start, orders, dice, end } = sumFor(account, side, null);
      expect(start + orders + dice).toBeCloseTo(end, 9);
      const points = pointsOf({ start, dice, end, parts: null, giveOrTake: 0 });
      expect(points.start + points.orders + points.dice).toBe(points.end);
      expect(points.without).toBeGreaterThanOrEqual(0);
      expect(points.without).toBeLessThanOrEqual(100);
    }
  });

  it('follows the battle without a gap, order by order, runs of dice as one', () => {
    let at = account.from;
    for (const posting of account.postings) {
      expect(posting.from).toBe(at);
      expect(posting.at).toBeGreaterThan(posting.from);
      ({ at } = posting);
    }
    expect(at).toBe(steps.length);
    for (const [i, { by }] of account.postings.entries())
      if (by === DICE) expect(account.postings[i + 1]?.by).not.toBe(DICE);
  });

  it('counts a roll once of whose results some were drawn', () => {
    const tooMany = steps.slice(0, -1).filter(({ number, seat, state }) => {
      if (number < account.from || seat === DICE || ruleset.pending(state)[0]?.seat !== DICE) return false;
      return outcomesOf(ruleset, state, RESULTS) === null;
    });
    expect(drawnRolls(account)).toBe(tooMany.length);
  });

  it('gives nobody anything by a roll, in the mean over all that it may bring', () => {
    let seen = 0;
    for (const [i, step] of steps.entries()) {
      if (step.number <= account.from || step.seat === DICE || ruleset.pending(step.state)[0]?.seat !== DICE) continue;
      const results = outcomesOf(ruleset, step.state, RESULTS);
      if (results === null) continue;
      const means = ruleset.seats(step.state).map(() => 0);
      for (const { chance, state } of results) {
        const rolled = accountOf(known, [
          ...steps.slice(account.from - 1, account.from),
          ...steps.slice(i, i + 1),
          { number: step.number + 1, seat: DICE, state },
        ]);
        const [, roll] = rolled?.postings ?? [];
        expect(roll?.by).toBe(DICE);
        for (const [side, change] of (roll?.changes ?? []).entries())
          means[side] = (means[side] ?? 0) + chance * change;
      }
      for (const mean of means) expect(mean).toBeCloseTo(0, 9);
      if (++seen === 4) break;
    }
    expect(seen).toBeGreaterThan(0);
  });

  it('gives nobody anything by the rolls of recorded battles, in the mean and within its interval', () => {
    const given = goldenRecords(id)
      .slice(0, BATTLES)
      .flatMap(({ header, orders }) => {
        const begun = begin(ruleset, header.setup);
        if (!begun.ok) throw new Error(`no golden battle of ${id}`);
        let { state } = begun.value;
        const played: AccountedStep[] = orders.slice(0, STRETCH[1]).map(([seat, command], i) => {
          const decision = ruleset.decide(state, seat, command as Command);
          if (!decision.ok) throw new Error(`an order of a golden battle of ${id} is refused`);
          ({ state } = decision);
          return { number: i + 1, seat, state };
        });
        const rolls = accountOf(known, played.slice(STRETCH[0]))?.postings.filter(({ by }) => by === DICE) ?? [];
        return rolls.map(({ changes: [change = 0] }) => change);
      });
    // No roll knows of the others, so their squares add up. The interval is that of 99 %, and narrow enough to notice.
    const error = Math.sqrt(given.reduce((sum, change) => sum + change ** 2, 0)) / given.length;
    const mean = given.reduce((sum, change) => sum + change, 0) / given.length;
    expect(given.length).toBeGreaterThan(50);
    expect(error).toBeLessThan(0.01);
    expect(Math.abs(mean)).toBeLessThan(2.58 * error);
  });

  it('begins with the first order of a battle from a position, which is under way then', () => {
    const begun = begin(ruleset, POSITIONS[id]);
    if (!begun.ok) throw new Error(`no position of ${id}`);
    const seat = ruleset.pending(begun.value.state)[0]?.seat ?? '';
    const [order] = ruleset.offers(begun.value.state, seat);
    const given = decide(begun.value, seat, order);
    if (!given.ok) throw new Error(`an offer of ${id} is refused`);
    const found = accountOf(known, accountedSteps(given.battle));
    expect(found?.from).toBe(0);
    expect(found?.postings).toMatchObject([{ from: 0, at: 1, by: seat }]);
  });

  it('is the same to the bit when it is made again', () => {
    expect(accountOf(known, steps)).toEqual(account);
  });
});

it('says on the command line and to other programs what the library says', async () => {
  const { golden, battle: whole } = goldenOf('simplicity');
  const battle = momentOf(whole, TOLD);
  const seats = Object.fromEntries(battle.ruleset.seats(battle.state).map((seat) => [seat, 'captain']));
  const record = writeRecord(battle, { scenario: golden.header.scenario, seats });
  const bin = fileURLToPath(new URL('../apps/cli/bin/drumhead.mjs', import.meta.url));
  const analysed = (...more: readonly string[]) =>
    spawnSync(process.execPath, [bin, 'analyse', '-', ...more], { input: record, encoding: 'utf8' });
  const json = analysed('--json');
  expect([json.stderr, json.status]).toEqual(['', 0]);
  const account = JSON.parse(json.stdout) as Account & { readonly seats: readonly string[]; readonly orders: Prices };
  const sums = await luckIn(valueOf(await readBattle(record)));
  for (const [side, seat] of account.seats.entries()) {
    const { best: _best, worst: _worst, ...sum } = sumFor(account, side, account.orders);
    expect(sums?.[seat]).toEqual({ ...sum, costliest: account.orders.costliest[side] });
  }
  const told = analysed('--lang', 'it').stdout.split('\n');
  for (const side of account.seats.keys()) {
    const line = told[2 * side];
    // As the report: what cannot be told is said to be so.
    const isTold = !isUnsure(pointsOf(sumFor(account, side, account.orders)));
    expect([line?.includes('senza i dadi'), line?.includes('non si può dire')]).toEqual([isTold, !isTold]);
  }
  expect(told.some((line) => /costoso|Nessun ordine/.test(line))).toBe(true);
  expect(told.some((line) => line.startsWith('Tiro migliore'))).toBe(true);
});

it('has nothing to say of a battle that has not begun', () => {
  const { battle } = goldenOf('simplicity');
  expect(accountOf(knowledgeOf('simplicity'), stepsOf(battle, { to: 1 }))).toBeNull();
});
