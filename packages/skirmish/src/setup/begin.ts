/** The first state of a game from its file: squads revealed (SK-SQD-4), no model on the table yet. */
import type { Checked } from '@drumhead/engine';
import { placeCounters } from '../scenarios/supplyCounters.ts';
import { scenarioFeatures } from '../scenarios/scenarioTerrain.ts';
import { BOXES } from '../scenarios/scenarioBoxes.ts';
import { WEAPONS, type Weapon } from '../armies/weapons.ts';
import { commanderOf } from '../armies/violations.ts';
import type { Feature, Field, Model, ModelProfile, Squad, State } from '../state/state.ts';
import { closeDraft } from '@drumhead/engine';
import { draftOf } from '../state/draft.ts';
import { fieldOf } from './field.ts';
import type { AnyGame, GameFile } from './gameFile.ts';
import { generatedFeatures } from './terrain/generator.ts';
import { setUpFrames } from './setupOrder.ts';
import { readGame } from './readGame.ts';
import { attackersOf } from './teams.ts';

/** The first state of the game that a file describes, or the problems of the file. Never throws. */
export function begin(setup: unknown): Checked<State> {
  const file = readGame(setup);
  if (!file.ok) return file;
  const field = fieldOf(file.value);
  return { ok: true, value: firstState(file.value, field, featuresOf(field, file.value)) };
}

/** The state before the first decision, on this ground. */
export function firstState(file: AnyGame, field: Field, features: readonly Feature[]): State {
  const { attacker } = field;
  const state: State = {
    field,
    gameTurn: 0,
    active: 0,
    waiting: [],
    attacker,
    first: -1,
    models: field.models.map(waitingModel),
    squads: file.players.map((_, player) => squadOf(file, field, player)),
    features,
    things: [],
    frames: attacker === -1 ? [{ at: 'roles' }] : setUpFrames(field, { attacker, ranked: [] }),
    outcome: null,
  };
  return field.terrainLaid ? withThings(state) : state;
}

/** Terrain on the table from the start: that of the scenario, and that generated from a seed. */
function featuresOf(field: Field, file: GameFile): readonly Feature[] {
  const { scenario, terrainSeed, grown = false } = file;
  return terrainSeed === undefined
    ? scenarioFeatures(field, grown)
    : generatedFeatures(field.variant, field.scale, scenario, terrainSeed, grown);
}

/** Objects that a scenario adds once the terrain is laid. */
function withThings(state: State): State {
  const draft = draftOf(state);
  placeCounters(draft);
  return closeDraft(draft);
}

/** SK-DEP-4. A model before deployment, with all firearms loaded. */
export function waitingModel({ weapons, specials }: ModelProfile): Model {
  const none = weapons.map(() => false);
  return {
    x: 0,
    y: 0,
    level: 0,
    posture: 'waiting',
    out: null,
    mounted: specials.includes('mounted'),
    loaded: weapons.map(isFirearm),
    depleted: none,
    fired: none,
    reloaded: none,
    tomahawk: null,
    activated: false,
    attacked: false,
    threw: false,
    bashed: false,
    moves: 0,
    sprinted: false,
    feared: [],
    object: -1,
  };
}

/** SK-RNG-5. Is this a weapon that must be loaded? */
function isFirearm(weapon: Weapon): boolean {
  const { ranged } = WEAPONS[weapon];
  return ranged !== null && (ranged.reload === 'normal' || ranged.reload === 'slow');
}

/** SK-SQD-5. Squads with the commanders named by the file, a casual one perhaps without, and edges if the scenario fixes them. */
function squadOf({ players }: AnyGame, field: Field, player: number): Squad {
  const { squad } = players[player] as GameFile['players'][number];
  const { edges } = BOXES[field.scenario];
  const commander = commanderOf(squad);
  const first = field.models.findIndex((model) => model.player === player);
  const attacking = attackersOf(field, field.attacker).includes(player);
  return {
    commander: commander === null ? -1 : first + commander.at,
    actingLeader: -1,
    actingLeads: false,
    hadLeader: field.models.some((model) => model.player === player && model.specials.includes('leader')),
    featureUsed: false,
    startedWith: squad.models.length,
    halfPassed: false,
    ready: false,
    broken: false,
    withdrawn: false,
    edge: edges?.[attacking ? 'attacker' : 'defender'] ?? null,
    turns: 0,
  };
}
