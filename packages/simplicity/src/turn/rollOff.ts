/** SIP-GEN-4. A roll-off: one die each, the higher wins. */
import { D6 } from '@drumhead/engine';
import { SIDES, type SideIndex, type State } from '../state/state.ts';

export function rollOffDice(what: string) {
  return (state: State) => SIDES.map((side) => ({ what, owner: state.field.sides[side].id, count: 1, faces: D6 }));
}

export function winnerOf([first, second]: readonly [number, number]): SideIndex | null {
  if (first === second) return null;
  // Stryker disable next-line EqualityOperator: same: equal dice are answered above
  return first > second ? 0 : 1;
}
