/**
 * Odds beside the choices: fetched while the first table is being looked at, since nobody proposes anything before.
 * Until they are there, and where they cannot be had, the choices stand without.
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
