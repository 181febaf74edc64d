/** SK-PTS-2, SK-HTH-10, SK-RNG-3, SK-RNG-4: price, hand-to-hand class and range of every weapon. */
import type { Variant } from '../state/variant.ts';

/** How a weapon is loaded (SK-RNG-18, -19); a bow needs no loading, a tomahawk is thrown. */
export type Reload = 'normal' | 'slow' | 'none' | 'thrown';

/** Modifiers up to one, two and three sticks; null for no shot (SK-RNG-2). */
export type Bands = readonly [number | null, number | null, number | null];

export interface Ranged {
  readonly stick: 's' | 'm' | 'l';
  readonly bands: Readonly<Record<Variant, Bands>>;
  readonly reload: Reload;
}

export interface WeaponData {
  /** Sum before the Quality multiplier (SK-PTS-1). */
  readonly cost: number;
  /** Class hand to hand (SK-HTH-10); a lance has 3 in a charge and 0 otherwise. */
  readonly hthClass: number;
  readonly ranged: Ranged | null;
  readonly variants: readonly Variant[];
}

export const WEAPONS = {
  musket: {
    cost: 7,
    hthClass: 1,
    ranged: { stick: 'l', bands: { SDS: [2, 1, 0], SDT: [2, 1, 0] }, reload: 'normal' },
    variants: ['SDS', 'SDT'],
  },
  rifle: {
    cost: 8,
    hthClass: 1,
    ranged: { stick: 'l', bands: { SDS: [2, 2, 1], SDT: [2, 2, 1] }, reload: 'slow' },
    variants: ['SDS', 'SDT'],
  },
  carbine: {
    cost: 4,
    hthClass: 0,
    ranged: { stick: 'm', bands: { SDS: [2, 0, null], SDT: [2, 0, null] }, reload: 'normal' },
    variants: ['SDS'],
  },
  pistol: {
    cost: 2,
    hthClass: 0,
    ranged: { stick: 's', bands: { SDS: [1, 0, null], SDT: [1, 0, -1] }, reload: 'normal' },
    variants: ['SDS', 'SDT'],
  },
  blunderbuss: {
    cost: 1,
    hthClass: 0,
    ranged: { stick: 's', bands: { SDS: [2, 0, null], SDT: [2, 0, null] }, reload: 'normal' },
    variants: ['SDS', 'SDT'],
  },
  bow: {
    cost: 5,
    hthClass: 0,
    ranged: { stick: 'm', bands: { SDS: [0, -1, -2], SDT: [0, -1, -2] }, reload: 'none' },
    variants: ['SDT'],
  },
  matchlock: {
    cost: 3,
    hthClass: 1,
    ranged: { stick: 'm', bands: { SDS: [1, 0, -1], SDT: [1, 0, -1] }, reload: 'slow' },
    variants: ['SDT'],
  },
  tomahawk: {
    cost: 4,
    hthClass: 2,
    ranged: { stick: 'm', bands: { SDS: [0, null, null], SDT: [0, null, null] }, reload: 'thrown' },
    variants: ['SDT'],
  },
  sword: { cost: 3, hthClass: 2, ranged: null, variants: ['SDS', 'SDT'] },
  axe: { cost: 3, hthClass: 2, ranged: null, variants: ['SDS', 'SDT'] },
  warClub: { cost: 3, hthClass: 2, ranged: null, variants: ['SDS', 'SDT'] },
  halfPike: { cost: 5, hthClass: 3, ranged: null, variants: ['SDS', 'SDT'] },
  lance: { cost: 7, hthClass: 0, ranged: null, variants: ['SDS', 'SDT'] },
  obsolete: { cost: 1, hthClass: 1, ranged: null, variants: ['SDS', 'SDT'] },
  knife: { cost: 0, hthClass: 0, ranged: null, variants: ['SDS', 'SDT'] },
} as const satisfies Readonly<Record<string, WeaponData>>;

export type Weapon = keyof typeof WEAPONS;
