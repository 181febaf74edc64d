/** SK-TER-16, -17, -18, SK-GEO-17: effects of terrain features, levels, walls, broken ground, openings. */
import {
  type Polygon,
  pointPolygonGapSquared,
  pointSegmentGapSquared,
  STEPS_PER_MM,
  segmentCrossesSegment,
  segmentMeetsPolygon,
  segmentPolygonGapSquared,
  segmentsCross,
  segmentsGapSquared,
  side,
} from '@drumhead/table';
import { memoizeByField } from '../state/memoizeByField.ts';
import { farFromBox, isIn } from './outlines.ts';
import { terrainIndexOf } from './terrainIndex.ts';
import type { BuildingFeature, Feature, LineFeature, Model, ModelProfile, State } from '../state/state.ts';

/** A place for a base. Every model is one. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly level: number;
}

/** Cover: none, light (−1) or heavy (−2) (SK-RNG-10). */
export type CoverGrade = 0 | 1 | 2;

interface FeatureProperties {
  /** SK-MOV-5: a base that touches it (an area), or a path that crosses it (a line), is in broken ground. */
  readonly broken: boolean;
  /** SK-MOV-6: passable only through openings. */
  readonly impassable: boolean;
  /** Cover for a model in it (an area) or behind it. */
  readonly cover: CoverGrade;
  /** SK-SPR-11: a Mounted model in it fights at −1. */
  readonly hindersHorse: boolean;
  /** SK-MOV-12: score needed to bash it down, 0 if it cannot be bashed. */
  readonly bash: number;
}

const properties = (
  broken: boolean,
  impassable: boolean,
  cover: CoverGrade,
  hindersHorse: boolean,
  bash: number,
): FeatureProperties => ({ broken, impassable, cover, hindersHorse, bash });

/** SK-TER-16. For lines of sight see `sight.ts`. */
export const FEATURES: Readonly<Record<Feature['kind'], FeatureProperties>> = {
  wood: properties(true, false, 1, true, 0),
  tree: properties(false, false, 1, false, 0),
  rough: properties(true, false, 0, true, 0),
  fence: properties(true, false, 1, false, 6),
  hedge: properties(true, false, 1, false, 0),
  lowWall: properties(true, false, 1, false, 10),
  highWall: properties(false, true, 2, false, 0),
  building: properties(false, true, 2, false, 0),
  hill: properties(false, false, 0, false, 0),
  stream: properties(true, false, 0, true, 0),
  bridge: properties(false, false, 0, false, 0),
  gone: properties(false, false, 0, false, 0),
};

/** Distance (steps) at which a base touches a line, a tree, an opening or stairs: that of base contact (SK-GEO-3). */
export const TOUCH = STEPS_PER_MM / 2;

/** A fence, hedge or low wall: models fight, climb and shoot across it (SK-TER-3). */
export function isLinear(feature: Feature): feature is LineFeature {
  return feature.kind === 'fence' || feature.kind === 'hedge' || feature.kind === 'lowWall';
}

/** SK-GEO-17. Index of the building that contains (x, y), or -1. */
export function buildingAt(state: State, x: number, y: number): number {
  for (const { index, feature, box } of terrainIndexOf(state.features).buildings) {
    if (isIn(x, y, feature.points, box)) return index;
  }
  return -1;
}

/** SK-GEO-6, -17. Is (x, y) on a hill? */
export function onHill(state: State, x: number, y: number): boolean {
  for (const { feature, box } of terrainIndexOf(state.features).hills) if (isIn(x, y, feature.points, box)) return true;
  return false;
}

/**
 * SK-GEO-6. The level of a model that walks to (x, y) on the given level: hills raise it, upper floors keep their
 * level.
 */
export function levelAt(state: State, x: number, y: number, level: number): number {
  if (level > 0 && buildingAt(state, x, y) >= 0) return level;
  return onHill(state, x, y) ? 1 : 0;
}

/** SK-GEO-6. Is a place on an upper floor or a roof (and not just on a hill)? */
export function isUpstairs(state: State, place: Place): boolean {
  return place.level > 0 && buildingAt(state, place.x, place.y) >= 0;
}

