/** The game file: players, squads and options of a skirmish. */
import { name as named } from '@drumhead/engine';
import {
  choice,
  constant,
  described,
  flag,
  jsonSchema,
  list,
  type Infer,
  number,
  record,
  text,
  whole,
} from '@drumhead/content/schema';
import { SQUAD } from '../armies/squadFile.ts';
import type { Scale } from '../state/state.ts';
import { VARIANTS } from '../state/variant.ts';
import { along, feature } from './terrain/terrainFile.ts';

export const GAME_FORMAT = 'drumhead-skirmish-game';
export const GAME_VERSION = 1;

/** SK-GEN-2. Names of the three figure scales. */
export const SCALE_NAMES = ['15mm', '28mm', '40mm'] as const;
export const SCALE_OF: Readonly<Record<(typeof SCALE_NAMES)[number], Scale>> = { '15mm': 15, '28mm': 28, '40mm': 40 };
export const SCENARIO_IDS = ['pickUp', 'forlornHope', 'foragingMission', 'assaultAtTheFarm'] as const;
/** With that whose ground, zones and placed men stand in its file (SK-SCN-8). */
export const ALL_SCENARIOS = [...SCENARIO_IDS, 'own'] as const;
/** SK-MPL-3. Two sides of up to three players each, or three or four on their own. */
export const MOST_PLAYERS = 6;
/** SK-GEN-11. The default number of game turns. */
export const STANDARD_GAME_TURNS = 40;
export const MOST_GAME_TURNS = 200;

const size = number(1, 1300);
const zone = described(
  record({ x: along, y: along, width: size, height: size }, {}),
  'Where its models deploy, if not along its edge; millimetres from the upper left corner',
);
const placed = record(
  { model: described(text(80), 'As in the game: player, profile, number, such as france-line-2'), x: along, y: along },
  { level: described(whole(0, 2), 'Height; the ground there, if left out') },
);

/**
 * `name`: message key or plain text, by default that of the roster; `team`: any word, the same for friends. The others
 * belong to scenarios of their own (SK-SCN-8).
 */
const player = record(
  { id: text(20, '[a-z][a-z0-9-]*'), squad: SQUAD },
  {
    name: named(60),
    team: text(20),
    edge: described(choice(['north', 'south', 'east', 'west']), 'Its own edge of the table'),
    zone,
    placed: described(list(placed, 0, 40), 'Models that stand on the table from the start'),
  },
);

export const GAME = record(
  {
    format: constant(GAME_FORMAT),
    version: constant(GAME_VERSION),
    variant: choice(VARIANTS),
    scale: choice(SCALE_NAMES),
    scenario: choice(ALL_SCENARIOS),
    players: list(player, 2, MOST_PLAYERS),
  },
  {
    /** Id of the attacker if roles are settled before the squads (SK-SET-3, SK-SCN-7). */
    attacker: text(20, '[a-z][a-z0-9-]*'),
    /** Terrain generated from a seed instead of being rolled and laid (in addition to that of the scenario). */
    terrainSeed: whole(0, 2147483647),
    /** The ground of a scenario of its own (SK-SCN-8). */
    terrain: list(feature, 0, 80),
    /** In a scenario of its own the attacker has the first turn without a roll. */
    attackerBegins: flag,
    maxGameTurns: whole(1, MOST_GAME_TURNS),
    gruesomeMorale: flag,
    /** The woods of a scenario get a grown outline. */
    grown: flag,
    casual: flag,
    campaign: flag,
  },
);

export type GameFile = Infer<typeof GAME>;
export type GamePlayer = GameFile['players'][number];

/** Is this a game file, valid or not? */
export function isGame(input: unknown): boolean {
  return typeof input === 'object' && input !== null && 'format' in input && input.format === GAME_FORMAT;
}

/** The format as JSON Schema, published as `schemas/game.schema.json`. */
export function gameSchema(): Record<string, unknown> {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Drumhead: skirmish game, version ${GAME_VERSION}`,
    ...jsonSchema(GAME),
  };
}
