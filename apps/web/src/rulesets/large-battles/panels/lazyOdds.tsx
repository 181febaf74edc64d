/**
 * Lazy odds beside the choices, prefetched once the table is shown. Until they are loaded, and if loading fails, choices
 * are shown without odds.
 */
import { fetched } from '../../../panels/lazyComponent.tsx';
import type * as Odds from './Odds.tsx';

export const importOdds = (): Promise<typeof Odds> => import('./Odds.tsx');

const NONE = () => null;
const later = (name: keyof typeof Odds) =>
  fetched(() =>
    importOdds().then(
      (found) => found[name],
      () => NONE,
    ),
  );

export const ChoiceOdds = later('ChoiceOdds');
export const RollOddsLine = later('RollOddsLine');
export const ShortOdds = later('ShortOdds');
