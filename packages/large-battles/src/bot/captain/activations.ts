/** Activations of a slot: who waits in it, the odds of their rolls, and what failures bring the enemy (chapters 5, 6). */
import type { Activations, Seat } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import { other, type SideIndex, type State } from '../../state/state.ts';
import { actingFrame } from '../../turn/activationState.ts';
import { sideIndex } from '../../turn/machine.ts';
import { rollsOf } from '../activationProspect.ts';
import { bestReaction, plansOf, waitingIn } from '../activationPlans.ts';
import { momentOf } from '../value.ts';
import type { Mind } from './mind.ts';

/** An enemy makes use of his best chance only so often. */
const USED = 0.7;

export const activations: Activations<State, Command, Mind> = {
  waiting(state) {
    const frame = state.frames[state.frames.length - 1];
    return frame?.at === 'slot' && frame.brigade >= 0 ? waitingIn(state, frame.brigade) : null;
  },
  begun: (command) => (command.type === 'activate' ? { actor: command.unit, dice: command.dice } : null),
  rolls: (state, actor, dice) => rollsOf(state, actor, dice, false),
  given(state, seat, actor, actions) {
    const side = sideIndex(state, seat);
    if (side === -1) return null;
    return { ...state, frames: [...state.frames, actingFrame(state, 'own', side, [actor], actions, 0, -1)] };
  },
  price,
};

/** LB-REACT-01. The enemy's best reaction to so many failures, as the position stands. */
function price(_mind: Mind, state: State, seat: Seat, failures: number): number {
  const side = sideIndex(state, seat);
  if (failures === 0 || side === -1) return 0;
  const enemy: SideIndex = other(side);
  return USED * bestReaction(plansOf(momentOf(state, enemy)), Math.min(3, failures));
}
