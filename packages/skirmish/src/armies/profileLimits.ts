/** SK-PRO-5. Limits of profiles, and repairs. */
import type { Facts } from '@drumhead/engine';
import type { Special } from './specials.ts';
import { WEAPONS } from './weapons.ts';
import type { Variant } from '../state/variant.ts';
import type { Abilities } from './profiles.ts';

/** Range of values that the formula accepts. */
export const LIMITS = { q: [2, 6], c: [0, 6] } as const;

/** Special rules that exclude each other. */
export const CLASHES: readonly (readonly [Special, Special])[] = [
  ['strong', 'weak'],
  ['steadfast', 'wavering'],
  ['marksman', 'poorShot'],
  ['fearless', 'wavering'],
  ['mounted', 'shortMove'],
];

export interface ProfileFault {
  /** Path inside the profile. */
  readonly path: string;
  readonly rule: string;
  readonly reason: string;
  readonly facts: Facts;
  readonly repaired: () => Abilities;
}

const without = <T>(all: readonly T[], at: number): readonly T[] => all.filter((_, index) => index !== at);

/** SK-PRO-5. Every fault of a profile. */
export function profileFaults(profile: Abilities, variant: Variant): readonly ProfileFault[] {
  return [
    ...numberFaults(profile, 'q'),
    ...numberFaults(profile, 'c'),
    ...weaponFaults(profile, variant),
    ...specialFaults(profile),
  ];
}

function numberFaults(profile: Abilities, key: 'q' | 'c'): readonly ProfileFault[] {
  const [least, most] = LIMITS[key];
  const value = profile[key];
  if (value >= least && value <= most) return [];
  const nearest = Math.min(most, Math.max(least, value));
  return [
    {
      path: key,
      rule: 'SK-PRO-5',
      reason: `sk.problem.${key}OutOfRange`,
      facts: { value, least, most },
      repaired: () => ({ ...profile, [key]: nearest }),
    },
  ];
}

function weaponFaults(profile: Abilities, variant: Variant): readonly ProfileFault[] {
  const { weapons } = profile;
  return weapons.flatMap((weapon, at): readonly ProfileFault[] => {
    const fault = (reason: string, facts: Facts = {}, rule = 'SK-PRO-5') => [
      {
        path: `weapons[${at}]`,
        rule,
        reason,
        facts: { weapon: `sk.weapon.${weapon}`, ...facts },
        repaired: () => ({ ...profile, weapons: without(weapons, at) }),
      },
    ];
    const variants: readonly Variant[] = WEAPONS[weapon].variants;
    if (!variants.includes(variant)) {
      return fault('sk.problem.weaponOfOther', { variant: `sk.variant.${variant}` }, 'SK-RNG-3');
    }
    const before = weapons.slice(0, at);
    if (before.includes(weapon)) return fault('sk.problem.weaponTwice');
    const { kind } = WEAPONS[weapon];
    if (kind === null || !before.some((one) => WEAPONS[one].kind === kind)) return [];
    return fault('sk.problem.weaponTooMany', { kind: `sk.kind.${kind}` });
  });
}

function specialFaults(profile: Abilities): readonly ProfileFault[] {
  const { specials } = profile;
  return specials.flatMap((special, at): readonly ProfileFault[] => {
    const fault = (reason: string, facts: Facts = {}) => [
      {
        path: `specials[${at}]`,
        rule: 'SK-PRO-5',
        reason,
        facts: { special: `sk.special.${special}`, ...facts },
        repaired: () => ({ ...profile, specials: without(specials, at) }),
      },
    ];
    const before = specials.slice(0, at);
    if (before.includes(special)) return fault('sk.problem.specialTwice');
    const other = CLASHES.flatMap(([one, two]) => (one === special ? [two] : two === special ? [one] : [])).find(
      (foe) => before.includes(foe),
    );
    return other === undefined ? [] : fault('sk.problem.specialsClash', { other: `sk.special.${other}` });
  });
}
