/** Fighters from the description of a situation. */
import type { Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import type { Fighter } from '../combat/handToHand/meleeFacts.ts';
import type { Special } from '../armies/specials.ts';
import type { Weapon } from '../armies/weapons.ts';
import { profileCalled } from '../armies/profiles.ts';
import type { GivenAbilities, GivenFighter, GivenTarget } from './situations.ts';

export interface ModelAbilities {
  readonly q: number;
  readonly c: number;
  readonly weapons: readonly Weapon[];
  readonly specials: readonly Special[];
}

/** SK-PRO-1. The default: a soldier of the line. */
const PLAIN: ModelAbilities = { q: 4, c: 2, weapons: ['musket'], specials: [] };

/** The abilities of a profile, or of the default, with the changes given. */
export function abilitiesOf(given: GivenAbilities, path: string, problems: Problem[]): ModelAbilities {
  const found = given.profile === undefined ? PLAIN : profileCalled(given.profile);
  if (found === null) {
    const at = path === '' ? 'profile' : `${path}.profile`;
    problems.push(problem(at, 'sk.problem.profileUnknown', { profile: given.profile ?? '' }, 'SK-PRO-1'));
  }
  const { q, c, weapons, specials } = found ?? PLAIN;
  return {
    q: given.q ?? q,
    c: given.c ?? c,
    weapons: given.weapons ?? weapons,
    specials: given.specials ?? specials,
  };
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
