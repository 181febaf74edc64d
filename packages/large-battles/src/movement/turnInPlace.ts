/** LB-MOVE-12, -13, -18, -20: rotation and about-face. */
import { HALF_TURN, normalise, pointGapSquared, type Quad, quadOf, turned } from '@drumhead/table';
import { err, refusal, type Refusal, type Result, ok } from '@drumhead/engine';
import type { AboutFaceMove, RotateMove } from '../state/commands.ts';
import { isWhole } from '../turn/handler.ts';
import type { Box } from '../ground/boxes.ts';
import { degrees, TOLERANCE } from '../ground/measure.ts';
import { rungOf } from './distance.ts';
import { tableIsFree } from './path/freeWay.ts';
import { type Arrival, type Mover } from './mover.ts';
import { astrideProblem, endProblem, type Manner, nearnessProblem, pathProblem } from './path/path.ts';
import type { Surroundings } from './path/surroundings.ts';
import { endNearEnemy, keptOut, TURN_MOST, turnFootprints, turnTrack } from './turning.ts';

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
  const box = spotBox(s);
  if (!tableIsFree(s, box)) return false;
  const { x, y } = s.u;
  const circle = s.size.outer + ROUNDING;
  const kept = circle + s.field.sticks.s + TOLERANCE;
  const isNear = (quad: Quad, limit: number): boolean => pointGapSquared(quad, x, y) <= limit * limit;
  return !(
    s.enemies.some(({ quad, close }) => isNear(quad, close ? circle : kept)) ||
    s.generals.some(({ quad }) => isNear(quad, circle))
  );
}

/** With only obstacles near, a turn in place is judged by its end alone (LB-MOVE-32). */
function spotProblem(s: Surroundings, mover: Mover, end: Quad): Refusal | null {
  return endProblem(s, mover, end) ?? astrideProblem(s, { from: s.quad, end }, s.obstacles);
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
  const end = quadOf(turned(s.u, facing), s.size);
  if (circleIsFree(s)) {
    const stands = spotProblem(s, mover, end);
    return stands === null ? ok(arrival) : err(stands);
  }
  const barred = endNearEnemy(s, end);
  if (barred !== null) return err(barred);
  const quads =
    move.kind === 'rotate' ? turnFootprints(s, angle, (part) => turned(s.u, s.u.facing + part)) : [s.quad, end];
  const track = turnTrack(quads);
  const manner: Manner = { manoeuvre: false, road: null, inPlace: true, keepOut: keptOut(s) };
  const why =
    pathProblem(s, track, 0, rungOf(s.profile, s.u.formation), manner) ?? nearnessProblem(s, mover, track.end, 1);
  return why === null ? ok(arrival) : err(why);
}
