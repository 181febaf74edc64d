/** The scenario file: lengths in centimetres, y northwards from the south-west corner (SIP-GEN-9). */
import { name as named } from '@drumhead/engine';
import {
  choice,
  constant,
  described,
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
import { CLASSES, KINDS } from '../state/unitTables.ts';

export const FORMAT = 'drumhead-simplicity-scenario';
const ID = '[a-z0-9]+(?:-[a-z0-9]+)*';
const id = text(40, ID);
const name = named(80);
const length = number(0, 1000);

export const AREA_KINDS = ['woods', 'rough', 'hill', 'fieldwork', 'river', 'bridge', 'ford'] as const;
export const LINE_KINDS = ['obstacle', 'stream', 'road'] as const;

/** West, south, east, north. */
const box = list(length, 4, 4);
const TURNED = 'Of a section: how far its box is turned about its middle, degrees clockwise';

/** Pieces of terrain of a file at most, and corners or bends of each. */
export const MOST_PIECES = 60;
export const MOST_CORNERS = 100;

/** x0, y0, x1, y1 … */
const points = list(length, 4, 2 * MOST_CORNERS);

export const terrain = record(
  { id, kind: choice([...AREA_KINDS, ...LINE_KINDS, 'section']) },
  { box, points, turned: described(number(-360, 360), TURNED), worth: whole(0, 20) },
  ['box', 'points'],
);

const lot = record(
  { kind: choice(KINDS), class: choice(CLASSES), count: whole(1, 12) },
  { name, uniform: text(40, ID) },
);

export const stretch = pair(length);
/** SIP-SCN-1. */
export const arrivalEdge = record(
  { edge: choice(['north', 'south', 'east', 'west']) },
  {
    along: described(
      stretch,
      'Centimetres from the west or, at the east and west edge, from the south; all of it if left out',
    ),
  },
);

/** In which a brigade may arrive. */
export const MOST_TURN = 60;

const brigade = record(
  {},
  {
    id: described(id, 'What the scenario’s own rules call it'),
    /** A brigade of the lists (SIP-LST-2). */
    list: id,
    units: list(lot, 1, 12),
    /** Command bases, where the units are written out; a listed brigade has one. */
    commands: whole(0, 6),
    arrives: whole(0, MOST_TURN),
    from: described(arrivalEdge, 'Where it comes on, if not by the home edge'),
    /** Names of its units, such as regiments, in their order; null: it has none of its own. */
    names: list(nullable(name), 1, 144),
  },
  ['list', 'units'],
);

/** Of a table, in centimetres. */
export const LEAST_TABLE = { width: 60, depth: 60 };
export const MOST_TABLE = { width: 400, depth: 300 };

/** Of a deployment zone. */
export const LEAST_DEPTH = 5;
export const MOST_DEPTH = 100;

const side = record(
  { id, name, brigades: list(brigade, 1, 6) },
  {
    edge: choice(['north', 'south']),
    depth: number(LEAST_DEPTH, MOST_DEPTH),
    deployment: stretch,
    arrivals: stretch,
    winsDraws: flag,
  },
);

export const switches = record(
  {},
  {
    actionPoints: flag,
    dpReducesDice: flag,
    activationRolls: flag,
    rallyMode: choice(['ap', 'perCommand', 'none']),
    rallyClear: flag,
  },
);

/** Of a scenario, and what one is worth. */
export const [MOST_OBJECTIVES, MOST_WORTH] = [12, 20] as const;

export const objective = record({ id, x: length, y: length, points: whole(1, MOST_WORTH) }, {});

export const SCENARIO = record(
  {
    format: constant(FORMAT),
    version: constant(1),
    id,
    name,
    table: record(
      { width: number(LEAST_TABLE.width, MOST_TABLE.width), depth: number(LEAST_TABLE.depth, MOST_TABLE.depth) },
      {},
    ),
    sides: pair(side),
  },
  {
    terrain: list(terrain, 0, MOST_PIECES),
    generated: flag,
    /** Generated terrain lies in outlines, not in boxes. */
    grown: flag,
    limit: whole(1, 200),
    objectives: list(objective, 0, MOST_OBJECTIVES),
    everySection: whole(0, 20),
    variant: choice(['standard', 'classic']),
    switches,
    deploysFirst: id,
    placesFirst: id,
    firstTurn: id,
  },
);

/** The published JSON schema of scenario files. */
export function simplicitySchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Drumhead: scenario of Simplicity in Practice',
    ...jsonSchema(SCENARIO),
  };
}

/** Does a set-up carry the format of these files? */
export function isSimplicity(setup: unknown): boolean {
  return hasFormat(setup, FORMAT);
}

export type GivenArrival = Infer<typeof arrivalEdge>;
export type ScenarioFile = Infer<typeof SCENARIO>;
export type TerrainFile = Infer<typeof terrain>;
export type SideFile = Infer<typeof side>;
export type BrigadeFile = Infer<typeof brigade>;
