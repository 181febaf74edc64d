/** SK-GEO-7, -8, -9: lines of sight. */
import { outlineGapSquared, pointInPolygon, roundOffset, segmentMeetsPolygon, segmentsCross } from '@drumhead/table';
import { contactAt, isFriend, isStanding, radiusOf } from './geometry.ts';
import { buildingAt, passageOf, type Place, touchesArea } from './terrain.ts';
import { farFromBox } from './outlines.ts';
import { terrainIndexOf } from './terrainIndex.ts';
import type { AreaFeature, BuildingFeature, Feature, Model, State } from '../state/state.ts';

/** The model or feature that blocks a line. */
export interface Blocker {
  readonly by: 'model' | 'feature';
  readonly index: number;
}

/** One of the three lines of SK-GEO-7. */
export interface SightLine {
  readonly clear: boolean;
  readonly blocker: Blocker | null;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export interface Sight {
  readonly visible: boolean;
  /** To the centre of the target, and to the ends of its diameter across the line of centres. */
  readonly lines: readonly [SightLine, SightLine, SightLine];
  /** Sight is mutual: where all three are blocked, the line by which the target sees the shooter; else null. */
  readonly back: SightLine | null;
}

/** Blockers as numbers: CLEAR for none, the index of a model, or FEATURE plus the index of a feature. */
const CLEAR = -1;
const FEATURE = 1000;

/** SK-GEO-7. Do models a and b see each other? */
export function sees(state: State, a: number, b: number): boolean {
  return seesFrom(state, a, state.models[a] as Model, b, state.models[b] as Model);
}

/** SK-GEO-7. Would model a, at a place, and model b at another see each other? It is enough that one sees the other. */
export function seesFrom(state: State, a: number, at: Place, b: number, there: Place): boolean {
  return isAnyFree(state, viewOf(state, a, at, b, there)) || isAnyFree(state, viewOf(state, b, there, a, at));
}

function isAnyFree(state: State, view: View): boolean {
  const { there, acrossX, acrossY } = view;
  return (
    blockerOf(state, view, there.x, there.y) === CLEAR ||
    blockerOf(state, view, there.x + acrossX, there.y + acrossY) === CLEAR ||
    blockerOf(state, view, there.x - acrossX, there.y - acrossY) === CLEAR
  );
}

/** SK-GEO-7. Is the first of the three lines free, from centre to centre? */
export function seesCentre(state: State, from: number, at: Place, to: number, there: Place): boolean {
  return blockerOf(state, viewOf(state, from, at, to, there), there.x, there.y) === CLEAR;
}

/** SK-GEO-7. The three lines from one model to another, and their blockers. */
export function sightBetween(state: State, from: number, to: number): Sight {
  return sightFrom(state, from, state.models[from] as Model, to, state.models[to] as Model);
}

/** SK-GEO-7. The three lines if the models stood at these places. */
export function sightFrom(state: State, from: number, at: Place, to: number, there: Place): Sight {
  const lines = linesOf(state, viewOf(state, from, at, to, there));
  if (lines.some(({ clear }) => clear)) return { visible: true, lines, back: null };
  const back = linesOf(state, viewOf(state, to, there, from, at)).find(({ clear }) => clear) ?? null;
  return { visible: back !== null, lines, back };
}

function linesOf(state: State, view: View): Sight['lines'] {
  const { at, there, acrossX, acrossY } = view;
  const line = (x2: number, y2: number): SightLine => {
    const found = blockerOf(state, view, x2, y2);
    const blocker: Blocker | null =
      found === CLEAR
        ? null
        : found >= FEATURE
          ? { by: 'feature', index: found - FEATURE }
          : { by: 'model', index: found };
    return { clear: found === CLEAR, blocker, x1: at.x, y1: at.y, x2, y2 };
  };
  return [
    line(there.x, there.y),
    line(there.x + acrossX, there.y + acrossY),
    line(there.x - acrossX, there.y - acrossY),
  ];
}

/** A pair of models and the facts that hold for all three lines between them. */
interface View {
  readonly from: number;
  readonly at: Place;
  readonly to: number;
  readonly there: Place;
  readonly fromRadius: number;
  readonly toRadius: number;
  /** Half the target's diameter at right angles to the line of centres, in whole steps. */
  readonly acrossX: number;
  readonly acrossY: number;
  /** Indices of the buildings they stand in, or -1. */
  readonly fromHouse: number;
  readonly toHouse: number;
}

function viewOf(state: State, from: number, at: Place, to: number, there: Place): View {
  const dx = there.x - at.x;
  const dy = there.y - at.y;
  const toRadius = radiusOf(state, to);
  const length = Math.sqrt(dx * dx + dy * dy);
  const share = length === 0 ? 0 : toRadius / length;
  return {
    from,
    at,
    to,
    there,
    fromRadius: radiusOf(state, from),
    toRadius,
    acrossX: roundOffset(-dy * share),
    acrossY: roundOffset(dx * share),
    fromHouse: buildingAt(state, at.x, at.y),
    toHouse: buildingAt(state, there.x, there.y),
  };
}

/** SK-GEO-8. The blocker of the line from the shooter's centre to (x, y); terrain goes before models (SK-GEO-7). */
function blockerOf(state: State, view: View, x: number, y: number): number {
  const { at } = view;
  for (const { index, box } of terrainIndexOf(state.features).blockers) {
    if (!farFromBox(box, at.x, at.y, x, y, 0) && featureBlocks(state, view, x, y, index)) return FEATURE + index;
  }
  for (let i = 0; i < state.models.length; i += 1) if (modelBlocks(state, view, x, y, i)) return i;
  return CLEAR;
}

function featureBlocks(state: State, view: View, x: number, y: number, index: number): boolean {
  const feature = state.features[index] as Feature;
  switch (feature.kind) {
    case 'building':
      return buildingBlocks(view, x, y, index, feature);
    case 'highWall':
      return segmentsCross(view.at.x, view.at.y, x, y, feature.x1, feature.y1, feature.x2, feature.y2);
    case 'hill':
      // A line from or to a higher level passes over it.
      return (
        view.at.level === 0 && view.there.level === 0 && segmentMeetsPolygon(view.at.x, view.at.y, x, y, feature.points)
      );
    case 'wood':
      return woodBlocks(state, view, x, y, feature);
    default:
      return false;
  }
}

/**
 * SK-GEO-8. Walls block; openings do not, except barred doors (SK-MOV-10). A line out of a building or into it runs on
 * the level of the model inside, a line past it on the lower of the two levels. There is no line between two floors.
 */
function buildingBlocks(view: View, x: number, y: number, index: number, building: BuildingFeature): boolean {
  const { at, there } = view;
  const leaves = view.fromHouse === index;
  const enters = view.toHouse === index;
  if (leaves && enters) return at.level !== there.level;
  const level = leaves ? at.level : enters ? there.level : Math.min(at.level, there.level, building.floors - 1);
  return passageOf(building, level, at.x, at.y, x, y) === 'wall';
}

/** SK-GEO-9. */
function woodBlocks(state: State, view: View, x: number, y: number, wood: AreaFeature): boolean {
  const { at, there } = view;
  const outline = wood.points;
  if (!segmentMeetsPolygon(at.x, at.y, x, y, outline)) return false;
  const fromIn = touchesArea(at, view.fromRadius, outline);
  const toIn = touchesArea(there, view.toRadius, outline);
  if (fromIn && toIn) {
    const reach = state.field.variant === 'SDT' ? state.field.sticks.l : state.field.sticks.m;
    const limit = reach + view.fromRadius + view.toRadius;
    return (there.x - at.x) * (there.x - at.x) + (there.y - at.y) * (there.y - at.y) > limit * limit;
  }
  // With one of them inside, the line is open only if that model is at the edge.
  if (fromIn) return !pointInPolygon(at.x, at.y, outline) || !atEdge(state, at, view.fromRadius, outline);
  if (toIn) return !pointInPolygon(x, y, outline) || !atEdge(state, there, view.toRadius, outline);
  return true;
}

/** SK-GEO-9. Does a base in a wood touch the strip within S inside its outline? */
function atEdge(state: State, place: Place, radius: number, outline: readonly number[]): boolean {
  if (!pointInPolygon(place.x, place.y, outline)) return true;
  const reach = state.field.sticks.s + radius;
  return outlineGapSquared(place.x, place.y, outline) <= reach * reach;
}

/** SK-GEO-8. Standing models block the lines that cross their bases, with the exceptions named there. */
function modelBlocks(state: State, view: View, x: number, y: number, index: number): boolean {
  if (index === view.from || index === view.to || !isStanding(state, index)) return false;
  const model = state.models[index] as Model;
  const { at, there } = view;
  const radius = model.mounted ? state.field.mountedRadius : state.field.footRadius;
  if (!crossesDisc(at.x, at.y, x, y, model.x, model.y, radius)) return false;
  // It stands on another floor, below or above the line.
  if (model.level > Math.max(at.level, there.level) || model.level < Math.min(at.level, there.level)) return false;
  if (model.level < at.level) {
    const reach = state.field.sticks.s + radius + view.toRadius;
    const dx = there.x - model.x;
    const dy = there.y - model.y;
    if (dx * dx + dy * dy > reach * reach) return false;
  }
  return !(isFriend(state, view.from, index) && contactAt(state, view.from, at, index, model) !== 'none');
}

/** Does a segment cross the inside of a disc? Touching the rim does not count. Exact for whole steps. */
function crossesDisc(x1: number, y1: number, x2: number, y2: number, cx: number, cy: number, radius: number): boolean {
  const ex = x2 - x1;
  const ey = y2 - y1;
  const vx = cx - x1;
  const vy = cy - y1;
  const reach2 = radius * radius;
  const along = ex * vx + ey * vy;
  if (along <= 0) return vx * vx + vy * vy < reach2;
  const length2 = ex * ex + ey * ey;
  if (along >= length2) {
    const wx = cx - x2;
    const wy = cy - y2;
    return wx * wx + wy * wy < reach2;
  }
  const across = ex * vy - ey * vx;
  return across * across < reach2 * length2;
}
