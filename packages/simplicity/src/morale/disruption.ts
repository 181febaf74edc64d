/** Disruption points and what the fourth does (SIP-GEN-3, chapter 10, SIP-MEL-12). */

import { profileOf, unitOf } from '../ground/footprints.ts';
import { removeUnit, rout } from '../movement/forcedMoves.ts';
import { armOf, BREAKS_AT } from '../state/unitTables.ts';
import { unitToWrite, type Work, tell } from '../state/draft.ts';

/** One DP more. A routing unit is removed by any (SIP-FIR-8). True where the unit is still what it was. */
export function disrupt(work: Work, unit: number, rule: string): void {
  const dp = unitOf(work, unit).dp + 1;
  unitToWrite(work, unit).dp = dp;
  tell(work, { type: 'disrupted', rule, unit, dp });
}

/** Has it as many as break it? */
export function isSpent(work: Work, unit: number): boolean {
  const u = unitOf(work, unit);
  return u.dp >= BREAKS_AT && u.status === 'ready';
}

/** Q8. Its fourth DP: guns and the ridden down are gone, others rout. */
export function breakUnit(work: Work, unit: number, riddenDown: boolean): void {
  if (armOf(profileOf(work, unit)) === 'artillery') {
    removeUnit(work, unit, 'destroyed', 'SIP-BRK-7');
    return;
  }
  if (riddenDown) {
    removeUnit(work, unit, 'riddenDown', 'SIP-MEL-12');
    return;
  }
  const u = unitToWrite(work, unit);
  u.status = 'routing';
  u.brokeThisTurn = true;
  u.dp = BREAKS_AT;
  tell(work, { type: 'broken', rule: 'SIP-BRK-1', unit });
  rout(work, unit);
}
