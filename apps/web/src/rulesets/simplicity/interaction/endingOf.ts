/** When a reminder of what is left is due. Pure; whether it is worth a word the head says. */
import type { Command } from '@drumhead/simplicity/screen';
import { isOrdering, type Scene } from './scene.ts';

/** The end of the turn, once half of the units have their orders. */
export function endingOf(scene: Scene): Command | null {
  const { state, offers, side } = scene;
  if (!isOrdering(scene)) return null;
  const own = state.units.filter((one, i) => one.status === 'ready' && state.field.units[i]?.side === side);
  const ordered = own.filter((one) => one.ordered).length;
  return ordered * 2 < own.length ? null : (offers.find(({ type }) => type === 'endTurn') ?? null);
}
