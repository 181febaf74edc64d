/**
 * Obstacles near a model, gathered once for all ends of a Move that are tried. Most ways lead through open ground,
 * which this finds without every rule. If anything is near the way, the rules decide (`move.ts`).
 */
import { pointSegmentGapSquared, type Polygon, segmentPolygonGapSquared, segmentsGapSquared } from '@drumhead/table';
import { modelAt } from '../state/abilities.ts';
import { BARRIER, wallsFor } from '../ground/barriers.ts';
import { isEnemy, radiusOf } from '../ground/geometry.ts';
import { sameFloor } from '../ground/terrain.ts';
import { farFromBox, isBesideBox } from '../ground/outlines.ts';
import { type Boxed, terrainIndexOf } from '../ground/terrainIndex.ts';
import type { AreaFeature, BuildingFeature, State } from '../state/state.ts';
import { costOfMove, type Reach, reachOf } from './mover.ts';
import { heldFriend, type MovePlan, type Start } from './straightMove.ts';

/** Another base near a model. */
export interface Base {
  readonly model: number;
  readonly x: number;
  readonly y: number;
  /** Sum of both radii. */
  readonly rim: number;
  readonly enemy: boolean;
  /** A Standing enemy: contact with it ends a Move (SK-MOV-8), unless it was touched before (SK-HTH-27). */
  readonly stops: boolean;
  readonly touched: boolean;
}

/** Margin (steps) for places that are rounded to whole steps. */
const MARGIN = 2;

/** Margin (steps) for rounding in the last bits of a gap. */
const CLEARLY = 0.25;

const FREELY = { crawls: false, leaves: false, shortInBroken: false, meets: false } as const;
const CRAWLING = { ...FREELY, crawls: true } as const;

/** What lies near a model that moves, gathered on demand. Lengths in steps. */
export class Clearance {
  readonly state: State;
  readonly model: number;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly reach: Reach;
  /** Models that some Move may touch. */
  readonly near: readonly number[];
  /** Every way through open ground is legal: the model is on the ground, and may make any Move. */
  readonly open: boolean;
  readonly sprint: boolean;
  /** The model is Prone (SK-MOV-17). */
  readonly crawls: boolean;
  private readonly touched: readonly number[];
  private nearBases: readonly Base[] | null = null;
  private nearWalls: readonly number[] | null = null;
  private nearLines: readonly number[] | null = null;
  private nearAreas: readonly Boxed<AreaFeature | BuildingFeature>[] | null = null;

  constructor(state: State, model: number, sprint: boolean, start: Start, open: boolean) {
    const { x, y, level, posture } = modelAt(state, model);
    this.state = state;
    this.model = model;
    this.x = x;
    this.y = y;
    this.radius = radiusOf(state, model);
    this.reach = reachOf(state, model, sprint);
    this.near = start.near;
    this.touched = start.touched;
    this.crawls = posture === 'prone';
    this.open = open && (posture === 'standing' || this.crawls) && level === 0;
    this.sprint = sprint;
  }

  /** The farthest that any part of the base can get. */
  private get most(): number {
    return this.reach.length + this.radius + MARGIN;
  }

  get bases(): readonly Base[] {
    return (this.nearBases ??= this.basesInReach());
  }

  /** Walls of its level: x1, y1, x2, y2. */
  get walls(): readonly number[] {
    const { state, model, x, y, most } = this;
    return (this.nearWalls ??= wallsWithin(wallsFor(state, modelAt(state, model)), x, y, most));
  }

  /** Obstacles and high walls: x1, y1, x2, y2. */
  get lines(): readonly number[] {
    if (this.nearLines !== null) return this.nearLines;
    const { x, y, most } = this;
    const found: number[] = [];
    for (const { feature, box } of terrainIndexOf(this.state.features).lines) {
      if (!farFromBox(box, x, y, x, y, most)) found.push(feature.x1, feature.y1, feature.x2, feature.y2);
    }
    this.nearLines = found;
    return found;
  }

  /** Areas and buildings. */
  get areas(): readonly Boxed<AreaFeature | BuildingFeature>[] {
    const { x, y, most } = this;
    return (this.nearAreas ??= terrainIndexOf(this.state.features).areas.filter(
      ({ box }) => !farFromBox(box, x, y, x, y, most),
    ));
  }

