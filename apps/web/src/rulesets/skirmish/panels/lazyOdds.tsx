/** Lazy odds on buttons. */
import { lazyComponent } from '../../../panels/lazyComponent.tsx';
import type * as Odds from './odds.tsx';

export const importOdds = (): Promise<typeof Odds> => import('./odds.tsx');
export const ShortClash = lazyComponent(() => importOdds().then((found) => found.ShortClash));
