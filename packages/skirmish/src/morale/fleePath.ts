/** SK-GEO-13, SK-MOR-8: the enemy a model flees from, and the way it takes. */
import { facing, STEPS_PER_MM } from '@drumhead/table';
import {
  type Direction,
  directionOf,
  placeAlong,
  turnedLeft,
  wayToBase,
  wayToEdge,
  wayToWall,
  withinEdges,
} from '../movement/forcedMoves.ts';
import { gapBetween, isEnemy, isStanding, isThere, nearBy, radiusOf } from '../ground/geometry.ts';
import { brokenWay, levelAt, isSlowedBy } from '../ground/terrain.ts';
import { reachOf } from '../movement/mover.ts';
import { depthInBases, mayStandAt } from '../ground/standingRoom.ts';
import { sees } from '../ground/sight.ts';
import type { Model, State } from '../state/state.ts';

/** One flee move: its end, or that the model leaves the table. */
export interface FleeMove {
  readonly x: number;
  readonly y: number;
  readonly level: number;
  readonly leaves: boolean;
  /** Broken ground shortens it. */
  readonly broken: boolean;
  /** Length of the way in float steps. */
  readonly length: number;
}

/** SK-GEO-13. The shortest way that counts, and the distance kept from enemies. */
const LEAST = STEPS_PER_MM;

/** SK-GEO-13. Angles tried: straight away, then to the left and right, ever wider. */
const TURNS: readonly number[] = [0, 15, -15, 30, -30, 45, -45, 60, -60, 75, -75, 90, -90].map((degrees) =>
  degrees < 0 ? -facing(-degrees) : facing(degrees),
);

/** SK-GEO-13. The enemies it may flee from, all equally near: Standing ones it sees, else Standing, else any. */
export function fleeSources(state: State, model: number): readonly number[] {
  const standing: number[] = [];
  const others: number[] = [];
  for (let i = 0; i < state.models.length; i += 1) {
    if (!isThere(state, i) || !isEnemy(state, model, i)) continue;
    (isStanding(state, i) ? standing : others).push(i);
  }
  const seen = standing.filter((enemy) => sees(state, model, enemy));
  return nearestOf(state, model, seen.length > 0 ? seen : standing.length > 0 ? standing : others);
}

function nearestOf(state: State, model: number, enemies: readonly number[]): readonly number[] {
  const gaps = enemies.map((enemy) => gapBetween(state, model, enemy));
  const least = Math.min(...gaps);
  return enemies.filter((_, i) => gaps[i] === least);
}

/** SK-GEO-13. The flee move of a Standing model away from an enemy (one of `fleeSources`), or null if it stays put. */
export function fleePath(state: State, model: number, from: number): FleeMove | null {
  const at = state.models[model] as Model;
  const enemy = state.models[from] as Model;
  const direction = directionOf(at.x - enemy.x, at.y - enemy.y);
  if (direction === null) return null;
  let best: FleeMove | null = null;
  for (const turn of TURNS) {
    const { move, blocked } = fleeWay(state, model, turnedLeft(direction, turn));
    if (turn === 0 && !blocked) return move;
    if (move.length > LEAST && (best === null || move.length > best.length)) best = move;
  }
  return best;
}

/** How far it gets in one direction, and whether something other than ground or table edge ends its way. */
function fleeWay(state: State, model: number, direction: Direction): { move: FleeMove; blocked: boolean } {
  const at = state.models[model] as Model;
  const reach = reachOf(state, model, false);
  const wall = wayToWall(state, model, direction, reach.length, false);
  const enemy = wayToBase(state, model, direction, reach.length, LEAST, (other) => isEnemy(state, model, other));
  const free = Math.min(wall, enemy);
  const { allowed, broken } = allowedOn(state, model, direction, Math.min(free, reach.length), reach.shortenedLength);
  const over = wayToEdge(state, at, direction, 0);
  if (over < allowed) {
    const { x, y } = withinEdges(state, placeAlong(at, direction, over));
    return { move: { x, y, level: 0, leaves: true, broken, length: allowed }, blocked: false };
  }
  const edge = wayToEdge(state, at, direction, radiusOf(state, model));
  const most = Math.min(allowed, edge);
  const move = restOn(state, model, direction, most, broken);
  return { move, blocked: (free <= allowed && free < reach.length) || move.length < most - REST_STEP };
}

/** SK-MOV-3, SK-MOR-8. How far the ground allows: all the way, the shorter stick, or up to the broken ground. */
function allowedOn(
  state: State,
  model: number,
  direction: Direction,
  full: number,
  shortened: number,
): { allowed: number; broken: boolean } {
  const at = state.models[model] as Model;
  const minds = isSlowedBy(state, model);
  const isBroken = (length: number): boolean => {
    const end = placeAlong(at, direction, length);
    return brokenWay(state, model, at.x, at.y, end.x, end.y, at.level, minds);
  };
  if (full <= shortened) return { allowed: full, broken: isBroken(full) };
  if (!isBroken(full)) return { allowed: full, broken: false };
  if (isBroken(shortened)) return { allowed: shortened, broken: true };
  let low = shortened;
  let high = full;
  while (high - low > 1) {
    const whole = Math.floor((low + high) / 2);
    // If the way ends between two steps, there may be no whole step left.
    const middle = whole > low ? whole : (low + high) / 2;
    if (isBroken(middle)) high = middle;
    else low = middle;
  }
  return { allowed: low, broken: false };
}

/** Two rounded places may be this much nearer to each other than they should (steps). */
const ROUNDING = 2;

/**
 * A way is shortened by these steps until its end is a legal place: it may pass friends and obstacles, not end on them.
 */
const REST_STEP = STEPS_PER_MM / 16;

function restOn(state: State, model: number, direction: Direction, most: number, broken: boolean): FleeMove {
  const at = state.models[model] as Model;
  const near = nearBy(state, model, most + ROUNDING);
  for (let length = most; length > 0; length -= REST_STEP) {
    const { x, y } = placeAlong(at, direction, length);
    const level = levelAt(state, x, y, at.level);
    if (mayStandAt(state, model, x, y, level, near)) return { x, y, level, leaves: false, broken, length };
    // Skip the places that still overlap the same base. (Floors separate bases.)
    const deep = at.level > 0 ? 0 : depthInBases(state, model, x, y, near) - ROUNDING;
    if (deep > REST_STEP) length -= Math.floor(deep / REST_STEP) * REST_STEP;
  }
  return { x: at.x, y: at.y, level: at.level, leaves: false, broken: false, length: 0 };
}