  private basesInReach(): readonly Base[] {
    const { state, model, x, y } = this;
    const mover = modelAt(state, model);
    const bases: Base[] = [];
    for (const other of this.near) {
      const there = modelAt(state, other);
      const rim = this.radius + radiusOf(state, other);
      const far = this.reach.length + rim + state.field.sticks.s / 10 + MARGIN;
      if ((there.x - x) * (there.x - x) + (there.y - y) * (there.y - y) > far * far) continue;
      if (!sameFloor(state, mover, there)) continue;
      const enemy = isEnemy(state, model, other);
      bases.push({
        model: other,
        x: there.x,
        y: there.y,
        rim,
        enemy,
        stops: enemy && there.posture === 'standing',
        touched: this.touched.includes(other),
      });
    }
    return bases;
  }
}

function wallsWithin(walls: readonly number[], x: number, y: number, most: number): readonly number[] {
  const found: number[] = [];
  const box = { minX: x - most, minY: y - most, maxX: x + most, maxY: y + most };
  for (let i = 0; i < walls.length; i += BARRIER) {
    const ax = walls[i] as number;
    const ay = walls[i + 1] as number;
    const bx = walls[i + 2] as number;
    const by = walls[i + 3] as number;
    if (!isBesideBox(box, ax, ay, bx, by)) found.push(ax, ay, bx, by);
  }
  return found;
}

/**
 * The Move to (x, y), another place on the table and in reach, if the way is open ground; null if the rules must
 * decide.
 */
export function openMove(clearance: Clearance, x: number, y: number): MovePlan | null {
  if (!clearance.open || !isOpenGround(clearance, x, y) || !isClearOfBases(clearance, x, y)) return null;
  const { state, model, reach, sprint, crawls } = clearance;
  return {
    x,
    y,
    level: 0,
    meets: NOBODY,
    into: NOBODY,
    cost: costOfMove(state, model, crawls ? CRAWLING : FREELY),
    actions: 1,
    broken: NO_GROUND,
    length: Math.sqrt((x - clearance.x) * (x - clearance.x) + (y - clearance.y) * (y - clearance.y)),
    reach: reach.length,
    crawls,
    leaves: false,
    sprint,
  };
}

/** Is the way clear of areas, walls and obstacles? On foot it may lie in a building, clear of its walls. */
function isOpenGround(clearance: Clearance, x: number, y: number): boolean {
  const wide = clearance.radius + CLEARLY;
  const { areas, lines } = clearance;
  const { mounted } = modelAt(clearance.state, clearance.model);
  for (const { feature, box } of areas) {
    if (farFromBox(box, clearance.x, clearance.y, x, y, wide)) continue;
    const gap = feature.kind === 'building' && !mounted ? segmentOutlineGapSquared : segmentPolygonGapSquared;
    if (gap(clearance.x, clearance.y, x, y, feature.points) <= wide * wide) return false;
  }
  for (let i = 0; i < lines.length; i += 4) {
    const [x1, y1, x2, y2] = [lines[i], lines[i + 1], lines[i + 2], lines[i + 3]] as [number, number, number, number];
    if (segmentsGapSquared(clearance.x, clearance.y, x, y, x1, y1, x2, y2) <= wide * wide) return false;
  }
  return true;
}

/** Squared gap between the segment 1-2 and the sides of an outline. */
function segmentOutlineGapSquared(x1: number, y1: number, x2: number, y2: number, outline: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  const { length } = outline;
  for (let i = 0; i < length; i += 2) {
    const next = i + 2 < length ? i + 2 : 0;
    const ax = outline[i] as number;
    const ay = outline[i + 1] as number;
    const gap = segmentsGapSquared(x1, y1, x2, y2, ax, ay, outline[next] as number, outline[next + 1] as number);
    if (gap < least) least = gap;
  }
  return least;
}

/**
 * Is the way clear of enemies, does it pass only through friends that allow it (SK-MOV-9), and does it end clear of
 * all? Models on other floors count too: the rules tell floors apart.
 */
function isClearOfBases({ state, model, near, radius, x, y }: Clearance, toX: number, toY: number): boolean {
  for (const other of near) {
    const there = modelAt(state, other);
    const enemy = isEnemy(state, model, other);
    const rim = radius + radiusOf(state, other) + CLEARLY;
    const clear = enemy ? rim + state.field.sticks.s / 10 : rim;
    if (pointSegmentGapSquared(x, y, toX, toY, there.x, there.y) > clear * clear) continue;
    const endsClear = (there.x - toX) * (there.x - toX) + (there.y - toY) * (there.y - toY) > clear * clear;
    if (enemy || !endsClear || heldFriend(state, model, other) !== null) return false;
  }
  return true;
}

const NOBODY: readonly number[] = [];
const NO_GROUND: MovePlan['broken'] = [];
