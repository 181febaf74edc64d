/** The game file: players, squads and options of a skirmish. */
import { name as named } from '@drumhead/engine';
import { choice, constant, flag, hasFormat, list, type Infer, record, text, whole } from '@drumhead/content/schema';
import { SQUAD } from '../armies/squadFile.ts';
import type { AnyScenario, Scale } from '../state/state.ts';
import { VARIANTS } from '../state/variant.ts';

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

/** `name`: message key or plain text, by default that of the roster; `team`: any word, the same for friends. */
export const playerFields = {
  must: { id: text(20, '[a-z][a-z0-9-]*'), squad: SQUAD },
  may: { name: named(60), team: text(20) },
} as const;
const player = record(playerFields.must, playerFields.may);

/** What every game has, whatever its scenario. */
export const gameFields = {
  must: {
    format: constant(GAME_FORMAT),
    version: constant(GAME_VERSION),
    variant: choice(VARIANTS),
    scale: choice(SCALE_NAMES),
  },
  may: {
    /** Id of the attacker if roles are settled before the squads (SK-SET-3, SK-SCN-7). */
    attacker: text(20, '[a-z][a-z0-9-]*'),
    maxGameTurns: whole(1, MOST_GAME_TURNS),
    gruesomeMorale: flag,
    casual: flag,
  },
} as const;

export const GAME = record(
  { ...gameFields.must, scenario: choice(SCENARIO_IDS), players: list(player, 2, MOST_PLAYERS) },
  {
    ...gameFields.may,
    /** Terrain generated from a seed instead of being rolled and laid (in addition to that of the scenario). */
    terrainSeed: whole(0, 2147483647),
    /** The woods of a scenario get a grown outline. */
    grown: flag,
    campaign: flag,
  },
);

export type GameFile = Infer<typeof GAME>;
/** A game of any scenario, also of its own (SK-SCN-8). */
export type AnyGame = Omit<GameFile, 'scenario'> & { readonly scenario: AnyScenario };
export type GamePlayer = GameFile['players'][number];

/** Is this a game file, valid or not? */
export function isGame(input: unknown): boolean {
  return hasFormat(input, GAME_FORMAT);
}
