/** Scores of an opposed roll: die + Combat + modifiers, each modifier a line with its rule (SK-PRO-3, SK-GEN-9). */
import { type Reason, type RuleId, type Tally, total } from '@drumhead/engine';

/** Tallies of the attacker or shooter and of the defender or target. */
export interface Scores {
  readonly attack: Tally;
  readonly defence: Tally;
}

/** SK-GEN-9. Die + sum, never below 0. */
export function scoreOf(face: number, tally: Tally): number {
  return Math.max(0, face + total(tally));
}

/** Adds a line where it applies. */
export function addLine(lines: Reason[], applies: boolean, rule: RuleId, add: number, what: string): void {
  if (applies && add !== 0) lines.push({ rule, add, what });
}

/** SK-PRO-3. The first line of every score. */
export function combatLines(c: number): Reason[] {
  const lines: Reason[] = [];
  addLine(lines, true, 'SK-PRO-3', c, 'sk.tally.combat');
  return lines;
}
