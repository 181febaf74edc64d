/** Why one command is better than another: what each term contributes to the two expectations. */
import type { AdviceRoom, BattleEvent, Command, Seat } from '@drumhead/engine';
import { type Candidate, DECIDED, type Thought } from './thought.ts';

/** One term and how much it speaks for the first command (or against it, if negative), in points of the captain. */
export interface TermReason {
  /** A term of the room, something that its expectations count besides, or one of {@link OTHER_REASONS}. */
  readonly term: string;
  readonly amount: number;
}

/** The end of the battle itself; and what no single term explains, such as the price of an action and rules of thumb. */
export const OTHER_REASONS = ['victory', 'habit'] as const;

/** Told at most. */
const MOST = 3;
/**
 * What is less than this share of the greatest is no reason: so little may come of side effects, as where a retreat counts as
 * an advance beside guns that stay. Nor is what is less than this in points.
 */
const SHARE = 0.2;
const LEAST = 0.001;

/** A term is counted so much more, to see what an expectation owes to it. */
const MORE = 1 / 1024;

/** What makes up an expectation, by term. */
type Parts = ReadonlyMap<string, number>;

/** The terms that tell most between two commands, or between a plan and doing nothing. */
export function reasonsOf<S, C extends Command, E extends BattleEvent>(
  thought: Thought<S, C, E>,
  advice: AdviceRoom<S, C, unknown>,
  view: S,
  seat: Seat,
  best: Candidate<S, C>,
  second: Candidate<S, C> | null,
): readonly TermReason[] {
  if (second === null && best.line === null) return [];
  let known: Leanings | null = null;
  // The ends of plans are read, and need no other minds.
  const lean = (): Leanings => (known ??= leanings(thought, advice, view, seat));
  const parts = partsOf(thought, lean, view, seat, best);
  const others = second === null ? partsIn(thought, view, seat) : partsOf(thought, lean, view, seat, second);
  // The end of the battle may be in one of the two alone.
  const all = [...new Set([...parts.keys(), ...others.keys()])]
    .map((term) => ({ term, amount: (parts.get(term) ?? 0) - (others.get(term) ?? 0) }))
    // Terms that count in each other, such as a danger and the price of who is in it, are owed too much, and the rest less
    // than nothing: that speaks against nothing, and would take the place of a reason.
    .filter(({ term, amount }) => term !== OTHER_REASONS[1] || amount > 0)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const least = Math.max(LEAST, SHARE * Math.abs(all[0]?.amount ?? 0));
  return all.filter(({ amount }) => Math.abs(amount) >= least).slice(0, MOST);
}

interface Leanings {
  readonly usual: unknown;
  readonly more: readonly (readonly [string, unknown])[];
}

/** Minds that count one thing a little more, by what it is, and one that counts all as usual. */
function leanings<S, C extends Command, E extends BattleEvent>(
  { room }: Thought<S, C, E>,
  advice: AdviceRoom<S, C, unknown>,
  view: S,
  seat: Seat,
): Leanings {
  const fresh = (key: string, times: number): unknown => {
    const mind = advice.leaning(key, times);
    room.begin?.(mind, view, seat);
    return mind;
  };
  const keys = [...room.terms.map(({ key }) => key), ...advice.beside];
  return { usual: fresh(keys[0] ?? '', 1), more: keys.map((key) => [key, fresh(key, 1 + MORE)]) };
}

/**
 * The parts of one expectation. It grows in proportion with each term, so what it grows by where a term counts a little more
 * tells the share of that term; what is left is owed to none of them.
 */
function partsOf<S, C extends Command, E extends BattleEvent>(
  thought: Thought<S, C, E>,
  lean: () => Leanings,
  view: S,
  seat: Seat,
  { command, worth, line }: Candidate<S, C>,
): Parts {
  const { room, ruleset } = thought;
  if (line !== null) return withRest(partsIn(thought, line.end, seat), worth);
  const { usual, more } = lean();
  const expected = room.expected(usual, view, seat, command);
  if (expected === null) {
    const decision = ruleset.decide(view, seat, command);
    return decision.ok ? withRest(partsIn(thought, decision.state, seat), worth) : new Map();
  }
  const parts = new Map<string, number>();
  for (const [key, mind] of more) {
    const grown = room.expected(mind, view, seat, command) ?? expected;
    parts.set(key, (grown - expected) / MORE);
  }
  return withRest(parts, worth);
}

/** The weighted terms of a state. */
function partsIn<S, C extends Command, E extends BattleEvent>(
  { ruleset, room, mind, weights, worth }: Thought<S, C, E>,
  state: S,
  seat: Seat,
): Parts {
  if (ruleset.outcome(state) !== null) return new Map([['victory', worth(state, seat)]]);
  const terms = new Float64Array(room.terms.length);
  room.read(mind, state, seat, terms);
  return new Map(room.terms.map(({ key }, i) => [key, (weights[i] as number) * (terms[i] as number)]));
}

/** With what the parts leave of the whole. A battle decided is more than habits can count. */
function withRest(parts: Parts, whole: number): Parts {
  let rest = whole;
  for (const amount of parts.values()) rest -= amount;
  const owed = Math.abs(rest) > DECIDED / 2 ? 'victory' : 'habit';
  return new Map([...parts, [owed, (parts.get(owed) ?? 0) + rest]]);
}
