/** LB-MOVE-09..13, -20: wheels, rotation, about-face. */
import {
  isWithin,
  normalise,
  pointGapSquared,
  type Pose,
  type Quad,
  quadOf,
  turned,
  wheelChord,
  wheeled,
} from '@drumhead/table';
import { err, refusal, type Refusal, type Result, ok } from '@drumhead/engine';
import type { AboutFaceMove, RotateMove, WheelMove } from '../state/commands.ts';
import { isWhole } from '../turn/handler.ts';
import { degrees, mm, TOLERANCE } from '../ground/measure.ts';
import { lengthOf, rungOf } from './distance.ts';
import { type Box, tableIsFree, wayIsFree } from './path/freeWay.ts';
import { type Arrival, type Mover } from './mover.ts';
import { astrideProblem, endProblem, idOf, type Manner, nearnessProblem, pathProblem } from './path/path.ts';
import type { NearUnit, Surroundings } from './path/surroundings.ts';
import { bodyOf, type Track, trackOf } from './path/sweptTrack.ts';

/** LB-MOVE-09, -12: 90 degrees. */
export const TURN_MOST = 1440;
const HALF_TURN = 2880;
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
function endNearEnemy(s: Surroundings, end: Quad): Refusal | null {
  const stop = s.field.sticks.s + TOLERANCE;
  for (const enemy of s.enemies) if (!enemy.close && isWithin(end, enemy.quad, stop)) return keptOut(s)(enemy);
  return null;
}

/** The box around every position of a turn in place. */
function spotBox(s: Surroundings): Box {
  const { x, y } = s.u;
  const { outer } = s.size;
  return { minX: x - outer, maxX: x + outer, minY: y - outer, maxY: y + outer };
}

/** Corners are rounded to whole steps, so a turn may cover this much more than half the diagonal. */
const ROUNDING = 2;

/**
 * Is the circle of a turn in place clear of everything that could forbid it? An enemy already within 1S may come nearer
 * by it (LB-MOVE-31), so it matters only where the circle meets it.
 */
function circleIsFree(s: Surroundings): boolean {
  if (s.open) return true;
  const box = spotBox(s);
  if (!tableIsFree(s, box)) return false;
  const { x, y } = s.u;
  const circle = s.size.outer + ROUNDING;
  const kept = circle + s.field.sticks.s + TOLERANCE;
  for (const { quad, close } of s.enemies) {
    const limit = close ? circle : kept;
    if (pointGapSquared(quad, x, y) <= limit * limit) return false;
  }
  for (const { quad } of s.generals) if (pointGapSquared(quad, x, y) <= circle * circle) return false;
  return true;
}

/** With only obstacles near, a turn in place is judged by its end alone (LB-MOVE-32). */
function spotProblem(s: Surroundings, mover: Mover, end: Quad): Refusal | null {
  return endProblem(s, mover, end) ?? astrideProblem(s, { from: s.quad, end }, s.obstacles);
}

/**
 * The box around a wheel, sampled every 30 degrees or less; in between a corner deviates by less than a 25th of its
 * arm.
 */
function wheelBox(s: Surroundings, move: WheelMove): Box {
  const parts = Math.ceil(Math.abs(move.angle) / 480);
  let { minX, maxX, minY, maxY } = s.quad;
  for (let i = 1; i <= parts; i++) {
    const quad = quadOf(wheeled(s.u, s.size, move.pivot, Math.round((move.angle * i) / parts)), s.size);
    minX = Math.min(minX, quad.minX);
    maxX = Math.max(maxX, quad.maxX);
    minY = Math.min(minY, quad.minY);
    maxY = Math.max(maxY, quad.maxY);
  }
  const stray = Math.ceil((s.size.width + s.size.depth) / 25);
  return { minX: minX - stray, maxX: maxX + stray, minY: minY - stray, maxY: maxY + stray };
}

/** The footprints of a turn, from first to last. */
function footprints(s: Surroundings, angle: number, at: (part: number) => Pose): Quad[] {
  const strides = Math.ceil(Math.abs(angle) / STRIDE);
  const quads = [s.quad];
  for (let i = 1; i <= strides; i++) quads.push(quadOf(at(Math.round((angle * i) / strides)), s.size));
  return quads;
}

