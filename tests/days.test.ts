import { readFileSync } from 'node:fs';
import {
  captainPlayer,
  costsInPoints,
  type DayCounts,
  type DayPosition,
  type Judged,
  judgeTry,
  positionOn,
  positionPath,
  scoreOfTry,
  tryBy,
  utcDay,
} from '@drumhead/bots';
import { begin, type Command, type Order, type Player } from '@drumhead/engine';
import { type Known, knowledgeOf, rulesets } from '@drumhead/rulesets';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BUDGETS, defeatsCorporal, KEEP, LEAST_GAP, LEAST_STAKE, weighedFor } from '../scripts/days/gates.ts';

const DAYS = new URL('../apps/web/public/days/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, DAYS), 'utf8'));
const counts = read('counts.json') as DayCounts;
const positionOf = (ruleset: string, number: number) => read(positionPath(ruleset, number)) as DayPosition;
const names = rulesets.map(({ id }) => id);

const DAY = 20_786;

/** Does nothing as long as that is allowed. */
function resting({ room }: Known): Player<unknown, Command> {
  const rests = room?.advice?.rests ?? [];
  return {
    name: 'resting',
    choose: (_view, _seat, offers) => offers.find(({ type }) => rests.includes(type)) ?? (offers[0] as Command),
  };
}

it('takes each position in turn, whenever one begins, at midnight of UTC', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }), fc.integer({ min: 1, max: 90 }), (first, count) => {
      const run = Array.from({ length: count }, (_, i) => positionOn(first + i, count));
      expect([...run].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, i) => i + 1));
      expect(positionOn(first + count, count)).toBe(run[0]);
    }),
  );
  const midnight = Date.parse('2026-11-29T00:00:00Z');
  expect(utcDay(midnight - 1) + 1).toBe(utcDay(midnight));
  expect(utcDay(midnight + 86_399_999)).toBe(utcDay(midnight));
});

it('has positions of its own for each rule set, which can be begun by the side that decides', () => {
  for (const id of Object.keys(counts)) expect(names).toContain(id);
  const files = new Set<string>();
  for (const [id, count] of Object.entries(counts)) {
    expect(count).toBeGreaterThanOrEqual(1);
    for (let number = 1; number <= count; number++) {
      const { ruleset, seat, keep, stake, gaps, file } = positionOf(id, number);
      expect(ruleset).toBe(id);
      const begun = begin(knowledgeOf(id).ruleset, file);
      if (!begun.ok) throw new Error(`${id} ${number}: ${JSON.stringify(begun.problems)}`);
      const { state, ruleset: rules } = begun.value;
      expect(rules.pending(state).map((waiting) => waiting.seat)).toEqual([seat]);
      expect(keep).toBeGreaterThanOrEqual(KEEP[0]);
      expect(keep).toBeLessThanOrEqual(KEEP[1]);
      expect(stake).toBeGreaterThanOrEqual(LEAST_STAKE);
      expect(stake).toBeLessThanOrEqual(keep);
      for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(LEAST_GAP);
      files.add(JSON.stringify(file));
    }
  }
  expect(files.size).toBe(Object.values(counts).reduce((sum, count) => sum + count, 0));
});

// The others cost as much each: npm run days -- RULESET weighs them all.
it.each(Object.keys(counts))('passes its gates again, and is worth nothing to who ends his turn: one of %s', (id) => {
  const known = knowledgeOf(id);
  const one = positionOf(id, counts[id] as number);
  const { seat, keep, stake, gaps, file } = one;
  const begun = begin(known.ruleset, file);
  const found = begun.ok ? weighedFor(known, begun.value.state, seat) : null;
  expect(found?.gaps).toHaveLength(BUDGETS.length);
  expect(found?.keep).toBeCloseTo(keep, 6);
  expect(found?.stake).toBeCloseTo(stake, 6);
  for (const [i, gap] of gaps.entries()) expect(found?.gaps[i]).toBeCloseTo(gap, 6);
  expect(defeatsCorporal(known, one, 1)).toBe(true);
  const idle = judgeTry(known, one, DAY, tryBy(resting(known), known, one, DAY));
  expect(idle.ok && idle.result).toMatchObject({ score: 0, given: stake, stake });
});

const ID = 'simplicity';
const known = knowledgeOf(ID);
const position = positionOf(ID, 1);

