/** Why the last order cannot be taken back now. Pure. */
import { DICE } from '@drumhead/engine';
import { findLast } from '../../table/findLast.ts';
import { undoPoint } from './hostState.ts';
import type { Hosted } from './hosted.ts';

/** Message key of `web.battle.undo`, or null: it can. */
export function whyNoUndo(hosted: Hosted): 'over' | 'none' | 'corrected' | 'dice' | 'others' | null {
  const { battle, steps, viewer, corrections, saved } = hosted;
  if (!battle || undoPoint(hosted) !== null) return null;
  if (saved?.over === true) return 'over';
  const own = findLast(steps, ({ seat }) => seat === viewer);
  if (own === undefined) return 'none';
  if (corrections.some(({ after }) => after >= own.number)) return 'corrected';
  const since = steps.filter(({ number }) => number > own.number);
  return since.some(({ seat }) => seat === DICE) ? 'dice' : 'others';
}
