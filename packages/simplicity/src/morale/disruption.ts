/** Disruption points, and breaking at the fourth (SIP-GEN-3, chapter 10, SIP-MEL-12). */

import { emit } from '@drumhead/engine';
import { removeUnit, rout } from '../movement/forcedMoves.ts';
import { changeUnit, type Draft } from '../state/draft.ts';
import { armOf, BREAKS_AT } from '../state/unitTables.ts';
import { profileOf, unitOf } from '../state/units.ts';

/** Gives a unit one DP. */
export function disrupt(draft: Draft, unit: number, rule: string): void {
  const dp = unitOf(draft, unit).dp + 1;
  changeUnit(draft, unit, { dp });
  emit(draft, { type: 'disrupted', rule, unit, dp });
}

/** Has a ready unit the DP that break it? */
export function isSpent(draft: Draft, unit: number): boolean {
  const u = unitOf(draft, unit);
  return u.dp >= BREAKS_AT && u.status === 'ready';
}

/** Q8. A unit breaks: guns and foot ridden down are removed, others rout. */
export function breakUnit(draft: Draft, unit: number, riddenDown: boolean): void {
  if (armOf(profileOf(draft, unit)) === 'artillery') {
    removeUnit(draft, unit, 'destroyed', 'SIP-BRK-7');
    return;
  }
  if (riddenDown) {
    removeUnit(draft, unit, 'riddenDown', 'SIP-MEL-12');
    return;
  }
  changeUnit(draft, unit, { status: 'routing', brokeThisTurn: true, dp: BREAKS_AT });
  emit(draft, { type: 'broken', rule: 'SIP-BRK-1', unit });
  rout(draft, unit);
}
