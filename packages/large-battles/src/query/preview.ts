/**
 * Exact odds of a shot, an Approach, a Contact or an activation, from the counts and readings of the battle itself
 * (LB-GEN-04, free measuring). Chances are fractions of 1; everything is plain data.
 */
import { type Tally, total } from '@drumhead/engine';
import {
  activationOdds,
  APPROACH,
  BARE,
  BOMBARDMENT,
  contestOdds,
  contestOddsWithReroll,
  ladderContestVector,
  ladderOddsWithReroll,
  MAX_DICE,
  type RerollOption,
} from '@drumhead/odds';
import { attacksFlank } from '../ground/arcs.ts';
import { type FoundApproach, isPassive, newCombat } from '../combat/beginCombat.ts';
import { rightsOf } from '../combat/dice/rerolls.ts';
import { fighterOf } from '../combat/dice/fighter.ts';
import type { Combat } from '../state/combatFrame.ts';
import type { Command } from '../state/commands.ts';
import { type Mover, planFormationInCombat } from '../movement/index.ts';
import { contactLadder, ELIMINATED, type Pairs, sectorSteps, shotEffects } from '../combat/dice/results.ts';
import { automaticSuccesses, AVERAGE_DIE, pairBonus, standardOf } from '../turn/activationStandard.ts';
import type { Sector, State, Unit, UnitProfile } from '../state/state.ts';
import { approachTallies, bombardTallies, contactTallies, unitsOf } from '../combat/dice/tallies.ts';
import { openDraft, standUnit } from '../state/draft.ts';
import {
  add,
  APPROACH_RESULTS,
  approachChances,
  type Chances,
  CONTACT_RESULTS,
  contactChances,
  JOINT_PAIRS,
  listed,
  type Sums,
  type UnitOutlook,
} from './fightChances.ts';
export { rerolledActivation, rerollPreview } from './rerollPreview.ts';
export { type RollOutcome, rollOutcomes } from './rollOutcomes.ts';

export interface Preview {
  readonly attack: Tally;
  readonly defence: Tally;
  readonly chances: Chances;
}

function dice(tally: Tally): number {
  return Math.min(MAX_DICE, total(tally));
}

// ---------------------------------------------------------------- bombardment

export interface ShotPreview extends Preview {
  /** The chance of each joint result: pair 1 * 9 + pair 2 * 3 + pair 3, won 0, drawn 1, lost 2. */
  readonly joint: Float64Array;
  /** Expected DIS of the target, or the sector. */
  readonly disorder: number;
}

/** The shot as the rules of chapter 13 will count it. */
export function shotPreview(state: State, battery: number, target: number, sector: number, added: number): ShotPreview {
  const { attack, defence } = bombardTallies(state, battery, target, sector, added);
  const joint = contestOdds(dice(attack), dice(defence), target >= 0 ? BOMBARDMENT : BARE);
  return { attack, defence, joint, ...(target >= 0 ? onUnit(state, target, joint) : onSector(state, sector, joint)) };
}

type Effects = Pick<ShotPreview, 'disorder' | 'chances'>;

function onUnit(state: State, target: number, joint: Float64Array): Effects {
  const f = fighterOf(state, target);
  const unlimbered = f.arm === 'artillery' && f.formation === 'unlimbered';
  const room = !unlimbered || planFormationInCombat(state, target, 'limbered', (state.units[target] as Unit).facing).ok;
  const sums: Sums = {};
  let disorder = 0;
  for (let i = 0; i < joint.length; i++) {
    const p = joint[i] as number;
    const effects = shotEffects(state.field.level, f, JOINT_PAIRS[i] as Pairs, room);
    const suffered = effects.filter((effect) => effect === 'disorder').length;
    if (suffered > 0) add(sums, 'defenderHurt', p);
    if (f.dis + suffered >= ELIMINATED) add(sums, 'defenderLost', p);
    if (effects.some((effect) => effect !== 'disorder' && effect !== 'bounce')) add(sums, 'defenderBack', p);
    if (effects.includes('bounce')) add(sums, 'bounce', p);
    disorder += p * suffered;
  }
  return { disorder, chances: listed(sums, ['defenderHurt', 'defenderBack', 'defenderLost', 'bounce']) };
}

function onSector(state: State, sector: number, joint: Float64Array): Effects {
  const s = state.sectors[sector] as Sector;
  const sums: Sums = {};
  let disorder = 0;
  for (let i = 0; i < joint.length; i++) {
    const p = joint[i] as number;
    const { dis, effects } = sectorSteps(
      s.dis,
      s.unit >= 0,
      (JOINT_PAIRS[i] as Pairs).filter((pair) => pair === 'W').length,
    );
    disorder += p * (dis - s.dis);
    if (dis > s.dis) add(sums, 'sectorHurt', p);
    if (effects.includes('garrisonDisordered') || effects.includes('garrisonShelledOut')) add(sums, 'defenderHurt', p);
    if (effects.includes('garrisonShelledOut')) add(sums, 'defenderBack', p);
  }
  return {
    disorder,
    chances: listed(sums, s.unit >= 0 ? ['sectorHurt', 'defenderHurt', 'defenderBack'] : ['sectorHurt']),
  };
}

// ---------------------------------------------------------------- Approach

export interface ApproachPreview extends Preview {
  readonly joint: Float64Array;
  readonly passive: boolean;
  readonly attacker: UnitOutlook;
  readonly defenders: readonly UnitOutlook[];
  /** The chance of each split of the actions won: 2-0, 1-1 and so on. */
  readonly splits: readonly { readonly a: number; readonly d: number; readonly chance: number }[];
}

