/** What the pairing of a league speaks of. All of it is plain data, and the same comes of the same. */

/** Somebody in a league, by the number under which it knows him. */
export type Entry = number;

/** Two who meet. They play from both sides; `left` has the first side in the first battle. */
export interface Pair {
  readonly left: Entry;
  readonly right: Entry;
}

/** Everybody who is in the league then is in one pair, or sits out. */
export interface Round {
  readonly pairs: readonly Pair[];
  readonly out: readonly Entry[];
}

/** How often two met before. */
export function meetingsIn(past: readonly Round[]): (one: Entry, other: Entry) => number {
  const met = new Map<string, number>();
  for (const { pairs } of past)
    for (const { left, right } of pairs) met.set(nameOf(left, right), (met.get(nameOf(left, right)) ?? 0) + 1);
  return (one, other) => met.get(nameOf(one, other)) ?? 0;
}

const nameOf = (one: Entry, other: Entry): string => `${Math.min(one, other)} ${Math.max(one, other)}`;

/** The same two, so that whoever was left less often than right is left; where that says nothing, the one who is named first. */
export function seatedBy(past: readonly Round[]): (one: Entry, other: Entry) => Pair {
  const lefts = new Map<Entry, number>();
  const add = (entry: Entry, more: number): unknown => lefts.set(entry, (lefts.get(entry) ?? 0) + more);
  for (const { pairs } of past)
    for (const { left, right } of pairs) {
      add(left, 1);
      add(right, -1);
    }
  return (one, other) =>
    (lefts.get(other) ?? 0) < (lefts.get(one) ?? 0) ? { left: other, right: one } : { left: one, right: other };
}
