/** Who belongs to a side, on the table or not: the same for the whole battle, so it is sorted out once. */
import { memoizeBy } from '@drumhead/engine';
import { type Field, SIDES, type SideIndex, type State } from './state.ts';

/** Indices of the units and of the Command bases of a side. */
export interface Members {
  readonly units: readonly number[];
  /** The same units as bits, 32 of them to a word (`strips.ts`). */
  readonly words: readonly number[];
  readonly commands: readonly number[];
}

const bySide = memoizeBy((field: Field): readonly Members[] => SIDES.map((side) => membersFor(field, side)));

export function membersOf({ field }: State, side: SideIndex): Members {
  return bySide(field)[side] as Members;
}

function membersFor({ units, commands }: Field, side: SideIndex): Members {
  const of = (profiles: readonly { readonly side: SideIndex }[]): number[] =>
    [...profiles.keys()].filter((i) => profiles[i]?.side === side);
  const own = of(units);
  const words: number[] = new Array(Math.ceil(units.length / 32)).fill(0);
  for (const unit of own) words[unit >> 5]! |= 1 << (unit & 31);
  return { units: own, words, commands: of(commands) };
}
