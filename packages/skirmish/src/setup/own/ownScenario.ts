/** SK-SCN-8. A scenario of its own: ground, edges, zones and placed men stand in the game file. */
import { arrivalsOf, type Checked, type Problem, type Script, scriptState } from '@drumhead/engine';
import { problem, read, readAsGiven } from '@drumhead/content/schema';
import { steps, toMm } from '@drumhead/table';
import { levelAt } from '../../ground/terrain.ts';
import { SCALES } from '../../state/scales.ts';
import type { Field, Model, ModelProfile, State, Zone } from '../../state/state.ts';
import { waitingOf, placesFor, placeProblem } from '../deploy.ts';
import { firstState } from '../begin.ts';
import { fieldOf, teamsOf } from '../field.ts';
import { SCALE_OF } from '../gameFile.ts';
import { gameProblems } from '../readGame.ts';
import { outlineOf } from '../terrain/shapes.ts';
import { featuresFrom } from '../terrain/readTerrain.ts';
import { ground } from '../terrain/terrainFile.ts';
import { OWN_GAME, type OwnGame, type OwnPlayer } from './ownGame.ts';
import { isOf } from '../../victory/scriptTable.ts';

const RULE = 'SK-SCN-8';

/** The first state of a game with a scenario of its own, or the problems of its file. Never throws. */
export function beginOwn(setup: unknown, script?: Script): Checked<State> {
  const found = readOwnGame(setup);
  if (!found.ok) return found;
  const { state, problems } = withPlacedMen(firstStateOf(found.value, script), found.value);
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: state };
}

/** The file, or its problems with their paths, as far as they need no look at the table. Never throws. */
export function readOwnGame(input: unknown): Checked<OwnGame> {
  const found = readAsGiven(input, OWN_GAME);
  if (!found.ok) return found;
  const file = found.value;
  const problems = [...gameProblems(file), ...ownProblems(file)];
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: file };
}

function firstStateOf(file: OwnGame, script: Script | undefined): State {
  const plain = firstState(file, ownField(file), featuresFrom(groundOf(file), []));
  const state = script === undefined ? plain : withScript(plain, script);
  return { ...state, squads: state.squads.map((squad, at) => ({ ...squad, edge: file.players[at]?.edge ?? null })) };
}

/** SCN-TURN-1, SCN-ARR-1. The same with the scenario's own rules: its limit, and those who come later. */
function withScript(state: State, script: Script): State {
  const called = arrivalsOf(script);
  const { field, squads } = state;
  const models = field.models.map((model, at): ModelProfile => {
    const isCalled = called.some((troops) => isOf(model.id, troops));
    return isCalled && !model.placed && squads[model.player]?.commander !== at ? { ...model, later: true } : model;
  });
  return {
    ...state,
    field: { ...field, models, maxGameTurns: script.turns.limit },
    script: scriptState(
      script,
      field.players.map(({ id }) => id),
    ),
  };
}

/** The fixed part of the game, with the zones and the placed men. */
function ownField(file: OwnGame): Field {
  const field = fieldOf(file);
  const placed = new Set(file.players.flatMap((player) => (player.placed ?? []).map(({ model }) => model)));
  return {
    ...field,
    terrainLaid: true,
    ...(file.attackerBegins === true ? { attackerBegins: true } : {}),
    players: field.players.map((player, at) => {
      const { zone } = file.players[at] ?? {};
      return zone === undefined ? player : { ...player, zone: zoneFrom(zone) };
    }),
    models: field.models.map((model) => (placed.has(model.id) ? { ...model, placed: true } : model)),
  };
}

/** A rectangle of the file, in steps. */
const zoneFrom = ({ x, y, width, height }: NonNullable<OwnPlayer['zone']>): Zone => ({
  minX: steps(x),
  minY: steps(y),
  maxX: steps(x + width),
  maxY: steps(y + height),
});

/** Its pieces with what the file leaves out of buildings and their openings. */
function groundOf({ terrain }: OwnGame): OwnGame['terrain'] {
  const filled = read(terrain, ground);
  return filled.ok ? filled.value : [];
}

function ownProblems(file: OwnGame): readonly Problem[] {
  const noFirst =
    file.attackerBegins === true && file.attacker === undefined
      ? [problem('attackerBegins', 'sk.problem.noFirst', {}, RULE)]
      : [];
  return [...noFirst, ...edgeProblems(file), ...groundProblems(file)];
}

