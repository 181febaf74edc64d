// Random play of a rule set's standard battles through the public calls alone, seeded, whole battles from the first
// decision on. What is counted is accepted commands, with all it takes to find them. A command is drawn from the offers,
// each with the same chance, as the floor draws its moves: entry after entry, until one is open (anyOffer).
import { anyOffer, seededRandomInt, seededDice } from '@drumhead/engine';
import type { Bench, Measured } from './harness.ts';
import { choose, decided, type Finder, firstState, now, type Standard } from './random.ts';
import { quantile } from './spread.ts';

/** Whole random battles until the time is up. */
export function randomPlay(
  standard: Standard,
  milliseconds: number,
  from: number,
  find: Finder,
): { commands: number; battles: number; seconds: number; wholeMs: number[] } {
  const end = now() + milliseconds / 1000;
  const began = now();
  const wholeMs: number[] = [];
  const { ruleset } = standard;
  let commands = 0;
  let battles = 0;
  while (now() < end) {
    const start = now();
    let state = firstState(standard, from + battles);
    const random = seededRandomInt(from + battles);
    const dice = seededDice(from + battles);
    while (ruleset.outcome(state) === null && (commands % 64 !== 0 || now() < end)) {
      state = decided(standard, state, choose(standard, state, random, dice, find));
      commands++;
    }
    if (ruleset.outcome(state) !== null) wholeMs.push((now() - start) * 1000);
    battles++;
  }
  return { commands, battles, seconds: now() - began, wholeMs };
}

export function playBench(standard: Standard): Bench {
  let seed = 1;
  return {
    unit: 'accepted commands',
    work(milliseconds): Measured {
      const { commands, battles, seconds, wholeMs } = randomPlay(standard, milliseconds, seed, anyOffer);
      seed += battles;
      const randomBattleMs = quantile(wholeMs, 0.5);
      return { count: commands, seconds, figures: { randomBattleMs } };
    },
  };
}
