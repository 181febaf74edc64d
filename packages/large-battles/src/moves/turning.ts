/** LB-MOVE-09..13, -20: wheels, rotation, about-face. */
import { normalise, type Pose, type Quad, quadOf, turned, wheelChord, wheeled } from '@drumhead/table';
import type { Refusal } from '@drumhead/engine';
import type { AboutFaceMove, RotateMove, WheelMove } from '../commands.ts';
import { bodyOfUnit } from '../footprints.ts';
import { isWhole, no } from '../handler.ts';
import { degrees, mm, TOLERANCE } from '../measure.ts';
import type { Unit } from '../state.ts';
import { lengthOf, rungOf } from './distance.ts';
import { type Arrival, type Mover, never, type Tried, yes } from './mover.ts';
import { idOf, type Manner, nearnessProblem, pathProblem } from './path.ts';
import type { NearUnit, Surroundings } from './surroundings.ts';
import { bodyOf, type Track, trackOf } from './track.ts';

/** LB-MOVE-09, -12: 90 degrees. */
export const TURN_MOST = 1440;
const HALF_TURN = 2880;
/** A turn is looked at every 4 degrees: the corners then stray from their arcs by less than the tolerance. */
const STRIDE = 64;

/** LB-MOVE-29 for whatever is not straight ahead. */
export function keptOut(s: Surroundings): (enemy: NearUnit) => Refusal {
  return (enemy) =>
    no('LB-MOVE-29', 'lb.refusal.comesToEnemy', {
      unit: s.profile.id,
      enemy: idOf(s, enemy.unit),
      limit: mm(s.field.sticks.s),
    });
}

/** Is nothing near that a footprint could meet on the way of a turn whose corners swing this far? Its end matters still. */
function swingsFreely(s: Surroundings, swing: number): boolean {
  const left = s.quad.minX - swing;
  const right = s.quad.maxX + swing;
  const upper = s.quad.minY - swing;
  const lower = s.quad.maxY + swing;
  if (left < 0 || upper < 0 || right > s.field.width || lower > s.field.height) return false;
  for (const lists of [s.solid, s.streams, s.difficult, s.obstacles]) {
    for (const piece of lists) {
      if (piece.minX <= right && piece.maxX >= left && piece.minY <= lower && piece.maxY >= upper) return false;
    }
  }
  for (const { quad } of s.generals) {
    if (quad.minX <= right && quad.maxX >= left && quad.minY <= lower && quad.maxY >= upper) return false;
  }
  const near = s.field.sticks.s + TOLERANCE + swing;
  for (const enemy of s.enemies) if (enemy.gap <= near) return false;
  return true;
}

/** Is nothing near that could forbid a turn with this swing, on its way or at its end? Then no footprint need be looked at. */
function turnsFreely(s: Surroundings, mover: Mover, swing: number): boolean {
  const apart = mover.doing.left > 1 ? 0 : s.field.sticks.vs + TOLERANCE;
  for (const friend of s.friends) {
    const o = s.state.units[friend.unit] as Unit;
    const clear = s.size.outer + swing + bodyOfUnit(s.state, friend.unit).outer + apart;
    if ((o.x - s.u.x) * (o.x - s.u.x) + (o.y - s.u.y) * (o.y - s.u.y) <= clear * clear) return false;
  }
  return swingsFreely(s, swing);
}

/** The footprints of a turn, first and last among them. */
function footprints(s: Surroundings, angle: number, swing: number, at: (part: number) => Pose): Quad[] {
  const strides = swingsFreely(s, swing) ? 1 : Math.ceil(Math.abs(angle) / STRIDE);
  const quads = [s.quad];
  for (let i = 1; i <= strides; i++) quads.push(quadOf(at(Math.round((angle * i) / strides)), s.size));
  return quads;
}

/** A turn's track; where its body ends matters only on a bridge. */
function turnTrack(s: Surroundings, quads: readonly Quad[]): Track {
  return trackOf(quads, s.streams.length === 0 ? [] : bodyOf(quads[quads.length - 1] as Quad));
}

/** LB-MOVE-09..11, -15; LB-MOVE-20 for unlimbered guns, which also wheel backward and are not reduced by it. */
export function tryWheel(s: Surroundings, mover: Mover, move: WheelMove): Tried<Arrival> {
  const guns = s.u.formation === 'unlimbered';
  if (
    (move.pivot !== 'left' && move.pivot !== 'right') ||
    !isWhole(move.angle, -TURN_MOST, TURN_MOST) ||
    move.angle === 0
  ) {
    const asked = typeof move.angle === 'number' ? degrees(move.angle) : 0;
    return never(no('LB-MOVE-09', 'lb.refusal.wheelAngle', { unit: s.profile.id, asked, allowed: 90 }));
  }
  if (move.angle < 0 && !guns) return never(no('LB-MOVE-11', 'lb.refusal.noWheelBack', { unit: s.profile.id }));
  const rung = rungOf(s.profile, s.u.formation);
  const chord = wheelChord(s.size, move.angle);
  const most = lengthOf(s.field, rung, guns ? 0 : 1);
  if (chord > most) {
    return never(
      no('LB-MOVE-10', 'lb.refusal.wheelTooFar', {
        unit: s.profile.id,
        angle: degrees(move.angle),
        asked: mm(chord),
        allowed: mm(most),
      }),
    );
  }
  const pose = wheeled(s.u, s.size, move.pivot, move.angle);
  const arrival: Arrival = { x: pose.x, y: pose.y, facing: pose.facing };
  const swing = chord + 2 * s.size.depth;
  if (s.calm || turnsFreely(s, mover, swing)) return yes(arrival);
  const quads = footprints(s, move.angle, swing, (part) => wheeled(s.u, s.size, move.pivot, part));
  const track = turnTrack(s, quads);
  const manner: Manner = { manoeuvre: !guns, road: null, inPlace: false, keepOut: keptOut(s) };
  const refusal = pathProblem(s, track, chord, rung, manner) ?? nearnessProblem(s, mover, track.end, 1);
  return refusal === null ? yes(arrival) : never(refusal);
}

/** LB-MOVE-12, -13, -18, -20: on the spot, whatever the ground. An about-face moves nobody. */
export function tryTurn(s: Surroundings, mover: Mover, move: RotateMove | AboutFaceMove): Tried<Arrival> {
  if (move.kind === 'rotate' && (!isWhole(move.angle, -TURN_MOST, TURN_MOST) || move.angle === 0)) {
    const asked = typeof move.angle === 'number' ? degrees(move.angle) : 0;
    return never(no('LB-MOVE-12', 'lb.refusal.rotateAngle', { unit: s.profile.id, asked, allowed: 90 }));
  }
  const angle = move.kind === 'rotate' ? move.angle : HALF_TURN;
  const facing = normalise(s.u.facing + angle);
  const arrival: Arrival = { x: s.u.x, y: s.u.y, facing };
  const swing = s.size.outer - s.size.inner;
  if (s.calm || turnsFreely(s, mover, swing)) return yes(arrival);
  const quads =
    move.kind === 'rotate'
      ? footprints(s, angle, swing, (part) => turned(s.u, s.u.facing + part))
      : [s.quad, quadOf(turned(s.u, facing), s.size)];
  const track = turnTrack(s, quads);
  const manner: Manner = { manoeuvre: false, road: null, inPlace: true, keepOut: keptOut(s) };
  const refusal =
    pathProblem(s, track, 0, rungOf(s.profile, s.u.formation), manner) ?? nearnessProblem(s, mover, track.end, 1);
  return refusal === null ? yes(arrival) : never(refusal);
}
