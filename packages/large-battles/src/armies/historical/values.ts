/**
 * Q, C and Sk of the troops of a historical battle, by kind and strength. Every value is a tally: each line names its
 * rule; the number is `total` of it.
 */
import type { Reason, Tally } from '@drumhead/engine';
import type { Level } from '../../combat/dice/fighter.ts';
import type { Traits } from '../../state/state.ts';
import {
  GENERAL_QUALITY,
  OPPOSITES,
  SPLIT_ABOVE,
  STRENGTH,
  type StrengthRow,
  type StrengthTable,
  TROOPS,
  type Troops,
} from './tables.ts';

/** LB-QC-01. The same at both levels (LB-ARMY-12). */
export function quality(troops: Troops): Tally {
  return [{ rule: 'LB-QC-01', add: TROOPS[troops].q, what: `lb.troops.${troops}` }];
}

/** LB-QC-01. Q of Leaders and CinCs. */
export function generalQuality(): Tally {
  return [{ rule: 'LB-QC-01', add: GENERAL_QUALITY, what: 'lb.tally.general' }];
}

/** The strength table of these troops; null for guns, which have no C (LB-QC-02). */
export function strengthTable(level: Level, troops: Troops): StrengthTable | null {
  const { arm } = TROOPS[troops];
  return arm === 'artillery' ? null : STRENGTH[level][arm];
}

/** The row of a number of men. */
export function strengthRow(table: StrengthTable, men: number): StrengthRow {
  const row = table.rows.find(({ upTo }) => upTo === null || men <= upTo);
  if (row === undefined) throw new Error(`the table ${table.rule} has no last row`);
  return row;
}

/**
 * LB-QC-02, or at army level LB-ARMY-12: base C plus the modifier for strength.
 * null for guns. Each half of a split brigade (LB-ARMY-13) has the base alone.
 */
export function combatValue(level: Level, troops: Troops, men: number, split = false): Tally | null {
  const { c } = TROOPS[troops];
  const table = strengthTable(level, troops);
  if (c === null || table === null) return null;
  const base: Reason = { rule: 'LB-QC-02', add: c, what: `lb.troops.${troops}` };
  if (split && maySplit(level, troops, men)) return [base, { rule: table.rule, add: 0, what: 'lb.tally.split' }];
  // LB-QC-03, -04, LB-ARMY-13, -14
  return [base, { rule: table.rule, add: strengthRow(table, men).add, what: 'lb.tally.strength' }];
}

/** LB-ARMY-13: may this brigade stand on the table as two? */
export function maySplit(level: Level, troops: Troops, men: number): boolean {
  return level === 'army' && TROOPS[troops].arm === 'infantry' && men > SPLIT_ABOVE;
}

/**
 * LB-ARMY-15, LB-ARMY-17: at army level each light battalion of a brigade adds 1, without a limit. null for cavalry and
 * guns, and for battalions: at division level no table gives the Sk (LB-SKIR-01).
 */
export function skirmishFactor(level: Level, troops: Troops, lightBattalions: number): Tally | null {
  if (level !== 'army' || TROOPS[troops].arm !== 'infantry') return null;
  return [{ rule: 'LB-ARMY-15', add: lightBattalions, what: 'lb.tally.lightBattalions' }];
}

/** LB-QC-05: the opposite of a special rule, if it has one. */
export function oppositeOf(rule: keyof Traits): keyof Traits | null {
  for (const [plus, minus] of OPPOSITES) {
    if (rule === plus) return minus;
    if (rule === minus) return plus;
  }
  return null;
}

/** LB-QC-05: the special rules in this list whose opposite is in it too, plus first. */
export function clashingRules(rules: readonly (keyof Traits)[]): readonly (readonly [keyof Traits, keyof Traits])[] {
  return OPPOSITES.filter(([plus, minus]) => rules.includes(plus) && rules.includes(minus));
}
