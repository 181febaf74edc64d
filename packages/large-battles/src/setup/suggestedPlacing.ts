/** Some troops of a side to their suggested places, the others where they stand. */
import type { Command } from '../state/commands.ts';
import type { SideIndex, State } from '../state/state.ts';
import { givenFrom } from './suggestedDeployment.ts';
import { suggestedPlaces } from './suggestedPlaces.ts';
import { inOrder, suggestionOf } from './suggestions.ts';

/** Is this piece, by its index, one of those that are to be placed? */
type Wanted = (what: 'unit' | 'general', index: number) => boolean;

/** LB-SCN-01. Those of the wanted troops that wait and find their suggested place free; nobody else is moved. */
export function suggestedPlacing(state: State, side: SideIndex, isWanted: Wanted): readonly Command[] {
  const { commands, give } = givenFrom(state, side);
  for (const placement of inOrder(suggestedPlaces(state.field, side))) {
    const { what, index } = placement;
    const piece = (what === 'unit' ? state.units : state.generals)[index];
    if (piece?.status === 'waiting' && isWanted(what, index)) give(suggestionOf(placement));
  }
  return commands;
}