/** Can models at these places touch? Not on different floors; a hill makes no difference. */
export function sameFloor(state: State, a: Place, b: Place): boolean {
  return a.level === b.level || (!isUpstairs(state, a) && !isUpstairs(state, b));
}

/** SK-GEO-11. Is model a on higher ground than model b? */
export function higher(state: State, a: number, b: number): boolean {
  return (state.models[a] as Model).level > (state.models[b] as Model).level;
}

// --- walls ------------------------------------------------------------------------------------------------------

/** What a way passes through. */
export type Passage = 'open' | 'door' | 'window' | 'wall';

/**
 * SK-GEO-17, SK-MOV-10. The worst that the segment 1-2 goes through of a building's walls on a level: nothing, an
 * unbarred door, a window, or wall (a barred door is wall). A roof has no walls.
 */
export function passageOf(
  building: BuildingFeature,
  level: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): Passage {
  if (level >= building.floors) return 'open';
  const p = building.points;
  let found: Passage = 'open';
  for (let i = 0; i < 8; i += 2) {
    const ax = p[i] as number;
    const ay = p[i + 1] as number;
    const bx = p[(i + 2) % 8] as number;
    const by = p[(i + 3) % 8] as number;
    const s1 = side(ax, ay, bx, by, x1, y1);
    const s2 = side(ax, ay, bx, by, x2, y2);
    if (!((s1 < 0 && s2 > 0) || (s1 > 0 && s2 < 0))) continue;
    const ta = side(x1, y1, x2, y2, ax, ay);
    const tb = side(x1, y1, x2, y2, bx, by);
    if ((ta > 0 && tb > 0) || (ta < 0 && tb < 0)) continue;
    const share = s1 / (s1 - s2);
    const opening = openingAt(building, level, x1 + (x2 - x1) * share, y1 + (y2 - y1) * share);
    if (opening === 'wall') return 'wall';
    if (opening === 'window' || found === 'open') found = opening;
  }
  return found;
}

/**
 * What lies at a point of a building's outline. Ends of openings are rounded to the lattice, hence a margin of two
 * steps.
 */
function openingAt(building: BuildingFeature, level: number, x: number, y: number): Passage {
  for (const opening of building.openings) {
    if (opening.level !== level || opening.barred) continue;
    if (pointSegmentGapSquared(opening.x1, opening.y1, opening.x2, opening.y2, x, y) <= 4) return opening.kind;
  }
  return 'wall';
}

// --- broken ground ----------------------------------------------------------------------------------------------

/** SK-GEO-9, SK-MOV-3. Does a base touch an area? */
export function touchesArea(place: Place, radius: number, outline: Polygon): boolean {
  return pointPolygonGapSquared(place.x, place.y, outline) <= radius * radius;
}

/**
 * Does a base on the straight way 1-2 touch a stream only where a bridge lies over it? It must touch no railing (a side
 * of the bridge inside the stream), and its centre's way must go over the bridge.
 */
function staysOnBridge(
  state: State,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  radius: number,
  stream: Polygon,
): boolean {
  for (const feature of state.features) {
    if (feature.kind !== 'bridge' || segmentPolygonGapSquared(x1, y1, x2, y2, feature.points) > 0) continue;
    if (!touchesRailing(feature.points, stream, x1, y1, x2, y2, radius)) return true;
  }
  return false;
}

function touchesRailing(
  bridge: Polygon,
  stream: Polygon,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  radius: number,
): boolean {
  for (let i = 0; i < bridge.length; i += 2) {
    const ax = bridge[i] as number;
    const ay = bridge[i + 1] as number;
    const bx = bridge[(i + 2) % bridge.length] as number;
    const by = bridge[(i + 3) % bridge.length] as number;
    if (!segmentMeetsPolygon(ax, ay, bx, by, stream)) continue;
    if (segmentsGapSquared(x1, y1, x2, y2, ax, ay, bx, by) < radius * radius) return true;
  }
  return false;
}

/** SK-MOV-3, SK-SPR-11. Does the model's base touch broken ground where it stands? */
export function inBroken(state: State, model: number): boolean {
  const at = state.models[model] as Model;
  return brokenWay(state, model, at.x, at.y, at.x, at.y, at.level);
}

