/** What a seat may take back without asking the others. */
import { firstKept, momentOf, type Refusal, refusal, type Seat, stepsOf } from '@drumhead/engine';
import type { Live } from './live.ts';

/** Beyond so many take-backs of a battle the others must agree: orders and undos must not fill its record. */
const MOST = 500;

/** Why a seat may not take back by itself: others moved since, know more than they did, or agreed on a correction. */
export function undoRefusal({ battle, over, takeBacks, corrected }: Live, seat: Seat, to: number): Refusal | null {
  const { ruleset, state, count, lastDie } = battle;
  if (over || to >= count) return refusal('KERNEL-UNDO', 'engine.undo.range', { last: count });
  if (to < lastDie) return refusal('KERNEL-UNDO', 'engine.undo.die', { last: lastDie });
  if (takeBacks >= MOST) return refusal('KERNEL-UNDO', 'protocol.undo.most');
  const isOwn = stepsOf(battle, { from: to + 1 }).every((step) => step.seat === seat);
  if (!isOwn || corrected.some((after) => after > to)) return refusal('KERNEL-UNDO', 'protocol.undo.agree');
  // Moments further back than memory are asked again when the battle was read anew.
  if (to < firstKept(battle)) return null;
  const moment = momentOf(battle, to);
  const everybody = [...ruleset.seats(state), null];
  const isSecretStill = everybody.every((one) => ruleset.isOpen(moment.state, one) === ruleset.isOpen(state, one));
  return isSecretStill ? null : refusal('KERNEL-UNDO', 'protocol.undo.agree');
}
