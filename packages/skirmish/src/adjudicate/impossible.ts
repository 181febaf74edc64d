/** Situations that the rules never let happen, for the command line: refused with the rule and the place. */
import type { Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { homeOf } from '../armies/profiles.ts';
import type { Special } from '../armies/specials.ts';
import { WEAPONS, type Weapon } from '../armies/weapons.ts';
import { braces } from '../combat/handToHand/handWeapons.ts';
import type { Fighter } from '../combat/handToHand/meleeFacts.ts';
import type { Shooter } from '../combat/shooting/shotFacts.ts';
import { STEADY_SHOOTERS } from '../combat/shooting/volley.ts';
import { LEAST_MEMBERS, MEMBER_RULES, MOST_MEMBERS } from '../command/orderProblem.ts';
import type { OrderKind } from '../state/frames.ts';
import type { Variant } from '../state/variant.ts';
import { abilitiesOf } from './fighters.ts';
import type { GivenAbilities, GivenFighter, Situation } from './situations.ts';

/** A shooter with its weapon and the range band of the shot, from 0. */
export interface Armed {
  readonly shooter: Shooter;
  readonly weapon: Weapon;
  readonly band: number;
}

const isOf = (variant: Variant, weapon: Weapon): boolean =>
  (WEAPONS[weapon].variants as readonly Variant[]).includes(variant);

/** SK-RNG-3. Weapons that this variant does not have. */
export function alienWeapons(weapons: readonly Weapon[], variant: Variant, path: string): readonly Problem[] {
  return weapons
    .filter((weapon) => !isOf(variant, weapon))
    .map((weapon) => {
      const facts = { weapon: `sk.weapon.${weapon}`, variant: `sk.variant.${variant}` };
      return problem(`${path}.weapons`, 'sk.adjudicate.weaponOfOther', facts, 'SK-RNG-3');
    });
}

/** The variant of the rosters that these profiles come from, or null without profiles or with those of both. */
export function homeVariantOf(given: readonly GivenAbilities[]): Variant | null {
  const homes = given.flatMap(({ profile }) => (profile === undefined ? [] : [homeOf(profile)?.variant ?? null]));
  const [first = null] = homes;
  return homes.every((home) => home === first) ? first : null;
}

/**
 * The variant of a shot that names none: that of its profiles, else Shakos, unless a weapon named for it is of Tomahawks
 * alone.
 */
export function onlyVariantOf({ shooters, target }: Situation<'shot'>): Variant {
  const home = homeVariantOf([...shooters, target]);
  if (home !== null) return home;
  const shoots = (weapon: Weapon): boolean => WEAPONS[weapon].ranged !== null;
  const alien = shooters.some((given) => {
    const weapon = given.weapon ?? abilitiesOf(given, '', []).weapons.find(shoots);
    return weapon !== undefined && !isOf('SDS', weapon);
  });
  return alien ? 'SDT' : 'SDS';
}

/** A national feature is for the nation that has it; models without a profile may be of any. */
function nationFaults(
  field: string,
  feature: string,
  nation: string,
  given: readonly GivenAbilities[],
): readonly Problem[] {
  return given
    .flatMap(({ profile }) => (profile === undefined ? [] : [profile]))
    .filter((profile) => (homeOf(profile)?.feature ?? feature) !== feature)
    .map((profile) => {
      const facts = { nation: `sk.roster.${nation}`, profile: `sk.profile.${profile}` };
      return problem(field, 'sk.adjudicate.otherNation', facts, feature);
    });
}

/** SK-NAT-2. The steady volley of Britain: Shakos, three or more on foot, all in the nearest band. */
export function steadyFault(
  variant: Variant,
  armed: readonly (Armed | null)[],
  shooters: readonly GivenAbilities[],
): readonly Problem[] {
  const alien = nationFaults('steady', 'SK-NAT-2', 'gb', shooters);
  if (variant === 'SDS' && alien.length > 0) return alien.slice(0, 1);
  const inLine = armed.every((one) => one === null || (one.band === 0 && !one.shooter.mounted));
  if (variant === 'SDS' && armed.length >= STEADY_SHOOTERS && inLine) return [];
  return [problem('steady', 'sk.adjudicate.steady', { least: STEADY_SHOOTERS }, 'SK-NAT-2')];
}

/** SK-NAT-3. Vorwärts: Shakos, on foot, after a Move into contact. */
export function vorwaertsFault(
  given: Situation<'melee'>,
  attacker: Fighter,
  variant: Variant | null,
): readonly Problem[] {
  if (given.vorwaerts !== true) return [];
  const alien = nationFaults('vorwaerts', 'SK-NAT-3', 'pr', [given.attacker]);
  if (variant !== 'SDT' && alien.length > 0) return alien;
  const may = variant !== 'SDT' && hasMovedIn(given) && !attacker.mounted;
  return may ? [] : [problem('vorwaerts', 'sk.adjudicate.vorwaerts', {}, 'SK-NAT-3')];
}

/** What only a move into contact allows is one, which need not be named then. */
export const hasMovedIn = ({ movedIn, charge, ambush, vorwaerts }: Situation<'melee'>): boolean =>
  movedIn ?? (charge === true || ambush === true || vorwaerts === true);

/** SK-HTH-13, -21. Only what has moved into contact can have come from ambush, or charged. */
export function comingFaults(given: Situation<'melee'>): readonly Problem[] {
  if (hasMovedIn(given)) return [];
  return [
    ...(given.ambush === true ? [problem('ambush', 'sk.adjudicate.notMovedIn', {}, 'SK-HTH-13')] : []),
    ...(given.charge === true ? [problem('charge', 'sk.adjudicate.notMovedIn', {}, 'SK-HTH-21')] : []),
  ];
}

const OWN_ATTACK = ['powerful', 'ambush', 'revealed', 'movedIn', 'charge', 'vorwaerts'] as const;

/** SK-HTH-25. A parting blow costs no action and follows no move of the model that strikes. */
export function partingFaults(given: Situation<'melee'>): readonly Problem[] {
  if (given.parting !== true) return [];
  return OWN_ATTACK.filter((field) => given[field] === true).map((field) =>
    problem(field, 'sk.adjudicate.partingBlow', {}, 'SK-HTH-25'),
  );
}

/** SK-HTH-15. Each fighter has the other in contact, unless that one is down. */
export function enemiesFaults(attacker: Fighter, defender: Fighter): readonly Problem[] {
  const alone = (path: string) => problem(`${path}.enemies`, 'sk.adjudicate.noEnemies', {}, 'SK-HTH-15');
  return [
    ...(attacker.enemies === 0 && defender.posture === 'standing' ? [alone('attacker')] : []),
    ...(defender.enemies === 0 ? [alone('defender')] : []),
  ];
}

/** SK-SPR-26. In cover and more than L away it is no target. */
export function stealthFaults(
  { cover = 'none' }: Situation<'shot'>,
  specials: readonly Special[],
  armed: readonly (Armed | null)[],
): readonly Problem[] {
  if (cover === 'none' || !specials.includes('stealth')) return [];
  return armed.flatMap((one, i) =>
    one?.shooter.far === true ? [problem(`shooters[${i}].gap`, 'sk.adjudicate.stealth', {}, 'SK-SPR-26')] : [],
  );
}

/** SK-HTH-24. Horse and rider that are down belong together still. */
export const hasMount = ({ mounted }: GivenFighter, { specials }: Fighter): boolean =>
  mounted ?? specials.includes('mounted');

/** SK-HTH-22. Friends brace only a model on foot that carries musket, rifle or half-pike itself. */
export function bracedFault(
  { braced = 0, defender: given }: Situation<'melee'>,
  defender: Fighter,
): readonly Problem[] {
  if (braced === 0 || braces(defender.weapons, hasMount(given, defender))) return [];
  return [problem('braced', 'sk.adjudicate.braced', {}, 'SK-HTH-22')];
}

/** SK-GRP-2, SK-GRP-13, SK-GRP-20. How many members an order may have; a Regroup any number from two. */
export function memberFaults(order: OrderKind, count: number): readonly Problem[] {
  if (order === 'regroup') return [];
  if (count < LEAST_MEMBERS || count > MOST_MEMBERS) {
    return [problem('q', 'sk.refusal.twoToSix', { count }, MEMBER_RULES[order])];
  }
  if (order !== 'shootAndReload' || count % 2 === 0) return [];
  return [problem('q', 'sk.adjudicate.evenGroup', { count }, 'SK-GRP-20')];
}
