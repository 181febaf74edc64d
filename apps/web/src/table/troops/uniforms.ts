/** Colours of the little men. Uniform names come from the scenario; an unknown one falls back on the side's colour. */
import type { Nation } from '@drumhead/content/sketch';
import { DARK_GROUND, PALE_GROUND } from './sideGrounds.ts';

export interface Uniform {
  readonly coat: string;
  /** Collar, cuffs and plume, which distinguish regiments. */
  readonly facing: string;
  readonly belts: string;
  readonly hat: string;
  readonly legs: string;
  /** Saddle cloth, for those who ride. */
  readonly cloth: string;
  readonly horse: readonly string[];
  readonly flag: FlagKind | null;
}

export type FlagKind = Nation | 'plain';

const BAYS = ['#6b4128', '#54331f', '#7a4d2e', '#46301f'];
const DARKS = ['#3a2a20', '#4a3324', '#2f2520', '#59402c'];

const french: Uniform = {
  coat: '#274a86',
  facing: '#b8342a',
  belts: '#f3efe2',
  hat: '#1d1b1c',
  legs: '#efe9da',
  cloth: '#274a86',
  horse: BAYS,
  flag: 'french',
};
const british: Uniform = {
  coat: '#b3352b',
  facing: '#e7dcae',
  belts: '#f3efe2',
  hat: '#1d1b1c',
  legs: '#9aa0a3',
  cloth: '#233a63',
  horse: BAYS,
  flag: 'british',
};
const portuguese: Uniform = {
  coat: '#2c4f7c',
  facing: '#e9e3cf',
  belts: '#8a6a43',
  hat: '#23201d',
  legs: '#efe9da',
  cloth: '#2c4f7c',
  horse: BAYS,
  flag: 'portuguese',
};

const austrian: Uniform = {
  coat: '#e8e3d4',
  facing: '#b8342a',
  belts: '#c9bfa4',
  hat: '#23201d',
  legs: '#ece7d8',
  cloth: '#b8342a',
  horse: DARKS,
  flag: 'austrian',
};
const spanish: Uniform = { ...austrian, belts: '#bdb08f', cloth: '#d2b04a', horse: BAYS, flag: 'spanish' };
const swedish: Uniform = {
  coat: '#66748c',
  facing: '#dcb94a',
  belts: '#efe7d6',
  hat: '#23201d',
  legs: '#8d99ad',
  cloth: '#2f4f86',
  horse: BAYS,
  flag: 'swedish',
};
const danish: Uniform = { ...french, coat: '#b23b33', facing: '#e9e3cf', cloth: '#b23b33', flag: 'danish' };
const mecklenburg: Uniform = { ...french, coat: '#2c3f68', facing: '#b8342a', cloth: '#2c3f68', flag: 'mecklenburg' };
const prussian: Uniform = { ...french, coat: '#28395a', facing: '#b8342a', cloth: '#28395a', flag: 'prussian' };
const russian: Uniform = { ...french, coat: '#2f5040', facing: '#b8342a', cloth: '#2f5040', flag: 'russian' };
const italian: Uniform = { ...austrian, facing: '#3f7a4a', cloth: '#3f7a4a', flag: 'italian' };
const GREEN = '#3f6a45';
const BROWN = '#6d5138';

