/** How even the ready scenarios are, by their ids: as it was measured. */
import balance from './balance.json';
import steps from './handicaps.json';
import type { Played } from './Odds.tsx';

export const played: Readonly<Record<string, Played>> = balance;

/** What handicaps of the side that wins least make of it: as printed, then one row for each step, as `npm run balance -- --handicaps` plays them. */
interface HandicapTable {
  readonly players: string;
  readonly side: string;
  readonly rows: readonly {
    readonly games: number;
    readonly wins: Readonly<Record<string, number>>;
    readonly drawn: number;
  }[];
}

export const handicaps: Readonly<Record<string, HandicapTable>> = steps;