/** LB-APP-11..21. A planned Approach, with so many of the remaining actions spent on dice. */
export function foundApproachPreview(state: State, mover: Mover, found: FoundApproach, bought = 0): ApproachPreview {
  const draft = openDraft(state);
  const { arrival, defenders } = found;
  standUnit(draft, mover.unit, arrival.x, arrival.y, arrival.facing);
  return approachPreview(draft, {
    ...newCombat(mover.unit, mover.side, defenders, found.sector),
    flank: defenders.map((d) => attacksFlank(draft, mover.unit, d, mover.activation.seenBy)),
    passive: defenders.map((d) => isPassive(draft, mover.unit, d)),
    bought,
  });
}

/** LB-APP-11..22. The Approach before its dice. */
export function approachPreview(state: State, combat: Combat): ApproachPreview {
  const { attack, defence } = approachTallies(state, combat);
  const passive = combat.passive.every(Boolean);
  const rerolls = rerollsOf(state, combat, 'approach');
  const joint =
    rerolls.length > 0
      ? contestOddsWithReroll(dice(attack), dice(defence), APPROACH, rerolls)
      : contestOdds(dice(attack), dice(defence), APPROACH);
  const { sums, splits, attacker, defenders } = approachChances(state, combat, joint);
  return {
    attack,
    defence,
    joint,
    passive,
    attacker,
    defenders,
    splits,
    chances: listed(sums, APPROACH_RESULTS),
  };
}

/** One re-roll a side, each used where it helps its owner (LB-DICE-12..14). */
function rerollsOf(state: State, combat: Combat, step: 'approach' | 'contact'): RerollOption[] {
  const list: RerollOption[] = [];
  for (const { by } of rightsOf(state, combat, step)) {
    const side = by === 'a' ? 'a' : 'b';
    if (!list.some((option) => option.side === side)) list.push({ side });
  }
  return list;
}

// ---------------------------------------------------------------- Contact

export interface ContactPreview extends Preview {
  /** The chance that A wins. */
  readonly wins: number;
  readonly attackers: readonly UnitOutlook[];
  readonly defenders: readonly UnitOutlook[];
}

/** LB-CON-05..22. The Contact as declared so far. */
export function contactPreview(state: State, combat: Combat): ContactPreview {
  const { attack, defence } = contactTallies(state, combat);
  const fightersA = unitsOf(combat, 'a').map((unit) => fighterOf(state, unit));
  const fightersD = combat.defenders.map((unit) => fighterOf(state, unit));
  const ladder = contactLadder(fightersA, fightersD);
  const rerolls = rerollsOf(state, combat, 'contact');
  const odds =
    rerolls.length > 0
      ? ladderOddsWithReroll(dice(attack), dice(defence), ladder, rerolls)
      : ladderContestVector(dice(attack), dice(defence), ladder);
  const { sums, wins, attackers, defenders } = contactChances(state, combat, odds);
  return {
    attack,
    defence,
    wins,
    attackers,
    defenders,
    chances: listed(sums, CONTACT_RESULTS),
  };
}

// ---------------------------------------------------------------- activation

export interface ActivationPreview {
  /** Chance of each number of actions, from 0. */
  readonly actions: readonly number[];
  readonly mean: number;
  /** Two or three failures (LB-ACT-13). */
  readonly doubleFailure: number;
  /** At least one failure: the other side may react. */
  readonly anyFailure: number;
}

/** LB-ACT-08, -09, LB-SPEC-05..07, -10, -16, -21: an activation, or a reaction, with so many dice. */
export function activationPreview(state: State, unit: number, dice: number, reaction: boolean): ActivationPreview {
  const automatic = Math.min(dice, automaticSuccesses(state, unit, reaction));
  const bonus = pairBonus(state, unit);
  const averages = (state.field.units[unit] as UnitProfile).traits.unpredictable ? AVERAGE_DIE : [0];
  const actions = [0, 0, 0, 0, 0];
  let [mean, doubleFailure, anyFailure] = [0, 0, 0];
  for (const average of averages) {
    const standard = standardOf(state, unit, average);
    for (const row of activationOdds(standard.quality, dice, total(standard.bonus), { automatic, bonus })) {
      const p = row.probability / averages.length;
      actions[row.actions] = (actions[row.actions] as number) + p;
      mean += p * row.actions;
      if (row.failures > 0) anyFailure += p;
      if (row.turnover) doubleFailure += p; // LB-ACT-13
    }
  }
  return { actions, mean, doubleFailure, anyFailure };
}

/** Orders after which the dice of a fight may be rolled at once. */
const FIGHTS: ReadonlySet<Command['type']> = new Set(['approach', 'storm', 'spend', 'contact', 'declare']);

/**
 * What the dice that an order leads to may bring: of a shot, or of an Approach or a Contact as they will be rolled in the
 * state after it; null where the order leads to none. `after`: that state, or null where the order is refused.
 */
export function orderPreview(state: State, command: Command, after: () => State | null): Preview | null {
  if (command.type === 'fire') return shotPreview(state, command.unit, command.target, command.sector, command.added);
  const then = FIGHTS.has(command.type) ? after() : null;
  const frame = [...(then?.frames ?? [])].reverse().find(({ at }) => at === 'combat');
  if (then === null || frame?.at !== 'combat') return null;
  const { combat, step } = frame;
  if (step === 'approachDice' || step === 'approachRoll') return approachPreview(then, combat);
  const isContact = step === 'declareA' || step === 'declareD' || step === 'contactRoll';
  return isContact ? contactPreview(then, combat) : null;
}
