/** Table T1: the effect of each kind of terrain on movement, sight and cover. LB-TERR-01..05, LB-BUA-21. */
import { isWithin, polylineGapSquared, type Quad, segmentCrossesSegment } from '@drumhead/table';
import { shortestBetween } from './shortestSegment.ts';
import { around, boxesMeet } from './boxes.ts';
import { TOLERANCE } from './measure.ts';
import type { State, TerrainKind, TerrainPiece } from '../state/state.ts';

export interface GroundRow {
  /** A polyline; the others are areas. */
  readonly linear: boolean;
  /** LB-TERR-02. */
  readonly difficult: boolean;
  /** LB-TERR-03: reduces a move that crosses it. */
  readonly obstacle: boolean;
  /** LB-TERR-04, -05: closed to movement (streams except at fords and bridges, sectors except by chapter 18). */
  readonly impassable: boolean;
  /** LB-LOS-02; hills block by their crest (LB-LOS-05). */
  readonly blocksSight: boolean;
  /** LB-TERR-08: dice against guns. */
  readonly cover: 0 | 1 | 2;
  /** LB-TERR-10: dice for the defender in or behind it; elevation is counted separately. */
  readonly position: 0 | 1 | 2;
}

const PLAIN: GroundRow = {
  linear: false,
  difficult: false,
  obstacle: false,
  impassable: false,
  blocksSight: false,
  cover: 0,
  position: 0,
};
const SOFT: GroundRow = { ...PLAIN, linear: true, obstacle: true, cover: 1, position: 1 };
const WALLED: GroundRow = { ...PLAIN, impassable: true, blocksSight: true, cover: 2, position: 2 };

/** LB-TERR-01, -02, table T1. A destroyed sector gives no position ({@link positionBehind}). */
export const T1: Readonly<Record<TerrainKind, GroundRow>> = {
  gentleHill: PLAIN,
  steepHill: { ...PLAIN, difficult: true, position: 1 },
  wood: { ...PLAIN, difficult: true, blocksSight: true, cover: 1, position: 1 },
  rough: { ...PLAIN, difficult: true, cover: 1, position: 1 },
  swamp: { ...PLAIN, difficult: true, position: 1 },
  hedge: SOFT,
  fence: SOFT,
  ditch: SOFT,
  wall: { ...SOFT, cover: 2, position: 2 },
  stream: { ...PLAIN, linear: true, impassable: true, position: 1 },
  building: WALLED,
  sector: WALLED,
  road: { ...PLAIN, linear: true },
  bridge: { ...PLAIN, linear: true },
  ford: { ...PLAIN, linear: true },
};

/** LB-BUA-21: a sector at DIS 7 is destroyed, impassable for good. */
export function isDestroyed(state: State, piece: TerrainPiece): boolean {
  return piece.sector >= 0 && (state.sectors[piece.sector]?.dis ?? 0) >= 7;
}

export function isHill(piece: TerrainPiece): boolean {
  return piece.kind === 'gentleHill' || piece.kind === 'steepHill';
}

/**
 * Does the line cross the shortest segment between the two (LB-PROX-03, LB-TERR-12)? Where they touch, it lies between
 * them if it touches both (LB-APP-42: the fight is across it).
 */
export function liesBetween(line: readonly number[], p: Quad, q: Quad): boolean {
  if (isWithin(p, q, TOLERANCE)) {
    const contact = TOLERANCE * TOLERANCE;
    return polylineGapSquared(line, p) <= contact && polylineGapSquared(line, q) <= contact;
  }
  const { x1, y1, x2, y2 } = shortestBetween(p, q);
  for (let i = 2; i < line.length; i += 2) {
    const ax = line[i - 2] as number;
    const ay = line[i - 1] as number;
    if (segmentCrossesSegment(x1, y1, x2, y2, ax, ay, line[i] as number, line[i + 1] as number)) return true;
  }
  return false;
}

/** Quick check: is the box around the piece within `limit` steps of the box around both footprints? */
export function nearBoth(piece: TerrainPiece, p: Quad, q: Quad, limit: number): boolean {
  return boxesMeet(piece, around(p, q), limit);
}

/** LB-PROX-03, LB-TERR-03: a hedge, fence, ditch, wall or stream lies between the two. */
export function partedByObstacle(state: State, p: Quad, q: Quad): boolean {
  for (const piece of state.field.terrain) {
    const row = T1[piece.kind];
    if (!row.obstacle && piece.kind !== 'stream') continue;
    if (nearBoth(piece, p, q, 1) && liesBetween(piece.points, p, q)) return true;
  }
  return false;
}
