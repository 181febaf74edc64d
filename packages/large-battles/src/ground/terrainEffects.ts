/** LB-TERR-07..14: effects of terrain on fire and combat. */
import type { Reason, Tally } from '@drumhead/engine';
import {
  areaOf,
  areaOfOverlap,
  isWithin,
  polylineGapSquared,
  polygonOf,
  type Quad,
  quadMeetsPolygon,
  segmentCrossesSegment,
  segmentMeetsPolygon,
} from '@drumhead/table';
import { shortestBetween } from './shortestSegment.ts';
import { boxesOverlap } from './boxes.ts';
import { quadOfUnit } from './footprints.ts';
import { isDestroyed, isHill, liesBetween, nearBoth, T1 } from './terrainKinds.ts';
import { levelOf } from './levels.ts';
import { TOLERANCE } from './measure.ts';
import { hiddenByWalls } from './sight.ts';
import type { State, TerrainKind, TerrainPiece, Unit, UnitProfile } from '../state/state.ts';

export { levelOf } from './levels.ts';

const NOTHING: Tally = [];

/** LB-GEO-17 "in": at least half of the footprint's area lies in the piece. */
export function liesIn(quad: Quad, piece: TerrainPiece): boolean {
  if (!boxesOverlap(piece, quad)) return false;
  const outline = polygonOf(quad);
  return areaOfOverlap(outline, piece.points) * 2 >= areaOf(outline);
}

/** LB-TERR-09, -12: within 1VS of the line or wall. */
function isBehind(state: State, quad: Quad, piece: TerrainPiece): boolean {
  const limit = state.field.sticks.vs + TOLERANCE;
  const outline = T1[piece.kind].linear ? piece.points : closed(piece.points);
  return polylineGapSquared(outline, quad) <= limit * limit;
}

function closed(points: readonly number[]): readonly number[] {
  return [...points, points[0] as number, points[1] as number];
}

/**
 * LB-TERR-10, -11. The best single position of one side of a combat: none or one entry. Elevation counts for either side
 * in the Approach, for the defender in Contact; everything else counts for the defender alone. (+2 of a garrison:
 * LB-BUA-13.)
 */
export function positionBonus(
  state: State,
  combatSide: 'attacker' | 'defender',
  own: number,
  enemy: number,
  step: 'approach' | 'contact',
): Tally {
  if (state.field.terrain.length === 0) return NOTHING;
  let best: Reason | null = null;
  if (combatSide === 'defender') best = groundPosition(state, own, enemy);
  if (best === null && (combatSide === 'defender' || step === 'approach')) {
    if (levelOf(state, own) > levelOf(state, enemy)) best = { rule: 'LB-TERR-10', add: 1, what: 'lb.reason.higher' };
  }
  return best === null ? NOTHING : [best];
}

/** LB-TERR-10: obstacles, walls, difficult ground and woods for the defender. */
function groundPosition(state: State, own: number, enemy: number): Reason | null {
  const quad = quadOfUnit(state, own);
  const other = quadOfUnit(state, enemy);
  const light = deniesGround(state, enemy);
  let best: Reason | null = null;
  for (const piece of state.field.terrain) {
    const row = T1[piece.kind];
    if (row.position === 0 || (best !== null && best.add >= row.position)) continue;
    if (!nearBoth(piece, quad, other, state.field.sticks.vs)) continue;
    const found = positionOf(state, piece, quad, other, light);
    if (found !== null) best = found;
  }
  return best;
}

/** LB-TERR-10, -12, -13: the dice that a piece of this kind gives D. */
export function positionReason(kind: TerrainKind): Reason {
  const { linear, impassable, position: add } = T1[kind];
  if (linear || impassable) return { rule: 'LB-TERR-12', add, what: `lb.reason.behind.${kind}` };
  if (kind === 'wood') return { rule: 'LB-TERR-13', add, what: 'lb.reason.inWood' };
  return { rule: 'LB-TERR-10', add, what: `lb.reason.in.${kind}` };
}

function positionOf(state: State, piece: TerrainPiece, quad: Quad, other: Quad, light: boolean): Reason | null {
  return betters(state, piece, quad, other, light) ? positionReason(piece.kind) : null;
}

/** Does D hold a position in or behind this piece? */
function betters(state: State, piece: TerrainPiece, quad: Quad, other: Quad, light: boolean): boolean {
  const row = T1[piece.kind];
  if (row.linear) return isBehind(state, quad, piece) && liesBetween(piece.points, quad, other);
  if (row.impassable) {
    return !isDestroyed(state, piece) && wallsBetween(piece, quad, other) && isBehind(state, quad, piece);
  }
  if (light) return false; // LB-TERR-13, -14
  return liesIn(quad, piece) || (piece.kind === 'wood' && liesIn(other, piece));
}

/** LB-TERR-13..15: Light infantry or cavalry attacking denies woods and difficult ground, not obstacles or elevation. */
function deniesGround(state: State, attacker: number): boolean {
  const profile = state.field.units[attacker] as UnitProfile;
  return profile.traits.light && profile.arm !== 'artillery';
}

/** Does the shortest segment between the two go through the building? */
function wallsBetween(piece: TerrainPiece, quad: Quad, other: Quad): boolean {
  if (isWithin(quad, other, TOLERANCE)) return false;
  const { x1, y1, x2, y2 } = shortestBetween(quad, other);
  return segmentMeetsPolygon(x1, y1, x2, y2, piece.points);
}

/** LB-TERR-08, -09: the best single cover of the target against the battery: none or one entry. */
export function coverAgainst(state: State, battery: number, target: number): Tally {
  if (state.field.terrain.length === 0) return NOTHING;
  const quad = quadOfUnit(state, target);
  const own = quadOfUnit(state, battery);
  let best: Reason | null = null;
  for (const piece of state.field.terrain) {
    const row = T1[piece.kind];
    if (row.cover === 0 || isHill(piece) || (best !== null && best.add >= row.cover)) continue;
    if (!nearBoth(piece, quad, own, 0)) continue;
    if (!covers(state, piece, battery, target, quad)) continue;
    best = { rule: 'LB-TERR-09', add: row.cover, what: `lb.reason.cover.${piece.kind}` };
  }
  return best === null ? NOTHING : [best];
}

function covers(state: State, piece: TerrainPiece, battery: number, target: number, quad: Quad): boolean {
  if (T1[piece.kind].linear) return isBehind(state, quad, piece) && fireLineCrosses(state, piece, battery, target);
  if (piece.kind === 'wood') return quadMeetsPolygon(quad, piece.points);
  if (T1[piece.kind].impassable) return hiddenByWalls(state, battery, target) > 0;
  return liesIn(quad, piece);
}

/** LB-TERR-09: the fire line runs from centre to centre. */
function fireLineCrosses(state: State, piece: TerrainPiece, battery: number, target: number): boolean {
  const b = state.units[battery] as Unit;
  const t = state.units[target] as Unit;
  const line = piece.points;
  for (let i = 2; i < line.length; i += 2) {
    const ax = line[i - 2] as number;
    const ay = line[i - 1] as number;
    if (segmentCrossesSegment(b.x, b.y, t.x, t.y, ax, ay, line[i] as number, line[i + 1] as number)) return true;
  }
  return false;
}
