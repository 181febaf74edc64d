/** Colours of the little men. Uniform names come from the scenario; an unknown one falls back on the side's colour. */
export interface Uniform {
  readonly coat: string;
  /** Collar, cuffs and plume: what tells one regiment from the next. */
  readonly facing: string;
  readonly belts: string;
  readonly hat: string;
  /** Saddle cloth, for those who ride. */
  readonly cloth: string;
  readonly horse: readonly string[];
  readonly flag: FlagKind | null;
}

export type FlagKind = 'french' | 'british' | 'portuguese' | 'plain';

const BAYS = ['#6b4128', '#54331f', '#7a4d2e', '#46301f'];
const DARKS = ['#3a2a20', '#4a3324', '#2f2520', '#59402c'];

const french: Uniform = {
  coat: '#274a86',
  facing: '#b8342a',
  belts: '#f3efe2',
  hat: '#1d1b1c',
  cloth: '#274a86',
  horse: BAYS,
  flag: 'french',
};
const british: Uniform = {
  coat: '#b3352b',
  facing: '#e7dcae',
  belts: '#f3efe2',
  hat: '#1d1b1c',
  cloth: '#233a63',
  horse: BAYS,
  flag: 'british',
};
const portuguese: Uniform = {
  coat: '#2c4f7c',
  facing: '#e9e3cf',
  belts: '#8a6a43',
  hat: '#23201d',
  cloth: '#2c4f7c',
  horse: BAYS,
  flag: 'portuguese',
};

/** Tried in order: the first whose words are all part of the name. */
const WARDROBE: readonly (readonly [words: readonly string[], uniform: Uniform])[] = [
  [
    ['french', 'hussar'],
    {
      ...french,
      coat: '#4d7a4a',
      facing: '#b8342a',
      belts: '#d9b24c',
      cloth: '#b8342a',
      horse: ['#b9a98d', '#8a7a64', '#6b4128', '#a89878'],
      flag: null,
    },
  ],
  [
    ['french', 'dragoon'],
    { ...french, coat: '#2f6242', facing: '#c4573a', hat: '#c39a3f', cloth: '#2f6242', flag: null },
  ],
  [['french', 'light'], { ...french, coat: '#22406f', facing: '#c9302a', belts: '#f3efe2', cloth: '#22406f' }],
  [['french', 'horse'], { ...french, coat: '#24365c', facing: '#b8342a', flag: null }],
  [['french', 'artillery'], { ...french, coat: '#24365c', facing: '#b8342a', flag: null }],
  [['french'], french],
  [['portuguese', 'cac'], { ...portuguese, coat: '#6d4c2c', facing: '#1f3a2c', belts: '#2a211a', flag: null }],
  [['cacador'], { ...portuguese, coat: '#6d4c2c', facing: '#1f3a2c', belts: '#2a211a', flag: null }],
  [['portuguese', 'artillery'], { ...portuguese, facing: '#2a211a', flag: null }],
  [['portuguese'], portuguese],
  [['british', 'guard'], { ...british, coat: '#a82b25', facing: '#27406b' }],
  [
    ['british', 'light', 'dragoon'],
    { ...british, coat: '#2b477f', facing: '#e7dcae', hat: '#1d1b1c', cloth: '#2b477f', horse: DARKS, flag: null },
  ],
  [
    ['british', 'dragoon'],
    { ...british, coat: '#2b477f', facing: '#e7dcae', cloth: '#2b477f', horse: DARKS, flag: null },
  ],
  [['british', 'horse'], { ...british, coat: '#2a4272', facing: '#b8342a', flag: null }],
  [['british', 'artillery'], { ...british, coat: '#2a4272', facing: '#b8342a', flag: null }],
  [['british', 'rifle'], { ...british, coat: '#2c4a34', facing: '#1d1b1c', belts: '#1d1b1c', flag: null }],
  [['british'], british],
  [['english'], british],
];

const strangers: readonly Uniform[] = [
  { ...french, flag: 'plain' },
  { ...british, flag: 'plain' },
];

export function uniformOf(name: string, side: 0 | 1): Uniform {
  const low = name.toLowerCase();
  for (const [words, uniform] of WARDROBE) if (words.every((word) => low.includes(word))) return uniform;
  return strangers[side] as Uniform;
}

/** Rim of a side: its colour and its shape, so that nobody needs to see the colour. */
export interface Livery {
  readonly rim: string;
  readonly ink: string;
  readonly shape: 'single' | 'double';
}

const BLUE: Livery = { rim: '#1f3d73', ink: '#1f3d73', shape: 'single' };
const RED: Livery = { rim: '#97241d', ink: '#97241d', shape: 'double' };

/** The first side is blue with one line and round corners, the second red with two lines and square corners. */
export function liveryOf(side: 0 | 1): Livery {
  return side === 0 ? BLUE : RED;
}
