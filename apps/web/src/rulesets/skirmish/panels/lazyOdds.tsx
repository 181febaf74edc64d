/** Lazy odds on buttons. */
import { fetched } from '../../../panels/lazyComponent.tsx';
import type * as Odds from './odds.tsx';

export const importOdds = (): Promise<typeof Odds> => import('./odds.tsx');
export const ShortClash = fetched(() => importOdds().then((found) => found.ShortClash));
