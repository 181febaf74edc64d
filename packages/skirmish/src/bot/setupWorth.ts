/** The value of decisions in the set-up: roles, terrain, edges, deployment, scouts. */
import { modelAt } from '../state/abilities.ts';
import { isLeader } from '../command/leaders.ts';
import type { Command, Laying } from '../state/commands.ts';
import type { DeployFrame } from '../state/frames.ts';
import { has, isThere, onTable } from '../ground/geometry.ts';
import { FEATURES } from '../ground/terrain.ts';
import type { Edge, Feature, State } from '../state/state.ts';
import { outlookOf, withModel } from './outlook.ts';
import { stationOf } from './stationWorth.ts';

/** The attacker chooses the edge and deploys last. */
const ATTACKING = 1;
const READY = -500;
const LIFTED = -900;

/** Weights for deployment places. */
const SHELTER = 3;
const ABREAST = 0.01 / 64;
const FORWARD = 0.04 / 64;
const GATHERED = 0.02 / 64;

export function roleWorth(attack: boolean): number {
  return attack ? ATTACKING : 0;
}

/** Terrain near the middle of its quarter is best, since the attacker chooses the edge later. */
export function layingWorth(state: State, command: Command): number {
  const at = middleOf(command);
  if (at === null) return 0;
  const { side } = state.field;
  const across = Math.abs(Math.abs(at.x - side / 2) - side / 4);
  const down = Math.abs(Math.abs(at.y - side / 2) - side / 4);
  return 1 - (across + down) / side - ('elsewhere' in command && command.elsewhere ? 0.1 : 0);
}

function middleOf(command: Command): { readonly x: number; readonly y: number } | null {
  if (command.type === 'layFeature' || command.type === 'layBuilding' || command.type === 'layFence') {
    return command.laying satisfies Laying;
  }
  if (command.type !== 'layArea') return null;
  let x = 0;
  let y = 0;
  const count = command.points.length / 2;
  command.points.forEach((value, i) => {
    if (i % 2 === 0) x += value / count;
    else y += value / count;
  });
  return { x, y };
}

/** The edge with the most cover before it, within two Moves. */
export function edgeWorth(state: State, edge: Edge): number {
  let sum = 0;
  for (const feature of state.features) {
    const cover = FEATURES[feature.kind].cover;
    if (cover === 0) continue;
    const depth = depthOf(state, feature, edge);
    const { m, l } = state.field.sticks;
    if (depth < m + l + m) sum += cover;
    if (depth > state.field.side - m - l) sum -= cover;
  }
  return sum;
}

/** Distance of a feature's centre from an edge. */
function depthOf(state: State, feature: Feature, edge: Edge): number {
  const { x, y } = centreOf(feature);
  const { side } = state.field;
  return edge === 'north' ? y : edge === 'south' ? side - y : edge === 'west' ? x : side - x;
}

function centreOf(feature: Feature): { readonly x: number; readonly y: number } {
  if (feature.kind === 'tree') return feature;
  if ('x1' in feature) return { x: (feature.x1 + feature.x2) / 2, y: (feature.y1 + feature.y2) / 2 };
  if (!('points' in feature)) return { x: 0, y: 0 };
  const { points } = feature;
  let x = 0;
  let y = 0;
  for (let i = 0; i < points.length; i += 2) {
    x += (2 * (points[i] as number)) / points.length;
    y += (2 * (points[i + 1] as number)) / points.length;
  }
  return { x, y };
}

export function deployWorth(state: State, frame: DeployFrame, player: number, command: Command): number {
  switch (command.type) {
    case 'deploy':
      return placeWorth(state, player, command.model, command.x, command.y, command.level);
    case 'ready':
      return READY;
    case 'layFence':
      return READY + 1 + layingWorth(state, command);
    case 'lift':
      return LIFTED;
    default:
      return frame.players.length === 0 ? 0 : READY - 1;
  }
}

/** Values cover, a forward place except for leaders, and the nearness of friends and of the middle of the edge. */
function placeWorth(state: State, player: number, model: number, x: number, y: number, level: number): number {
  const edge = state.squads[player]?.edge ?? 'south';
  const { side } = state.field;
  const depth = edge === 'north' ? y : edge === 'south' ? side - y : edge === 'west' ? x : side - x;
  const along = edge === 'north' || edge === 'south' ? x : y;
  const back = isLeader(state, model) || has(state, model, 'musician') || has(state, model, 'flagBearer');
  const then = withModel(state, model, { x, y, level, posture: 'standing' });
  const others = onTable(state, player);
  let far = 0;
  for (const other of others) {
    const there = modelAt(state, other);
    far += Math.sqrt((there.x - x) * (there.x - x) + (there.y - y) * (there.y - y)) / others.length;
  }
  const foes = outlookOf(state, player).foes;
  const station = foes.length > 0 ? stationOf(outlookOf(then, player), then, model) : 0;
  return (
    (shelters(then, model) ? SHELTER : 0) +
    (back ? -FORWARD : FORWARD) * depth -
    ABREAST * Math.abs(along - side / 2) -
    GATHERED * far +
    0.5 * station
  );
}

/** Does the model touch cover? */
function shelters(state: State, model: number): boolean {
  const { x, y } = modelAt(state, model);
  const near = state.field.footRadius * 2;
  return state.features.some((feature) => {
    if (FEATURES[feature.kind].cover === 0 || feature.kind === 'highWall') return false;
    const at = centreOf(feature);
    return Math.abs(at.x - x) <= near && Math.abs(at.y - y) <= near;
  });
}

/** A Scout's free Move. */
export function scoutWorth(state: State, player: number, command: Command): number {
  if (command.type !== 'scout') return 0;
  const { model, x, y } = command;
  if (!isThere(state, model)) return 0;
  const outlook = outlookOf(state, player);
  const { level } = modelAt(state, model);
  const then = withModel(state, model, { x, y, level });
  return stationOf(outlook, then, model) - stationOf(outlook, state, model);
}
