/** A described table as the state of a game. */
import { idsIn } from '@drumhead/content/position';
import type { Checked, Problem } from '@drumhead/engine';
import { problem } from '@drumhead/content/schema';
import { steps } from '@drumhead/table';
import { rosterCalled } from '../armies/profiles.ts';
import { isThere } from '../ground/geometry.ts';
import { standingProblem } from '../ground/standingRoom.ts';
import { levelAt } from '../ground/terrain.ts';
import { teamsOf } from '../setup/field.ts';
import { isForMany } from '../scenarios/scenarioBoxes.ts';
import { featuresFrom } from '../setup/terrain/readTerrain.ts';
import { SCALE_OF } from '../setup/gameFile.ts';
import { SCALES } from '../state/scales.ts';
import type { Field, Model, ModelProfile, PlayerProfile, Squad, State, Thing } from '../state/state.ts';
import { type GivenPlayer, type GivenPosition, MOST_MODELS } from './positionFile.ts';
import { type Listed, listedModels, modelFrom, profilesFrom } from './readModels.ts';

/** The state of a position, without frames; or all its faults, with paths inside the position. */
export function stateFrom(given: GivenPosition): Checked<State> {
  const problems: Problem[] = [];
  const listed = listedModels(given);
  const field = fieldFrom(given, listed, problems);
  const models = listed.map((one, i) => modelFrom(one, field.models[i] as ModelProfile, problems));
  const turns = turnsFrom(given, problems);
  const begun: State = {
    field,
    gameTurn: given.turn,
    ...turns,
    models,
    squads: given.players.map((player, i) => squadFrom(player, i, field, listed, problems)),
    features: featuresFrom(given.terrain, problems),
    things: [],
    frames: [],
    outcome: null,
  };
  if (problems.length > 0) return { ok: false, problems };
  const state = withThings(withEnemies(withLevels(begun, given, listed), listed, problems), given, listed, problems);
  if (problems.length === 0) checkPlaces(state, listed, problems);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: state };
}

function fieldFrom(given: GivenPosition, listed: readonly Listed[], problems: Problem[]): Field {
  const { players, variant, maxGameTurns, scenario, gruesomeMorale, casual, campaign } = given;
  const scale = SCALE_OF[given.scale];
  const models = profilesFrom(given, listed, problems);
  const teams = teamsOf(given);
  players.forEach(({ id }, i) => {
    if (id === 'dice') problems.push(problem(`players[${i}].id`, 'sk.problem.seatOfDice', { id }));
    if (players.findIndex((one) => one.id === id) < i)
      problems.push(problem(`players[${i}].id`, 'sk.problem.seatTwice', { id }));
  });
  if (new Set(teams).size < 2)
    problems.push(problem('players', 'sk.problem.oneTeam', { players: players.length }, 'SK-MPL-3'));
  return {
    variant,
    scale,
    scenario,
    ...SCALES[scale],
    maxGameTurns,
    gruesomeMorale,
    casual,
    campaign,
    terrainLaid: true,
    players: players.map((player, i) => playerFrom(player, teams[i] as number, costOf(models, i))),
    models,
    attacker: players.findIndex(({ id }) => id === given.attacker),
  };
}

const costOf = (models: readonly ModelProfile[], player: number): number =>
  models.reduce((sum, model) => (model.player === player ? sum + model.points : sum), 0);

function playerFrom({ id, name, roster, points }: GivenPlayer, team: number, cost: number): PlayerProfile {
  return {
    id,
    name: name ?? `sk.roster.${roster}`,
    roster,
    team,
    feature: rosterCalled(roster).feature,
    points: points ?? cost,
    obstacles: [],
  };
}

/** The index of a player; -1 if none is named. */
function indexOfPlayer(given: GivenPosition, id: string | undefined, path: string, problems: Problem[]): number {
  if (id === undefined) return -1;
  const index = given.players.findIndex((player) => player.id === id);
  if (index < 0) problems.push(problem(path, 'sk.position.nobody', { id, known: idsIn(given.players) }));
  return index;
}

/** Whose turn it is, who began, and who is still to come. */
function turnsFrom(
  given: GivenPosition,
  problems: Problem[],
): Pick<State, 'active' | 'first' | 'attacker' | 'waiting'> {
  const active = Math.max(0, indexOfPlayer(given, given.active, 'active', problems));
  // SK-MPL-1: three players draw cards, so nobody is the first.
  const usual = isForMany(given.players.length) ? -1 : active;
  const first = given.first === undefined ? usual : indexOfPlayer(given, given.first, 'first', problems);
  const waiting = given.waiting?.map((id, i) => indexOfPlayer(given, id, `waiting[${i}]`, problems));
  waiting?.forEach((player, i) => {
    if (player === active || waiting.indexOf(player) < i) {
      problems.push(problem(`waiting[${i}]`, 'sk.position.hadTurn', { id: given.waiting?.[i] ?? '' }, 'SK-GEN-10'));
    }
  });
  const others = given.players.map((_, player) => player).filter((player) => player !== active);
  return {
    active,
    first,
    attacker: indexOfPlayer(given, given.attacker, 'attacker', problems),
    waiting: waiting ?? (first === usual ? others : []),
  };
}

