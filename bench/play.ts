// Random play of a rule set's standard battles through the public calls alone, seeded, whole battles from the first
// decision on. What is counted is accepted commands, with all it takes to find them. A command is drawn from the offers,
// each with the same chance, as the floor draws its moves: entry after entry, until one is open (anyOffer). The same
// play with every offer listed before one is chosen is a figure of its own (listedCommandUs).
import {
  anyOf,
  anyOffer,
  type AnyRuleset,
  type Chooser,
  chooser,
  type Command,
  DICE,
  type DiceHost,
  hashOf,
  listed,
  type Roll,
  type Seat,
  seededDice,
} from '@drumhead/engine';
import type { Bench, Measured } from './harness.ts';

interface Played {
  readonly seat: Seat;
  readonly command: Command | Roll;
}

const now = (): number => Number(process.hrtime.bigint()) / 1e9;

/** The battles that are played in turn. */
interface Standard {
  readonly ruleset: AnyRuleset;
  readonly scenarios: readonly string[];
}

function firstState({ ruleset, scenarios }: Standard, number: number): unknown {
  const id = scenarios[number % scenarios.length] as string;
  const made = ruleset.create(ruleset.scenario(id));
  if (!made.ok) throw new Error(`${id} is not sound: ${JSON.stringify(made.problems)}`);
  return made.value;
}

/** Finds one of a seat's offers by chance. */
type Finder = (ruleset: AnyRuleset, state: unknown, seat: Seat, random: Chooser) => Command | null;

const fromList: Finder = (ruleset, state, seat, random) => anyOf(listed(ruleset.offers(state, seat)), random);

/** One random decision. */
function choose({ ruleset }: Standard, state: unknown, random: Chooser, dice: DiceHost, find: Finder): Played {
  const waiting = ruleset.pending(state)[0];
  if (waiting === undefined) throw new Error('nobody has a decision');
  if (waiting.seat === DICE) return { seat: DICE, command: dice.roll(waiting) };
  const command = find(ruleset, state, waiting.seat, random);
  if (command === null) throw new Error(`${waiting.seat} is offered nothing`);
  return { seat: waiting.seat, command };
}

function decided({ ruleset }: Standard, state: unknown, { seat, command }: Played): unknown {
  const decision = ruleset.decide(state, seat, command);
  if (!decision.ok) throw new Error(`an offer was refused: ${JSON.stringify({ seat, command, ...decision.refusal })}`);
  return decision.state;
}

/** Whole random battles until the time is up. */
function randomPlay(
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
    const random = chooser(from + battles);
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

/** A recorded random battle, for figures that need the same commands twice. */
function record(
  standard: Standard,
  seed: number,
): { readonly states: readonly unknown[]; readonly played: readonly Played[] } {
  let state = firstState(standard, seed);
  const random = chooser(seed);
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

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const middle = (values: readonly number[]): number =>
  quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  );

function figures(standard: Standard, seed: number): Record<string, number> {
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
  deciding.sort((a, b) => a - b);
  listing.sort((a, b) => a - b);
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
  const without = middle(pairs.map((pair) => pair.without));
  const keeping = middle(pairs.map((pair) => pair.keeping - pair.without));
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

export function playBench(standard: Standard): Bench {
  let seed = 1;
  return {
    unit: 'accepted commands',
    work(milliseconds): Measured {
      const { commands, battles, seconds, wholeMs } = randomPlay(standard, milliseconds, seed, anyOffer);
      seed += battles;
      const sorted = wholeMs.sort((a, b) => a - b);
      if (milliseconds < 100) return { count: commands, seconds, figures: {} };
      const all = randomPlay(standard, milliseconds / 3, seed, fromList);
      return {
        count: commands,
        seconds,
        figures: {
          ...figures(standard, seed),
          listedCommandUs: (all.seconds * 1e6) / all.commands,
          randomBattleMs: quantile(sorted, 0.5),
        },
      };
    },
  };
}
