/** Adjudicates fights hand to hand, shots and volleys (chapters 11 and 12). */
import { type Checked, D6, type Facts, type Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { steps, toMm } from '@drumhead/table';
import { dataOf, isFirearm } from '../state/abilities.ts';
import type { MeleeFacts } from '../combat/handToHand/meleeFacts.ts';
import { meleeEnding, meleeRule, judgeMelee } from '../combat/handToHand/judgeMelee.ts';
import { shotEnding, shotRule, judgeShot } from '../combat/shooting/judgeShot.ts';
import { depletes } from '../combat/shooting/depletion.ts';
import { bandOn, farthestOn } from '../combat/shooting/ranges.ts';
import { SCALES } from '../state/scales.ts';
import type { ShotFacts } from '../combat/shooting/shotFacts.ts';
import type { Scale } from '../state/state.ts';
import type { Variant } from '../state/variant.ts';
import { MOST_MEMBERS } from '../command/orderProblem.ts';
import { fighterOf, abilitiesOf, targetOf } from './fighters.ts';
import {
  alienWeapons,
  type Armed,
  bracedFault,
  comingFaults,
  enemiesFaults,
  hasMovedIn,
  homeVariantOf,
  partingFaults,
  stealthFaults,
  hasMount,
  onlyVariantOf,
  steadyFault,
  vorwaertsFault,
} from './impossible.ts';
import type { GivenShooter, Situation } from './situations.ts';
import { type ClashOutcome, clashOutcome } from './outcomes.ts';

export interface MeleeOutcome extends ClashOutcome {
  readonly kind: 'melee';
}

/** SK-HTH-2 to -26. */
export function adjudicateMelee(given: Situation<'melee'>): Checked<MeleeOutcome> {
  const problems: Problem[] = [];
  const variant = given.variant ?? homeVariantOf([given.attacker, given.defender]);
  const attacker = fighterOf(given.attacker, 'attacker', problems);
  const defender = fighterOf(given.defender, 'defender', problems);
  if (attacker.posture !== 'standing') {
    const rule = attacker.posture === 'fallen' ? 'SK-MOV-16' : 'SK-MOV-17';
    problems.push(problem('attacker.posture', 'sk.adjudicate.lyingAttacker', {}, rule));
  }
  if (variant !== 'SDT' && defender.posture === 'prone') problems.push(noProne('defender'));
  if (given.charge === true && (!attacker.mounted || hasMount(given.defender, defender))) {
    problems.push(problem('charge', 'sk.adjudicate.noCharge', {}, 'SK-HTH-21'));
  }
  problems.push(
    ...vorwaertsFault(given, attacker, variant),
    ...bracedFault(given, defender),
    ...comingFaults(given),
    ...partingFaults(given),
    ...enemiesFaults(attacker, defender),
  );
  if (variant !== null) {
    problems.push(
      ...alienWeapons(attacker.weapons, variant, 'attacker'),
      ...alienWeapons(defender.weapons, variant, 'defender'),
    );
  }
  if (problems.length > 0) return { ok: false, problems };
  const fight: MeleeFacts = {
    attacker,
    defender,
    powerful: given.powerful ?? false,
    // SK-HTH-13: hidden models that a scenario reveals strike from ambush where they stand.
    ambush: given.ambush === true || given.revealed === true,
    movedIn: hasMovedIn(given),
    charge: given.charge ?? false,
    vorwaerts: given.vorwaerts ?? false,
    parting: given.parting ?? false,
    above: given.above ?? null,
    across: given.across ?? false,
    braced: given.braced ?? 0,
  };
  const { dice } = given;
  const outcome = clashOutcome(
    judgeMelee(fight),
    (verdict) => meleeEnding(fight, verdict),
    (verdict) => meleeRule(fight, verdict),
    { attack: 'attacker', defence: 'defender' },
    dice === undefined ? null : [dice.attacker, dice.defender],
  );
  return { ok: true, value: { kind: 'melee', ...outcome } };
}

const noProne = (path: string): Problem => problem(`${path}.posture`, 'sk.adjudicate.noProne', {}, 'SK-MOV-17');

export interface ShotOutcome extends ClashOutcome {
  readonly kind: 'shot';
  /** SK-RNG-16. Whether a weapon is depleted (null without dice), and the chance of it. */
  readonly depleted: boolean | null;
  readonly depletionChance: number;
}

const COVER = { none: 0, light: 1, heavy: 2 } as const;

/** Chapter 12: a shot, a throw or a volley. */
export function adjudicateShot(given: Situation<'shot'>): Checked<ShotOutcome> {
  const problems: Problem[] = [];
  const variant = given.variant ?? onlyVariantOf(given);
  const scale = Number.parseInt(given.scale ?? '15mm', 10) as Scale;
  const volley = given.shooters.length > 1;
  const target = targetOf(given.target, 'target', problems);
  if (variant !== 'SDT' && target.posture === 'prone') problems.push(noProne('target'));
  const aimed = given.aimed ?? false;
  if (aimed && volley) problems.push(problem('aimed', 'sk.adjudicate.aimedVolley', {}, 'SK-GRP-16'));
  const armed = given.shooters.map((one, i) => shooterOf(one, variant, scale, volley, `shooters[${i}]`, problems));
  if (given.shooters.length > MOST_MEMBERS) {
    problems.push(problem('shooters', 'sk.refusal.twoToSix', { count: given.shooters.length }, 'SK-GRP-13'));
  }
  problems.push(...stealthFaults(given, target.specials, armed));
  if (given.steady === true) problems.push(...steadyFault(variant, armed, given.shooters));
  const thrown = armed.some((one) => one?.weapon === 'tomahawk');
  if (aimed && thrown) problems.push(problem('aimed', 'sk.fight.noAimedThrow', {}, 'SK-RNG-21'));
  if (problems.length > 0) return { ok: false, problems };
  const shooters = armed.flatMap((one) => (one === null ? [] : [one.shooter]));
  const fire: ShotFacts = {
    variant,
    shooters,
    target,
    cover: COVER[given.cover ?? 'none'],
    aimed,
    steady: given.steady ?? false,
  };
  const { dice } = given;
  const told = clashOutcome(
    judgeShot(fire),
    (verdict) => shotEnding(fire, verdict),
    (verdict) => shotRule(fire, verdict),
    { attack: 'shooter', defence: 'target' },
    dice === undefined ? null : [dice.shooter, dice.target],
  );
  const isDepletedBy = (face: number): boolean => armed.some((one) => one !== null && depletes(face, one.weapon));
  const depleted = dice === undefined ? null : isDepletedBy(dice.shooter);
  const depletionChance = D6.filter(isDepletedBy).length / D6.length;
  return { ok: true, value: { kind: 'shot', ...told, depleted, depletionChance } };
}

/** SK-RNG-2, -3, -9, SK-GRP-19. A shooter with the weapon, or null with a problem if it cannot shoot. */
function shooterOf(
  given: GivenShooter,
  variant: Variant,
  scale: Scale,
  volley: boolean,
  path: string,
  problems: Problem[],
): Armed | null {
  const { c, specials, weapons } = abilitiesOf(given, path, problems);
  const weapon = given.weapon ?? weapons.find((one) => dataOf(one).ranged !== null);
  const ranged = weapon === undefined ? null : dataOf(weapon).ranged;
  const fault = (key: string, rule: string, reason: string, facts: Facts = {}): null => {
    problems.push(problem(`${path}.${key}`, reason, facts, rule));
    return null;
  };
  if (weapon === undefined || ranged === null) return fault('weapon', 'SK-RNG-3', 'sk.adjudicate.notRanged');
  const [alien] = alienWeapons([weapon], variant, path);
  if (alien !== undefined) return fault('weapon', alien.rule, alien.reason, alien.facts);
  const mounted = given.mounted ?? specials.includes('mounted');
  if (mounted && !dataOf(weapon).ranged?.fromHorseback)
    return fault('weapon', 'SK-RNG-9', 'sk.adjudicate.fromHorseback');
  if (volley && !isFirearm(weapon)) return fault('weapon', 'SK-GRP-19', 'sk.adjudicate.notInVolley');
  const { sticks } = SCALES[scale];
  const gap = steps(given.gap);
  const band = bandOn(ranged, variant, sticks, gap);
  if (band === null) {
    const limit = toMm(farthestOn(ranged, variant, sticks));
    return fault('gap', 'SK-RNG-2', 'sk.adjudicate.outOfRange', { limit });
  }
  const modifier = ranged.bands[variant][band] ?? 0;
  return { weapon, band, shooter: { c, specials, modifier, mounted, far: gap > sticks.l } };
}
