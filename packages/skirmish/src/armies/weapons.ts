/** What a weapon costs and does (SK-PTS-2, SK-PRO-5, SK-HTH-10, SK-HTH-22, SK-RNG-3, SK-RNG-4, SK-RNG-9). */
import type { Variant } from '../state/variant.ts';

/** How a weapon is loaded (SK-RNG-18, -19); a bow needs no loading, a tomahawk is thrown. */
export type Reload = 'normal' | 'slow' | 'none' | 'thrown';

/** Modifiers up to one, two and three sticks; null for no shot (SK-RNG-2). */
export type Bands = readonly [number | null, number | null, number | null];

export interface Ranged {
  readonly stick: 's' | 'm' | 'l';
  readonly bands: Readonly<Record<Variant, Bands>>;
  readonly reload: Reload;
  /** SK-RNG-9. May be fired mounted. */
  readonly fromHorseback: boolean;
}

/** SK-PRO-5. Kinds of which a profile may have one: long firearms and bows, pistols, tomahawks. */
export type KindOfWeapon = 'longArm' | 'pistol' | 'tomahawk';

export interface WeaponData {
  /** Sum before the Quality multiplier (SK-PTS-1). */
  readonly cost: number;
  /** Class hand to hand (SK-HTH-10). */
  readonly hthClass: number;
  /** Class in a charge (SK-HTH-10), where it is another. */
  readonly inCharge?: number;
  /** Infantry closes up with it against horse (SK-HTH-22). */
  readonly braces: boolean;
  /** SK-PRO-5. A profile has one weapon of a kind at most; null: as many as it likes. */
  readonly kind: KindOfWeapon | null;
  readonly ranged: Ranged | null;
  readonly variants: readonly Variant[];
}

export const WEAPONS = {
  musket: {
    cost: 7,
    hthClass: 1,
    braces: true,
    kind: 'longArm',
    ranged: { stick: 'l', bands: { SDS: [2, 1, 0], SDT: [2, 1, 0] }, reload: 'normal', fromHorseback: false },
    variants: ['SDS', 'SDT'],
  },
  rifle: {
    cost: 8,
    hthClass: 1,
    braces: true,
    kind: 'longArm',
    ranged: { stick: 'l', bands: { SDS: [2, 2, 1], SDT: [2, 2, 1] }, reload: 'slow', fromHorseback: false },
    variants: ['SDS', 'SDT'],
  },
  carbine: {
    cost: 4,
    hthClass: 0,
    braces: false,
    kind: 'longArm',
    ranged: { stick: 'm', bands: { SDS: [2, 0, null], SDT: [2, 0, null] }, reload: 'normal', fromHorseback: true },
    variants: ['SDS'],
  },
  pistol: {
    cost: 2,
    hthClass: 0,
    braces: false,
    kind: 'pistol',
    ranged: { stick: 's', bands: { SDS: [1, 0, null], SDT: [1, 0, -1] }, reload: 'normal', fromHorseback: true },
    variants: ['SDS', 'SDT'],
  },
  blunderbuss: {
    cost: 1,
    hthClass: 0,
    braces: false,
    kind: 'longArm',
    ranged: { stick: 's', bands: { SDS: [2, 0, null], SDT: [2, 0, null] }, reload: 'normal', fromHorseback: false },
    variants: ['SDS', 'SDT'],
  },
  bow: {
    cost: 5,
    hthClass: 0,
    braces: false,
    kind: 'longArm',
    ranged: { stick: 'm', bands: { SDS: [0, -1, -2], SDT: [0, -1, -2] }, reload: 'none', fromHorseback: true },
    variants: ['SDT'],
  },
  matchlock: {
    cost: 3,
    hthClass: 1,
    braces: false,
    kind: 'longArm',
    ranged: { stick: 'm', bands: { SDS: [1, 0, -1], SDT: [1, 0, -1] }, reload: 'slow', fromHorseback: false },
    variants: ['SDT'],
  },
  tomahawk: {
    cost: 4,
    hthClass: 2,
    braces: false,
    kind: 'tomahawk',
    ranged: {
      stick: 'm',
      bands: { SDS: [0, null, null], SDT: [0, null, null] },
      reload: 'thrown',
      fromHorseback: false,
    },
    variants: ['SDT'],
  },
  sword: { cost: 3, hthClass: 2, braces: false, kind: null, ranged: null, variants: ['SDS', 'SDT'] },
  axe: { cost: 3, hthClass: 2, braces: false, kind: null, ranged: null, variants: ['SDS', 'SDT'] },
  warClub: { cost: 3, hthClass: 2, braces: false, kind: null, ranged: null, variants: ['SDS', 'SDT'] },
  halfPike: { cost: 5, hthClass: 3, braces: true, kind: null, ranged: null, variants: ['SDS', 'SDT'] },
  lance: { cost: 7, hthClass: 0, inCharge: 3, braces: false, kind: null, ranged: null, variants: ['SDS', 'SDT'] },
  obsolete: { cost: 1, hthClass: 1, braces: false, kind: null, ranged: null, variants: ['SDS', 'SDT'] },
  knife: { cost: 0, hthClass: 0, braces: false, kind: null, ranged: null, variants: ['SDS', 'SDT'] },
} as const satisfies Readonly<Record<string, WeaponData>>;

export type Weapon = keyof typeof WEAPONS;
