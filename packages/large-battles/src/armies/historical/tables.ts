/** Chapters 24 and 27: values of troops by kind and by strength in men. Tables as data. */
import type { Level } from '../../combat/dice/fighter.ts';
import type { TroopKind } from '../../scenarios/format.ts';
import type { Arm } from '../../state/state.ts';

/** The kinds of troops of LB-QC-01 and LB-QC-02. */
export const TROOPS = {
  secondRateInfantry: { arm: 'infantry', kinds: ['infantry'], q: 5, c: 3 },
  lineInfantry: { arm: 'infantry', kinds: ['infantry'], q: 4, c: 4 },
  lightInfantry: { arm: 'infantry', kinds: ['infantry'], q: 4, c: 4 },
  veteranInfantry: { arm: 'infantry', kinds: ['infantry'], q: 3, c: 5 },
  lightCavalry: { arm: 'cavalry', kinds: ['lightCavalry'], q: 4, c: 4 },
  dragoons: { arm: 'cavalry', kinds: ['dragoons'], q: 3, c: 5 },
  heavyCavalry: { arm: 'cavalry', kinds: ['heavyCavalry'], q: 3, c: 6 },
  artillery: { arm: 'artillery', kinds: ['footArtillery', 'horseArtillery'], q: 4, c: null },
  eliteArtillery: { arm: 'artillery', kinds: ['footArtillery', 'horseArtillery'], q: 3, c: null },
} as const satisfies Record<
  string,
  { readonly arm: Arm; readonly kinds: readonly TroopKind[]; readonly q: number; readonly c: number | null }
>;

export type Troops = keyof typeof TROOPS;

export const TROOP_CLASSES = Object.keys(TROOPS) as Troops[];

/** LB-QC-01: the Q of every Leader and CinC, unless adjusted. Generals have no C. */
export const GENERAL_QUALITY = 3;

/** A row of a strength table: units of up to so many men (null: no limit) add this to C. */
export interface StrengthRow {
  readonly upTo: number | null;
  readonly add: number;
}

export interface StrengthTable {
  readonly rule: string;
  readonly rows: readonly StrengthRow[];
}

/** Modifiers for strength: of battalions and regiments, of brigades and divisions of horse. */
export const STRENGTH: Readonly<Record<Level, Readonly<Record<'infantry' | 'cavalry', StrengthTable>>>> = {
  division: {
    infantry: {
      rule: 'LB-QC-03',
      rows: [
        { upTo: 449, add: -2 },
        { upTo: 600, add: -1 },
        { upTo: 750, add: 0 },
        { upTo: 900, add: 1 },
        { upTo: null, add: 2 },
      ],
    },
    cavalry: {
      rule: 'LB-QC-04',
      rows: [
        { upTo: 199, add: -2 },
        { upTo: 300, add: -1 },
        { upTo: 400, add: 0 },
        { upTo: 500, add: 1 },
        { upTo: null, add: 2 },
      ],
    },
  },
  army: {
    infantry: {
      rule: 'LB-ARMY-13',
      rows: [
        { upTo: 1500, add: -2 },
        { upTo: 2400, add: -1 },
        { upTo: 3200, add: 0 },
        { upTo: 4000, add: 1 },
        { upTo: 4800, add: 2 },
        { upTo: null, add: 3 },
      ],
    },
    cavalry: {
      rule: 'LB-ARMY-14',
      rows: [
        { upTo: 799, add: -1 },
        { upTo: 1150, add: 0 },
        { upTo: 1500, add: 1 },
        { upTo: null, add: 2 },
      ],
    },
  },
};

/** LB-ARMY-13: a brigade of more men than this may be two brigades without a modifier instead. */
export const SPLIT_ABOVE = 4800;

/** LB-QC-05: special rules that are each other's opposite, plus first. */
export const OPPOSITES = [
  ['determined', 'wavering'],
  ['strong', 'weak'],
  ['drilled', 'undrilled'],
] as const;

/** Most men of one unit: more must be a typing error. */
export const MOST_MEN = { division: 5000, army: 20000 } as const satisfies Record<Level, number>;

/** LB-SKIR-01: the most a battalion has; at army level there is no limit (LB-ARMY-17). */
export const MOST_SK = { division: 3, army: 12 } as const satisfies Record<Level, number>;
