/**
 * SK-DEP-2..4, SK-SQD-9. Deployment: players place all their models, and the fences and hedges they bought, one player
 * after another.
 */
import { refusal, pop, type Refusal, replaceTop, emit } from '@drumhead/engine';
import { nearestWhole, toMm } from '@drumhead/table';
import { named } from '../state/abilities.ts';
import type { Command, Laying } from '../state/commands.ts';
import type { DeployFrame } from '../state/frames.ts';
import { contactAt, idOf, isEnemy, isThere, radiusOf } from '../ground/geometry.ts';
import { levelAt } from '../ground/terrain.ts';
import { type Handler } from '../turn/handler.ts';
import { mayStandAt, standingProblem } from '../ground/standingRoom.ts';
import type { Feature, LineFeature, Model, ModelProfile, PlayerProfile, State } from '../state/state.ts';
import { changeModel, changeSquad, setFeature, type Draft } from '../state/draft.ts';
import { lineOf, lineProblem, nextId, spacingProblem } from './terrain/laying.ts';
import { apart, type Box, boxInside, discAt, outlineOf } from './terrain/shapes.ts';
import { halfOf, zoneOf } from './zones.ts';

type Deploy = Extract<Command, { readonly type: 'deploy' }>;

/** The lattice of places offered for a model: columns along the longer side of the zone. */
const COLUMNS = 9;
const ROWS = 3;
/** Factor by which the finer lattice is denser, in both directions. */
const FINER = 4;

/** SK-DEP-3. Why a model may not be deployed there, or null. */
function deployProblem(state: State, model: number, x: number, y: number, level: number): Refusal | null {
  const player = (state.field.models[model] as ModelProfile).player;
  const radius = radiusOf(state, model);
  const zone = zoneOf(state, player);
  if (!boxInside({ minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius }, zone)) {
    return refusal('SK-DEP-3', 'sk.refusal.outsideZone', { model: idOf(state, model) });
  }
  return placeProblem(state, model, { x, y, level });
}

/** SK-DEP-3. Why a model may not stand there before the battle, whatever its zone, or null. */
export function placeProblem(state: State, model: number, at: Pick<Model, 'x' | 'y' | 'level'>): Refusal | null {
  const enemy = touchedEnemy(state, model, at);
  if (enemy !== -1) return refusal('SK-DEP-3', 'sk.refusal.deployedInContact', named(state, { model, other: enemy }));
  return standingProblem(state, model, at.x, at.y, at.level);
}

/** Whether `deployProblem` finds no problem, without working out the reason. */
function mayDeploy(state: State, model: number, x: number, y: number, level: number, zone: Box): boolean {
  const radius = radiusOf(state, model);
  if (x - radius < zone.minX || x + radius > zone.maxX || y - radius < zone.minY || y + radius > zone.maxY)
    return false;
  return mayStandAt(state, model, x, y, level) && touchedEnemy(state, model, { x, y, level }) === -1;
}

function touchedEnemy(state: State, model: number, at: { x: number; y: number; level: number }): number {
  for (let other = 0; other < state.models.length; other++) {
    if (!isThere(state, other) || !isEnemy(state, model, other)) continue;
    if (contactAt(state, model, at, other, state.models[other] as Model) !== 'none') return other;
  }
  return -1;
}

export const deployHandler: Handler<DeployFrame> = {
  asks: (_, { players }) => players[0] as number,
  rule: () => 'SK-DEP-2',
  offers: (state, _, player) => deployOffers(state, player),
  covers: (state, _, player, command) => problemOf(state, player, command) === null,
  act(draft, { players }, player, command) {
    const why = problemOf(draft, player, command);
    if (why !== null) return why;
    switch (command.type) {
      case 'deploy':
        place(draft, command);
        break;
      case 'lift':
        changeModel(draft, command.model, { posture: 'waiting', x: 0, y: 0, level: 0 });
        emit(draft, { type: 'lifted', rule: 'SK-DEP-2', model: command.model });
        break;
      case 'layFence':
        layObstacle(draft, player, command.laying);
        break;
      case 'ready':
        changeSquad(draft, player, { ready: true });
        emit(draft, { type: 'deployed', rule: 'SK-DEP-2', player });
        if (players.length > 1) replaceTop(draft, { at: 'deploy', players: players.slice(1) });
        else pop(draft);
    }
    return null;
  },
};

