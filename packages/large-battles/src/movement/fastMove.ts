/** LB-MOVE-21..24: Fast units, free facing. */
import { err, refusal, type Result, ok } from '@drumhead/engine';
import { frontCentre, moved, type Point, type Pose, poseFromFrontCentre, type Quad, quadOf } from '@drumhead/table';
import { around } from '../ground/boxes.ts';
import type { FastMove } from '../state/commands.ts';
import { isWhole } from '../turn/handler.ts';
import { lengthOf, rungOf } from './distance.ts';
import { wayIsFree } from './path/freeWay.ts';
import { type Arrival, type Mover } from './mover.ts';
import { endProblem, type Manner, nearnessProblem, pathProblem } from './path/path.ts';
import { tooFar } from './straightMove.ts';
import type { Surroundings } from './path/surroundings.ts';
import { bodyOf, trackOf } from './path/sweptTrack.ts';
import { keptOut } from './turning.ts';

/** LB-MOVE-22: the front centre F moves along the direction, then the unit turns about F (LB-MOVE-24). */
export function planFastMove(s: Surroundings, mover: Mover, move: FastMove): Result<Arrival> {
  const rung = rungOf(s.profile, s.u.formation);
  const most = lengthOf(s.field, rung, 0);
  if (!isWhole(move.direction, 0, 5759) || !isWhole(move.facing, 0, 5759)) {
    return err(refusal('LB-MOVE-22', 'lb.refusal.noSuchDirection', { unit: s.profile.id }));
  }
  if (!isWhole(move.distance, 0, most)) return err(tooFar(s, move.distance, most, false));
  if (move.distance === 0 && move.facing === s.u.facing) {
    return err(refusal('LB-MOVE-02', 'lb.refusal.noMove', { unit: s.profile.id }));
  }
  const front = frontCentre(s.u, s.size);
  const head = moved({ x: front.x, y: front.y, facing: 0 }, move.direction, move.distance);
  const pose = poseFromFrontCentre(head.x, head.y, move.facing, s.size);
  const arrival: Arrival = { x: pose.x, y: pose.y, facing: pose.facing };
  if (s.calm) return ok(arrival);
  const end = quadOf(pose, s.size);
  const lane = move.distance > 0 ? corridor(front, head, move.direction, move.distance, s.size.width) : null;
  const turns = around(s.quad, end);
  if (wayIsFree(s, lane === null ? turns : around(turns, lane))) {
    const stands = endProblem(s, mover, end);
    return stands === null ? ok(arrival) : err(stands);
  }
  const quads = lane === null ? [s.quad, end] : [s.quad, lane, end];
  return settle(s, mover, quads, front, head, move.distance, pose);
}

/** LB-MOVE-24: the corridor as wide as the front, from the old F to the new. */
export function corridor(from: Point, to: Point, direction: number, length: number, width: number): Quad {
  const middle: Pose = { x: (from.x + to.x) >> 1, y: (from.y + to.y) >> 1, facing: direction };
  return quadOf(middle, { width, depth: length });
}

function settle(
  s: Surroundings,
  mover: Mover,
  quads: readonly Quad[],
  front: Point,
  head: Point,
  asked: number,
  pose: Pose,
): Result<Arrival> {
  const track = trackOf(quads, spineAlong(quads, [front, head]));
  const manner: Manner = { manoeuvre: false, road: null, inPlace: false, keepOut: keptOut(s) };
  const why =
    pathProblem(s, track, asked, rungOf(s.profile, s.u.formation), manner) ?? nearnessProblem(s, mover, track.end, 1);
  return why === null ? ok({ x: pose.x, y: pose.y, facing: pose.facing }) : err(why);
}

/** The path of the head through these places, and the body before and after, for bridges (LB-TERR-06). */
export function spineAlong(quads: readonly Quad[], way: readonly Point[]): readonly number[] {
  const [, , tailX, tailY] = bodyOf(quads[0] as Quad);
  const spine = [tailX, tailY];
  for (const place of way) spine.push(place.x, place.y);
  spine.push(...bodyOf(quads[quads.length - 1] as Quad));
  return spine;
}
