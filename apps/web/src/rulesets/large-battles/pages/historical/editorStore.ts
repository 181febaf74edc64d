/** Editor of a historical order of battle. */
import {
  GENERAL_QUALITY,
  HISTORICAL_FORMAT,
  HISTORICAL_VERSION,
  type HistoricalBrigade,
  type HistoricalFile,
  type HistoricalSide,
  type HistoricalUnit,
  historicalProblems,
  MOST_SK,
  readHistorical,
  TROOPS,
  type Troops,
} from '@drumhead/large-battles/historical';
import { createEditorStore } from '../../../../documents/editorStore.ts';
import { offering } from '../../../../documents/parade/offer.ts';

/** Usual strengths, so that a new unit is valid. */
const MEN = {
  division: { infantry: 650, cavalry: 350 },
  army: { infantry: 2800, cavalry: 1000 },
} as const;

/** LB-QC-01, LB-LEAD-01. */
const general = { q: GENERAL_QUALITY };

export function freshUnit(level: HistoricalFile['level'], troops: Troops = 'lineInfantry'): HistoricalUnit {
  const { arm } = TROOPS[troops];
  if (arm === 'artillery') return { troops, count: 1, calibre: 'medium' };
  const men = MEN[level][arm];
  if (arm === 'cavalry') return { troops, count: 1, men };
  return level === 'army' ? { troops, count: 1, men, lightBattalions: 0 } : { troops, count: 1, men, sk: 1 };
}

/** Changes the troops of a unit; common values stay. */
export function withTroops(level: HistoricalFile['level'], unit: HistoricalUnit, troops: Troops): HistoricalUnit {
  const fresh = freshUnit(level, troops);
  const same = TROOPS[unit.troops].arm === TROOPS[troops].arm;
  const { name, count, rules } = unit;
  return {
    ...(same ? { ...unit, troops } : { ...fresh, count }),
    ...(name === undefined ? {} : { name }),
    ...(rules === undefined ? {} : { rules }),
  };
}

export function freshBrigade(level: HistoricalFile['level']): HistoricalBrigade {
  return { leader: general, units: [{ ...freshUnit(level), count: 4 }, freshUnit(level, 'artillery')] };
}

const freshSide = (name: string, nation: 'france' | 'austria'): HistoricalSide => ({
  name,
  nation,
  cinc: general,
  brigades: [freshBrigade('division'), freshBrigade('division')],
  reserve: [],
});

/** Two small divisions on open ground; `names`: of the battle and of its sides, in the reader's language. */
export function freshBattle(names: {
  readonly battle: string;
  readonly sides: readonly [string, string];
}): HistoricalFile {
  return {
    format: HISTORICAL_FORMAT,
    version: HISTORICAL_VERSION,
    name: names.battle,
    level: 'division',
    ground: 'open',
    sides: [freshSide(names.sides[0], 'france'), freshSide(names.sides[1], 'austria')],
  };
}

let fresh = (): HistoricalFile => freshBattle({ battle: '1809', sides: ['1', '2'] });

/** Sets the language of the names of a new battle. */
export function freshWith(names: Parameters<typeof freshBattle>[0]): void {
  fresh = () => freshBattle(names);
}

export const historicalEditor = createEditorStore<HistoricalFile>({
  kind: 'large-battles/historical',
  fresh: () => fresh(),
  read: readHistorical,
  nameOf: ({ name }) => name,
});

/** A number that is still to be typed bars nothing. */
export const offered = offering<HistoricalFile>(historicalProblems, ['lb.problem.numberMissing']);

/** Changes the level; strengths of the other level alone are dropped. */
export function withLevel(file: HistoricalFile, level: HistoricalFile['level']): HistoricalFile {
  const unit = (one: HistoricalUnit): HistoricalUnit => {
    const { sk, lightBattalions, split: _split, adjusted: _adjusted, men: _men, ...rest } = one;
    if (TROOPS[one.troops].arm === 'artillery') return rest;
    const { men } = freshUnit(level, one.troops);
    const skirmishers = TROOPS[one.troops].arm === 'infantry' ? (sk ?? lightBattalions ?? 0) : undefined;
    return {
      ...rest,
      ...(men === undefined ? {} : { men }),
      ...(skirmishers === undefined
        ? {}
        : level === 'army'
          ? { lightBattalions: skirmishers }
          : { sk: Math.min(MOST_SK.division, skirmishers) }),
    };
  };
  const side = (one: HistoricalSide): HistoricalSide => ({
    ...one,
    brigades: one.brigades.map((brigade) => ({ ...brigade, units: brigade.units.map(unit) })),
    reserve: one.reserve.map(unit),
  });
  return { ...file, level, sides: [side(file.sides[0]), side(file.sides[1])] };
}

/** A copy without one optional field. */
export function withField<T extends object, K extends keyof T>(of: T, key: K, value: T[K] | undefined): T {
  if (value !== undefined) return { ...of, [key]: value };
  const { [key]: _gone, ...rest } = of;
  return rest as T;
}

/** A list with one entry changed. */
export function withEntry<T>(list: readonly T[], index: number, entry: T): T[] {
  return list.map((one, at) => (at === index ? entry : one));
}

export function withoutEntry<T>(list: readonly T[], index: number): T[] {
  return list.filter((_, at) => at !== index);
}
