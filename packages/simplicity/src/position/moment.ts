/** The frame above a described position, and back: a step of the player turn that waits for somebody. */
import type { State } from '../state/state.ts';
import type { GivenMoment } from './positionFile.ts';

export function atMoment(state: State, { at }: GivenMoment): State {
  return { ...state, frames: [{ at: 'turn', side: state.active, step: at }] };
}

/** The moment of a state; null if the battle is over or in the middle of something else. */
export function momentOf({ frames, outcome }: State): GivenMoment | null {
  const [turn, ...others] = frames;
  if (outcome !== null || turn?.at !== 'turn' || others.length > 0) return null;
  const { step } = turn;
  return step === 'orders' || step === 'arrivals' || step === 'points' ? { at: step } : null;
}
