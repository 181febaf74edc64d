/** One fight from its Approach to its end: pending step and facts so far (SEQ-07, SEQ-08). */
import type { Tally } from '@drumhead/engine';
import type { EliminatedUnit, SideIndex } from './kinds.ts';

/** Uses of an action inside an Approach (LB-APP-26, -31, -32). */
export type CombatUse = 'retreat' | 'form' | 'turn' | 'contact';

/** One fight from the Approach to its end (SEQ-07, SEQ-08). A breakthrough is a new Contact of the same fight. */
export interface Combat {
  /** A of LB-CON-04: the unit that Approached, in a breakthrough the cavalry that breaks through. */
  readonly attacker: number;
  readonly attackerSide: SideIndex;
  /** Further units of A's side that a counter-attack of D touched (LB-CON-03). Contact only. */
  readonly joined: readonly number[];
  /** Defending units still in the fight. */
  readonly defenders: readonly number[];
  /** BUA sector attacked, or -1. */
  readonly sector: number;
  /** A attacks it in flank or rear now (LB-GEO-12, LB-APP-40); per defender, same order as `defenders`. */
  readonly flank: readonly boolean[];
  /** It was attacked in flank or rear when the Approach was rolled (LB-APP-27). */
  readonly wasFlanked: readonly boolean[];
  /** Per defender: causes no DIS in the Approach (LB-APP-13). */
  readonly passive: readonly boolean[];
  /** Enemies in whose arc A stood, even partly, when its activation or breakthrough began (LB-GEO-12, LB-BRK-08). */
  readonly seenBy: readonly number[];
  /** A's actions: unspent after moving; after the roll, kept + won. */
  readonly a: number;
  /** Actions of A spent on Approach dice. */
  readonly bought: number;
  /** Actions each defender has (won ones), same order as `defenders`. */
  readonly d: readonly number[];
  /** Actions that A and D won with the dice: tells 1-1 from the other results (LB-APP-27). */
  readonly won: readonly [number, number];
  /** The uses of actions by each unit, in order. */
  readonly uses: readonly { readonly unit: number; readonly use: CombatUse }[];
  /** Unit that moved into Contact, or -1. */
  readonly mover: number;
  /** D's position when the move into Contact was declared (LB-CON-07); null before, and where nobody moves (LB-BUA-17). */
  readonly position: Tally | null;
  /** A has fallen back because a square was formed (LB-APP-34). */
  readonly fellBack: boolean;
  /** Contact step. Dice bought, leader dice, Charismatic: attacker's, then defender's. */
  readonly contactBought: readonly [number, number];
  readonly leaderDice: readonly [number, number];
  readonly charismatic: readonly [boolean, boolean];
  /** Cavalry that has broken through in this fight (once each: LB-BRK-05). */
  readonly brokeThrough: readonly number[];
  /** Batteries that rolled their loaded dice (LB-CD-05). */
  readonly discharged: readonly number[];
  /** All participants, for Worn. */
  readonly fighters: readonly number[];
  /** Units that suffered DIS in the Approach or a Contact (LB-OPT-03). */
  readonly hurt: readonly number[];
  /** Units that suffered DIS in this Contact (LB-CON-22). */
  readonly hurtInContact: readonly number[];
  /** Leaders to be tested after the Contact: general index and number of dice. */
  readonly risks: readonly {
    readonly general: number;
    readonly dice: number;
    readonly rule: 'LB-LEAD-14' | 'LB-SPEC-33';
  }[];
  /** Generals ridden down by a move of this fight, to be tested next (LB-LEAD-17). */
  readonly riddenDown: readonly number[];
  /** Units eliminated in this fight whose consequences (SEQ-09) are still to come. */
  readonly fallen: readonly EliminatedUnit[];
}

/** Last faces rolled in a combat, by side of the combat, kept for re-rolls. */
export interface Faces {
  readonly a: readonly number[];
  readonly d: readonly number[];
  /** Indices already rolled again (a die once only: LB-DICE-13). */
  readonly aAgain: readonly number[];
  readonly dAgain: readonly number[];
}

/** A right to roll one die again (LB-DICE-12..14). */
export interface RerollRight {
  /** The side that decides: attacker or defender of the combat. */
  readonly by: 'a' | 'd';
  readonly rule: 'LB-SPEC-03' | 'LB-SPEC-18' | 'LB-SPEC-23' | 'LB-SPEC-24';
}

export type CombatStep =
  | 'approachDice' // A: spend k (SEQ-07 step 3)
  | 'approachRoll' // dice (step 4)
  | 'approachReroll' // A then D: reroll or keep
  | 'approachRerollRoll' // dice
  | 'approachResult' // (auto) step 5
  | 'approachUses' // (auto) the next step follows from the units left
  | 'victor' // step 6: A after the elimination of D: carry, form, turn, fallBack, waive
  | 'defender' // step 7
  | 'attacker' // step 8
  | 'approachEnd' // (auto) steps 9, 10
  | 'declareA' // SEQ-08 step 2
  | 'declareD'
  | 'contactRoll'
  | 'contactReroll'
  | 'contactRerollRoll'
  | 'contactResult' // (auto) steps 4, 5
  | 'contactRetreat' // (auto) step 6; [owner] where a sector gives him a choice (LB-BUA-19)
  | 'contactPursuit' // (auto) step 6 third die, step 7
  | 'contactTests' // (auto) step 8: Leaders
  | 'contactCleanUp' // (auto) step 8: SEQ-09
  | 'exploit' // step 9
  | 'combatEnd'; // (auto) step 11

export interface CombatFrame {
  readonly at: 'combat';
  readonly step: CombatStep;
  readonly combat: Combat;
  readonly faces: Faces | null;
  /** Rights of re-roll still open, in order. */
  readonly rights: readonly RerollRight[];
  /** The die being rolled again: side and index. */
  readonly again: { readonly of: 'a' | 'd'; readonly die: number } | null;
  /** Contact: 'a' or 'd' won the first die; null before. After an Approach that eliminated a side: the other side. */
  readonly winner: 'a' | 'd' | null;
  /** Contact: the winner won the third die. */
  readonly pursuit: boolean;
  /** Units of the beaten side eliminated in this Contact (LB-BRK-02). */
  readonly destroyed: readonly number[];
  /** Places of the beaten units before they retreated or were removed (LB-CON-21). */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** Units with a decision left in this step, the first one asked (victor, exploit, contactRetreat). */
  readonly queue: readonly number[];
}
