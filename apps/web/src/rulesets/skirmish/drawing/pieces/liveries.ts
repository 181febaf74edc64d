/** Bases of a player's models: lightness first, then form and dashes of the rim, then its colour. */
import { DARK_GROUND, MIDDLE_GROUND, PALE_GROUND } from '../../../../table/troops/sideGrounds.ts';

export interface Livery {
  readonly rim: string;
  readonly ground: string;
  /** Dashes of the rim, in hundredths of it; empty: unbroken. */
  readonly dashes: string;
  /** A square on its corner within the rim. */
  readonly square: boolean;
}

/** Two players differ in lightness and form, the first three in lightness, all six in form, dashes or lightness. */
export const LIVERIES: readonly Livery[] = [
  { rim: 'var(--side-0)', ground: DARK_GROUND, dashes: '', square: false },
  { rim: 'var(--side-1)', ground: PALE_GROUND, dashes: '', square: true },
  { rim: 'var(--side-2)', ground: MIDDLE_GROUND, dashes: '9 3.5', square: false },
  { rim: 'var(--side-3)', ground: DARK_GROUND, dashes: '2.5 3.75', square: false },
  { rim: '#57326e', ground: PALE_GROUND, dashes: '9 3.5', square: true },
  { rim: '#26606b', ground: MIDDLE_GROUND, dashes: '2.5 3.75', square: true },
];

export const liveryOf = (player: number): Livery => LIVERIES[player % LIVERIES.length] as Livery;
