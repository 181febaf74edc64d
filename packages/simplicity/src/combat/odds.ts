/** Exact chances of fire, melee, activation and rally (chapter 19), from the scores and dice that resolve them. */
import { total } from '@drumhead/engine';
import { dieOdds, hitsOdds, savedOdds } from '@drumhead/odds';
import { activationNeeds, needsActivation } from '../command/activation.ts';
import { rallyNeeds } from '../morale/rally.ts';
import type { State, UnitClass } from '../state/state.ts';
import { armOf } from '../state/unitTables.ts';
import { profileOf } from '../state/units.ts';
import { SAVE, type ShotDetails } from './fire.ts';
import { type Clash, conversionScore, meleeDice, meleeScore } from './scores.ts';

/** Chance that so many hits, with these chances, give a unit of a class its DP; `more` hits are added (SIP-MEL-7). */
function disruptionOdds(hits: readonly number[], unitClass: UnitClass, more = 0): number {
  let chance = 0;
  hits.forEach((p, count) => {
    const counted = Math.min(4, count + more);
    if (counted > 0) chance += p * dieOdds(conversionScore(unitClass, counted));
  });
  return chance;
}

export interface FireOdds {
  /** Chances of 0, 1, … hits, cover not yet counted. */
  readonly hits: readonly number[];
  /** Chance of a DP. */
  readonly disrupts: number;
}

/** Chances of 0, 1, … hits where some have been scored before these dice are rolled. */
const hitsAfter = (scored: number, dice: number, score: number): readonly number[] => [
  ...new Array<number>(scored).fill(0),
  ...hitsOdds(dice, score),
];

/** SIP-FIR-3..7, SIP-CNV-1: of so many dice at a score on a class; `scored`: hits of other dice of the same shot. */
export function fireOddsOf(dice: number, score: number, target: UnitClass, cover: boolean, scored = 0): FireOdds {
  const hits = hitsAfter(scored, dice, score);
  return { hits, disrupts: disruptionOdds(cover ? savedOdds(hits, SAVE) : hits, target) };
}

/** The same of a shot that may be taken. */
export function fireOdds(state: State, target: number, { dice, score, cover }: ShotDetails): FireOdds {
  return fireOddsOf(total(dice), total(score), profileOf(state, target).class, cover);
}

export interface MeleeOdds {
  readonly chargerWins: number;
  /** Chances of a DP, won or lost; guns that lose are destroyed instead (SIP-MEL-11). */
  readonly chargerDisrupted: number;
  readonly defenderDisrupted: number;
}

/** One side of a melee. */
export interface FighterOdds {
  /** Still to be rolled. */
  readonly dice: number;
  readonly score: number;
  readonly class: UnitClass;
  readonly artillery: boolean;
  /** Hits of dice that lie already; left out: none. */
  readonly scored?: number;
}

/** Jointly over the hits of both. */
export function meleeOddsOf(charger: FighterOdds, defender: FighterOdds): MeleeOdds {
  const ours = hitsAfter(charger.scored ?? 0, charger.dice, charger.score);
  const theirs = hitsAfter(defender.scored ?? 0, defender.dice, defender.score);
  let wins = 0;
  let chargerDisrupted = 0;
  let defenderDisrupted = 0;
  const converted = ({ class: unitClass, artillery }: FighterOdds, hits: number, lost: boolean): number => {
    if (lost && artillery) return 0;
    const counted = Math.min(4, hits + (lost ? 2 : 0)); // SIP-MEL-7
    return counted === 0 ? 0 : dieOdds(conversionScore(unitClass, counted));
  };
  ours.forEach((p, own) => {
    theirs.forEach((q, taken) => {
      const won = own > taken; // SIP-MEL-6
      if (won) wins += p * q;
      chargerDisrupted += p * q * converted(charger, taken, !won);
      defenderDisrupted += p * q * converted(defender, own, won);
    });
  });
  return { chargerWins: wins, chargerDisrupted, defenderDisrupted };
}

/** One side of a charge that has come, or would come, to contact. */
export function fighterOddsOf(state: State, clash: Clash, who: 'charger' | 'defender'): FighterOdds {
  const profile = profileOf(state, clash[who]);
  return {
    dice: total(meleeDice(state, clash[who])),
    score: total(meleeScore(state, clash, who)),
    class: profile.class,
    artillery: armOf(profile) === 'artillery',
  };
}

/** The odds of such a charge. */
export function meleeOdds(state: State, clash: Clash): MeleeOdds {
  return meleeOddsOf(fighterOddsOf(state, clash, 'charger'), fighterOddsOf(state, clash, 'defender'));
}

/** SIP-ACT-1..3. Chance that an order to move or charge is obeyed. */
export function activationOdds(state: State, unit: number): number {
  if (!needsActivation(state, unit)) return 1;
  const { needed, tally } = activationNeeds(state, unit);
  return dieOdds(needed - total(tally));
}

/** SIP-RAL-2, -3, -8, SIP-GEN-4. Chance of one attempt. */
export function rallyOdds(state: State, unit: number, routing: boolean): number {
  const { needed, tally } = rallyNeeds(state, unit, routing);
  return dieOdds(Math.min(6, needed - total(tally)));
}
