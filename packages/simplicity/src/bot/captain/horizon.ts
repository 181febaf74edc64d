/** What is left of the battle: no preparation is worth more than the turns and orders in which it can be used. */
import { total } from '@drumhead/engine';
import { other, type SideIndex, type State } from '../../state/state.ts';
import { pointsOf, winningLead } from '../../victory/victory.ts';

/** SIP-VIC-3. Has this side a turn to come, after the present one, before the limit? */
export const hasTurn = ({ field, gameTurn, active, first }: State, side: SideIndex): boolean =>
  gameTurn < field.turnLimit || (active === first && side !== first);

/** The share that is left of what prospects are worth to a side that decides, by term; other terms keep all of it. */
export function sharesOf(state: State, side: SideIndex): Readonly<Record<string, number>> {
  const own = hasTurn(state, side) ? 1 : 0;
  // What is ordered now leaves a point fewer.
  const goesOn = state.active === side && state.points > 1;
  return { attack: goesOn ? 1 : own, danger: hasTurn(state, other(side)) ? 1 : 0, advance: own };
}

/** What the points that are counted at the limit are worth in the last turn of a side, at most. */
const COUNTED = 20;

/** SIP-VIC-3. In its last turn a side fights for the lead in points: what brings it near the one that wins counts most. */
export function countedWorth(state: State, side: SideIndex): number {
  if (hasTurn(state, side)) return 0;
  const lead = total(pointsOf(state, side)) - total(pointsOf(state, other(side)));
  return (COUNTED * lead) / (winningLead(state) + Math.abs(lead));
}
