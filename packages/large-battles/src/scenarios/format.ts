/**
 * The scenario file: everything a battle needs before its first decision, in human units. Millimetres with the origin
 * at the top left corner of the table, y down; degrees clockwise, 0 towards the top. Names are message keys, or plain
 * text where there is no such key.
 */
import { name as named } from '@drumhead/engine';
import { GENERAL_QUALITY_RANGE, UNIT_QUALITY } from '../armies/qualities.ts';
import type { Arm, CavalryClass, GeneralTraits, Traits } from '../state/state.ts';
import {
  choice,
  constant,
  flag,
  hasFormat,
  jsonSchema,
  list,
  nullable,
  number,
  type Infer,
  pair,
  record,
  text,
  whole,
} from '@drumhead/content/schema';

export const FORMAT = 'drumhead-large-battles-scenario';
export const FORMAT_VERSION = 1;

/** Names of the first brigades of a side that has none of its own for them: numerals, in every language. */
export const NUMBERED: readonly string[] = ['lb.brigade.first', 'lb.brigade.second', 'lb.brigade.third'];

export const UNIT_RULES = [
  'conscript',
  'cuirass',
  'determined',
  'drilled',
  'elan',
  'elite',
  'expendable',
  'green',
  'guard',
  'impetuous',
  'light',
  'lance',
  'militia',
  'opportunistic',
  'scout',
  'strong',
  'undrilled',
  'unpredictable',
  'wavering',
  'weak',
] as const satisfies readonly (keyof Traits)[];

export const LEADER_RULES = [
  'active',
  'charismatic',
  'cautious',
  'inefficient',
  'methodic',
  'organiser',
  'secondLine',
] as const satisfies readonly (keyof GeneralTraits)[];

export const CINC_RULES = [
  'inefficient',
  'organiser',
  'stubborn',
  'timid',
] as const satisfies readonly (keyof GeneralTraits)[];

/** The arm and class of each kind of troops. */
export const KINDS = {
  infantry: { arm: 'infantry', cavalryClass: null, horse: false },
  lightCavalry: { arm: 'cavalry', cavalryClass: 'light', horse: false }, // LB-UNIT-04
  dragoons: { arm: 'cavalry', cavalryClass: 'dragoons', horse: false }, // LB-UNIT-04
  heavyCavalry: { arm: 'cavalry', cavalryClass: 'heavy', horse: false }, // LB-UNIT-04
  footArtillery: { arm: 'artillery', cavalryClass: null, horse: false },
  horseArtillery: { arm: 'artillery', cavalryClass: null, horse: true },
} as const satisfies Record<string, { arm: Arm; cavalryClass: CavalryClass | null; horse: boolean }>;

export type TroopKind = keyof typeof KINDS;

export const FORMATIONS = [
  'line',
  'attackColumn',
  'marchColumn',
  'square',
  'column',
  'unlimbered',
  'limbered',
  'none',
] as const;

const AREA_KINDS = ['gentleHill', 'steepHill', 'wood', 'rough', 'swamp', 'building', 'sector'] as const;
const LINE_KINDS = ['hedge', 'fence', 'ditch', 'wall', 'stream', 'road', 'bridge', 'ford'] as const;
export const TERRAIN_KINDS = [...AREA_KINDS, ...LINE_KINDS] as const;

/** Of a table whose size stands in its file, in millimetres. */
export const LEAST_TABLE = { width: 600, height: 400 };
export const MOST_TABLE = { width: 4000, height: 4000 };

/** Pieces of terrain of a file at most, and corners or bends of each. */
export const MOST_PIECES = 80;
export const MOST_CORNERS = 100;

const id = text(40, '[a-z][a-z0-9-]*');
const name = named(120);
/** A place may be off the table here: the judge names the rule that forbids it. */
const along = number(-10000, 10000);
const degrees = number(-360, 360);
const point = pair(along);
/** A length in sticks, such as `1L` or `3M`. */
const sticks = text(5, '[1-9][0-9]?(?:VS|S|M|L)');
const near = record({ terrain: id, sticks }, {});

const deployment = record(
  { zones: list(whole(1, 3), 1, 3) },
  {
    within: nullable(near),
    beyond: nullable(near),
    /** Only between these two lines across the table, by x. */
    across: nullable(record({ from: along, to: along }, {})),
    lateral: flag,
    inCommand: flag,
    formations: nullable(list(choice(FORMATIONS), 1, FORMATIONS.length)),
  },
);

const generalPlace = record({ x: along, y: along, facing: degrees }, {});
const unitPlace = record({ x: along, y: along, facing: degrees, formation: choice(FORMATIONS) }, {});

