/** What the end of the turn would decide. Pure: the judge himself is asked. */
import type { Command, State } from '@drumhead/simplicity/screen';
import { isOrdering, judge, type Scene } from './scene.ts';

const END_TURN: Command = { type: 'endTurn' };

export interface EndNow {
  readonly result: 'won' | 'drawn' | 'lost';
  /** The rule by which it is decided (SIP-VIC-1, SIP-VIC-3). */
  readonly rule: string;
}

/** How the battle would end for the viewer if the turn ended now; null: it would go on. */
export function endNow(scene: Scene): EndNow | null {
  if (!isOrdering(scene)) return null;
  const judged = judge(scene, END_TURN);
  const outcome: State['outcome'] = judged.ok ? judged.after.outcome : null;
  if (outcome === null) return null;
  const result = outcome.winner === null ? 'drawn' : outcome.winner === scene.seat ? 'won' : 'lost';
  return { result, rule: outcome.rule };
}
