/** Fighters from the description of a situation. */
import type { Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import type { Fighter } from '../combat/handToHand/meleeFacts.ts';
import type { Special } from '../armies/specials.ts';
import type { Weapon } from '../armies/weapons.ts';
import { VARIANTS } from '../state/variant.ts';
import { profileFaults } from '../armies/profileLimits.ts';
import { profileCalled } from '../armies/profiles.ts';
import { ROSTERS } from '../armies/rosters.ts';
import type { GivenAbilities, GivenFighter, GivenTarget } from './situations.ts';

export interface ModelAbilities {
  readonly q: number;
  readonly c: number;
  readonly weapons: readonly Weapon[];
  readonly specials: readonly Special[];
}

/** SK-PRO-1. The default: a soldier of the line. */
const PLAIN: ModelAbilities = { q: 4, c: 2, weapons: ['musket'], specials: [] };

/** Profiles of the roster that the name begins with (`fr-…`), else of all rosters. */
function profilesLike(name: string): string {
  const ids = ROSTERS.flatMap(({ profiles }) => profiles.map(({ id }) => id));
  const near = ids.filter((id) => id.startsWith(`${name.split('-')[0] ?? ''}-`));
  return (near.length > 0 ? near : ids).join(', ');
}

/** SK-PRO-5. Weapons and special rules that no model has together, in whichever game it is. */
function clashes(weapons: readonly Weapon[], specials: readonly Special[], path: string): readonly Problem[] {
  const faults = VARIANTS.flatMap((variant) =>
    profileFaults({ q: PLAIN.q, c: PLAIN.c, weapons, specials }, variant).filter(({ rule }) => rule === 'SK-PRO-5'),
  );
  return faults
    .filter((one, i) => faults.findIndex((other) => other.path === one.path) === i)
    .map(({ path: at, rule, reason, facts }) => problem(path === '' ? at : `${path}.${at}`, reason, facts, rule));
}

/** The abilities of a profile, or of the default, with the changes given. */
export function abilitiesOf(given: GivenAbilities, path: string, problems: Problem[]): ModelAbilities {
  const found = given.profile === undefined ? PLAIN : profileCalled(given.profile);
  if (found === null) {
    const at = path === '' ? 'profile' : `${path}.profile`;
    const facts = { profile: given.profile ?? '', known: profilesLike(given.profile ?? '') };
    problems.push(problem(at, 'sk.adjudicate.profileUnknown', facts, 'SK-PRO-1'));
  }
  const base = found ?? PLAIN;
  const weapons = given.weapons ?? base.weapons;
  const specials = given.specials ?? base.specials;
  problems.push(...clashes(weapons, specials, path));
  return { q: given.q ?? base.q, c: given.c ?? base.c, weapons, specials };
}

export function targetOf(
  given: GivenTarget,
  path: string,
  problems: Problem[],
): Pick<Fighter, 'c' | 'weapons' | 'specials' | 'posture' | 'mounted'> {
  const { c, weapons, specials } = abilitiesOf(given, path, problems);
  const mounted = given.mounted ?? specials.includes('mounted');
  return { c, weapons, specials, posture: given.posture ?? 'standing', mounted };
}

/** SK-HTH-24. Mounted counts only while Standing. */
export function fighterOf(given: GivenFighter, path: string, problems: Problem[]): Fighter {
  const target = targetOf(given, path, problems);
  return {
    ...target,
    mounted: target.mounted && target.posture === 'standing',
    inBroken: given.inBroken ?? false,
    enemies: given.enemies ?? 1,
  };
}
