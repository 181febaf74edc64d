/** Rounds of leagues of any size, whoever leaves or comes late: who meets whom, who sits out, and who stands where. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bestMatching } from './matching.ts';
import { robinRound } from './roundRobin.ts';
import { type Entry, meetingsIn, type Round } from './rounds.ts';
import { type Got, standingsOf } from './standings.ts';
import { swissRound } from './swiss.ts';

const RUNS = { numRuns: 60 };
const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

/** Pairs in the largest matching, by trying all. */
function mostPairs(free: readonly number[], fits: (one: number, other: number) => boolean): number {
  const [first, ...others] = free;
  if (first === undefined) return 0;
  const alone = mostPairs(others, fits);
  const paired = others
    .filter((other) => fits(first, other))
    .map(
      (other) =>
        1 +
        mostPairs(
          others.filter((one) => one !== other),
          fits,
        ),
    );
  return Math.max(alone, ...paired);
}

it('finds as many pairs as there can be in any graph', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 8 }),
      fc.array(fc.boolean(), { minLength: 64, maxLength: 64 }),
      (count, edges) => {
        const fits = (one: number, other: number): boolean =>
          edges[Math.min(one, other) * 8 + Math.max(one, other)] === true;
        const partners = bestMatching(count, fits);
        partners.forEach((partner, node) => {
          if (partner === -1) return;
          expect(partners[partner]).toBe(node);
          expect(fits(node, partner)).toBe(true);
        });
        expect(partners.filter((partner) => partner !== -1).length / 2).toBe(mostPairs(range(count), fits));
      },
    ),
    { numRuns: 300 },
  );
});

/** Everybody who is there plays once, or sits out. */
function expectWhole({ pairs, out }: Round, present: readonly Entry[]): void {
  const named = [...pairs.flatMap(({ left, right }) => [left, right]), ...out];
  expect([...named].sort((a, b) => a - b)).toEqual([...present].sort((a, b) => a - b));
}

const outsIn = (past: readonly Round[], entry: Entry): number => past.filter(({ out }) => out.includes(entry)).length;

/** Who is there in a round: `comes` by the round in which each comes, `goes` likewise. */
const league = fc.record({
  people: fc.array(fc.record({ comes: fc.integer({ min: 0, max: 4 }), stays: fc.integer({ min: 1, max: 9 }) }), {
    minLength: 2,
    maxLength: 64,
  }),
  results: fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 40, maxLength: 40 }),
});

it('pairs by the Swiss system whoever is there: equals meet, nobody twice while that can be, nobody sits out twice before all', () => {
  fc.assert(
    fc.property(league, ({ people, results }) => {
      const past: Round[] = [];
      const points = people.map(() => 0);
      for (let round = 0; round < 6; round++) {
        const present = range(people.length).filter((entry) => {
          const { comes = 0, stays = 0 } = people[entry] ?? {};
          return comes <= round && round < comes + stays;
        });
        if (present.length < 2) continue;
        const ranked = present.map((entry) => ({ entry, points: points[entry] ?? 0 }));
        const next = swissRound(ranked, past);
        expect(swissRound(ranked, past)).toEqual(next);
        expectWhole(next, present);
        expect(next.out.length).toBe(present.length % 2);
        const met = meetingsIn(past);
        const again = next.pairs.filter(({ left, right }) => met(left, right) > 0).length;
        const playing = present.filter((entry) => !next.out.includes(entry));
        const best = bestMatching(playing.length, (a, b) => met(playing[a] ?? 0, playing[b] ?? 0) === 0);
        expect(again).toBe(best.filter((partner) => partner === -1).length / 2);
        const least = Math.min(...present.map((entry) => outsIn(past, entry)));
        for (const entry of next.out) expect(outsIn(past, entry)).toBe(least);
        past.push(next);
        next.pairs.forEach(({ left, right }, board) => {
          const won = results[(board + round * 7) % results.length] ?? 0;
          points[left] = (points[left] ?? 0) + won;
          points[right] = (points[right] ?? 0) + 4 - won;
        });
      }
    }),
    RUNS,
  );
});

it('lets equals meet in the first round and those who won in the second', () => {
  const first = swissRound(
    range(8).map((entry) => ({ entry, points: 0 })),
    [],
  );
  const points = range(8).map((entry) => (first.pairs.some(({ left }) => left === entry) ? 4 : 0));
  const second = swissRound(
    range(8).map((entry) => ({ entry, points: points[entry] ?? 0 })),
    [first],
  );
  for (const { left, right } of second.pairs) expect(points[left]).toBe(points[right]);
});

it('lets 2 to 64 meet by the circle, each with each once, the sides balanced at any time', () => {
  for (const count of range(63)) expectCircle(count + 2);
});

