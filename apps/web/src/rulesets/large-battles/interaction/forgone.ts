/** What an answer that ends something gives away. Pure. */
import type { Command } from '@drumhead/large-battles';
import type { Scene } from './scene.ts';

export interface Forgone {
  readonly units: number;
  readonly generals: number;
  /** Units of the Reserve that the CinC could still assign. */
  readonly reserve: number;
}

/** Troops that could still act in this phase; null where the answer gives none away. */
export function forgoneBy({ state, side, frame }: Scene, command: Command): Forgone | null {
  if (command.type !== 'pass' && command.type !== 'close') return null;
  const only = command.type === 'close' && frame?.at === 'slot' ? frame.brigade : null;
  const isOpen = (brigade: number): boolean => {
    if (only !== null && brigade !== only) return false;
    const slot = brigade < 0 ? state.sides[side].slot : state.brigades[brigade]?.slot;
    return slot === 'open' || slot === 'unopened';
  };
  const own = state.units.filter((unit, i) => state.field.units[i]?.side === side && unit.status === 'table');
  const generals = state.generals.filter((general, i) => {
    const there = general.status === 'table' || general.status === 'attached';
    if (state.field.generals[i]?.side !== side || !there || general.activated || general.spent) return false;
    return isOpen(i < state.brigades.length ? i : -1);
  });
  const forgone = {
    units: own.filter(({ brigade, activated }) => brigade >= 0 && !activated && isOpen(brigade)).length,
    generals: generals.length,
    reserve: isOpen(-1) ? own.filter(({ brigade }) => brigade < 0).length : 0,
  };
  return forgone.units + forgone.generals + forgone.reserve > 0 ? forgone : null;
}
