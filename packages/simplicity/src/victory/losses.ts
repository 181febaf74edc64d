import { membersOf } from '../state/sides.ts';
import type { SideIndex, State } from '../state/state.ts';
import { unitOf } from '../state/units.ts';

/** SIP-VIC-1. Is a unit removed, or does it rout? */
export function isLost(state: State, unit: number): boolean {
  const { status } = unitOf(state, unit);
  return status === 'removed' || status === 'routing';
}

/** SIP-VIC-1. Units removed and units routing. */
export function lossesOf(state: State, side: SideIndex): number {
  let lost = 0;
  const { units } = membersOf(state, side);
  for (let k = 0; k < units.length; k++) if (isLost(state, units[k] as number)) lost += 1;
  return lost;
}
