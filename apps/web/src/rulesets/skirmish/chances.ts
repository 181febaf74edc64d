/** The fight that a choice would begin, with its exact odds. */
import { type ClashPreview, type Command, meleePreview, shotPreview } from '@drumhead/skirmish/screen';
import { judge, type Scene } from './scene.ts';

/** Null where the command begins no fight, shot or volley. */
export function clashAfter(scene: Scene, command: Command): ClashPreview | null {
  if (command.type !== 'attack' && command.type !== 'shoot' && command.type !== 'fireVolley') return null;
  const judged = judge(scene, command);
  if (!judged.ok) return null;
  const { after } = judged;
  const top = after.frames[after.frames.length - 1];
  if (top?.at === 'melee') return meleePreview(after, top);
  if (top?.at === 'shot') return shotPreview(after, top);
  return top?.at === 'steady' ? shotPreview(after, top.volley) : null;
}
