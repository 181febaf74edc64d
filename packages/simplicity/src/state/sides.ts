/** The units and Command bases of a side, on the table or not: the same for a whole battle. */
import { memoizeBy } from '@drumhead/engine';
import { type Field, SIDES, type SideIndex, type State } from './state.ts';

interface Members {
  readonly units: readonly number[];
  readonly commands: readonly number[];
}

const membersBySide = memoizeBy(({ units, commands }: Field): readonly Members[] =>
  SIDES.map((side) => ({ units: indicesOf(units, side), commands: indicesOf(commands, side) })),
);

/** Indices of the units and Command bases of a side. */
export function membersOf({ field }: State, side: SideIndex): Members {
  return membersBySide(field)[side] as Members;
}

function indicesOf(profiles: readonly { readonly side: SideIndex }[], side: SideIndex): number[] {
  return [...profiles.keys()].filter((i) => profiles[i]?.side === side);
}