/** LB-LIST-05. Results of a General's die before a pick-up game; his own `q` holds until then. */
const roll = list(record({ q: GENERAL_QUALITY_RANGE, plus: flag }, {}), 6, 6);
/** Up to a unit's here: the judge names the rule that forbids a General's. */
const general = record({ name, q: UNIT_QUALITY }, { rules: list(text(40), 0, 10), suggested: generalPlace, roll });
/** LB-SCN-06. `idlePhases`: initiative phases of his side, 1 the first, in which he may not be activated. */
const cinc = record(
  { name, q: UNIT_QUALITY },
  { rules: list(text(40), 0, 10), suggested: generalPlace, roll, idlePhases: list(whole(1, 100), 1, 20) },
);

const group = record(
  { id, name, kind: choice(Object.keys(KINDS) as TroopKind[]), count: whole(1, 12), uniform: id },
  {
    q: UNIT_QUALITY,
    c: whole(1, 12),
    sk: whole(0, 12),
    calibre: choice(['light', 'medium', 'heavy']),
    rules: list(text(40), 0, 20),
    suggested: list(unitPlace, 1, 12),
    /** Names of the single units, such as regiments, one for each in their order; null: it has none of its own. */
    names: list(nullable(name), 1, 12),
  },
);

/** Printed values, if the book has any; `why`: the reason for a difference to the computed ones. */
const printedShaken = record({ shakenAt: whole(1, 100) }, { why: text(400) });
const printedBreak = record({ breakPoint: whole(1, 100) }, { why: text(400) });

const brigade = record(
  { id, name, leader: general, deployment, units: list(group, 1, 20) },
  { company: record({ name, points: whole(1, 9) }, {}), printed: printedShaken },
);

/** LB-OPT-06. */
export const MOST_HANDICAP = 3;

const side = record(
  { id, name, baseline: choice(['top', 'bottom']), cinc, brigades: list(brigade, 1, 6) },
  {
    reserve: record({ deployment, units: list(group, 1, 20) }, {}),
    printed: printedBreak,
    /** LB-OPT-06. How far the Break Point is raised or lowered by agreement. */
    handicap: whole(-MOST_HANDICAP, MOST_HANDICAP),
  },
);

const terrain = record(
  { id, kind: choice(TERRAIN_KINDS) },
  {
    level: whole(1, 2),
    rectangle: record({ x: along, y: along, width: number(1, 10000), height: number(1, 10000) }, { turned: degrees }),
    polygon: list(point, 3, MOST_CORNERS),
    line: list(point, 2, MOST_CORNERS),
  },
  ['rectangle', 'polygon', 'line'],
);

export const SCENARIO = record(
  {
    format: constant(FORMAT),
    version: constant(FORMAT_VERSION),
    id,
    name,
    table: record(
      { scale: choice(['6mm', '15mm', '28mm']) },
      {
        width: number(LEAST_TABLE.width, MOST_TABLE.width),
        height: number(LEAST_TABLE.height, MOST_TABLE.height),
      },
    ),
    terrain: list(terrain, 0, MOST_PIECES),
    sides: pair(side),
  },
  {
    summary: name,
    /** Paragraphs about the history of the battle, and its invented parts. */
    notes: list(text(4000), 1, 12),
    /** `pickup`: roles, terrain and the first player by the rules of chapters 5 and 21 (LB-SEQ-10). */
    setUp: choice(['given', 'pickup']),
    /** Of a pick-up game: woods, rough ground and hills get grown outlines once all terrain is laid. */
    grown: flag,
    level: choice(['division', 'army']),
    switches: record({}, { grandBattery: flag, wornUnits: flag, chargeGoesHome: flag }),
    first: nullable(id),
    hiddenDeployment: flag,
  },
);

export type ScenarioFile = Infer<typeof SCENARIO>;
export type SideFile = Infer<typeof side>;
export type BrigadeFile = Infer<typeof brigade>;
export type GroupFile = Infer<typeof group>;
export type GeneralFile = Infer<typeof general>;
export type TerrainFile = Infer<typeof terrain>;
export type DeploymentFile = Infer<typeof deployment>;

/** Does a set-up carry the format of these files? */
export function isScenario(setup: unknown): setup is ScenarioFile {
  return hasFormat(setup, FORMAT);
}

/** The format as JSON Schema, for editors and for `drumhead check --schema`. */
export function scenarioSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Drumhead: Large Battles scenario, version ${FORMAT_VERSION}`,
    ...jsonSchema(SCENARIO),
  };
}

/** Is the kind an area (a polygon), or linear (a polyline)? */
export function isArea(kind: string): boolean {
  return (AREA_KINDS as readonly string[]).includes(kind);
}
