/** Everybody meets everybody once: the circle of Berger's tables, and what late comers and those who left change in it. */
import { bestMatching } from './matching.ts';
import { type Entry, meetingsIn, type Pair, type Round, seatedBy } from './rounds.ts';

/**
 * The next round; null where all who are present have met. `starters`: those of the first round, in the order of the lot.
 * Whoever came later takes the empty places of the circle, and meets the others after its rounds.
 */
export function robinRound(
  starters: readonly Entry[],
  present: readonly Entry[],
  past: readonly Round[],
): Round | null {
  const met = meetingsIn(past);
  const isNew = (one: Entry, other: Entry): boolean => met(one, other) === 0;
  const circle = circleRound(starters, past.length).filter(
    ({ left, right }) => present.includes(left) && present.includes(right) && isNew(left, right),
  );
  const isIn = (pairs: readonly Pair[], entry: Entry): boolean =>
    pairs.some(({ left, right }) => left === entry || right === entry);
  const free = present.filter((entry) => !isIn(circle, entry));
  const name = (index: number): Entry => free[index] ?? -1;
  const seated = seatedBy(past);
  const others = bestMatching(free.length, (one, other) => isNew(name(one), name(other))).flatMap((partner, index) =>
    partner > index ? [seated(name(index), name(partner))] : [],
  );
  const pairs = [...circle, ...others];
  const isOver = present.every((one) => present.every((other) => one === other || !isNew(one, other)));
  return isOver ? null : { pairs, out: present.filter((entry) => !isIn(pairs, entry)) };
}

/**
 * The pairs of a round of the circle, counted from 0; none after its last one. One stays, the others move on by a place each
 * round. Each is left and right by turns, so that at any time the one was at most once more often.
 */
function circleRound(starters: readonly Entry[], round: number): readonly Pair[] {
  const seats: readonly (Entry | null)[] = starters.length % 2 === 0 ? starters : [...starters, null];
  const moving = seats.length - 1;
  if (round >= moving) return [];
  const pairs: (readonly [Entry | null, Entry | null])[] = [];
  const seat = (place: number): Entry | null => seats[(place + moving) % moving] ?? null;
  const stays = seats[moving] ?? null;
  pairs.push(round % 2 === 0 ? [seat(round), stays] : [stays, seat(round)]);
  for (let step = 1; step <= (moving - 1) / 2; step++) {
    const [one, other] = [seat(round + step), seat(round - step)];
    pairs.push(step % 2 === 1 ? [one, other] : [other, one]);
  }
  return pairs.flatMap(([left, right]) => (left === null || right === null ? [] : [{ left, right }]));
}