/**
 * SK-MOV-3, -5. Does a model's base touch broken ground anywhere on the straight way 1-2 (both ends may be the same
 * point): woods, rough ground, streams off a bridge, or does its centre cross a linear obstacle or a doorway?
 * Calls `minds` for each piece of such ground until it returns true: special rules ignore some (SK-SPR-9, -25, -3).
 */
export function brokenWay(
  state: State,
  model: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  level: number,
  minds: (feature: Feature, doorway: boolean) => boolean = always,
): boolean {
  const radius = (state.models[model] as Model).mounted ? state.field.mountedRadius : state.field.footRadius;
  const upstairs = level > 0 && buildingAt(state, x1, y1) >= 0;
  for (const { feature, box } of terrainIndexOf(state.features).broken) {
    if (farFromBox(box, x1, y1, x2, y2, radius)) continue;
    if (feature.kind === 'building') {
      if (passesDoorway(feature, upstairs ? level : 0, x1, y1, x2, y2) && minds(feature, true)) return true;
      continue;
    }
    if (upstairs) continue;
    if (isLinear(feature)) {
      if (segmentsCross(x1, y1, x2, y2, feature.x1, feature.y1, feature.x2, feature.y2) && minds(feature, false)) {
        return true;
      }
      continue;
    }
    const outline = feature.points;
    if (segmentPolygonGapSquared(x1, y1, x2, y2, outline) > radius * radius) continue;
    if (feature.kind === 'stream' && staysOnBridge(state, x1, y1, x2, y2, radius, outline)) continue;
    if (minds(feature, false)) return true;
  }
  return false;
}

/** SK-MOV-10. Does the way go through a doorway, or begin or end in it? */
function passesDoorway(
  building: BuildingFeature,
  level: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
): boolean {
  for (const o of building.openings) {
    if (o.kind !== 'door' || o.barred || o.level !== level) continue;
    if (segmentCrossesSegment(x1, y1, x2, y2, o.x1, o.y1, o.x2, o.y2)) return true;
  }
  return false;
}

const always = (): boolean => true;

/**
 * SK-SPR-9, -25, -3. Which broken ground shortens a model's Moves. Doors shorten those of Light Infantry, but not those
 * of Engineers.
 */
export function isSlowedBy(state: State, model: number): MindsGround {
  return mindsOf(state)[model] as MindsGround;
}

/** Does this piece of broken ground, or its doorway, shorten a model's Move? */
type MindsGround = (feature: Feature, doorway: boolean) => boolean;

const mindsOf = memoizeByField(({ models }): readonly MindsGround[] => models.map(minding));

function minding({ specials }: ModelProfile): MindsGround {
  const light = specials.includes('lightInfantry');
  const forester = specials.includes('forester');
  const engineer = specials.includes('engineer');
  return (feature, doorway) => {
    if (doorway) return !engineer;
    if (light) return false;
    if (feature.kind === 'wood') return !forester;
    return !(engineer && isLinear(feature));
  };
}

// --- openings, stairs, ladders ----------------------------------------------------------------------------------

/** SK-MOV-11. Does a base at this place touch an opening (from either side)? */
export function touchesOpening(
  building: BuildingFeature,
  opening: number,
  x: number,
  y: number,
  level: number,
  radius: number,
): boolean {
  const o = building.openings[opening];
  if (o === undefined || o.level !== level) return false;
  const reach = radius + TOUCH;
  return pointSegmentGapSquared(o.x1, o.y1, o.x2, o.y2, x, y) <= reach * reach;
}

/** SK-TER-18. Does a base at (x, y) touch the end of the stairs (the same disc on both levels)? */
export function touchesStairs(state: State, building: BuildingFeature, x: number, y: number, radius: number): boolean {
  if (building.stairs === null) return false;
  return within(x, y, building.stairs.x, building.stairs.y, radius + state.field.footRadius + TOUCH);
}

/** SK-TER-18. Does a base on the ground touch the foot of the ladder (a point)? */
export function touchesLadder(building: BuildingFeature, x: number, y: number, radius: number): boolean {
  if (building.ladder === null) return false;
  return within(x, y, building.ladder.x, building.ladder.y, radius + TOUCH);
}

function within(x1: number, y1: number, x2: number, y2: number, limit: number): boolean {
  return (x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1) <= limit * limit;
}
