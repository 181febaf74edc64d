/** SK-ACT-3. Two failures in one roll: play passes when the activation is over. */
import type { TurnFrame } from '../state/frames.ts';
import type { Work } from '../state/draft.ts';

/** SK-ACT-3. Play passes as soon as the activation now going on has come to its end. */
export function oweTurnover(work: Work): void {
  const at = work.frames.findIndex((frame) => frame.at === 'turn');
  work.frames[at] = { ...(work.frames[at] as TurnFrame), over: true };
}
