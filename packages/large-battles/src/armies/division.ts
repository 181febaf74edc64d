/** The division file: a Division chosen from the lists of chapter 25, before its Generals are rolled. */
import { name as named } from '@drumhead/engine';
import type { Checked } from '@drumhead/engine';
import {
  choice,
  constant,
  jsonSchema,
  list,
  nullable,
  type Infer,
  readAsGiven,
  record,
  text,
} from '@drumhead/content/schema';
import { type ArmyList, type Lot, NATION_IDS, PERIODS, type Troop } from './armyList.ts';
import { listCalled, NATIONS } from './nations.ts';

export const DIVISION_FORMAT = 'drumhead-large-battles-division';
export const DIVISION_VERSION = 1;
/** More than any nation may have, so that excess is reported by its rule. */
export const MOST_BRIGADES = 6;
/** Longest name of a Division, in characters. */
export const MOST_NAME = 60;

const id = text(40, '[a-z][a-z0-9-]*');
/** More units than any list has. */
export const MOST_UNITS = 20;
/** Own names of the units, in the order of `lotsOf`; null: as the list calls it. No rule. */
const names = list(nullable(named(MOST_NAME)), 0, MOST_UNITS);
/** LB-LIST-04. `either`: the lot taken where the list says "or"; `lightCavalry`: a kind for each regiment. */
const options = record({}, { either: id, lightCavalry: list(id, 1, 6) });

export const DIVISION = record(
  {
    format: constant(DIVISION_FORMAT),
    version: constant(DIVISION_VERSION),
    nation: choice(NATION_IDS),
    period: nullable(choice(PERIODS)),
    brigades: list(record({ list: id, options }, { name: named(MOST_NAME), names }), 0, MOST_BRIGADES),
    reserve: nullable(record({ options }, { names })),
  },
  { name: named(MOST_NAME) },
);

export type DivisionFile = Infer<typeof DIVISION>;
export type ChosenBrigade = DivisionFile['brigades'][number];
export type Options = Infer<typeof options>;

/** Reads the form of a division file; `divisionProblems` checks the lists. Never throws. */
export function readDivision(value: unknown): Checked<DivisionFile> {
  const read = readAsGiven(value, DIVISION);
  return read.ok ? { ok: true, value: withKindPerRegiment(read.value) } : read;
}

/** LB-LIST-04. Older files name one kind for all light regiments of a list: each regiment gets it. */
export function withKindPerRegiment(division: DivisionFile): DivisionFile {
  const brigades = division.brigades.map((brigade) => {
    const { either, lightCavalry } = brigade.options;
    const army = listCalled(NATIONS[division.nation], brigade.list);
    if (either === undefined || lightCavalry !== undefined || army === null) return brigade;
    const { count, of } = lightCavalryOf(army);
    if (eitherOf(army).length > 0 || !of.some((troop) => troop.id === either)) return brigade;
    return { ...brigade, options: { lightCavalry: Array.from({ length: count }, () => either) } };
  });
  return { ...division, brigades };
}

/** The format as JSON Schema, printed in `schemas/division.schema.json`. */
export function divisionSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Drumhead: Large Battles division, version ${DIVISION_VERSION}`,
    ...jsonSchema(DIVISION),
  };
}

/** The alternative lots of a list with an "or"; none elsewhere. */
export function eitherOf(army: ArmyList): readonly Lot[] {
  return army.lines.flatMap((line) => (line.is === 'either' ? line.lots : []));
}

/** The open kinds of light cavalry of a list, and its number of regiments. */
export function lightCavalryOf(army: ArmyList): { readonly count: number; readonly of: readonly Troop[] } {
  const line = army.lines.find((one) => one.is === 'lightCavalry');
  return line?.is === 'lightCavalry' ? line : { count: 0, of: [] };
}

/** LB-LIST-04. The options of a list nearest to those given: legal ones stay, the first kind fills the rest. */
export function mendedOptions(army: ArmyList, given: Options): Options {
  const lots = eitherOf(army);
  const { count, of } = lightCavalryOf(army);
  const kept = (given.lightCavalry ?? []).filter((kind) => of.some((troop) => troop.id === kind)).slice(0, count);
  const missing = Array.from({ length: count - kept.length }, () => (of[0] as Troop).id);
  const taken = lots.find((lot) => lot.of.id === given.either) ?? lots[0];
  return {
    ...(taken === undefined ? {} : { either: taken.of.id }),
    ...(count === 0 ? {} : { lightCavalry: [...kept, ...missing] }),
  };
}

/** LB-LIST-04. The units of a list with its options, lot by lot; illegal options are repaired first. */
export function lotsOf(army: ArmyList, options: Options): readonly Lot[] {
  const { either, lightCavalry = [] } = mendedOptions(army, options);
  return army.lines.flatMap((line): readonly Lot[] => {
    if (line.is === 'lot') return [{ count: line.count, of: line.of }];
    if (line.is === 'either') return line.lots.filter((lot) => lot.of.id === either);
    return line.of
      .map((of) => ({ count: lightCavalry.filter((kind) => kind === of.id).length, of }))
      .filter(({ count }) => count > 0);
  });
}