function place(draft: Draft, { model, x, y, level }: Deploy): void {
  changeModel(draft, model, { x, y, level, posture: 'standing' });
  emit(draft, { type: 'placed', rule: 'SK-DEP-3', model, x, y, level });
}

/** Why a player may not give this command during his deployment, or null. */
function problemOf(state: State, player: number, command: Command): Refusal | null {
  switch (command.type) {
    case 'deploy':
      return (
        ownProblem(state, player, command.model) ??
        deployProblem(state, command.model, command.x, command.y, command.level)
      );
    case 'lift':
      return (
        ownProblem(state, player, command.model) ??
        (isThere(state, command.model)
          ? null
          : refusal('SK-DEP-2', 'sk.refusal.notDeployed', { model: idOf(state, command.model) }))
      );
    case 'layFence':
      return obstacleProblem(state, player, command.laying);
    case 'ready': {
      const left = waitingOf(state, player).length;
      return left === 0 ? null : refusal('SK-DEP-2', 'sk.refusal.deployAll', { left });
    }
    default:
      return refusal('SK-DEP-2', 'sk.refusal.deployFirst');
  }
}

function ownProblem(state: State, player: number, model: number): Refusal | null {
  const profile = state.field.models[model];
  if (profile?.player !== player) return refusal('SK-DEP-2', 'sk.refusal.notYours', { model });
  if (profile.later) return refusal('SCN-ARR-1', 'sk.refusal.later', { model: idOf(state, model) });
  return profile.placed ? refusal('SK-SCN-8', 'sk.refusal.placed', { model: idOf(state, model) }) : null;
}

/** Models of a player that are still to be deployed, in roster order. */
export function waitingOf(state: State, player: number): readonly number[] {
  return state.models.flatMap((_, index) => (isWaiting(state, index, player) ? [index] : []));
}

/** Is it a model of this player that is not on the table, and does not come later (SCN-ARR-1)? */
function isWaiting({ field, models }: State, model: number, player: number): boolean {
  const profile = field.models[model];
  return models[model]?.posture === 'waiting' && profile?.player === player && !profile.later;
}

// --- bought fences and hedges -----------------------------------------------------------------------------------

const groupOf = (player: number): number => 1000 + player;

/** The next bought obstacle to lay, or undefined. */
export function nextObstacle(state: State, player: number): 'fence' | 'hedge' | undefined {
  const { obstacles } = state.field.players[player] as PlayerProfile;
  return obstacles[state.features.filter(({ group }) => group === groupOf(player)).length];
}

/** SK-SQD-9. The obstacle as a feature, without checking its place. */
export function obstacleOf(state: State, player: number, kind: 'fence' | 'hedge', laying: Laying): LineFeature {
  return lineOf({ id: nextId(state, kind), group: groupOf(player) }, kind, laying);
}

/**
 * SK-SQD-9, SK-TER-11. A bought obstacle has length S and lies in the player's half, clear of other terrain and of
 * bases.
 */
function obstacleProblem(state: State, player: number, laying: Laying): Refusal | null {
  const kind = nextObstacle(state, player);
  if (kind === undefined) return refusal('SK-SQD-9', 'sk.refusal.noObstacleLeft');
  const size = lineProblem(state.field, laying);
  if (size !== null) return size;
  const { s } = state.field.sticks;
  if (laying.width !== s) {
    return refusal('SK-SQD-9', 'sk.refusal.obstacleLength', { length: toMm(laying.width), wanted: toMm(s) });
  }
  const obstacle = obstacleOf(state, player, kind, laying);
  const outline = outlineOf(obstacle, state.field.footRadius);
  if (!boxInside(outline.box, halfOf(state, player))) return refusal('SK-SQD-9', 'sk.refusal.obstacleHalf');
  const spacing = spacingProblem(state, obstacle);
  if (spacing !== null) return spacing;
  const under = state.models.findIndex(
    ({ x, y }, model) => isThere(state, model) && !apart(outline, discAt(x, y, radiusOf(state, model)), 0),
  );
  return under === -1 ? null : refusal('SK-GEO-5', 'sk.refusal.obstacleOnModel', { model: idOf(state, under) });
}

