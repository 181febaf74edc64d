/** Looks for a small change that makes a battle even: each is played, none is guessed. */
import type { Mend } from '@drumhead/engine';
import { type Balance, balanceOf, EVEN, lead, type PlayedBattle, unevenness, weakest } from './balance.ts';

/**
 * The seed of one battle. `name`: another for every set-up, `as-it-is` for the first; so all who play a file with a seed see
 * the same battles.
 */
export const seedOf = (seed: string, name: string, game: number): string => `${seed}/${name}/${game}`;

/** Battles of each change that is tried. */
export const TRIED_GAMES = 120;
/** Changes tried at a time, of these of one kind, and times that changes are tried. */
const TRIED = 4;
const OF_A_KIND = 2;
const ROUNDS = 5;
/** Where nothing helped, changes of so many times the size are tried. */
const LARGER = 2;

export interface Tried {
  readonly mend: Mend;
  readonly balance: Balance;
}

/** One step of the search: what was tried for the weaker side, and what brought it nearest to its fair share. */
export interface Round {
  readonly helped: number;
  readonly tried: readonly Tried[];
  /** Null: nothing that was tried is better than what was there. */
  readonly taken: Tried | null;
}

export interface Laboratory {
  readonly sides: number;
  /** Plays a set-up so many times. `name` is another for every set-up: it goes into the seeds. */
  readonly play: (setup: unknown, games: number, name: string) => Promise<readonly PlayedBattle[]>;
  /** Small changes of a set-up that may help a side. */
  readonly mends: (setup: unknown, helped: number) => readonly Mend[] | Promise<readonly Mend[]>;
  /** Battles of each change; left out: {@link TRIED_GAMES}. */
  readonly games?: number;
}

/**
 * Round after round, until the sides stand within a tenth of their fair share, nothing helps any more, however large, or the
 * rounds are over. The best of several looks better than it is: whoever takes it plays it anew.
 */
export async function* mended(laboratory: Laboratory, setup: unknown, first: Balance): AsyncGenerator<Round> {
  let [now, balance, size] = [setup, first, 1];
  for (let round = 1; round <= ROUNDS && unevenness(balance) > EVEN; round++) {
    const helped = weakest(balance);
    const tried: Tried[] = [];
    const mends = await laboratory.mends(now, helped);
    for (const [i, mend] of likeliest(mends, size * lead(balance)).entries()) {
      const battles = await laboratory.play(mend.setup, laboratory.games ?? TRIED_GAMES, `${round}.${i + 1}`);
      tried.push({ mend, balance: balanceOf(battles, laboratory.sides) });
    }
    const taken = tried.reduce<Tried | null>(
      (best, one) => (unevenness(one.balance) < unevenness(best?.balance ?? balance) ? one : best),
      null,
    );
    yield { helped, tried, taken };
    if (taken === null) {
      // What is won every time may be won every time after a small change, too.
      const largest = Math.max(...tried.map(({ mend }) => mend.about));
      if (!mends.some(({ about }) => about > largest)) return;
      size *= LARGER;
      continue;
    }
    size = 1;
    now = taken.mend.setup;
    balance = taken.balance;
  }
}

/** Those that are expected to move about as much as is wanted, of each kind a few; of equally likely ones the smaller first. */
function likeliest(mends: readonly Mend[], wanted: number): readonly Mend[] {
  const sorted = [...mends].sort(
    (a, b) => Math.abs(a.about - wanted) - Math.abs(b.about - wanted) || a.about - b.about,
  );
  const before = (mend: Mend, at: number): number => sorted.slice(0, at).filter(({ key }) => key === mend.key).length;
  return sorted.filter((mend, at) => before(mend, at) < OF_A_KIND).slice(0, TRIED);
}
