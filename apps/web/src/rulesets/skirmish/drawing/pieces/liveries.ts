/** Colour and form of the base rims of a player's models. */
export interface Livery {
  readonly rim: string;
  readonly ground: string;
  /** Dashes of the rim, in hundredths of it; empty: unbroken. */
  readonly dashes: string;
  /** A second line inside the rim. */
  readonly double: boolean;
}

const LIVERIES: readonly Livery[] = [
  { rim: 'var(--side-0)', ground: '#7f8457', dashes: '', double: false },
  { rim: 'var(--side-1)', ground: '#7f8457', dashes: '', double: true },
  { rim: 'var(--side-2)', ground: '#7f8457', dashes: '9 3.5', double: false },
  { rim: 'var(--side-3)', ground: '#7f8457', dashes: '2.5 3.75', double: false },
  { rim: '#57326e', ground: '#7f8457', dashes: '9 3.5', double: true },
  { rim: '#26606b', ground: '#7f8457', dashes: '2.5 3.75', double: true },
];

export const liveryOf = (player: number): Livery => LIVERIES[player % LIVERIES.length] as Livery;
