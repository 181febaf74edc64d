/** SK-RNG-22, SK-RNG-25 (SDT): searching for cover from a shooter. */
import { refusal, type Refusal } from '@drumhead/engine';
import { cosine, FACINGS_PER_DEGREE, FULL_TURN, sine } from '@drumhead/table';
import { modelAt } from '../../state/abilities.ts';
import { coverAt, mayFindCover } from './cover.ts';
import { endOf, type FreeMove, freeMoveProblem } from '../../movement/freeMoves.ts';
import { FEATURES, type Place } from '../../ground/terrain.ts';
import type { Feature, State } from '../../state/state.ts';

/** SK-RNG-25. Directions are tried every 15°, with this many places in each. */
const DIRECTIONS = FULL_TURN / (15 * FACINGS_PER_DEGREE);
const PLACES = 10;

/** SK-RNG-22. The run ends out of contact and passes over no model. */
const RUN: FreeMove = { contact: false, over: -1 };

/** SK-RNG-22. Why a model may not run to this place for cover, or null. */
export function coverPlaceProblem(state: State, model: number, shooter: number, x: number, y: number): Refusal | null {
  const from = modelAt(state, model);
  const { s } = state.field.sticks;
  if ((x - from.x) * (x - from.x) + (y - from.y) * (y - from.y) > s * s)
    return refusal('SK-RNG-22', 'sk.fight.runTooFar');
  if (!isCovered(state, model, shooter, x, y)) return refusal('SK-RNG-22', 'sk.fight.noCoverThere');
  return freeMoveProblem(state, model, x, y, RUN);
}

function isCovered(state: State, model: number, shooter: number, x: number, y: number): boolean {
  return coverAt(state, shooter, modelAt(state, shooter), model, endOf(state, model, x, y)).grade > 0;
}

/** SK-RNG-25. Legal places within S that give cover, found one at a time. */
export function* coverPlaces(state: State, model: number, shooter: number): Generator<Place, undefined> {
  const from = modelAt(state, model);
  const { s } = state.field.sticks;
  if (!mayFindCover(state, shooter, model, s)) return;
  for (let direction = 0; direction < DIRECTIONS; direction += 1) {
    const facing = (direction * FULL_TURN) / DIRECTIONS;
    for (let i = 1; i <= PLACES; i += 1) {
      // Rounded towards the start: a place is never farther than S.
      const x = from.x + Math.trunc((sine(facing) * s * i) / PLACES);
      const y = from.y - Math.trunc((cosine(facing) * s * i) / PLACES);
      if (coverPlaceProblem(state, model, shooter, x, y) === null) yield endOf(state, model, x, y);
    }
  }
}

/** SK-RNG-22. The farthest place towards the nearest cover on the table, up to S, or null. */
export function wayToCover(state: State, model: number): Place | null {
  const from = modelAt(state, model);
  let goal: Rim | null = null;
  let nearest = Number.POSITIVE_INFINITY;
  for (const feature of state.features) {
    for (const [ax, ay, bx, by] of edgesOf(feature)) {
      const point = nearestOnSegment(ax, ay, bx, by, from.x, from.y);
      const far = (point.nearX - from.x) * (point.nearX - from.x) + (point.nearY - from.y) * (point.nearY - from.y);
      if (far < nearest) [goal, nearest] = [point, far];
    }
  }
  if (goal === null || nearest === 0) return null;
  const length = Math.sqrt(nearest);
  for (let i = PLACES; i > 0; i--) {
    const along = Math.min(length, (state.field.sticks.s * i) / PLACES) / length;
    const x = from.x + Math.trunc((goal.nearX - from.x) * along);
    const y = from.y + Math.trunc((goal.nearY - from.y) * along);
    if ((x !== from.x || y !== from.y) && freeMoveProblem(state, model, x, y, RUN) === null) {
      return endOf(state, model, x, y);
    }
  }
  return null;
}

type Edge = readonly [number, number, number, number];

/** SK-RNG-25. The edges of features that give cover: woods, buildings, trees, linear obstacles. */
function edgesOf(feature: Feature): readonly Edge[] {
  if (FEATURES[feature.kind].cover === 0 || feature.kind === 'highWall') return [];
  if (feature.kind === 'tree') return [[feature.x, feature.y, feature.x, feature.y]];
  if ('x1' in feature) return [[feature.x1, feature.y1, feature.x2, feature.y2]];
  if (!('points' in feature)) return [];
  const { points } = feature;
  const edges: Edge[] = [];
  for (let i = 0; i < points.length; i += 2) {
    const next = (i + 2) % points.length;
    edges.push([points[i], points[i + 1], points[next], points[next + 1]] as unknown as Edge);
  }
  return edges;
}

/** The nearest point of an edge (floats). */
interface Rim {
  readonly nearX: number;
  readonly nearY: number;
}

function nearestOnSegment(ax: number, ay: number, bx: number, by: number, x: number, y: number): Rim {
  const length2 = (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
  const along = length2 === 0 ? 0 : ((bx - ax) * (x - ax) + (by - ay) * (y - ay)) / length2;
  const part = along < 0 ? 0 : along > 1 ? 1 : along;
  return { nearX: ax + (bx - ax) * part, nearY: ay + (by - ay) * part };
}
