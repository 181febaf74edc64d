/** Odds on a button: fetched with the first of them. */
import { fetched } from '../../../panels/lazyComponent.tsx';
import type * as Odds from './odds.tsx';

export const comingOdds = (): Promise<typeof Odds> => import('./odds.tsx');
export const ShortClash = fetched(() => comingOdds().then((found) => found.ShortClash));
