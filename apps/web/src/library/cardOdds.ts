import { verdictOf } from '@drumhead/bots';
import type { EnvelopeOdds } from '@drumhead/engine';
import { playedOf } from '../briefing/fileOdds.ts';

export interface CardOdds {
  readonly battles: number;
  readonly players: string;
  /** Where the true share of the first side lies, 19 times in 20. */
  readonly first: readonly [number, number];
  readonly verdict: 'even' | 'favoured' | 'early';
}

/** How even a scenario was found to be, for a list: sides have no names there but those of the file. */
export function oddsOf(balance: EnvelopeOdds): CardOdds {
  const { battles, players, wins, draws = 0 } = balance;
  const seats = Object.keys(wins);
  const sides = Object.values(playedOf(balance, seats).sides).map(({ wins: won, interval: [low = 0, high = 1] }) => ({
    share: won / battles + draws / seats.length,
    interval: [low, high] as const,
  }));
  return {
    battles,
    players: [...new Set(players.split(','))].join(', '),
    first: sides[0]?.interval ?? [0, 1],
    verdict: sides.length === 0 ? 'early' : verdictOf(sides).kind,
  };
}
