/** The army file: brigades chosen from the lists, or made up by agreement, before a battle (SIP-FRC-5, -6). */
import { name as named } from '@drumhead/engine';
import type { Checked } from '@drumhead/engine';
import {
  choice,
  constant,
  flag,
  jsonSchema,
  list,
  nullable,
  type Infer,
  readAsGiven,
  record,
  text,
  whole,
} from '@drumhead/content/schema';
import { CLASSES, KINDS, POINTS } from '../state/unitTables.ts';
import type { Kind, UnitClass } from '../state/state.ts';
import {
  BRIGADES,
  brigadeCalled,
  brigadePoints,
  type ListedBrigade,
  type Lot,
  NATIONS,
  PLAIN_BRIGADE,
} from './armyLists.ts';

export const ARMY_FORMAT = 'drumhead-simplicity-army';
export const ARMY_VERSION = 1;
/** SIP-FRC-6. An army without a nation takes plain brigades. */
export const ARMY_NATIONS = [...NATIONS, 'plain'] as const;
export type ArmyNation = (typeof ARMY_NATIONS)[number];
/** More than a pick-up army may have, so that a rule reports too many. */
export const MOST_BRIGADES = 6;
/** Units of one brigade of one's own: twice what the guide asks for, and as many as find room to deploy. */
export const MOST_UNITS = 14;
/** Longest name of an army, in characters. */
export const MOST_NAME = 60;
/** Every nation has a brigade that costs no more. */
export const LEAST_LIMIT = 32;
export const MOST_LIMIT = 240;

/** Own names of the units, in the order of `lotsOf`; null: as its kind is called. No rule. */
const names = list(nullable(named(MOST_NAME)), 0, KINDS.length * CLASSES.length * MOST_UNITS);
const lot = record({ kind: choice(KINDS), class: choice(CLASSES), count: whole(1, MOST_UNITS) }, {});

/** A brigade of the lists by its name there, or units of one's own choice. A Command base comes with either. */
const brigade = record(
  {},
  {
    list: text(40, '[a-z0-9]+(?:-[a-z0-9]+)*'),
    units: list(lot, 0, KINDS.length * CLASSES.length),
    name: named(MOST_NAME),
    names,
  },
  ['list', 'units'],
);

export const ARMY = record(
  {
    format: constant(ARMY_FORMAT),
    version: constant(ARMY_VERSION),
    nation: choice(ARMY_NATIONS),
    brigades: list(brigade, 0, MOST_BRIGADES),
  },
  {
    name: named(MOST_NAME),
    /** Points the players agreed on; without it an army may cost what it likes. */
    limit: whole(LEAST_LIMIT, MOST_LIMIT),
    /** SIP-FRC-5. The players agreed that the guide may be bent: brigades of one's own are open. */
    agreed: flag,
  },
);

export type ArmyFile = Infer<typeof ARMY>;
export type ArmyBrigade = ArmyFile['brigades'][number];

/** Reads an army file by its schema; `armyProblems` checks the rules. Never throws. */
export function readArmy(value: unknown): Checked<ArmyFile> {
  return readAsGiven(value, ARMY);
}

/** The format as JSON Schema; `schemas/army.schema.json` is its print. */
export function armySchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Drumhead: army of Simplicity in Practice, version ${ARMY_VERSION}`,
    ...jsonSchema(ARMY),
  };
}

/** SIP-LST-2. The brigades open to a nation. */
export function brigadesOf(nation: ArmyNation): readonly ListedBrigade[] {
  return nation === 'plain' ? [PLAIN_BRIGADE] : BRIGADES.filter((one) => one.nation === nation);
}

/** The units of a brigade, lot by lot; none where the lists do not know it. */
export function lotsOf({ list: id, units }: Pick<ArmyBrigade, 'list' | 'units'>): readonly Lot[] {
  return id === undefined ? (units ?? []) : (brigadeCalled(id)?.lots ?? []);
}

/** What a brigade is called: a message key. */
export function brigadeName({ list: id }: Pick<ArmyBrigade, 'list'>): string {
  return id !== undefined && brigadeCalled(id) !== undefined ? `sip.brigade.${id}` : 'sip.brigade.own';
}

export function unitsIn(lots: readonly Lot[]): number {
  return lots.reduce((sum, { count }) => sum + count, 0);
}

/** SIP-LST-1. Points of one unit. */
export const pointsOfUnit = (kind: Kind, unitClass: UnitClass): number => POINTS[kind][unitClass];

/** SIP-LST-1. Points of one brigade with its Command base. */
export const pointsOfBrigade = (one: ArmyBrigade): number => brigadePoints(lotsOf(one));

/** SIP-LST-1. */
export function armyPoints({ brigades }: Pick<ArmyFile, 'brigades'>): number {
  return brigades.reduce((sum, one) => sum + pointsOfBrigade(one), 0);
}
