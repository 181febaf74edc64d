/** A round by the Swiss system: those with equal points meet. */
import { bestMatching } from './matching.ts';
import { type Entry, meetingsIn, type Round, seatedBy } from './rounds.ts';

export interface Ranked {
  readonly entry: Entry;
  readonly points: number;
}

/**
 * The next round of these, two or more; those with equal points are in the order of the lot. In this order: nobody sits out a
 * second time while another has not sat out once; as few as possible meet who met before or are to be kept `apart`; the best
 * have opponents with as many points as they can; whoever sits out has few points. Whoever had the first side less often has
 * it.
 */
export function swissRound(
  players: readonly Ranked[],
  past: readonly Round[],
  apart: readonly (readonly [Entry, Entry])[] = [],
): Round {
  const ranked = players
    .map((player, lot) => ({ ...player, lot }))
    .sort((a, b) => b.points - a.points || a.lot - b.lot);
  const met = meetingsIn(past);
  const areApart = (one: Entry, other: Entry): boolean =>
    apart.some((pair) => pair.includes(one) && pair.includes(other));
  const isNew = (one: Ranked, other: Ranked): boolean =>
    met(one.entry, other.entry) === 0 && !areApart(one.entry, other.entry);
  const out = ranked.length % 2 === 0 ? null : sitsOut(ranked, past, isNew);
  const pairs = paired(
    ranked.filter((player) => player !== out),
    isNew,
  );
  const seated = seatedBy(past);
  return { pairs: pairs.map(([one, other]) => seated(one.entry, other.entry)), out: out === null ? [] : [out.entry] };
}

type IsNew = (one: Ranked, other: Ranked) => boolean;

/** Of those who sat out least often the last, while the others can then meet anew. */
function sitsOut(ranked: readonly Ranked[], past: readonly Round[], isNew: IsNew): Ranked | null {
  const times = ({ entry }: Ranked): number => past.filter(({ out }) => out.includes(entry)).length;
  const least = Math.min(...ranked.map(times));
  let best: { readonly player: Ranked; readonly again: number } | null = null;
  for (const player of [...ranked].reverse()) {
    if (times(player) !== least) continue;
    const again = fewestAgain(
      ranked.filter((one) => one !== player),
      isNew,
    );
    if (best === null || again < best.again) best = { player, again };
    if (best.again === 0) break;
  }
  return best?.player ?? null;
}

/** Pairs of people who met before that cannot be avoided among these, an even number. */
function fewestAgain(players: readonly Ranked[], isNew: IsNew): number {
  const partners = bestMatching(players.length, (one, other) => isNew(at(players, one), at(players, other)));
  return partners.filter((partner) => partner === -1).length / 2;
}

/** From the top: each with the first below him that leaves the others no more repeats than there must be. */
function paired(ranked: readonly Ranked[], isNew: IsNew): readonly (readonly [Ranked, Ranked])[] {
  let left = ranked;
  let spare = fewestAgain(ranked, isNew);
  const pairs: [Ranked, Ranked][] = [];
  while (left.length > 0) {
    const [top, ...others] = left as readonly [Ranked, ...Ranked[]];
    const fits = (other: Ranked): boolean => {
      const rest = others.filter((one) => one !== other);
      return (isNew(top, other) ? 0 : 1) + fewestAgain(rest, isNew) <= spare;
    };
    const other = others.find(fits);
    if (other === undefined) throw new Error('one of the best pairings holds every player');
    spare -= isNew(top, other) ? 0 : 1;
    pairs.push([top, other]);
    left = others.filter((one) => one !== other);
  }
  return pairs;
}

function at(players: readonly Ranked[], index: number): Ranked {
  const player = players[index];
  if (player === undefined) throw new Error(`there is no player ${index}`);
  return player;
}