/** SK-DEP-1, SK-MPL-3. Friends may share an edge, enemies may not. */
function edgeProblems(file: OwnGame): readonly Problem[] {
  const teams = teamsOf(file);
  return file.players.flatMap(({ edge }, at) => {
    const path = `players[${at}].edge`;
    const isTaken = file.players.some((other, i) => i < at && other.edge === edge && teams[i] !== teams[at]);
    return isTaken ? [problem(path, 'sk.refusal.edgeTaken', { edge: `sk.edge.${edge}` }, RULE)] : [];
  });
}

/** Terrain and zones lie on the table, and all placed men are there, once. */
function groundProblems(file: OwnGame): readonly Problem[] {
  const { side, footRadius } = SCALES[SCALE_OF[file.scale]];
  const facts = { side: toMm(side) };
  const found: Problem[] = [];
  for (const [i, feature] of groundOf(file).entries()) {
    const pieces = featuresFrom([feature], []);
    const isOff = pieces.some((piece) => {
      const { minX, minY, maxX, maxY } = outlineOf(piece, piece.kind === 'tree' ? footRadius : 0).box;
      return piece.kind !== 'gone' && (minX < 0 || minY < 0 || maxX > side || maxY > side);
    });
    if (isOff) found.push(problem(`terrain[${i}]`, 'sk.problem.offTable', facts, RULE));
  }
  featuresFrom(groundOf(file), found);
  file.players.forEach(({ zone }, at) => {
    if (zone === undefined) return;
    const isOff = zone.x < 0 || zone.y < 0 || steps(zone.x + zone.width) > side || steps(zone.y + zone.height) > side;
    if (isOff) found.push(problem(`players[${at}].zone`, 'sk.problem.offTable', facts, RULE));
  });
  return found;
}

/** The table with the placed men on it; or those who cannot stand there, and zones without room. */
function withPlacedMen(state: State, file: OwnGame): { readonly state: State; readonly problems: readonly Problem[] } {
  const problems: Problem[] = [];
  const models = [...state.models];
  const places = file.players.flatMap((player, at) => placesOf(state, player, at, problems));
  for (const { index, x, y, level } of places) {
    models[index] = { ...(models[index] as Model), x, y, level: level ?? levelAt(state, x, y, 0), posture: 'standing' };
  }
  const placed: State = {
    ...state,
    models,
    squads: state.squads.map((squad, at) => ({ ...squad, ready: waitingOf({ ...state, models }, at).length === 0 })),
  };
  for (const { index, path } of places) {
    const { x, y, level } = models[index] as Model;
    const why = placeProblem(placed, index, { x, y, level });
    if (why !== null) problems.push(problem(path, why.reason, why.facts, why.rule));
  }
  if (problems.length === 0) {
    file.players.forEach(({ id }, at) => {
      if (!hasRoom(placed, at))
        problems.push(problem(`players[${at}].zone`, 'sk.problem.zoneFull', { player: id }, RULE));
    });
  }
  return { state: placed, problems };
}

interface Place {
  readonly index: number;
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly level: number | undefined;
}

function placesOf({ field }: State, { placed = [] }: OwnPlayer, player: number, problems: Problem[]): readonly Place[] {
  const own = field.models.flatMap(({ id, player: owner }) => (owner === player ? [id] : []));
  return placed.flatMap(({ model, x, y, level }, i) => {
    const path = `players[${player}].placed[${i}]`;
    if (!own.includes(model)) {
      problems.push(problem(`${path}.model`, 'sk.position.nobody', { id: model, known: own.join(', ') }, RULE));
      return [];
    }
    if (placed.findIndex((one) => one.model === model) < i) {
      problems.push(problem(`${path}.model`, 'sk.position.twice', { id: model }, RULE));
      return [];
    }
    return [{ index: field.models.findIndex(({ id }) => id === model), path, x: steps(x), y: steps(y), level }];
  });
}

/** Do all who wait fit into the zone of a player, each at the first place that is offered? */
function hasRoom(state: State, player: number): boolean {
  let table = state;
  for (const model of waitingOf(state, player)) {
    const [free] = placesFor(table, model);
    if (free === undefined) return false;
    const { x, y, level } = free;
    const models = table.models.map(
      (one, i): Model => (i === model ? { ...one, x, y, level, posture: 'standing' } : one),
    );
    table = { ...table, models };
  }
  return true;
}
