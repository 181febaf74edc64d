/** When a reminder of what is left is due. Pure; whether it is worth a word the head says. */
import type { Command } from '@drumhead/large-battles';
import { ableUnits } from './advisedSteps.ts';
import type { Scene } from './scene.ts';

/** The end of an activation that has begun to act, or of the slot, once half of the units have acted. */
export function endingOf(scene: Scene): Command | null {
  const { frame, state, side, offers } = scene;
  const offer = (wanted: Command['type']): Command | null => offers.find(({ type }) => type === wanted) ?? null;
  if (frame?.at === 'acting')
    return frame.doings.some(({ left, taken }) => left > 0 && taken > 0) ? offer('stop') : null;
  if (frame?.at !== 'slot') return null;
  const own = state.units.filter((unit, i) => unit.status === 'table' && state.field.units[i]?.side === side);
  return ableUnits(scene).length * 2 > own.length ? null : offer('close');
}
