/** Entries of an order of battle by the paths that faults name: a line of units, a Leader, a CinC. Pure. */
import type { HistoricalFile, HistoricalSide, HistoricalUnit } from '@drumhead/large-battles/historical';
import { withEntry } from './editorStore.ts';

/** A list of units: of a brigade by its number, or the Reserve. */
export interface UnitList {
  readonly side: number;
  /** Null: the Reserve. */
  readonly brigade: number | null;
}

export type Entry = UnitList &
  (
    | { readonly is: 'unit'; readonly at: number }
    /** Of its brigade; of the side where there is none. */
    | { readonly is: 'general' }
  );

export const listPath = ({ side, brigade }: UnitList): string =>
  brigade === null ? `sides[${side}].reserve` : `sides[${side}].brigades[${brigade}].units`;

export function entryPath(entry: Entry): string {
  if (entry.is === 'unit') return `${listPath(entry)}[${entry.at}]`;
  return entry.brigade === null
    ? `sides[${entry.side}].cinc`
    : `sides[${entry.side}].brigades[${entry.brigade}].leader`;
}

export const unitsIn = ({ sides }: HistoricalFile, { side, brigade }: UnitList): readonly HistoricalUnit[] => {
  const of = sides[side as 0 | 1];
  return brigade === null ? of.reserve : (of.brigades[brigade]?.units ?? []);
};

/** All of them, those of a side together: units first, so that a desk begins with one. */
export function entriesIn(file: HistoricalFile): readonly Entry[] {
  return file.sides.flatMap(({ brigades }, side) =>
    [...brigades.keys(), null].flatMap((brigade): readonly Entry[] => [
      ...unitsIn(file, { side, brigade }).map((_, at): Entry => ({ is: 'unit', side, brigade, at })),
      { is: 'general', side, brigade },
    ]),
  );
}

export function withSide(file: HistoricalFile, at: number, next: HistoricalSide): HistoricalFile {
  const [one, two] = withEntry(file.sides, at, next) as [HistoricalSide, HistoricalSide];
  return { ...file, sides: [one, two] };
}

export function withUnits(file: HistoricalFile, list: UnitList, units: readonly HistoricalUnit[]): HistoricalFile {
  const { side, brigade } = list;
  const of = file.sides[side as 0 | 1];
  if (brigade === null) return withSide(file, side, { ...of, reserve: units });
  const brigades = of.brigades.map((one, i) => (i === brigade ? { ...one, units } : one));
  return withSide(file, side, { ...of, brigades });
}
