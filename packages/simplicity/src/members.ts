/** Who belongs to a side, on the table or not: the same for the whole battle, so it is sorted out once. */
import { keptFor } from '@drumhead/engine';
import { type Field, SIDES, type SideIndex, type State } from './state.ts';

/** Indices of the units and of the Command bases of a side. */
export interface Members {
  readonly units: readonly number[];
  readonly commands: readonly number[];
}

const bySide = keptFor((field: Field): readonly Members[] => SIDES.map((side) => membersFor(field, side)));

export function membersOf({ field }: State, side: SideIndex): Members {
  return bySide(field)[side] as Members;
}

function membersFor({ units, commands }: Field, side: SideIndex): Members {
  const of = (profiles: readonly { readonly side: SideIndex }[]): number[] =>
    [...profiles.keys()].filter((i) => profiles[i]?.side === side);
  return { units: of(units), commands: of(commands) };
}
