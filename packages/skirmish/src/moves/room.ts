/**
 * For those who try many ends of one Move: what lies near a model, gathered once, so that a way through open ground is
 * seen to be open without asking every rule. Where anything at all is near the way, the rules are asked (`move.ts`).
 */
import { pointSegmentGapSquared, segmentPolygonGapSquared, segmentsGapSquared } from '@drumhead/table';
import { modelAt } from '../abilities.ts';
import type { Doing } from '../frames.ts';
import { isEnemy, radiusOf } from '../geometry.ts';
import { farFromBox } from '../outlines.ts';
import { type Boxed, sortedTerrain } from '../sortedTerrain.ts';
import type { AreaFeature, BuildingFeature, State } from '../state.ts';
import { slowedDown } from './move.ts';
import { costOfMove, type Reach, reachOf } from './mover.ts';
import type { Moved, Start } from './straight.ts';

/** What a model must not come near on its way, in flat lists; lengths in steps. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly reach: Reach;
  /** Bases: x, y, and how near the centre may come (squared). */
  readonly discs: readonly number[];
  /** Obstacles and high walls: x1, y1, x2, y2. */
  readonly lines: readonly number[];
  /** Areas and buildings. */
  readonly areas: readonly Boxed<AreaFeature | BuildingFeature>[];
  readonly cost: Moved['cost'];
  readonly sprint: boolean;
}

/** A place is rounded to whole steps: so much farther off nothing is touched. */
const MARGIN = 2;

const FREELY = { crawls: false, leaves: false, shortInBroken: false, meets: false } as const;

/** The room a model has for one Move, or null where something touches it or holds it back from the start. */
export function roomFor(state: State, doing: Doing, sprint: boolean, start: Start): Room | null {
  const { model } = doing;
  const { x, y, level, posture } = modelAt(state, model);
  if (posture !== 'standing' || level !== 0 || start.touched.length > 0 || slowedDown(state, model)) return null;
  if (doing.mustCharge && !doing.acted) return null;
  const radius = radiusOf(state, model);
  const reach = reachOf(state, model, sprint);
  const most = reach.length + radius + MARGIN;
  const discs: number[] = [];
  for (const other of start.near) {
    const there = modelAt(state, other);
    const across = isEnemy(state, model, other) ? state.field.sticks.s / 10 : 0;
    const rim = radius + radiusOf(state, other) + across + MARGIN;
    const far = reach.length + rim;
    const apart2 = (there.x - x) * (there.x - x) + (there.y - y) * (there.y - y);
    if (apart2 <= far * far) discs.push(there.x, there.y, rim * rim);
  }
  const lines: number[] = [];
  const { areas, lines: allLines } = sortedTerrain(state.features);
  for (const { feature, box } of allLines) {
    const { x1, y1, x2, y2 } = feature;
    if (!farFromBox(box, x, y, x, y, most)) lines.push(x1, y1, x2, y2);
  }
  const around = areas.filter(({ box }) => !farFromBox(box, x, y, x, y, most));
  return { x, y, radius, reach, discs, lines, areas: around, cost: costOfMove(state, model, FREELY), sprint };
}

/** The Move to (x, y), which is on the table and in reach, if the way there is open ground; else null: ask the rules. */
export function openMove(room: Room, x: number, y: number): Moved | null {
  const { discs, lines, areas } = room;
  const wide = room.radius + MARGIN;
  for (let i = 0; i < areas.length; i += 1) {
    const { feature, box } = areas[i] as Boxed<AreaFeature>;
    if (farFromBox(box, room.x, room.y, x, y, wide)) continue;
    if (segmentPolygonGapSquared(room.x, room.y, x, y, feature.points) <= wide * wide) return null;
  }
  for (let i = 0; i < discs.length; i += 3) {
    const gap2 = pointSegmentGapSquared(room.x, room.y, x, y, discs[i] as number, discs[i + 1] as number);
    if (gap2 <= (discs[i + 2] as number)) return null;
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
