/** Some troops of a side to their suggested places, the others where they stand. */
import type { Command } from '../state/commands.ts';
import type { SideIndex, State } from '../state/state.ts';
import { givenFrom } from './suggestedDeployment.ts';
import { readyPlaces } from './suggestedPlaces.ts';
import { inOrder, suggestionOf } from './suggestions.ts';

/** Is this piece, by its index, one of those that are to be placed? */
type Wanted = (what: 'unit' | 'general', index: number) => boolean;

/** LB-SCN-01. Those of the wanted troops that wait and find their suggested place free; nobody else is moved. */
export function suggestedPlacing(state: State, side: SideIndex, isWanted: Wanted): readonly Command[] {
  const { commands, give } = givenFrom(state, side);
  for (const placement of inOrder(readyPlaces(state.field, side))) {
    const { what, index } = placement;
    const piece = (what === 'unit' ? state.units : state.generals)[index];
    if (piece?.status === 'waiting' && isWanted(what, index)) give(suggestionOf(placement));
  }
  return commands;
}

/** LB-SCN-01. The command that places a piece as suggested, legal or not; null where no place is suggested for it. */
export function suggestionFor(
  { field }: State,
  side: SideIndex,
  what: 'unit' | 'general',
  index: number,
): Command | null {
  const found = readyPlaces(field, side).find((one) => one.what === what && one.index === index);
  return found ? suggestionOf(found) : null;
}
