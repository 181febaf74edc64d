/** Exact odds of the fight, shot or fall that a choice begins, and their consequences. */
import {
  type ClashPreview,
  type Command,
  meleePreview,
  type Consequence,
  consequencesOf,
  shotPreview,
  type State,
} from '@drumhead/skirmish/screen';
import { judge, type Scene } from './scene.ts';

/** The state before the dice of a fight, shot, volley or jump; null if the command begins none. */
function beforeDice(scene: Scene, command: Command): State | null {
  const { type } = command;
  if (type !== 'attack' && type !== 'shoot' && type !== 'fireVolley' && type !== 'jump') return null;
  const judged = judge(scene, command);
  if (!judged.ok) return null;
  const { after } = judged;
  const top = after.frames[after.frames.length - 1];
  // Odds without a national feature that may still be declared.
  return top?.at === 'steady' ? { ...after, frames: [...after.frames.slice(0, -1), top.volley] } : after;
}

/** Null where the command begins no fight, shot or volley. */
export function clashAfter(scene: Scene, command: Command): ClashPreview | null {
  const before = beforeDice(scene, command);
  const top = before?.frames[before.frames.length - 1];
  if (before === null || top === undefined) return null;
  if (top.at === 'melee') return meleePreview(before, top);
  return top.at === 'shot' ? shotPreview(before, top) : null;
}

/** Morale tests and breaking squads that the dice of a command may cause. */
export function setOffBy(scene: Scene, command: Command): readonly Consequence[] {
  const before = beforeDice(scene, command);
  return before === null ? [] : consequencesOf(before);
}

/** Chance that a fight or shot brings a model down or worse. */
export const bringsDown = (clash: ClashPreview, model: number): number =>
  clash.results.reduce(
    (sum, one) => sum + (one.loser === model && ['fallen', 'wounded', 'killed'].includes(one.what) ? one.chance : 0),
    0,
  );
