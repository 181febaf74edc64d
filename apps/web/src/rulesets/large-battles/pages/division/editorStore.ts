/** Editor of a Division. */
import {
  type ArmyList,
  DIVISION_FORMAT,
  DIVISION_VERSION,
  type DivisionFile,
  mendedOptions,
  type NationId,
  NATIONS,
  readDivision,
} from '@drumhead/large-battles/armies';
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

export function withName(division: DivisionFile, name: string): DivisionFile {
  const { name: before, ...nameless } = division;
  if (before === undefined && name.trim() === '') return division;
  return name.trim() === '' ? nameless : { ...division, name };
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

export function withOptions(
  division: DivisionFile,
  index: number,
  options: DivisionFile['brigades'][number]['options'],
): DivisionFile {
  return {
    ...division,
    brigades: division.brigades.map((brigade, at) => (at === index ? { ...brigade, options } : brigade)),
  };
}
