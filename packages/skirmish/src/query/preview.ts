/**
 * Previews of fights, shots, volleys, activations, orders and morale tests: tallies and exact odds from the functions
 * that resolve them (SK-GEN-5, free measuring). Chances are from 0 to 1; everything is plain data.
 */
import { NEVER_TESTS } from '../armies/specials.ts';
import { D6, type Tally, total } from '@drumhead/engine';
import { profileAt, weaponOf } from '../state/abilities.ts';
import { activationBonus, MOST_DICE, mostDice, outcomeOf } from '../turn/activation.ts';
import { moraleBonus } from '../command/leaders.ts';
import { clashOdds, type EndingChance } from './clashOdds.ts';
import type { ClashResult } from '../state/events.ts';
import { fallTally, isWounded } from '../movement/falling.ts';
import { meleeFacts } from '../combat/handToHand/meleeFacts.ts';
import type { Activation, EnAvantFrame, MeleeFrame, Order, ShotFrame } from '../state/frames.ts';
import { has } from '../ground/geometry.ts';
import { meleeEnding, judgeMelee } from '../combat/handToHand/judgeMelee.ts';
import { shotEnding, judgeShot } from '../combat/shooting/judgeShot.ts';
import { attackOf, resultOf } from '../combat/handToHand/melee.ts';
import { isBashedDown, bashNeeds, bashTally } from '../movement/doorBashing.ts';
import { everybodyIn, groupBonus, groupQuality } from '../command/giveOrder.ts';
import { MORALE_DICE } from '../morale/morale.ts';
import { failureOdds, type RollChance, rollOdds } from './rollOdds.ts';
import { combatLines, type Scores } from '../combat/scores.ts';
import { shotFacts } from '../combat/shooting/shotFacts.ts';
import type { State } from '../state/state.ts';

/** A result of an opposed roll with its chance. */
export interface ResultChance extends ClashResult {
  readonly chance: number;
}

export interface ClashPreview extends Scores {
  /** Each result once, the likeliest first. */
  readonly results: readonly ResultChance[];
}

/** SK-HTH-2 to -9. An attack before its dice. */
export function meleePreview(state: State, fight: MeleeFrame): ClashPreview {
  const facts = meleeFacts(state, fight);
  const judged = judgeMelee(facts);
  const odds = clashOdds(judged, (verdict) => meleeEnding(facts, verdict));
  return { ...judged.scores, results: resultsOf(odds, fight.attacker, fight.defender) };
}

function resultsOf(odds: readonly EndingChance[], attacker: number, defender: number): readonly ResultChance[] {
  return odds.map(({ chance, ...ending }) => ({ ...resultOf(ending, attacker, defender), chance }));
}

/** SK-HTH-2, SK-ACN-3. An attack that a model could make now. */
export function attackPreview(state: State, activation: Activation, target: number, powerful: boolean): ClashPreview {
  return meleePreview(state, attackOf(state, activation, target, powerful));
}

export interface ShotPreview extends ClashPreview {
  /** SK-RNG-16. Chance that a weapon is depleted. */
  readonly depleted: number;
}

/** SK-RNG-1, SK-GRP-14. A shot, throw or volley before its dice. */
export function shotPreview(state: State, shot: ShotFrame): ShotPreview {
  const facts = shotFacts(state, shot);
  const judged = judgeShot(facts);
  const odds = clashOdds(judged, (verdict) => shotEnding(facts, verdict));
  const shooter = shot.shooters[0] as number;
  const thrown = weaponOf(state, shooter, shot.weapons[0] as number) === 'tomahawk';
  return {
    ...judged.scores,
    results: resultsOf(odds, shooter, shot.target),
    depleted: thrown ? 0 : 1 / D6.length,
  };
}

/** A roll against Quality. */
export interface RollPreview {
  readonly dice: number;
  readonly quality: number;
  /** Bonus to each die (SK-GEN-8). */
  readonly bonus: Tally;
  readonly rows: readonly RollChance[];
}

/** SK-ACT-1, SK-SPR-7. A model's own activation with one, two and three dice, as far as it may roll them. */
export function activationPreview(state: State, model: number, charges = false, lucky = false): readonly RollPreview[] {
  const quality = profileAt(state, model).q;
  const bonus = activationBonus(state, model, charges, lucky);
  const unstable = has(state, model, 'unstable');
  return upTo(mostDice(state, model)).map((dice) => ({
    dice,
    quality,
    bonus,
    rows: rollOdds(quality, total(bonus), dice, unstable),
  }));
}

/** SK-GRP-4, SK-GRP-8. A group's roll with one, two and three dice. */
export function orderPreview(
  state: State,
  order: Pick<Order, 'kind' | 'leader' | 'members' | 'partners'>,
): readonly RollPreview[] {
  const quality = groupQuality(state, everybodyIn(order));
  const bonus = groupBonus(state, order);
  return upTo(MOST_DICE).map((dice) => ({ dice, quality, bonus, rows: rollOdds(quality, total(bonus), dice) }));
}

/** SK-NAT-1. What a group's roll comes to if all its dice are rolled again, or as it lies. */
export function enAvantPreview(state: State, { order, faces }: EnAvantFrame, again: boolean): readonly RollChance[] {
  const quality = groupQuality(state, everybodyIn(order));
  const bonus = total(groupBonus(state, order));
  return again ? rollOdds(quality, bonus, faces.length) : [{ ...outcomeOf(quality, bonus, faces), chance: 1 }];
}

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, i) => i + 1);

export interface MoralePreview {
  readonly quality: number;
  readonly bonus: Tally;
  /** Chances to stand, to flee one move, to flee two, to be removed (SK-MOR-3). */
  readonly failures: readonly number[];
}

/** SK-MOR-2 to -4. A model's morale test in its place, or null for Fearless models (SK-SPR-5). */
export function moralePreview(state: State, model: number): MoralePreview | null {
  if (NEVER_TESTS.some((special) => has(state, model, special))) return null;
  const quality = profileAt(state, model).q;
  const bonus = moraleBonus(state, model);
  return { quality, bonus, failures: failureOdds(quality, total(bonus), MORALE_DICE) };
}

/** SK-SPR-4. The Fear test of a model: one die, and the chance that it flees. */
export function fearPreview(
  state: State,
  model: number,
): { readonly quality: number; readonly bonus: Tally; readonly flees: number } {
  const { q: quality } = profileAt(state, model);
  const bonus = moraleBonus(state, model);
  return { quality, bonus, flees: failureOdds(quality, total(bonus), 1)[1] as number };
}

/** SK-MOV-15. A fall by a number of levels: both tallies, and the chance that it wounds. */
export function fallPreview(
  state: State,
  model: number,
  levels: number,
): { readonly own: Tally; readonly fall: Tally; readonly wounded: number } {
  const { c } = profileAt(state, model);
  let ways = 0;
  for (const own of D6) for (const height of D6) if (isWounded(c, levels, own, height)) ways++;
  return { own: combatLines(c), fall: fallTally(levels), wounded: ways / (D6.length * D6.length) };
}

/** SK-MOV-12. A bash: the score needed, the model's tally, and the chance; a natural 1 fails. */
export function bashPreview(
  state: State,
  model: number,
  feature: number,
  opening: number,
): { readonly needed: number; readonly tally: Tally; readonly chance: number } {
  const needed = bashNeeds(state, feature, opening);
  const tally = bashTally(state, model);
  const ways = needed === 0 ? 0 : D6.filter((face) => isBashedDown(face, tally, needed)).length;
  return { needed, tally, chance: ways / D6.length };
}
