/** LB-LEAD-04: the path of a General. Friends, difficult terrain and obstacles do not block riders. */
import { refusal, type Refusal } from '@drumhead/engine';
import { crossingShare, pointSegmentGapSquared, segmentMeetsPolygon, segmentMeetsQuad } from '@drumhead/table';
import { boxesMeet } from '../ground/boxes.ts';
import { quadOfUnit, rosterOf } from '../ground/footprints.ts';
import { isDestroyed } from '../ground/terrainKinds.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { halfWay } from '../movement/path/streams.ts';
import type { General, GeneralProfile, State, TerrainPiece, Unit } from '../state/state.ts';

/** Why he cannot ride straight to (x, y) from his place, or null. The unit he joins does not block him. */
export function ridePathProblem(state: State, general: number, x: number, y: number, joins: number): Refusal | null {
  const { field } = state;
  const g = state.generals[general] as General;
  const profile = field.generals[general] as GeneralProfile;
  const from = g.status === 'attached' ? (state.units[g.unit] as Unit) : g;
  const facts = { general: profile.id };
  const way = {
    minX: Math.min(from.x, x),
    maxX: Math.max(from.x, x),
    minY: Math.min(from.y, y),
    maxY: Math.max(from.y, y),
  };
  for (const i of rosterOf(field, profile.side === 0 ? 1 : 0)) {
    const u = state.units[i] as Unit;
    if (u.status !== 'table' || i === joins) continue;
    const quad = quadOfUnit(state, i);
    if (boxesMeet(quad, way) && segmentMeetsQuad(from.x, from.y, x, y, quad)) {
      const enemy = (field.units[i] as { id: string }).id;
      return refusal('LB-LEAD-04', 'lb.refusal.rideThroughEnemy', { ...facts, enemy });
    }
  }
  for (const piece of field.terrain) {
    if (!boxesMeet(piece, way)) continue;
    const closed = piece.kind === 'building' || isDestroyed(state, piece);
    if (closed && segmentMeetsPolygon(from.x, from.y, x, y, piece.points)) {
      return refusal('LB-LEAD-04', 'lb.refusal.rideThroughClosed', { ...facts, terrain: piece.id });
    }
    if (piece.kind === 'stream' && fordless(state, piece, from.x, from.y, x, y)) {
      return refusal('LB-LEAD-04', 'lb.refusal.rideThroughStream', { ...facts, terrain: piece.id });
    }
  }
  return null;
}

/** Does the path cross the stream anywhere but at a bridge or ford (LB-TERR-05)? */
function fordless(state: State, stream: TerrainPiece, ax: number, ay: number, bx: number, by: number): boolean {
  const line = stream.points;
  for (let i = 2; i < line.length; i += 2) {
    const cx = line[i - 2] as number;
    const cy = line[i - 1] as number;
    const dx = line[i] as number;
    const dy = line[i + 1] as number;
    const share = crossingShare(ax, ay, bx, by, cx, cy, dx, dy);
    if (share !== null && !atCrossing(state, ax + (bx - ax) * share, ay + (by - ay) * share)) return true;
  }
  return false;
}

function atCrossing(state: State, x: number, y: number): boolean {
  const limit = halfWay(state.field.factor) + TOLERANCE;
  for (const piece of state.field.terrain) {
    if (piece.kind !== 'bridge' && piece.kind !== 'ford') continue;
    const p = piece.points;
    for (let i = 2; i < p.length; i += 2) {
      const gap2 = pointSegmentGapSquared(
        p[i - 2] as number,
        p[i - 1] as number,
        p[i] as number,
        p[i + 1] as number,
        x,
        y,
      );
      if (gap2 <= limit * limit) return true;
    }
  }
  return false;
}
