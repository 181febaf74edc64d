/** What an answer that ends something gives away. */
import { generalReady, readyUnits } from '../turn/phase.ts';
import { unopened } from '../turn/slots.ts';
import type { Command } from '../state/commands.ts';
import { cincOf, type SideIndex, type State, type Unit } from '../state/state.ts';
import { friendsOf } from '../ground/footprints.ts';

export interface Forgone {
  readonly units: number;
  readonly generals: number;
  /** Units of the Reserve that the CinC could still assign. */
  readonly reserve: number;
}

/** LB-ACT-05, -23. Troops that could still act in this phase; null where the answer gives none away. */
export function forgoneBy(state: State, side: SideIndex, { type }: Command): Forgone | null {
  if (type !== 'pass' && type !== 'close') return null;
  const frame = state.frames[state.frames.length - 1];
  const open = frame?.at === 'slot' ? [frame.brigade] : [];
  const slots = type === 'pass' ? [...open, ...unopened(state, side)] : open;
  const isReady = (brigade: number): boolean =>
    brigade < 0 ? generalReady(state, cincOf(state, side)) : generalReady(state, brigade, !open.includes(brigade));
  const isReserve = (unit: number): boolean => (state.units[unit] as Unit).brigade < 0;
  const forgone = {
    units: slots.flatMap((brigade) => readyUnits(state, brigade)).length,
    generals: slots.filter(isReady).length,
    reserve: slots.includes(-1) ? friendsOf(state, side).filter(isReserve).length : 0,
  };
  return forgone.units + forgone.generals + forgone.reserve > 0 ? forgone : null;
}
