import { interval } from '@drumhead/bots';
import type { EnvelopeOdds, Seat } from '@drumhead/engine';
import type { FileOdds } from './Odds.tsx';

/** The odds that a scenario file brings, as those of ready scenarios are shown: a draw is shared by the sides. */
export function playedOf({ battles, players, wins, draws = 0 }: EnvelopeOdds, seats: readonly Seat[]): FileOdds {
  const drawn = Math.round(draws * battles);
  const sides = seats.map((seat) => {
    const won = Math.round((wins[seat] ?? 0) * battles);
    return [seat, { wins: won, interval: interval(won + drawn / seats.length, battles) }] as const;
  });
  return { players, games: battles, sides: Object.fromEntries(sides), drawn };
}
