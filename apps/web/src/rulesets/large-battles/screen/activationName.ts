/** Names of parts of a battle, for standing orders that hold until they are over. */
import type { State } from '@drumhead/large-battles';

/** The current activation. */
export function activationName(state: State): string | null {
  for (let i = state.frames.length - 1; i >= 0; i--) {
    const frame = state.frames[i];
    if (frame?.at === 'acting' && frame.mode !== 'reaction') {
      return `${state.phase}/${frame.mode}/${frame.general}/${frame.doings.map((d) => d.unit).join(',')}`;
    }
  }
  return null;
}

/** The current phase of one side. */
export const phaseName = (state: State): string => `phase ${state.phase}/${state.active}`;
