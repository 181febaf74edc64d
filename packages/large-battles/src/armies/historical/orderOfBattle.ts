/** A historical order of battle by its author: strengths, kinds, Generals, and his adjustments. */
import { name as named } from '@drumhead/engine';
import { type Checked, type Problem, total } from '@drumhead/engine';
import { NATION_IDS } from '../armyList.ts';
import { GENERAL_QUALITY_RANGE, UNIT_QUALITY } from '../qualities.ts';
import { CINC_RULES, LEADER_RULES, UNIT_RULES } from '../../scenarios/format.ts';
import {
  choice,
  constant,
  flag,
  jsonSchema,
  list,
  nullable,
  type Infer,
  pair,
  problem,
  readAsGiven,
  record,
  text,
  whole,
} from '@drumhead/content/schema';
import { type Assessment, assess, type HistoricalEntry } from './assess.ts';
import { MOST_MEN, MOST_SK, TROOP_CLASSES, TROOPS } from './tables.ts';

export const HISTORICAL_FORMAT = 'drumhead-large-battles-historical';
export const HISTORICAL_VERSION = 1;
/** Longest name, in characters. */
export const MOST_HISTORICAL_NAME = 60;
export const MOST_UNITS = 20;
export const MOST_HISTORICAL_BRIGADES = 6;
export const MOST_ALIKE = 12;

const name = named(MOST_HISTORICAL_NAME);

const unit = record(
  { troops: choice(TROOP_CLASSES), count: whole(1, MOST_ALIKE) },
  {
    name,
    /** Of each unit. */
    men: whole(1, MOST_MEN.army),
    lightBattalions: whole(0, MOST_SK.army),
    sk: whole(0, MOST_SK.division),
    split: flag,
    horse: flag,
    calibre: choice(['light', 'medium', 'heavy']),
    rules: list(choice(UNIT_RULES), 0, UNIT_RULES.length),
    /** The author's adjustments to the tables. */
    adjusted: record({}, { q: UNIT_QUALITY, c: whole(1, 12), sk: whole(0, MOST_SK.army) }),
  },
);
const leader = record(
  { q: GENERAL_QUALITY_RANGE },
  { name, rules: list(choice(LEADER_RULES), 0, LEADER_RULES.length) },
);
const cinc = record({ q: GENERAL_QUALITY_RANGE }, { name, rules: list(choice(CINC_RULES), 0, CINC_RULES.length) });
const units = list(unit, 0, MOST_UNITS);
const side = record(
  { name, cinc, brigades: list(record({ leader, units }, { name }), 1, MOST_HISTORICAL_BRIGADES), reserve: units },
  { nation: nullable(choice(NATION_IDS)) },
);

const HISTORICAL = record(
  {
    format: constant(HISTORICAL_FORMAT),
    version: constant(HISTORICAL_VERSION),
    name,
    level: choice(['division', 'army']),
    /** `open` ground, terrain laid by the rules of pick-up games, or that of a scenario, by its name. */
    ground: text(40, '[a-z][a-z0-9-]*'),
    sides: pair(side),
  },
  { switches: record({}, { grandBattery: flag, wornUnits: flag, chargeGoesHome: flag }) },
);

export type HistoricalFile = Infer<typeof HISTORICAL>;
export type HistoricalSide = HistoricalFile['sides'][number];
export type HistoricalBrigade = HistoricalSide['brigades'][number];
export type HistoricalUnit = HistoricalBrigade['units'][number];

/** Reads the form of the file; `historicalProblems` checks the rules. Never throws. */
export function readHistorical(value: unknown): Checked<HistoricalFile> {
  return readAsGiven(value, HISTORICAL);
}

/** The format as JSON Schema, printed in `schemas/historical.schema.json`. */
export function historicalSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Drumhead: Large Battles historical order of battle, version ${HISTORICAL_VERSION}`,
    ...jsonSchema(HISTORICAL),
  };
}

/** The unit by the tables, before the author's adjustments. */
export function assessed(level: HistoricalFile['level'], of: HistoricalUnit): Checked<Assessment> {
  const { name: _name, count: _count, horse: _horse, calibre: _calibre, adjusted: _adjusted, ...entry } = of;
  return assess(level, entry satisfies HistoricalEntry);
}

/** Q, C and Sk on the table; null: the unit has none. */
export interface Values {
  readonly q: number;
  readonly c: number | null;
  readonly sk: number | null;
}

/** LB-QC-01..04, LB-ARMY-12..15, then the author's adjustments. */
export function valuesOf({ q, c, sk }: Assessment, { adjusted = {} }: HistoricalUnit): Values {
  return {
    q: adjusted.q ?? total(q),
    c: c === null ? null : (adjusted.c ?? total(c)),
    sk: sk === null ? null : (adjusted.sk ?? total(sk)),
  };
}

/** Every fault of the order of battle besides its form, with its path. */
export function historicalProblems(file: HistoricalFile): readonly Problem[] {
  return file.sides.flatMap((one, at) => [
    ...one.brigades.flatMap((brigade, b) => {
      const path = `sides[${at}].brigades[${b}]`;
      const empty =
        brigade.units.length === 0 ? [problem(`${path}.units`, 'lb.problem.emptyBrigade', {}, 'LB-GEN-01')] : [];
      return [...empty, ...unitProblems(file.level, brigade.units, `${path}.units`)];
    }),
    ...unitProblems(file.level, one.reserve, `sides[${at}].reserve`),
  ]);
}

function unitProblems(level: HistoricalFile['level'], of: readonly HistoricalUnit[], path: string): readonly Problem[] {
  return of.flatMap((one, index) => {
    const made = assessed(level, one);
    const found = [...(made.ok ? [] : made.problems), ...gunProblems(one), ...adjustedProblems(one)];
    return found.map((each) => ({ ...each, path: `${path}[${index}].${each.path}` }));
  });
}

/** LB-UNIT-01. Only guns have a calibre, or are horse artillery. */
function gunProblems({ troops, calibre, horse }: HistoricalUnit): readonly Problem[] {
  const guns = TROOPS[troops].arm === 'artillery';
  const fault = (key: string, reason: string) =>
    problem(key, reason, { key: `lb.entry.${key}`, kind: `lb.troops.${troops}` }, 'LB-UNIT-01');
  if (guns) return calibre === undefined ? [fault('calibre', 'lb.problem.numberMissing')] : [];
  return [
    ...(calibre === undefined ? [] : [fault('calibre', 'lb.problem.numberNotHad')]),
    ...(horse ? [fault('horse', 'lb.problem.numberNotHad')] : []),
  ];
}

/** LB-UNIT-01. No adjustment of values that these troops do not have. */
function adjustedProblems({ troops, adjusted = {} }: HistoricalUnit): readonly Problem[] {
  const { arm } = TROOPS[troops];
  const fault = (key: 'c' | 'sk') =>
    problem(
      `adjusted.${key}`,
      'lb.problem.numberNotHad',
      { key: `lb.stat.${key}`, kind: `lb.troops.${troops}` },
      'LB-UNIT-01',
    );
  return [
    ...(arm === 'artillery' && adjusted.c !== undefined ? [fault('c')] : []),
    ...(arm !== 'infantry' && adjusted.sk !== undefined ? [fault('sk')] : []),
  ];
}