function expectCircle(count: number): void {
  const entries = range(count);
  const past: Round[] = [];
  const balance = entries.map(() => 0);
  for (let next = robinRound(entries, entries, past); next !== null; next = robinRound(entries, entries, past)) {
    expectWhole(next, entries);
    past.push(next);
    for (const { left, right } of next.pairs) {
      balance[left] = (balance[left] ?? 0) + 1;
      balance[right] = (balance[right] ?? 0) - 1;
    }
    expect(Math.max(...balance.map(Math.abs))).toBeLessThanOrEqual(1);
  }
  expect(past.length).toBe(count % 2 === 0 ? count - 1 : count);
  for (const entry of entries) expect(outsIn(past, entry)).toBe(count % 2);
  const met = meetingsIn(past);
  expect(entries.every((one) => entries.every((other) => one === other || met(one, other) === 1))).toBe(true);
}

it('ends a round robin by itself, whoever leaves or comes late: all who are there at the end have met once', () => {
  fc.assert(
    fc.property(league, ({ people }) => {
      const starters = range(people.length).filter((entry) => people[entry]?.comes === 0);
      const past: Round[] = [];
      // Those who leave do so in their time; those who stay long are there to the end.
      const presentIn = (round: number): readonly Entry[] =>
        range(people.length).filter((entry) => {
          const { comes = 0, stays = 0 } = people[entry] ?? {};
          return comes <= round && (stays > 6 || round < comes + stays);
        });
      let round = 0;
      for (; round < 4 * 64; round++) {
        const present = presentIn(round);
        const next = robinRound(starters, present, past);
        if (next === null && round > 10) break;
        expectWhole(next ?? { pairs: [], out: present }, present);
        past.push(next ?? { pairs: [], out: present });
      }
      const met = meetingsIn(past);
      const last = presentIn(round);
      for (const one of last) for (const other of last) if (one !== other) expect(met(one, other)).toBe(1);
      for (const one of range(people.length))
        for (const other of range(one)) expect(met(one, other)).toBeLessThanOrEqual(1);
      expect(round).toBeLessThanOrEqual(2 * people.length + 12);
    }),
    RUNS,
  );
});

const battle = (entry: Entry, opponent: Entry, points: number): readonly Got[] => [
  { entry, opponent, points, battles: 2 },
  { entry: opponent, opponent: entry, points: 4 - points, battles: 2 },
];

it('places by points, then by those of the opponents', () => {
  const got = [...battle(0, 1, 4), ...battle(2, 3, 4), ...battle(0, 2, 1), ...battle(1, 3, 2)];
  const rows = standingsOf([0, 1, 2, 3], got).map(({ entry, place, points, opponents }) => [
    entry,
    place,
    points,
    opponents,
  ]);
  expect(rows).toEqual([
    [2, 1, 7, 7],
    [0, 2, 5, 9],
    [3, 3, 2, 9],
    [1, 4, 2, 7],
  ]);
});

it('places equals by the battles between them; who is equal still shares the place, and who sat out counts himself', () => {
  const all = [...battle(0, 1, 3), ...battle(1, 2, 3), ...battle(2, 0, 3)];
  expect(standingsOf([0, 1, 2], all).map(({ place, direct }) => [place, direct])).toEqual([
    [1, 4],
    [1, 4],
    [1, 4],
  ]);
  const alone = (entry: Entry, points: number): Got => ({ entry, opponent: null, points, battles: 0 });
  const two = [...battle(0, 1, 1), alone(0, 4), alone(1, 2), alone(2, 4), alone(2, 0)];
  const rows = standingsOf([0, 1, 2], two).map(({ entry, place, points, opponents }) => [
    entry,
    place,
    points,
    opponents,
  ]);
  expect(rows).toEqual([
    [1, 1, 5, 10],
    [0, 2, 5, 10],
    [2, 3, 4, 8],
  ]);
});

it('keeps two apart of whom one blocks the other while there is another way', () => {
  const ranked = [1, 2, 3, 4].map((entry) => ({ entry, points: 0 }));
  const told = (one: number, other: number) => `${Math.min(one, other)},${Math.max(one, other)}`;
  const pairsOf = ({ pairs }: Round) => pairs.map(({ left, right }) => told(left, right));
  for (const pair of [
    [1, 2],
    [1, 3],
    [2, 4],
  ] as const)
    expect(pairsOf(swissRound(ranked, [], [pair]))).not.toContain(told(pair[0], pair[1]));
  const [one, other] = ranked as [(typeof ranked)[0], (typeof ranked)[0]];
  expect(pairsOf(swissRound([one, other], [], [[1, 2]]))).toEqual(['1,2']);
});
