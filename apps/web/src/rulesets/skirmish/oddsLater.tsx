/** Odds on a button: fetched with the first of them. */
import { fetched } from '../../panels/fetched.tsx';
import type * as Odds from './later/odds.tsx';

export const comingOdds = (): Promise<typeof Odds> => import('./later/odds.tsx');
export const ShortClash = fetched(() => comingOdds().then((found) => found.ShortClash));