function squadFrom(
  given: GivenPlayer,
  player: number,
  field: Field,
  listed: readonly Listed[],
  problems: Problem[],
): Squad {
  const own = (special: 'leader' | 'nco') =>
    field.models.findIndex((model) => model.player === player && model.specials.includes(special));
  const called = (key: 'commander' | 'actingLeader') => {
    const id = given[key];
    if (id === undefined) return -1;
    const index = listed.findIndex((one) => one.player === player && one.given.id === id);
    if (index < 0) {
      const own = listed.filter((one) => one.player === player).map((one) => one.given);
      problems.push(problem(`players[${player}].${key}`, 'sk.position.nobody', { id, known: idsIn(own) }));
    }
    return index;
  };
  const { models, startedWith = models.length } = given;
  if (startedWith < models.length) {
    const facts = { value: startedWith, least: models.length, most: MOST_MODELS };
    problems.push(problem(`players[${player}].startedWith`, 'engine.problem.outOfRange', facts));
  }
  const leader = own('leader');
  const usual = leader >= 0 ? leader : own('nco');
  return {
    commander: given.commander === undefined ? usual : called('commander'),
    actingLeader: called('actingLeader'),
    actingLeads: given.actingLeads ?? false,
    hadLeader: given.hadLeader ?? leader >= 0,
    featureUsed: given.featureUsed,
    startedWith,
    halfPassed: given.halfPassed,
    ready: true,
    broken: given.broken,
    withdrawn: given.withdrawn,
    edge: given.edge ?? null,
    turns: given.turns,
  };
}

/** SK-GEO-6. A model whose level is left out stands on the ground, or on the hill there. */
function withLevels(state: State, given: GivenPosition, listed: readonly Listed[]): State {
  const ground = (x: number, y: number, level: number | undefined) => level ?? levelAt(state, x, y, 0);
  const models = state.models.map((model, i): Model => {
    const { tomahawk } = model;
    const one = listed[i]?.given;
    if (model.posture === 'out') return model;
    return {
      ...model,
      level: ground(model.x, model.y, one?.level),
      tomahawk: tomahawk === null ? null : { ...tomahawk, level: ground(tomahawk.x, tomahawk.y, one?.tomahawk?.level) },
    };
  });
  const things = given.things.map(
    ({ kind, x, y, level }): Thing => ({
      kind,
      x: steps(x),
      y: steps(y),
      level: ground(steps(x), steps(y), level),
      carrier: -1,
      scored: -1,
      owner: -1,
    }),
  );
  return { ...state, models, things };
}

/** SK-SPR-4. Enemies named by the models they fear. */
function withEnemies(state: State, listed: readonly Listed[], problems: Problem[]): State {
  const models = state.models.map((model, i): Model => {
    const { given, path } = listed[i] as Listed;
    if (given.out !== undefined || given.feared.length === 0) return model;
    return { ...model, feared: given.feared.map((id, k) => modelCalled(listed, id, `${path}.feared[${k}]`, problems)) };
  });
  return { ...state, models };
}

function modelCalled(listed: readonly Listed[], id: string, path: string, problems: Problem[]): number {
  const index = listed.findIndex(({ given }) => given.id === id);
  if (index < 0) {
    const all = idsIn(listed.map(({ given }) => given));
    problems.push(problem(path, 'sk.position.nobody', { id, known: all }));
  }
  return index;
}

/** SK-SCN-1. Counters and flags with their carriers. */
function withThings(state: State, given: GivenPosition, listed: readonly Listed[], problems: Problem[]): State {
  const models = [...state.models];
  const things = state.things.map((thing, i): Thing => {
    const { carrier, scored, owner } = given.things[i] as GivenPosition['things'][number];
    const path = `things[${i}]`;
    const by = carrier === undefined ? -1 : modelCalled(listed, carrier, `${path}.carrier`, problems);
    const model = models[by];
    if (model !== undefined) {
      if (!isThere(state, by) || model.object >= 0) {
        problems.push(problem(`${path}.carrier`, 'sk.position.cannotCarry', { id: carrier ?? '' }, 'SK-SCN-1'));
      }
      models[by] = { ...model, object: i };
    }
    return {
      ...thing,
      carrier: by,
      scored: indexOfPlayer(given, scored, `${path}.scored`, problems),
      owner: indexOfPlayer(given, owner, `${path}.owner`, problems),
    };
  });
  return { ...state, models, things };
}

/** SK-GEO-5, SK-MOV-17. Every model stands where a base may stand. */
function checkPlaces(state: State, listed: readonly Listed[], problems: Problem[]): void {
  state.models.forEach(({ x, y, level, posture }, i) => {
    const { path } = listed[i] as Listed;
    if (posture === 'prone' && state.field.variant !== 'SDT') {
      problems.push(problem(`${path}.posture`, 'sk.adjudicate.noProne', {}, 'SK-MOV-17'));
    }
    if (!isThere(state, i)) return;
    const found = standingProblem(state, i, x, y, level);
    if (found !== null) problems.push(problem(path, found.reason, found.facts, found.rule));
  });
}
