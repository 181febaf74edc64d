/** When a reminder of what is left is due. Pure; whether it is worth a word the head says. */
import { type Command, onTable } from '@drumhead/skirmish/screen';
import { choosable, type Scene } from './scene.ts';

/** The end of an activation that has begun to act, or of the turn, once half of the models have acted. */
export function endingOf(scene: Scene): Command | null {
  const { frame, state, player, offers } = scene;
  const offer = (wanted: Command['type']): Command | null => offers.find(({ type }) => type === wanted) ?? null;
  if (frame?.at === 'acting') return frame.doing.acted && frame.doing.left > 0 ? offer('stop') : null;
  if (frame?.at !== 'turn') return null;
  return choosable(scene).length * 2 > onTable(state, player).length ? null : offer('endTurn');
}
