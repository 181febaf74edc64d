import type { State } from '@drumhead/large-battles';

/** Name of the current activation, for standing orders that hold until it is over. */
export function activationName(state: State): string | null {
  for (let i = state.frames.length - 1; i >= 0; i--) {
    const frame = state.frames[i];
    if (frame?.at === 'acting' && frame.mode !== 'reaction') {
      return `${state.phase}/${frame.mode}/${frame.general}/${frame.doings.map((d) => d.unit).join(',')}`;
    }
  }
  return null;
}
