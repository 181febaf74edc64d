/** Who stands in a stream where neither bridge nor ford carries him (LB-TERR-05, -06), found the long way round. */
import {
  alongPolyline,
  pointInPolygon,
  polygonOf,
  polylineLength,
  projectOnPolyline,
  type Quad,
  steps,
} from '@drumhead/table';
import { quadOfUnit } from '../src/ground/footprints.ts';
import { TOLERANCE } from '../src/ground/measure.ts';
import { standsAstride } from '../src/movement/path/sweptTrack.ts';
import type { State, TerrainPiece } from '../src/state/state.ts';

/**
 * How far from its line a crossing carries, in mm. Both are one base wide, half of it to either side. The middle of a
 * column keeps to the bridge, and half a base lies to either side of that middle again; a formation in a ford is wholly
 * within it.
 */
const CARRIES: Partial<Record<TerrainPiece['kind'], number>> = { bridge: 30, ford: 15 };

export function wading(state: State): string[] {
  const { terrain } = state.field;
  return state.units.flatMap((u, unit) => {
    if (u.status !== 'table' || u.sector >= 0) return [];
    const quad = quadOfUnit(state, unit);
    const wet = terrain.find((piece) => piece.kind === 'stream' && isWet(terrain, piece, quad));
    return wet === undefined ? [] : [`unit ${unit} stands in ${wet.id}`];
  });
}

/** Has the stream a place beneath the base, a millimetre from the next, that no one crossing has with all the rest? */
function isWet(terrain: readonly TerrainPiece[], stream: TerrainPiece, quad: Quad): boolean {
  if (!standsAstride(quad, stream)) return false;
  const base = polygonOf(quad);
  const millimetres = Math.floor(polylineLength(stream.points) / steps(1));
  const beneath = Array.from({ length: millimetres }, (_, mm) => alongPolyline(stream.points, 0, steps(mm))).filter(
    ({ x, y }) => pointInPolygon(x, y, base),
  );
  return !terrain.some(({ kind, points }) => {
    const limit = CARRIES[kind];
    if (limit === undefined) return false;
    const reach = steps(limit) + TOLERANCE;
    return beneath.every(({ x, y }) => projectOnPolyline(points, x, y).gapSquared <= reach * reach);
  });
}