/** Tried in order; the first whose words all occur in the name. */
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
    },
  ],
  [['french', 'dragoon'], { ...french, coat: '#2f6242', facing: '#c4573a', hat: '#c39a3f', cloth: '#2f6242' }],
  [['french', 'chasseur'], { ...french, coat: GREEN, facing: '#c9a23c', cloth: '#c9bfa4' }],
  [['french', 'cuirass'], { ...french, coat: '#b9bec4', facing: '#b8342a', hat: '#8d949c', horse: DARKS }],
  [['french', 'grenadier'], { ...french, hat: '#4b3524', facing: '#c9302a' }],
  [['french', 'swiss'], { ...french, coat: '#b3352b', facing: '#e8c860' }],
  [['french', 'light'], { ...french, coat: '#22406f', facing: '#c9302a', belts: '#f3efe2', cloth: '#22406f' }],
  [['french', 'horse'], { ...french, coat: '#24365c', facing: '#b8342a' }],
  [['french', 'artillery'], { ...french, coat: '#24365c', facing: '#b8342a' }],
  [['french'], french],
  [['portuguese', 'cac'], { ...portuguese, coat: '#6d4c2c', facing: '#1f3a2c', belts: '#2a211a', flag: null }],
  [['cacador'], { ...portuguese, coat: '#6d4c2c', facing: '#1f3a2c', belts: '#2a211a', flag: null }],
  [['portuguese', 'artillery'], { ...portuguese, facing: '#2a211a' }],
  [['portuguese'], portuguese],
  [['british', 'guard'], { ...british, coat: '#a82b25', facing: '#27406b' }],
  [
    ['british', 'light', 'dragoon'],
    { ...british, coat: '#2b477f', facing: '#e7dcae', hat: '#1d1b1c', cloth: '#2b477f', horse: DARKS },
  ],
  [['british', 'dragoon'], { ...british, coat: '#2b477f', facing: '#e7dcae', cloth: '#2b477f', horse: DARKS }],
  [['british', 'horse'], { ...british, coat: '#2a4272', facing: '#b8342a' }],
  [['british', 'artillery'], { ...british, coat: '#2a4272', facing: '#b8342a' }],
  [['british', 'rifle'], { ...british, coat: '#2c4a34', facing: '#1d1b1c', belts: '#1d1b1c', flag: null }],
  [['british'], british],
  [['english'], british],
  [['austrian', 'jaeger'], { ...austrian, coat: '#8d949c', facing: GREEN, belts: '#23201d', flag: null }],
  [['austrian', 'grenzer'], { ...austrian, coat: BROWN, facing: '#d2a93f' }],
  [['austrian', 'landwehr'], { ...austrian, coat: '#8c8a7c' }],
  [['austrian', 'grenadier'], { ...austrian, hat: '#4b3524' }],
  [['austrian', 'hussar'], { ...austrian, coat: '#2f5640', facing: '#d9b24c', cloth: '#b8342a' }],
  [['austrian', 'uhlan'], { ...austrian, coat: GREEN, hat: '#d2b04a', cloth: GREEN }],
  [['austrian', 'artillery'], { ...austrian, coat: BROWN }],
  [['austrian'], austrian],
  [['hungarian', 'hussar'], { ...austrian, coat: '#5b7fae', facing: '#d9b24c' }],
  [['hungarian'], { ...austrian, facing: '#5b7fae' }],
  [['walloon'], { ...spanish, coat: '#2c3f68', facing: '#b8342a', belts: '#f3efe2' }],
  [['hibernia'], { ...spanish, coat: '#7c9fc2', facing: '#d9b24c', belts: '#f3efe2' }],
  [['spanish', 'voluntario'], { ...spanish, coat: GREEN, facing: '#b8342a' }],
  [['spanish', 'militia', 'cavalry'], { ...spanish, coat: BROWN, hat: '#3a2c20' }],
  [['spanish', 'militia'], { ...spanish, coat: '#7d6546', hat: '#3a2c20', belts: '#5b4632' }],
  [['spanish', 'dragoon'], { ...spanish, coat: '#d2b04a' }],
  [['spanish', 'chasseur'], { ...spanish, coat: GREEN }],
  [['spanish', 'artillery'], { ...spanish, coat: '#2c3f68' }],
  [['spanish'], spanish],
  [['swedish', 'leib'], { ...swedish, coat: '#2f4f86', belts: '#f3efe2' }],
  [['swedish', 'carabinier'], { ...swedish, coat: '#2f4f86', facing: '#f0e6c8', horse: DARKS }],
  [['swedish', 'artillery'], { ...swedish, coat: '#3a4660' }],
  [['swedish'], swedish],
  [['danish', 'artillery'], { ...danish, coat: '#2c3f68' }],
  [['danish'], danish],
  [['mecklenburg', 'jaeger'], { ...mecklenburg, coat: GREEN, facing: '#b8342a', belts: '#23201d', flag: null }],
  [['mecklenburg', 'grenadier'], { ...mecklenburg, facing: '#d9b24c', hat: '#4b3524' }],
  [['mecklenburg'], mecklenburg],
  [['prussian', 'hussar'], { ...prussian, coat: '#4a3a2c', facing: '#d9b24c' }],
  [['prussian', 'landwehr'], { ...prussian, coat: '#3d4c6b', facing: '#d9b24c' }],
  [['prussian'], prussian],
  [['russian', 'artillery'], { ...russian, facing: '#2a211a' }],
  [['russian', 'cuirass'], { ...russian, coat: '#e8e3d4', cloth: '#2f5040', horse: DARKS }],
  [['russian'], russian],
  [['italian', 'guard'], { ...italian, coat: GREEN, facing: '#b8342a', hat: '#4b3524' }],
  [['italian', 'artillery'], { ...italian, coat: GREEN }],
  [['italian'], italian],
];

/** Coat and facings of nations whose regiments differ less than their coats do, by the first word of the name. */
const COATS = new Map<string, readonly [coat: string, facing: string]>(
  Object.entries({
    austrian: ['#e6e0d0', '#a33a30'],
    hungarian: ['#e6e0d0', '#3d6b4a'],
    prussian: ['#2a3a63', '#b8342a'],
    spanish: ['#e6e0d0', '#4d6fa0'],
    swedish: ['#31507f', '#d9b24c'],
    mecklenburg: ['#2a3a63', '#d9b24c'],
    danish: ['#a8382e', '#e9e3cf'],
    italian: ['#e6e0d0', '#3d7a4a'],
  }),
);

const strangers: readonly Uniform[] = [
  { ...french, flag: 'plain' },
  { ...british, flag: 'plain' },
];

export function uniformOf(name: string, side: 0 | 1): Uniform {
  const low = name.toLowerCase();
  for (const [words, uniform] of WARDROBE) if (words.every((word) => low.includes(word))) return uniform;
  const stranger = strangers[side] as Uniform;
  const [coat, facing] = COATS.get(low.split('-')[0] ?? '') ?? [];
  return coat === undefined || facing === undefined ? stranger : { ...stranger, coat, cloth: coat, facing };
}

/** The uniform of a unit, by its index in the fixed part of a battle. */
export function dressOf(
  field: { readonly units: readonly { readonly uniform: string; readonly side: 0 | 1 }[] },
  unit: number,
): Uniform {
  const profile = field.units[unit];
  return uniformOf(profile?.uniform ?? '', profile?.side ?? 0);
}

/** Base and rim of a side: lightness, shape and colour, so that colour alone is never needed. */
export interface Livery {
  readonly rim: string;
  readonly ink: string;
  readonly shape: 'single' | 'double';
  /** The base under the men. */
  readonly ground: string;
}

const FIRST: Livery = { rim: 'var(--side-0)', ink: 'var(--side-0)', shape: 'single', ground: DARK_GROUND };
const SECOND: Livery = { rim: 'var(--side-1)', ink: 'var(--side-1)', shape: 'double', ground: PALE_GROUND };

/** The first side has one line and round corners, the second two lines and square corners; colours are those of nations. */
export function liveryOf(side: 0 | 1): Livery {
  return side === 0 ? FIRST : SECOND;
}
