/**
 * What a seat may choose from, each entry judged when somebody looks at it and not before. A list of offers judges
 * them all; whoever wants one of them by chance (play at random, searches that play on to see what comes of it) draws
 * an entry and judges that alone.
 */
import type { RandomInt, Command, Ruleset, Seat } from './ruleset.ts';

/** Entries that stand for commands, every open command for equally many of them; which are open is not known yet. */
export interface Choices<C> {
  readonly count: number;
  /** Entry `i`, or null where the rules do not allow it. */
  at(i: number): C | null;
}

/** A list of which every entry is open. */
export function listed<C>(list: readonly C[]): Choices<C> {
  return list.length === 0 ? NOTHING : { count: list.length, at: (i) => list[i] as C };
}

const NOTHING: Choices<never> = { count: 0, at: () => null };

/** The entries of several, one after the other. */
export function joined<C>(parts: readonly Choices<C>[]): Choices<C> {
  let count = 0;
  for (const part of parts) count += part.count;
  return {
    count,
    at(i) {
      let left = i;
      for (const part of parts) {
        if (left < part.count) return part.at(left);
        left -= part.count;
      }
      return null;
    },
  };
}

/** The first `count` that are found, looked for as far as somebody asks. */
export function lazily<C>(count: number, finding: Iterator<C>): Choices<C> {
  const found: C[] = [];
  let ended = false;
  return {
    count,
    at(i) {
      while (!ended && found.length <= i) {
        const next = finding.next();
        if (next.done === true) ended = true;
        else found.push(next.value);
      }
      return found[i] ?? null;
    },
  };
}

/** The same entries as something else. */
export function mapped<A, B>(choices: Choices<A>, as: (entry: A) => B): Choices<B> {
  return {
    count: choices.count,
    at(i) {
      const found = choices.at(i);
      return found === null ? null : as(found);
    },
  };
}

/** All that are open, in order. */
export function openOf<C>(choices: Choices<C>): C[] {
  const open: C[] = [];
  for (let i = 0; i < choices.count; i++) {
    const found = choices.at(i);
    if (found !== null) open.push(found);
  }
  return open;
}

/** Is any of them open? */
export function isAnyOpen(choices: Choices<unknown>): boolean {
  for (let i = 0; i < choices.count; i++) if (choices.at(i) !== null) return true;
  return false;
}

/** Draws so often for each entry before everything is judged: by then hardly any can be open. */
const PATIENCE = 2;

/**
 * One of those that are open, each with the same chance; null: none is. An entry that is not open is put back and
 * another drawn, which leaves the chances of all others alike.
 */
export function anyOf<C>(choices: Choices<C>, choose: RandomInt): C | null {
  const { count } = choices;
  for (let draws = count * PATIENCE; draws > 0; draws--) {
    const found = choices.at(choose(count));
    if (found !== null) return found;
  }
  const open = openOf(choices);
  return open.length === 0 ? null : (open[choose(open.length)] as C);
}

/** One of the offers of a seat, each with the same chance, without listing them all where the rule set can; null: there is none. */
export function anyOffer<S, C extends Command>(
  ruleset: Pick<Ruleset<S, C>, 'offers' | 'anyOffer'>,
  state: S,
  seat: Seat,
  choose: RandomInt,
): C | null {
  if (ruleset.anyOffer !== undefined) return ruleset.anyOffer(state, seat, choose);
  return anyOf(listed(ruleset.offers(state, seat)), choose);
}
