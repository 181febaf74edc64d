/** How even the ready scenarios are, by their ids: as it was measured. */
import balance from './balance.json';
import type { Played } from './Odds.tsx';

export const played: Readonly<Record<string, Played>> = balance;
