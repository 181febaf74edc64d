/** LB-APP-42, LB-MOVE-32: distances at which a footprint going straight ahead meets or clears an obstacle. */
import {
  cosine,
  insideBox,
  moved,
  overlaps,
  type Point,
  polylineGapSquared,
  polylineMeetsConvex,
  type Pose,
  type Quad,
  quadMeetsPolygon,
  quadOf,
  sine,
  sweptHull,
} from '@drumhead/table';
import { footprintOf, quadOfUnit } from '../../ground/footprints.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import type { TerrainPiece, Unit } from '../../state/state.ts';
import { T1 } from '../../ground/terrainKinds.ts';
import type { NearUnit, Surroundings } from './surroundings.ts';
import { standsAstride } from './sweptTrack.ts';

/** Does the footprint stand clear of the line, not touching it? */
export function clearOf(quad: Quad, piece: TerrainPiece): boolean {
  return polylineGapSquared(piece.points, quad) > TOLERANCE * TOLERANCE;
}

/** The largest whole distance ahead, up to `most`, at which no part of the unit has crossed the line. */
export function firstOver(s: Surroundings, piece: TerrainPiece, most: number): number {
  const over = (distance: number): boolean => {
    const to: Point = moved(s.u, s.u.facing, distance);
    return polylineMeetsConvex(piece.points, sweptHull(s.quad, to.x - s.u.x, to.y - s.u.y));
  };
  if (!over(most)) return most;
  let low = 0;
  let high = most;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (over(middle)) high = middle;
    else low = middle;
  }
  return low;
}

/** The smallest whole distance ahead at which the whole footprint is beyond the line. */
export function distanceToClear(s: Surroundings, piece: TerrainPiece): number {
  const sin = sine(s.u.facing);
  const cos = cosine(s.u.facing);
  const half = s.size.width / 2;
  let farthest = Number.NEGATIVE_INFINITY;
  for (let i = 2; i < piece.points.length; i += 2) {
    const ax = (piece.points[i - 2] as number) - s.u.x;
    const ay = (piece.points[i - 1] as number) - s.u.y;
    const bx = (piece.points[i] as number) - s.u.x;
    const by = (piece.points[i + 1] as number) - s.u.y;
    const a = { aside: ax * cos + ay * sin, ahead: ax * sin - ay * cos };
    const b = { aside: bx * cos + by * sin, ahead: bx * sin - by * cos };
    // The part of this piece that lies in the lane of the unit.
    for (const edge of [-half, half]) {
      if ((a.aside - edge) * (b.aside - edge) >= 0) continue;
      const share = (edge - a.aside) / (b.aside - a.aside);
      farthest = Math.max(farthest, a.ahead + (b.ahead - a.ahead) * share);
    }
    if (Math.abs(a.aside) < half) farthest = Math.max(farthest, a.ahead);
    if (Math.abs(b.aside) < half) farthest = Math.max(farthest, b.ahead);
  }
  return Math.max(0, Math.ceil(farthest + s.size.depth / 2) + 2);
}

/**
 * LB-APP-42, LB-GEO-18: why the shifted target cannot stand there (another unit, closed terrain, table edge), or null.
 */
export function shiftProblem(s: Surroundings, unit: number, to: Pose, alsoShifted: readonly NearUnit[]): boolean {
  const { state, field } = s;
  const quad = quadOf(to, footprintOf(state, unit));
  if (!insideBox(quad, field.width, field.height)) return true;
  for (const piece of field.terrain) {
    if (!T1[piece.kind].impassable) continue;
    if (T1[piece.kind].linear ? standsAstride(quad, piece) : quadMeetsPolygon(quad, piece.points)) return true;
  }
  for (let i = 0; i < state.units.length; i++) {
    if (i === unit || i === s.unit || (state.units[i] as Unit).status !== 'table') continue;
    if (alsoShifted.some((e) => e.unit === i)) continue;
    if (overlaps(quad, quadOfUnit(state, i))) return true;
  }
  return false;
}
