/** How even a set-up is, from battles that computer players fought of it. */
import type { EnvelopeOdds } from '@drumhead/engine';
import { interval } from '../score.ts';
import { counted, type Loss, type Why, type WhyOfOne, whyOf } from './why.ts';

/** What one battle tells of the balance of its set-up. Sides are named by their index. */
export interface PlayedBattle {
  /** Null: drawn. */
  readonly winner: number | null;
  /** Message key of its ending. */
  readonly end: string;
  /** Phases or turns begun. */
  readonly length: number;
  /** The side whose turn came first; null where that is not known. */
  readonly first: number | null;
  /** Pieces that were lost for good. */
  readonly lost: readonly Omit<Loss, 'at'>[];
  readonly why: WhyOfOne;
}

export interface SideBalance {
  readonly wins: number;
  /** Of all battles, a draw shared by the sides. */
  readonly share: number;
  /** 95 %. */
  readonly interval: readonly [number, number];
}

/**
 * `even`: every side's interval lies within a tenth of its fair share. `favoured`: a side's lies above it. `maybe`: every side's
 * share is known to a tenth either way, and none is shown to be better off; of two that takes some 95 battles, `even` 400.
 */
export type Verdict =
  | { readonly kind: 'even' | 'maybe' | 'early' }
  | { readonly kind: 'favoured'; readonly side: number };

export interface Balance {
  readonly games: number;
  readonly sides: readonly SideBalance[];
  readonly drawn: number;
  readonly verdict: Verdict;
  /** The most frequent first. */
  readonly ends: readonly { readonly end: string; readonly count: number }[];
  /** Battles whose first side is known, and the share of them that it won, a draw being half a win. */
  readonly first: { readonly games: number; readonly share: number; readonly interval: readonly [number, number] };
  /** The share of the battles in which a piece was lost, the most frequent first. */
  readonly lost: readonly { readonly side: number; readonly piece: string; readonly share: number }[];
  readonly why: Why;
}

/** A side within so much of its fair share has an even battle: 40 to 60 of 100 for two. */
export const EVEN = 0.1;

/** The balance of these battles of one set-up between so many sides. */
export function balanceOf(battles: readonly PlayedBattle[], sides: number): Balance {
  const games = battles.length;
  const drawn = battles.filter(({ winner }) => winner === null).length;
  const shares = Array.from({ length: sides }, (_, side): SideBalance => {
    const wins = battles.filter(({ winner }) => winner === side).length;
    const worth = wins + drawn / sides;
    return { wins, share: games === 0 ? 1 / sides : worth / games, interval: interval(worth, games) };
  });
  const begun = battles.filter(({ first }) => first !== null);
  const firstWorth = begun.reduce(
    (sum, { winner, first }) => sum + (winner === null ? 1 / 2 : Number(winner === first)),
    0,
  );
  return {
    games,
    sides: shares,
    drawn,
    verdict: verdictOf(shares),
    ends: counted(battles.map(({ end }) => end)).map(([end, count]) => ({ end, count })),
    first: {
      games: begun.length,
      share: begun.length === 0 ? 1 / 2 : firstWorth / begun.length,
      interval: interval(firstWorth, begun.length),
    },
    lost: lostOf(battles),
    why: whyOf(
      battles.map(({ why, lost }) => ({ ...why, lost })),
      sides,
    ),
  };
}

/** Is it even, as far as its battles tell? */
export const seemsEven = ({ kind }: Verdict): boolean => kind === 'even' || kind === 'maybe';

/** What the odds of a file say: of each side, in the order in which they stand there, and whether it is even. */
export function balanceIn({ battles, wins, draws = 0 }: EnvelopeOdds): Pick<Balance, 'sides' | 'verdict'> {
  const shares = Object.values(wins);
  const sides = shares.map((share): SideBalance => {
    const won = Math.round(share * battles);
    const worth = won + (draws * battles) / shares.length;
    return { wins: won, share: worth / battles, interval: interval(worth, battles) };
  });
  return { sides, verdict: sides.length === 0 ? { kind: 'early' } : verdictOf(sides) };
}

/** Even, perhaps even, in favour of a side, or too early to say. */
function verdictOf(sides: readonly SideBalance[]): Verdict {
  const fair = 1 / sides.length;
  if (sides.every(({ interval: [low, high] }) => low >= fair - EVEN && high <= fair + EVEN)) return { kind: 'even' };
  const [best] = [...sides.keys()].sort((a, b) => shareOf(sides, b) - shareOf(sides, a));
  const low = sides[best ?? 0]?.interval[0] ?? 0;
  if (best !== undefined && low > fair) return { kind: 'favoured', side: best };
  return { kind: isSure({ sides }) ? 'maybe' : 'early' };
}

const shareOf = (sides: readonly SideBalance[], side: number): number => sides[side]?.share ?? 0;

/** How far the side that is farthest from its fair share stands from it. */
export function unevenness({ sides }: Pick<Balance, 'sides'>): number {
  return Math.max(...sides.map(({ share }) => Math.abs(share - 1 / sides.length)));
}

/**
 * How much a change must move that is to make it even, as it would move an even battle, at most all: near victory every time a
 * step moves less. A battle more is won and lost by everybody, since nobody is sure to win.
 */
export function lead({ games, sides }: Pick<Balance, 'games' | 'sides'>): number {
  const fair = 1 / sides.length;
  const room = (share: number): number => Math.sqrt(share * (1 - share));
  const far = sides.map(({ share: found }) => {
    const share = (found * games + fair) / (games + 1);
    return (Math.abs(share - fair) * room(fair)) / room(share);
  });
  return Math.min(1, Math.max(...far));
}

/** Is the share of every side known to a tenth either way? Before that odds are not written into a file. */
export const isSure = ({ sides }: Pick<Balance, 'sides'>): boolean => widthOf({ sides }) <= 2 * EVEN;

/** The widest interval of a side. */
export function widthOf({ sides }: Pick<Balance, 'sides'>): number {
  return Math.max(...sides.map(({ interval: [low, high] }) => high - low));
}

/** The side that wins least. */
export function weakest({ sides }: Pick<Balance, 'sides'>): number {
  return [...sides.keys()].reduce((least, side) => (shareOf(sides, side) < shareOf(sides, least) ? side : least), 0);
}

function lostOf(battles: readonly PlayedBattle[]): Balance['lost'] {
  // A piece that was lost, came back and was lost again counts once a battle.
  const all = battles.flatMap(({ lost }) => [...new Set(lost.map(({ side, piece }) => `${side} ${piece}`))]);
  return counted(all).map(([name, count]) => {
    const [side, piece] = name.split(' ');
    return { side: Number(side), piece: piece ?? '', share: count / battles.length };
  });
}
