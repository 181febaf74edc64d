import type { Seat } from '@drumhead/engine';
import type { CombatStep } from '../state/combatFrame.ts';
import { pending } from '../turn/machine.ts';
import type { State } from '../state/state.ts';

/** A side looks so many of its decisions in one fight ahead. */
export const IN_A_ROW = 3;
const OF_A_FIGHT: readonly CombatStep[] = ['attacker', 'defender', 'victor', 'exploit'];

/** Is the seat to decide in a fight, where its next few decisions are looked at together? */
export function decidesInFight(state: State, seat: Seat): boolean {
  const frame = state.frames[state.frames.length - 1];
  return frame?.at === 'combat' && OF_A_FIGHT.includes(frame.step) && pending(state)[0]?.seat === seat;
}