function layObstacle(draft: Draft, player: number, laying: Laying): void {
  const obstacle = obstacleOf(draft, player, nextObstacle(draft, player) as 'fence' | 'hedge', laying);
  setFeature(draft, draft.features.length, obstacle);
  const kind: Feature['kind'] = obstacle.kind;
  emit(draft, { type: 'featureLaid', rule: 'SK-SQD-9', feature: obstacle.id, kind: `sk.feature.${kind}` });
}

// --- offers -----------------------------------------------------------------------------------------------------

/** Places for the next model; once all are on the table, being ready and places for a bought obstacle. */
function deployOffers(state: State, player: number): readonly Command[] {
  const model = nextWaiting(state, player);
  if (model !== -1) {
    const places = placesFor(state, model);
    // Without a place for the last models, one that is in the way may be taken up again.
    return places.length > 0 ? places : liftsOf(state, player);
  }
  return [{ type: 'ready' }, ...obstacleOffers(state, player)];
}

/** The player's next model to deploy, or -1. */
function nextWaiting(state: State, player: number): number {
  for (let model = 0; model < state.models.length; model++) {
    if (isWaiting(state, model, player)) return model;
  }
  return -1;
}

/** Legal places for a model, on the finer lattice if the coarse one has none. */
export function placesFor(state: State, model: number): readonly Deploy[] {
  const coarse = placesOnLattice(state, model, COLUMNS, ROWS);
  return coarse.length > 0 ? coarse : placesOnLattice(state, model, FINER * COLUMNS, FINER * ROWS);
}

/** Legal places on a lattice over the zone; along its longer side `columns`. */
function placesOnLattice(state: State, model: number, columns: number, rows: number): readonly Deploy[] {
  const radius = radiusOf(state, model);
  const { player } = state.field.models[model] as ModelProfile;
  const zone = zoneOf(state, player);
  const { minX, minY, maxX, maxY } = zone;
  const wide = maxX - minX >= maxY - minY;
  const [nx, ny] = wide ? [columns, rows] : [rows, columns];
  const along = (least: number, most: number, i: number, n: number) =>
    nearestWhole(least + radius + ((most - least - 2 * radius) * i) / (n - 1));
  const places: Deploy[] = [];
  for (let row = 0; row < ny; row += 1) {
    for (let column = 0; column < nx; column += 1) {
      const x = along(minX, maxX, column, nx);
      const y = along(minY, maxY, row, ny);
      const level = levelAt(state, x, y, 0);
      if (mayDeploy(state, model, x, y, level, zone)) places.push({ type: 'deploy', model, x, y, level });
    }
  }
  return places;
}

function liftsOf(state: State, player: number): readonly Command[] {
  return state.models.flatMap((_: Model, model): readonly Command[] =>
    ownProblem(state, player, model) === null && isThere(state, model) ? [{ type: 'lift', model }] : [],
  );
}

/** Some places for the next bought obstacle, with turn 0. */
function obstacleOffers(state: State, player: number): readonly Command[] {
  if (nextObstacle(state, player) === undefined) return [];
  const { s } = state.field.sticks;
  const { minX, minY, maxX, maxY } = halfOf(state, player);
  const found: Command[] = [];
  for (let j = 1; j < 5; j++) {
    for (let i = 1; i < 5; i++) {
      const x = nearestWhole(minX + ((maxX - minX) * i) / 5);
      const y = nearestWhole(minY + ((maxY - minY) * j) / 5);
      const laying = { x, y, width: s, height: 0, turn: 0 };
      if (obstacleProblem(state, player, laying) === null) found.push({ type: 'layFence', laying });
    }
  }
  return found;
}
