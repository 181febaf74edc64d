/** Editor of a Division. */
import {
  type ArmyList,
  DIVISION_FORMAT,
  DIVISION_VERSION,
  type DivisionFile,
  divisionProblems,
  mendedOptions,
  type NationId,
  NATIONS,
  type Period,
  readDivision,
  repairs,
} from '@drumhead/large-battles/armies';
import { offering } from '../../../../documents/parade/offer.ts';
import { withName, withNameAt } from '../../../../documents/names.ts';
import { paradedIn } from './paraded.ts';
import { createEditorStore } from '../../../../documents/editorStore.ts';

/** A nation without Brigades yet, in its first period, its Reserve with the first of its options. */
export function freshDivision(nation: NationId): DivisionFile {
  const { periods, reserve } = NATIONS[nation];
  return {
    format: DIVISION_FORMAT,
    version: DIVISION_VERSION,
    nation,
    period: periods[0] ?? null,
    brigades: [],
    reserve: reserve === null ? null : { options: mendedOptions(reserve, {}) },
  };
}

export const divisionEditor = createEditorStore<DivisionFile>({
  kind: 'large-battles/division',
  fresh: () => freshDivision('france'),
  read: readDivision,
  nameOf: ({ name = '' }) => name,
  isEmpty: ({ brigades }) => brigades.length === 0,
  unnamed: (division) => withName(division, ''),
});

/** Another nation, with other Brigades; only the name stays. */
export function withNation({ name }: DivisionFile, nation: NationId): DivisionFile {
  return { ...freshDivision(nation), ...(name === undefined ? {} : { name }) };
}

export function withBrigade(division: DivisionFile, army: ArmyList): DivisionFile {
  return { ...division, brigades: [...division.brigades, { list: army.id, options: mendedOptions(army, {}) }] };
}

/** The Brigade one place nearer the front: the first Brigade gets the first Leader. */
export function withEarlier(division: DivisionFile, index: number): DivisionFile {
  const moved = division.brigades[index];
  if (moved === undefined || index === 0) return division;
  const others = division.brigades.filter((_, at) => at !== index);
  return { ...division, brigades: [...others.slice(0, index - 1), moved, ...others.slice(index - 1)] };
}

/** LB-LIST-03. Another period; brigades of the one before give way to those of the same name. */
export function withPeriod(division: DivisionFile, period: Period): DivisionFile {
  const next: DivisionFile = { ...division, period };
  const strangers = divisionProblems(next).filter(({ reason }) => reason === 'lb.problem.listOfOtherPeriod');
  return strangers.reduce<DivisionFile>((mended, fault) => repairs(mended, fault), next);
}

type Listed = Omit<DivisionFile['brigades'][number], 'list'>;

/** The brigade or Reserve at a path (`brigades[0]`, `reserve`) changed; a path that leads nowhere changes nothing. */
function withPart(division: DivisionFile, path: string, changed: (part: Listed) => Listed): DivisionFile {
  if (path === 'reserve') {
    return division.reserve === null ? division : { ...division, reserve: changed(division.reserve) };
  }
  return {
    ...division,
    brigades: division.brigades.map((brigade, at) =>
      path === `brigades[${at}]` ? { list: brigade.list, ...changed(brigade) } : brigade,
    ),
  };
}

export const withOptionsAt = (
  division: DivisionFile,
  path: string,
  changed: (options: Listed['options']) => Listed['options'],
): DivisionFile => {
  const next = withPart(division, path, (part) => ({ ...part, options: changed(part.options) }));
  const unitsIn = (of: DivisionFile) => paradedIn(of).find((brigade) => brigade.path === path)?.units ?? [];
  // Names go with their regiments, which may stand in another order now.
  const named = new Map(unitsIn(division).map(({ key, ownName }) => [key, ownName]));
  if ([...named.values()].every((name) => name === null)) return next;
  const names = unitsIn(next).map(({ key }) => named.get(key) ?? null);
  return withPart(next, path, (part) => ({ ...part, names }));
};

export const withBrigadeNamed = (division: DivisionFile, path: string, name: string): DivisionFile =>
  withPart(division, path, (part) => withName(part, name));

/** Names the unit at a place of its brigade; an empty name takes it away. */
export const withUnitNamed = (division: DivisionFile, path: string, at: number, name: string): DivisionFile =>
  withPart(division, path, ({ names: before = [], ...part }) => {
    const names = withNameAt(before, at, name);
    return names.length === 0 ? part : { ...part, names };
  });

const MISSING = ['lb.problem.tooFewBrigades'];

/** A change that the builder offers, with what forbids it. */
export const offered = offering(divisionProblems, MISSING);
