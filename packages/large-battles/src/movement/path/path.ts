/** LB-MOVE-15..18, -23, -26..32, LB-PASS-01, LB-GEO-18, LB-PROX-05: legality of a path and of its end. */
import { firstWithin, overlaps, segmentCrossesSegment } from '@drumhead/table';
import { refusal, type Refusal } from '@drumhead/engine';
import type { Box } from '../../ground/boxes.ts';
import { mm, TOLERANCE } from '../../ground/measure.ts';
import type { TerrainPiece } from '../../state/state.ts';
import { isExcused, proximityLimit, tooNearOf } from '../proximity/spacing.ts';
import { isLight, isPlanted, lengthOf, type Rung } from '../distance.ts';
import type { Mover } from '../mover.ts';
import { streamProblem } from './streams.ts';
import { type Errand, isClosed, type NearUnit, type Surroundings } from './surroundings.ts';
import { comesWithin, crossesLine, leastGapOf, meetsArea, meetsQuad, standsAstride, type Track } from './sweptTrack.ts';

/** Properties of the move that change which rules apply. */
export interface Manner {
  /** LB-MOVE-15: lateral, backward, wheel. */
  readonly manoeuvre: boolean;
  /** LB-MOVE-25, -26: the road of a road move. */
  readonly road: TerrainPiece | null;
  /** LB-MOVE-31: a turn in place: no distance, and it may bring a near enemy nearer. */
  readonly inPlace: boolean;
  /** The refusal for coming within 1S: LB-MOVE-29, or for a straight move the reason why it is no Approach. */
  readonly keepOut: (enemy: NearUnit) => Refusal;
}

/** LB-GEO-18, LB-MOVE-27: the table edge. */
export function edgeProblem(s: Surroundings, track: Box): Refusal | null {
  if (!s.edge) return null;
  const { width, height } = s.field;
  if (track.minX >= 0 && track.minY >= 0 && track.maxX <= width && track.maxY <= height) return null;
  return refusal('LB-MOVE-27', 'lb.refusal.offTable', { unit: s.profile.id });
}

/** LB-MOVE-28..31: a move stays more than 1S from enemies; it may not bring those already nearer any closer. */
export function enemyProblem(s: Surroundings, track: Track, manner: Manner): Refusal | null {
  const stop = s.field.sticks.s + TOLERANCE;
  for (const enemy of s.enemies) {
    if (!enemy.close) {
      if (comesWithin(track, enemy.quad, stop)) return manner.keepOut(enemy);
      continue;
    }
    const facts = { unit: s.profile.id, enemy: idOf(s, enemy.unit), gap: mm(enemy.gap) };
    if (meetsQuad(track, enemy.quad)) return refusal('LB-MOVE-27', 'lb.refusal.enemyInWay', facts);
    if (!manner.inPlace && leastGapOf(track, enemy.quad) < enemy.gap - TOLERANCE) {
      return refusal('LB-MOVE-31', 'lb.refusal.closerToEnemy', facts);
    }
  }
  for (const { general, quad } of s.generals) {
    if (meetsQuad(track, quad)) {
      const enemy = (s.field.generals[general] as { id: string }).id;
      return refusal('LB-LEAD-18', 'lb.refusal.generalInWay', { unit: s.profile.id, enemy });
    }
  }
  return null;
}

/** LB-PASS-01, LB-GEO-18: a move may pass through friends but not end on them. */
export function friendProblem(s: Surroundings, track: Pick<Track, 'end'>): Refusal | null {
  for (const friend of s.friends) {
    if (overlaps(track.end, friend.quad)) {
      return refusal('LB-PASS-01', 'lb.refusal.endsOnFriend', { unit: s.profile.id, friend: idOf(s, friend.unit) });
    }
  }
  return null;
}

/** LB-TERR-04, LB-BUA-07, -21, LB-MOVE-27: buildings and sectors are closed. */
export function solidProblem(s: Surroundings, track: Track, errand: Errand): Refusal | null {
  for (const piece of s.solid) {
    if (!meetsArea(track, piece) || !isClosed(s, piece, errand)) continue;
    const rule = piece.kind === 'building' ? 'LB-TERR-04' : 'LB-BUA-07';
    return refusal(rule, 'lb.refusal.impassable', { unit: s.profile.id, terrain: piece.id });
  }
  return null;
}

/** LB-MOVE-32: it never ends astride an obstacle (unless it stood astride already). */
export function astrideProblem(
  s: Surroundings,
  track: Pick<Track, 'from' | 'end'>,
  lines: readonly TerrainPiece[],
): Refusal | null {
  for (const piece of lines) {
    if (standsAstride(track.end, piece) && !standsAstride(track.from, piece)) {
      return refusal('LB-MOVE-32', 'lb.refusal.astride', { unit: s.profile.id, terrain: piece.id });
    }
  }
  return null;
}

