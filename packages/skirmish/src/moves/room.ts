/**
 * For those who try many ends of one Move: what lies near a model, gathered once, so that a way through open ground is
 * seen to be open without asking every rule. Where anything at all is near the way, the rules are asked (`move.ts`).
 */
import { pointSegmentGapSquared, segmentPolygonGapSquared, segmentsGapSquared } from '@drumhead/table';
import { modelAt } from '../abilities.ts';
import { isEnemy, radiusOf } from '../geometry.ts';
import { sameFloor } from '../ground.ts';
import { farFromBox } from '../outlines.ts';
import { type Boxed, sortedTerrain } from '../sortedTerrain.ts';
import type { AreaFeature, BuildingFeature, State } from '../state.ts';
import { costOfMove, type Reach, reachOf } from './mover.ts';
import { type Moved, type Start, wallsFor } from './straight.ts';

/** Another base near a model. */
export interface Base {
  readonly model: number;
  readonly x: number;
  readonly y: number;
  /** Sum of both radii. */
  readonly rim: number;
  /** How near the centre may come (squared) and certainly touch nothing. */
  readonly clear2: number;
  readonly enemy: boolean;
  /** A Standing enemy: contact with it ends a Move (SK-MOV-8), unless it was touched before (SK-HTH-27). */
  readonly stops: boolean;
  readonly touched: boolean;
}

/** What lies near a model, in flat lists; lengths in steps. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly reach: Reach;
  readonly bases: readonly Base[];
  /** Walls of its level: x1, y1, x2, y2. */
  readonly walls: readonly number[];
  /** Obstacles and high walls: x1, y1, x2, y2. */
  readonly lines: readonly number[];
  /** Areas and buildings. */
  readonly areas: readonly Boxed<AreaFeature | BuildingFeature>[];
  /** It stands on the ground and touches no enemy: open ground is open to it. */
  readonly open: boolean;
  readonly cost: Moved['cost'];
  readonly sprint: boolean;
}

/** A place is rounded to whole steps: so much farther off nothing is touched. */
const MARGIN = 2;

const FREELY = { crawls: false, leaves: false, shortInBroken: false, meets: false } as const;

/** The room a model has for one Move. */
export function roomOf(state: State, model: number, sprint: boolean, start: Start): Room {
  const mover = modelAt(state, model);
  const { x, y, level, posture } = mover;
  const radius = radiusOf(state, model);
  const reach = reachOf(state, model, sprint);
  const most = reach.length + radius + MARGIN;
  const bases: Base[] = [];
  for (const other of start.near) {
    const there = modelAt(state, other);
    const rim = radius + radiusOf(state, other);
    const far = reach.length + rim + state.field.sticks.s / 10 + MARGIN;
    if ((there.x - x) * (there.x - x) + (there.y - y) * (there.y - y) > far * far) continue;
    if (!sameFloor(state, mover, there)) continue;
    const enemy = isEnemy(state, model, other);
    const clear = rim + (enemy ? state.field.sticks.s / 10 : 0) + MARGIN;
    bases.push({
      model: other,
      x: there.x,
      y: there.y,
      rim,
      clear2: clear * clear,
      enemy,
      stops: enemy && there.posture === 'standing',
      touched: start.touched.includes(other),
    });
  }
  const { areas, lines } = sortedTerrain(state.features);
  const nearLines: number[] = [];
  for (const { feature, box } of lines) {
    if (!farFromBox(box, x, y, x, y, most)) nearLines.push(feature.x1, feature.y1, feature.x2, feature.y2);
  }
  const nearAreas: Boxed<AreaFeature | BuildingFeature>[] = [];
  for (const area of areas) if (!farFromBox(area.box, x, y, x, y, most)) nearAreas.push(area);
  return {
    x,
    y,
    radius,
    reach,
    bases,
    walls: wallsWithin(wallsFor(state, mover), x, y, most),
    lines: nearLines,
    areas: nearAreas,
    open: posture === 'standing' && level === 0 && start.touched.length === 0,
    cost: costOfMove(state, model, FREELY),
    sprint,
  };
}

function wallsWithin(walls: readonly number[], x: number, y: number, most: number): readonly number[] {
  const found: number[] = [];
  for (let i = 0; i < walls.length; i += 4) {
    const ax = walls[i] as number;
    const ay = walls[i + 1] as number;
    const bx = walls[i + 2] as number;
    const by = walls[i + 3] as number;
    if ((ax > x + most && bx > x + most) || (ax < x - most && bx < x - most)) continue;
    if ((ay > y + most && by > y + most) || (ay < y - most && by < y - most)) continue;
    found.push(ax, ay, bx, by);
  }
  return found;
}

/** The Move to (x, y), which is on the table and in reach, if the way there is open ground; else null: ask the rules. */
export function openMove(room: Room, x: number, y: number): Moved | null {
  if (!room.open) return null;
  const { bases, lines, areas } = room;
  const wide = room.radius + MARGIN;
  for (let i = 0; i < areas.length; i += 1) {
    const { feature, box } = areas[i] as Boxed<AreaFeature>;
    if (farFromBox(box, room.x, room.y, x, y, wide)) continue;
    if (segmentPolygonGapSquared(room.x, room.y, x, y, feature.points) <= wide * wide) return null;
  }
  for (let i = 0; i < bases.length; i += 1) {
    const { x: bx, y: by, clear2 } = bases[i] as Base;
    if (pointSegmentGapSquared(room.x, room.y, x, y, bx, by) <= clear2) return null;
  }
  for (let i = 0; i < lines.length; i += 4) {
    const [ax, ay, bx, by] = [lines[i], lines[i + 1], lines[i + 2], lines[i + 3]] as [number, number, number, number];
    if (segmentsGapSquared(room.x, room.y, x, y, ax, ay, bx, by) <= wide * wide) return null;
  }
  const { cost, reach, sprint } = room;
  return {
    x,
    y,
    level: 0,
    meets: NOBODY,
    into: NOBODY,
    cost,
    actions: 1,
    broken: NO_GROUND,
    length: Math.sqrt((x - room.x) * (x - room.x) + (y - room.y) * (y - room.y)),
    reach: reach.length,
    crawls: false,
    leaves: false,
    sprint,
  };
}

const NOBODY: readonly number[] = [];
const NO_GROUND: Moved['broken'] = [];
