/** Shared by wheels and turns in place: the area they cover, and the enemies they come near to. */
import { isWithin, type Pose, type Quad, quadOf } from '@drumhead/table';
import { refusal, type Refusal } from '@drumhead/engine';
import { mm, TOLERANCE } from '../ground/measure.ts';
import type { Formation } from '../state/state.ts';
import { idOf } from './path/path.ts';
import type { NearUnit, Surroundings } from './path/surroundings.ts';
import { bodyOf, type Track, trackOf } from './path/sweptTrack.ts';

/** LB-MOVE-09, -12: 90 degrees. */
export const TURN_MOST = 1440;

/** LB-MOVE-20. Does it also wheel backward? */
export const wheelsBack = (formation: Formation): boolean => formation === 'unlimbered';

/** A turn is sampled every 4 degrees: the corners then deviate from their arcs by less than the tolerance. */
const STRIDE = 64;

/** LB-MOVE-29 for moves that are not straight ahead. */
export function keptOut(s: Surroundings): (enemy: NearUnit) => Refusal {
  return (enemy) =>
    refusal('LB-MOVE-29', 'lb.refusal.comesToEnemy', {
      unit: s.profile.id,
      enemy: idOf(s, enemy.unit),
      limit: mm(s.field.sticks.s),
    });
}

/** LB-MOVE-29. An enemy within 1S of the end of a turn: refuses most illegal turns quickly. */
export function endNearEnemy(s: Surroundings, end: Quad): Refusal | null {
  const stop = s.field.sticks.s + TOLERANCE;
  for (const enemy of s.enemies) if (!enemy.close && isWithin(end, enemy.quad, stop)) return keptOut(s)(enemy);
  return null;
}

/** The footprints of a turn, from first to last. */
export function turnFootprints(s: Surroundings, angle: number, at: (part: number) => Pose): Quad[] {
  const strides = Math.ceil(Math.abs(angle) / STRIDE);
  const quads = [s.quad];
  for (let i = 1; i <= strides; i++) quads.push(quadOf(at(Math.round((angle * i) / strides)), s.size));
  return quads;
}

/** A turn's track; its centre line matters only on a bridge. */
export function turnTrack(quads: readonly Quad[]): Track {
  return trackOf(quads, bodyOf(quads[quads.length - 1] as Quad));
}
