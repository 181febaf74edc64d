/**
 * Is any place legal for a General (LB-LEAD-20, -27)? Every place of the lattice is one of finitely many: whole steps, and
 * facings in sixteenths of a degree. The search looks at all of them, as far as its budget goes, but for boxes of places
 * that one reason refuses together. All footprints of a box have a smaller one in common; if that is on a unit or on closed
 * ground, off the table, out of his span or nearer to an enemy than any friend can be, so are they all.
 */
import {
  arcOf,
  type Budget,
  gap,
  halfOf,
  insideBox,
  isWithin,
  overlaps,
  pointInPolygon,
  pointSegmentGapSquared,
  type Quad,
  quadMeetsPolygon,
  quadOf,
  type Range,
  searchLattice,
} from '@drumhead/table';
import { generalSize, isCinc, quadOfUnit, unitsOnTable } from '../ground/footprints.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { T1 } from '../ground/terrainKinds.ts';
import type { GeneralProfile, State, TerrainPiece } from '../state/state.ts';
import type { Spot } from './generalPlaces.ts';

/** Boxes of places that one question may look at. */
const MOST_BOXES = 20_000;

/** Corners and places are rounded to whole steps: strays are this much more, in steps. */
const ROUNDING = 4;

/** The side of a square in a circle of radius 1, rounded down. */
const SQUARE = 1.4;

/** The least width of a footprint that is looked at, in steps. */
const LEAST = 4;

/**
 * A place within `span` of one of these units, with one of these facings, that is legal. Null: there is none, or none that
 * the search comes upon before it gives up ({@link Budget}).
 */
export function anyPlaceOf(
  state: State,
  general: number,
  span: number,
  units: readonly number[],
  facings: Range,
  isLegal: (spot: Spot) => boolean,
  budget: Budget = { boxes: MOST_BOXES },
): Spot | null {
  const size = generalSize(state.field, isCinc(state.field, general));
  const near = units.map((unit) => quadOfUnit(state, unit));
  const reach = Math.ceil(span + size.outer);
  const sides = [0, 1].map((side) => unitsOnTable(state, side as 0 | 1).map((unit) => quadOfUnit(state, unit)));
  const own = (state.field.generals[general] as GeneralProfile).side;
  const [friends, enemies] = [sides[own] as Quad[], sides[1 - own] as Quad[]];
  const solid = state.field.terrain.filter(isSolid).map(({ points }) => points);
  return searchLattice<Spot>(
    [
      {
        low: Math.min(...near.map(({ minX }) => minX)) - reach,
        high: Math.max(...near.map(({ maxX }) => maxX)) + reach,
      },
      {
        low: Math.min(...near.map(({ minY }) => minY)) - reach,
        high: Math.max(...near.map(({ maxY }) => maxY)) + reach,
      },
      facings,
    ],
    {
      at([x = 0, y = 0, facing = 0]) {
        const spot = { x, y, facing };
        return isLegal(spot) ? spot : null;
      },
      strayOf: (box) => [halfOf(box, 0), halfOf(box, 1), arcOf(box, 2, size.outer)],
      isHopeless({ middle: [x = 0, y = 0, facing = 0] }, [across = 0, down = 0, turn = 0]) {
        const stray = Math.ceil(across + down + turn) + ROUNDING;
        const by = Math.min(stray, Math.floor((Math.min(size.width, size.depth) - LEAST) / 2));
        const common = quadOf({ x, y, facing }, { width: size.width - 2 * by, depth: size.depth - 2 * by });
        // So much may it stick out of some footprint, and so much, at its corners, may a footprint stick out of it.
        const beyond = stray - by;
        const out = stray + 2 * by;
        if (!near.some((quad) => isWithin(common, quad, span + TOLERANCE + out))) return true;
        const apart = Math.ceil(across + down) + ROUNDING;
        if (solid.some((points) => isDeepIn(points, x, y, apart))) return true;
        // The square about his centre that he covers however he is faced.
        const side = Math.floor((size.inner - apart) * SQUARE);
        if (
          side >= LEAST &&
          isClosed(state, quadOf({ x, y, facing: 0 }, { width: side, depth: side }), friends, enemies)
        )
          return true;
        if (beyond === 0 && isClosed(state, common, friends, enemies)) return true;
        return isNearerToEnemies(common, beyond, out, friends, enemies);
      },
    },
    budget,
  );
}

/** LB-LEAD-04, LB-GEO-18, -19. */
function isClosed(state: State, quad: Quad, friends: readonly Quad[], enemies: readonly Quad[]): boolean {
  const { field } = state;
  if (!insideBox(quad, field.width, field.height)) return true;
  if ([...friends, ...enemies].some((other) => overlaps(quad, other))) return true;
  return field.terrain.some((piece) => isSolid(piece) && quadMeetsPolygon(quad, piece.points));
}

const isSolid = ({ kind }: TerrainPiece): boolean => T1[kind].impassable && !T1[kind].linear;

/** Is a point in a polygon, and farther than this from its outline? Then whoever stands so near to it is in it, however faced. */
function isDeepIn(points: readonly number[], x: number, y: number, depth: number): boolean {
  if (!pointInPolygon(x, y, points)) return false;
  for (let i = 0, j = points.length - 2; i < points.length; j = i, i += 2) {
    const [ax, ay, bx, by] = [points[j], points[j + 1], points[i], points[i + 1]] as [number, number, number, number];
    if (pointSegmentGapSquared(ax, ay, bx, by, x, y) <= depth * depth) return false;
  }
  return true;
}

/** LB-LEAD-19 (a): is an enemy nearer to every footprint of the box than any friend is to one of them? */
function isNearerToEnemies(
  common: Quad,
  beyond: number,
  out: number,
  friends: readonly Quad[],
  enemies: readonly Quad[],
): boolean {
  const most = Math.min(...enemies.map((enemy) => gap(common, enemy) + beyond));
  return friends.every((friend) => gap(common, friend) - out > most);
}
