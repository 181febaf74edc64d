// What single calls of a rule set take: deciding, listing, keeping a state, replaying; and random play that lists every
// offer before one is chosen. In a process of its own: calls timed one by one leave their marks in how code is compiled.
import { seededRandomInt, DICE, hashOf, seededDice } from '@drumhead/engine';
import type { Bench, Measured } from './harness.ts';
import { randomPlay } from './play.ts';
import { choose, decided, firstState, fromList, now, type Played, type Standard } from './random.ts';
import { quantile } from './spread.ts';

/** A recorded random battle, for figures that need the same commands twice. */
function record(
  standard: Standard,
  seed: number,
): { readonly states: readonly unknown[]; readonly played: readonly Played[] } {
  let state = firstState(standard, seed);
  const random = seededRandomInt(seed);
  const dice = seededDice(seed);
  const states: unknown[] = [];
  const played: Played[] = [];
  while (standard.ruleset.outcome(state) === null) {
    const next = choose(standard, state, random, dice, fromList);
    states.push(state);
    played.push(next);
    state = decided(standard, state, next);
  }
  return { states, played };
}

function figuresOf(standard: Standard, seed: number): Record<string, number> {
  const { ruleset } = standard;
  const { states, played } = record(standard, seed);
  const deciding: number[] = [];
  const listing: number[] = [];
  states.forEach((state, i) => {
    const { seat, command } = played[i] as Played;
    let t = now();
    ruleset.decide(state, seat, command);
    deciding.push((now() - t) * 1e6);
    if (seat === DICE) return;
    t = now();
    ruleset.offers(state, seat);
    listing.push((now() - t) * 1e6);
  });
  const last = states[states.length - 1];
  const some = played.slice(0, 3000);
  const replay = (keep: boolean): number => {
    const kept: unknown[] = [];
    const t = now();
    let state = states[0];
    for (const one of some) {
      if (keep) kept.push(state);
      state = decided(standard, state, one);
    }
    const microseconds = ((now() - t) * 1e6) / some.length;
    if (kept.length > some.length) throw new Error('kept more than there was');
    return microseconds;
  };
  // In turn, so that what else the machine does falls on both; the middle difference is what keeping a state costs.
  const pairs = Array.from({ length: 9 }, () => ({ without: replay(false), keeping: replay(true) }));
  const without = quantile(
    pairs.map((pair) => pair.without),
    0.5,
  );
  const keeping = quantile(
    pairs.map((pair) => pair.keeping - pair.without),
    0.5,
  );
  const hashing = now();
  for (let i = 0; i < 50; i++) hashOf(last);
  return {
    decideMedianUs: quantile(deciding, 0.5),
    decideP99Us: quantile(deciding, 0.99),
    offersMedianUs: quantile(listing, 0.5),
    offersP99Us: quantile(listing, 0.99),
    keepStateUs: Math.max(0, keeping),
    replay300Ms: (without * 300) / 1000,
    hashWholeStateUs: ((now() - hashing) * 1e6) / 50,
    commandsABattle: played.length,
    bytesAState: JSON.stringify({ ...(last as object), field: null }).length,
  };
}

export function callsBench(standard: Standard): Bench {
  let seed = 1;
  return {
    unit: 'accepted commands, every offer listed',
    work(milliseconds): Measured {
      const { commands, battles, seconds } = randomPlay(standard, milliseconds, seed, fromList);
      seed += battles;
      const listedCommandUs = (seconds * 1e6) / commands;
      return { count: commands, seconds, figures: { ...figuresOf(standard, seed), listedCommandUs } };
    },
  };
}