/** A try of the captain on this day; where he is to err, he ends his turn at once, which nothing can make good. */
function tryOn(day: number, errs: boolean): readonly Order[] {
  const { ruleset, room } = known;
  if (room === null) throw new Error('no captain');
  const captain = captainPlayer(ruleset, room);
  const rests = room.advice?.rests ?? [];
  let given = 0;
  const own: typeof captain = {
    name: 'own',
    choose: (view, seat, offers) => {
      const rest = given++ === 0 && errs ? offers.find(({ type }) => rests.includes(type)) : undefined;
      return rest ?? captain.choose(view, seat, offers);
    },
  };
  return tryBy(own, known, position, day);
}

const judged = (orders: readonly Order[], day = DAY): Judged => judgeTry(known, position, day, orders);
const resultOf = (found: Judged) => {
  if (!found.ok) throw new Error(found.fault);
  return found.result;
};

it('gives the same score for the same orders whatever the dice show, and says what they gave', () => {
  const days = [DAY, DAY + 1, DAY + 2];
  const best = days.map((day) => resultOf(judged(tryOn(day, false), day)));
  for (const { score, given, stake } of best) expect([score, given, stake]).toEqual([100, 0, position.stake]);
  const worse = days.map((day) => resultOf(judged(tryOn(day, true), day)));
  for (const { score, given, costliest } of worse) {
    expect([score, given]).toEqual([0, position.stake]);
    expect(costliest[0]).toMatchObject({ from: 0 });
    expect(costliest[0]?.leaves).toBeGreaterThan(0);
  }
  expect(new Set([...best, ...worse].map(({ dice }) => dice.toFixed(6))).size).toBeGreaterThan(1);
});

it('scores by the share of what is at stake, from all to nothing, and never the more the more is given away', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.double({ min: LEAST_STAKE, max: 1, noNaN: true }), share, share, (stake, one, other) => {
      const [less, more] = [Math.min(one, other) * stake, Math.max(one, other) * stake];
      expect(scoreOfTry(stake, less)).toBeGreaterThanOrEqual(scoreOfTry(stake, more));
      expect([scoreOfTry(stake, 0), scoreOfTry(stake, stake), scoreOfTry(stake, 2 * stake)]).toEqual([100, 0, 0]);
    }),
  );
});

it('tells what orders cost in whole points that come to the whole, whichever are told one by one', () => {
  const cost = fc.double({ min: 0, max: 0.4, noNaN: true });
  fc.assert(
    fc.property(fc.array(cost, { maxLength: 3 }), cost, (told, rest) => {
      const all = told.reduce((sum, one) => sum + one, rest);
      const { each, others } = costsInPoints(told, all);
      expect([...each, others].reduce((sum, one) => sum + one, 0)).toBe(Math.round(100 * all));
      for (const [i, one] of each.entries()) expect(Math.abs(one - 100 * (told[i] ?? NaN))).toBeLessThan(1.001);
    }),
  );
});

it('refuses a try in which anything is altered', () => {
  const orders = tryOn(DAY, true);
  expect(judged(orders).ok).toBe(true);
  const faultOf = (altered: readonly Order[], day = DAY) => {
    const found = judged(altered, day);
    return found.ok ? null : found.fault;
  };
  const swapped = (at: number, order: Partial<Order>): readonly Order[] =>
    orders.map((one, i) => (i === at ? { ...one, ...order } : one));
  const roll = orders.findIndex(({ seat }) => seat === 'dice');
  const { faces } = (orders[roll] as Order).command as unknown as { readonly faces: readonly (readonly number[])[] };
  const turned = faces.map((handful) => handful.map((face) => (face % 6) + 1));
  expect(faultOf(swapped(roll, { command: { type: 'roll', faces: turned } as Command }))).toBe('dice');
  expect(faultOf(orders, DAY + 7)).toBe('dice');
  expect(faultOf(orders.slice(0, -1))).toBe('short');
  expect(faultOf([])).toBe('short');
  expect(faultOf([...orders, orders[0] as Order])).toBe('long');
  expect(faultOf(swapped(0, { command: { type: 'nothing of the kind' } }))).toBe('command');
  const enemies = orders.findIndex(({ seat }) => seat !== 'dice' && seat !== position.seat);
  const enemy = (orders[enemies] as Order).seat;
  expect(faultOf(swapped(enemies, { command: { type: 'resign' } }))).toBe('enemy');
  expect(faultOf([{ seat: enemy, command: { type: 'resign' } }])).toBe('enemy');
  expect(faultOf(swapped(0, { seat: 'nobody' }))).toBe('enemy');
  expect(judgeTry(known, { ...position, file: {} }, DAY, orders)).toMatchObject({ fault: 'position' });
  const other = judgeTry(known, positionOf(ID, 2), DAY, orders);
  expect(other.ok).toBe(false);
});
