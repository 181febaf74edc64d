/** Rivers, and the bridges and fords over them (SIP-TER-10). */
import { memoizeBy } from '@drumhead/engine';
import {
  lengthInside,
  moved,
  type Passage,
  type Point,
  pointInPolygon,
  type Polygon,
  polygonOf,
  type Pose,
  quadFromBox,
  segmentMeetsPolygon,
} from '@drumhead/table';
import { CM, TOLERANCE } from '../state/lengths.ts';
import type { Area, Piece, State } from '../state/state.ts';
import { overlapsArea } from './footprints.ts';
import { depthIn } from './terrain.ts';
import { terrainIndex } from './terrainEffects.ts';

interface Crossing {
  readonly piece: Area;
  /** The crossing lengthened by 5 cm at both ends. */
  readonly lane: Polygon;
}

const crossingsOf = memoizeBy((terrain: readonly Piece[]): readonly Crossing[] =>
  terrainIndex(terrain).crossings.map((piece) => ({ piece, lane: drawnOut(terrain, piece) })),
);

/** The crossing lengthened over the river's banks: along the axis across which the river runs. */
function drawnOut(terrain: readonly Piece[], crossing: Area): Polygon {
  const { minX, minY, maxX, maxY } = crossing;
  const more = 5 * CM;
  // A river that goes on to the left or right of the crossing has its banks above and below.
  const beside = terrainIndex(terrain).areas.river.some(
    (river) =>
      overlapsArea(quadFromBox(minX - more, minY, minX - 1, maxY), river) ||
      overlapsArea(quadFromBox(maxX + 1, minY, maxX + more, maxY), river),
  );
  const wide = beside ? 0 : more;
  const tall = beside ? more : 0;
  return polygonOf(quadFromBox(minX - wide, minY - tall, maxX + wide, maxY + tall));
}

/** SIP-TER-10. While the footprint is over the river, its centre keeps to a bridge or ford, lengthened by 5 cm. */
export function keepsToCrossing(state: State, from: Pose, direction: number, over: Passage): boolean {
  const a = moved(from, direction, over.from);
  const b = moved(from, direction, over.to);
  return crossingsOf(state.terrain).some(
    ({ lane }) => pointInPolygon(a.x, a.y, lane) && pointInPolygon(b.x, b.y, lane),
  );
}

/** SIP-TER-10. Does a unit over this river stand on a crossing? */
export function isOnCrossing(state: State, at: Pose, river: Area): boolean {
  return river.kind === 'river' && crossingsOf(state.terrain).some(({ lane }) => pointInPolygon(at.x, at.y, lane));
}

/** SIP-TER-10, SIP-TER-11: is a point on the way of a bridge or ford? */
export function laneAt(state: State, x: number, y: number): Area | null {
  return crossingsOf(state.terrain).find(({ lane }) => depthIn(lane, x, y) > TOLERANCE)?.piece ?? null;
}

/** SIP-TER-10. Does the centre's way enter a river where there is no crossing? */
export function wadesRiver(state: State, from: Point, to: Point): boolean {
  const { areas, crossings } = terrainIndex(state.terrain);
  const dry = crossings.map(({ points }) => points);
  return areas.river.some(
    (river) =>
      segmentMeetsPolygon(from.x, from.y, to.x, to.y, river.points) &&
      lengthInside(from.x, from.y, to.x, to.y, river.points, dry) > TOLERANCE,
  );
}