/** LB-MOVE-15, -17, -26: causes of reduction, each counted once. */
export function reductionsOf(
  s: Surroundings,
  track: Track,
  manner: Manner,
  forded: readonly TerrainPiece[],
): { readonly difficult: boolean; readonly obstacle: boolean; readonly count: number } {
  // LB-SPEC-26: Light units
  const spared = isLight(s.profile) || manner.road !== null;
  // LB-MOVE-23: Fast units are not spared
  const difficult = !spared && s.difficult.some((piece) => meetsArea(track, piece));
  // LB-TERR-03, LB-MOVE-23
  const obstacle = !spared && (forded.length > 0 || s.obstacles.some((piece) => crossesLine(track, piece)));
  return { difficult, obstacle, count: (manner.manoeuvre ? 1 : 0) + (difficult ? 1 : 0) + (obstacle ? 1 : 0) };
}

/** LB-MOVE-02, -14..18: is the length within the reduced allowance? */
export function lengthProblem(
  s: Surroundings,
  asked: number,
  rung: Rung,
  manner: Manner,
  ground: { readonly difficult: boolean; readonly obstacle: boolean; readonly count: number },
): Refusal | null {
  const allowed = lengthOf(s.field, rung, ground.count);
  if (asked <= allowed) return null;
  const facts = {
    unit: s.profile.id,
    asked: mm(asked),
    allowed: mm(allowed),
    full: mm(lengthOf(s.field, rung, 0)),
    manoeuvre: manner.manoeuvre,
    difficult: ground.difficult,
    obstacle: ground.obstacle,
  };
  if (allowed === 0) {
    return refusal(isPlanted(s.u) ? 'LB-MOVE-18' : 'LB-MOVE-16', 'lb.refusal.noDistanceLeft', facts);
  }
  return refusal(ground.count > 1 ? 'LB-MOVE-16' : 'LB-MOVE-15', 'lb.refusal.tooFarReduced', facts);
}

/** Every rule that may forbid a move of `asked` steps along this track, proximity apart ({@link nearnessProblem}). */
export function pathProblem(s: Surroundings, track: Track, asked: number, rung: Rung, manner: Manner): Refusal | null {
  const edge = edgeProblem(s, track) ?? solidProblem(s, track, manner.road === null ? 'plain' : 'road');
  if (edge !== null) return edge;
  const streams = s.streams.length === 0 ? null : streamProblem(s, track);
  if (streams !== null && streams.refusal !== null) return streams.refusal;
  const forded = streams?.forded ?? [];
  if (!manner.inPlace) {
    const length = lengthProblem(s, asked, rung, manner, reductionsOf(s, track, manner, forded));
    if (length !== null) return length;
  }
  const { road } = manner;
  const lines = road === null ? s.obstacles : s.obstacles.filter((piece) => !roadCrosses(road, piece));
  return (
    enemyProblem(s, track, manner) ??
    friendProblem(s, track) ??
    astrideProblem(s, track, lines) ??
    astrideProblem(s, track, forded)
  );
}

/** LB-MOVE-26: obstacles that the road crosses do not count for a move along it. */
function roadCrosses({ points: a }: TerrainPiece, { points: b }: TerrainPiece): boolean {
  const at = (line: readonly number[], i: number) => [line[i] as number, line[i + 1] as number] as const;
  for (let i = 2; i < a.length; i += 2) {
    for (let j = 2; j < b.length; j += 2) {
      if (segmentCrossesSegment(...at(a, i - 2), ...at(a, i), ...at(b, j - 2), ...at(b, j))) return true;
    }
  }
  return false;
}

/** LB-MOVE-28, -30: the distance straight ahead before the enemy is 1S off. */
export function roomBefore(s: Surroundings, ux: number, uy: number, reach: number, enemy: NearUnit): number {
  const at = firstWithin(s.quad, ux, uy, reach, enemy.quad, s.field.sticks.s + TOLERANCE);
  return Math.max(0, Math.ceil(at) - 2);
}

/**
 * LB-PROX-01, -05: the last action must leave the unit clear of its friends, also of those that were too near before. In a
 * group, a friend that can still move away may be near.
 */
export function nearnessProblem(s: Surroundings, mover: Mover, end: Track['end'], cost: number): Refusal | null {
  if (mover.activation.left > cost) return null;
  for (const near of tooNearOf(s.state, s.unit, end, s.friends)) {
    if (isExcused(mover.activation, near)) continue;
    if (mover.mode === 'group' && canStillClear(s, near.unit)) continue;
    return refusal('LB-PROX-01', 'lb.refusal.tooNearFriend', {
      unit: s.profile.id,
      friend: idOf(s, near.unit),
      gap: mm(near.gap),
      limit: mm(proximityLimit(s.field)),
    });
  }
  return null;
}

/** On a free path, only the end can forbid an action of this cost. */
export function endProblem(s: Surroundings, mover: Mover, end: Track['end'], cost = 1): Refusal | null {
  return friendProblem(s, { end }) ?? nearnessProblem(s, mover, end, cost);
}

/** LB-PROX-05: is it a unit of the group now acting, with actions left? */
export function canStillClear(s: Surroundings, unit: number): boolean {
  const { frames } = s.state;
  for (let i = frames.length - 1; i >= 0; i--) {
    const frame = frames[i];
    if (frame?.at === 'acting') return frame.doings.some((d) => d.unit === unit && d.left > 0);
  }
  return false;
}

export function idOf(s: Surroundings, unit: number): string {
  return (s.field.units[unit] as { id: string }).id;
}
