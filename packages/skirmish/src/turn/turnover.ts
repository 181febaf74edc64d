/** SK-ACT-3. Two failures in one roll: play passes when the activation is over. */
import type { TurnFrame } from '../state/frames.ts';
import type { Draft } from '../state/draft.ts';

/** SK-ACT-3. Play passes as soon as the current activation ends. */
export function oweTurnover(draft: Draft): void {
  const at = draft.frames.findIndex((frame) => frame.at === 'turn');
  draft.frames[at] = { ...(draft.frames[at] as TurnFrame), over: true };
}