/** A turn's track; its centre line matters only on a bridge. */
function turnTrack(s: Surroundings, quads: readonly Quad[]): Track {
  return trackOf(quads, s.streams.length === 0 ? [] : bodyOf(quads[quads.length - 1] as Quad));
}

/** LB-MOVE-09..11, -15; LB-MOVE-20 for unlimbered guns, which also wheel backward and are not reduced by it. */
export function planWheel(s: Surroundings, mover: Mover, move: WheelMove): Result<Arrival> {
  const guns = s.u.formation === 'unlimbered';
  if (
    (move.pivot !== 'left' && move.pivot !== 'right') ||
    !isWhole(move.angle, -TURN_MOST, TURN_MOST) ||
    move.angle === 0
  ) {
    const asked = typeof move.angle === 'number' ? degrees(move.angle) : 0;
    return err(refusal('LB-MOVE-09', 'lb.refusal.wheelAngle', { unit: s.profile.id, asked, allowed: 90 }));
  }
  if (move.angle < 0 && !guns) return err(refusal('LB-MOVE-11', 'lb.refusal.noWheelBack', { unit: s.profile.id }));
  const rung = rungOf(s.profile, s.u.formation);
  const chord = wheelChord(s.size, move.angle);
  const most = lengthOf(s.field, rung, guns ? 0 : 1);
  if (chord > most) {
    return err(
      refusal('LB-MOVE-10', 'lb.refusal.wheelTooFar', {
        unit: s.profile.id,
        angle: degrees(move.angle),
        asked: mm(chord),
        allowed: mm(most),
      }),
    );
  }
  const pose = wheeled(s.u, s.size, move.pivot, move.angle);
  const arrival: Arrival = { x: pose.x, y: pose.y, facing: pose.facing };
  if (s.calm) return ok(arrival);
  if (s.open || wayIsFree(s, wheelBox(s, move))) {
    const stands = endProblem(s, mover, quadOf(pose, s.size));
    return stands === null ? ok(arrival) : err(stands);
  }
  const barred = endNearEnemy(s, quadOf(pose, s.size));
  if (barred !== null) return err(barred);
  const quads = footprints(s, move.angle, (part) => wheeled(s.u, s.size, move.pivot, part));
  const track = turnTrack(s, quads);
  const manner: Manner = { manoeuvre: !guns, road: null, inPlace: false, keepOut: keptOut(s) };
  const why = pathProblem(s, track, chord, rung, manner) ?? nearnessProblem(s, mover, track.end, 1);
  return why === null ? ok(arrival) : err(why);
}

/** LB-MOVE-12, -13, -18, -20: turns in place, on any terrain. An about-face moves nothing. */
export function planTurn(s: Surroundings, mover: Mover, move: RotateMove | AboutFaceMove): Result<Arrival> {
  if (move.kind === 'rotate' && (!isWhole(move.angle, -TURN_MOST, TURN_MOST) || move.angle === 0)) {
    const asked = typeof move.angle === 'number' ? degrees(move.angle) : 0;
    return err(refusal('LB-MOVE-12', 'lb.refusal.rotateAngle', { unit: s.profile.id, asked, allowed: 90 }));
  }
  const angle = move.kind === 'rotate' ? move.angle : HALF_TURN;
  const facing = normalise(s.u.facing + angle);
  const arrival: Arrival = { x: s.u.x, y: s.u.y, facing };
  if (s.calm) return ok(arrival);
  const end = quadOf(turned(s.u, facing), s.size);
  if (circleIsFree(s)) {
    const stands = spotProblem(s, mover, end);
    return stands === null ? ok(arrival) : err(stands);
  }
  const barred = endNearEnemy(s, end);
  if (barred !== null) return err(barred);
  const quads = move.kind === 'rotate' ? footprints(s, angle, (part) => turned(s.u, s.u.facing + part)) : [s.quad, end];
  const track = turnTrack(s, quads);
  const manner: Manner = { manoeuvre: false, road: null, inPlace: true, keepOut: keptOut(s) };
  const why =
    pathProblem(s, track, 0, rungOf(s.profile, s.u.formation), manner) ?? nearnessProblem(s, mover, track.end, 1);
  return why === null ? ok(arrival) : err(why);
}
