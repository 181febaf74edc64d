/**
 * Lazy odds beside the choices, prefetched once the table is shown. Until they are loaded, and if loading fails, choices
 * are shown without odds.
 */
import { lazyComponent } from '../../../panels/lazyComponent.tsx';
import type * as Odds from './Odds.tsx';

export const importOdds = (): Promise<typeof Odds> => import('./Odds.tsx');

const NONE = () => null;
const lazyOdds = (name: keyof typeof Odds) =>
  lazyComponent(() =>
    importOdds().then(
      (found) => found[name],
      () => NONE,
    ),
  );

export const ChoiceOdds = lazyOdds('ChoiceOdds');
export const ReactionOdds = lazyOdds('ReactionOdds');
export const RollNeed = lazyOdds('RollNeed');
export const RollOddsLine = lazyOdds('RollOddsLine');
export const ShortOdds = lazyOdds('ShortOdds');
