/** LB-MOVE-25, -26, LB-BUA-07: Fast units marching along a road. */
import { err, refusal, type Result, ok } from '@drumhead/engine';
import {
  alongPolyline,
  facingTowards,
  frontCentre,
  type Point,
  polylineLength,
  poseFromFrontCentre,
  projectOnPolyline,
  type Quad,
  quadOf,
} from '@drumhead/table';
import type { RoadMove } from '../state/commands.ts';
import { isWhole } from '../turn/handler.ts';
import type { State, TerrainPiece, Unit } from '../state/state.ts';
import { type Box, boxesMeet } from '../ground/boxes.ts';
import { footprintOf } from '../ground/footprints.ts';
import { TOLERANCE } from '../ground/measure.ts';
import { lengthOf, rungOf } from './distance.ts';
import { corridor, spineAlong } from './fastMove.ts';
import { type Arrival, type Mover } from './mover.ts';
import { type Manner, nearnessProblem, pathProblem } from './path/path.ts';
import { tooFar } from './straightMove.ts';
import { halfWay } from './path/streams.ts';
import type { Surroundings } from './path/surroundings.ts';
import { trackOf } from './path/sweptTrack.ts';
import { keptOut } from './turning.ts';

/** A road under the unit's front-centre: the road, how far along it, and how far off its middle line. */
export interface OnRoad {
  readonly piece: TerrainPiece;
  readonly distance: number;
  readonly aside: number;
  readonly length: number;
}

/** LB-MOVE-25: roads under the unit: its front-centre is on the road, which is one base (30 mm) wide. */
export function roadsUnder(state: State, unit: number): OnRoad[] {
  const found: OnRoad[] = [];
  const front = frontCentre(state.units[unit] as Unit, footprintOf(state, unit));
  const head: Box = { minX: front.x, maxX: front.x, minY: front.y, maxY: front.y };
  const limit = halfWay(state.field.factor) + TOLERANCE;
  for (const piece of state.field.terrain) {
    if (piece.kind !== 'road' || !boxesMeet(piece, head, limit)) continue;
    const place = projectOnPolyline(piece.points, front.x, front.y);
    if (place.gapSquared > limit * limit) continue;
    const aside = Math.sqrt(place.gapSquared);
    found.push({ piece, distance: place.distance, aside, length: polylineLength(piece.points) });
  }
  return found;
}

/** LB-MOVE-25, -26. The step onto the middle of the road counts. */
export function planRoadMove(s: Surroundings, mover: Mover, move: RoadMove): Result<Arrival> {
  const on = roadsUnder(s.state, s.unit).find((road) => road.piece.id === move.road);
  const facts = { unit: s.profile.id, road: String(move.road) };
  if (on === undefined) return err(refusal('LB-MOVE-25', 'lb.refusal.notOnRoad', facts));
  const rung = rungOf(s.profile, s.u.formation);
  const most = lengthOf(s.field, rung, 0);
  if (!isWhole(move.facing, 0, 5759)) {
    return err(refusal('LB-MOVE-22', 'lb.refusal.noSuchDirection', { unit: s.profile.id }));
  }
  if (!isWhole(move.distance, -most, most) || move.distance === 0) {
    return err(tooFar(s, typeof move.distance === 'number' ? Math.abs(move.distance) : 0, most, false));
  }
  const asked = Math.abs(move.distance) + Math.ceil(on.aside);
  if (asked > most) return err(tooFar(s, asked, most, false));
  const target = on.distance + move.distance;
  if (target < 0 || target > on.length) return err(refusal('LB-MOVE-25', 'lb.refusal.roadEnds', facts));
  const front = frontCentre(s.u, s.size);
  const stations = wayAlong(on, move.distance, front);
  const head = stations[stations.length - 1] as Point;
  const pose = poseFromFrontCentre(head.x, head.y, move.facing, s.size);
  const arrival: Arrival = { x: pose.x, y: pose.y, facing: pose.facing };
  if (s.calm) return ok(arrival);
  const quads = [s.quad, ...corridorsOf(stations, s.size.width), quadOf(pose, s.size)];
  const track = trackOf(quads, spineAlong(quads, stations));
  const manner: Manner = { manoeuvre: false, road: on.piece, inPlace: false, keepOut: keptOut(s) };
  const why = pathProblem(s, track, asked, rung, manner) ?? nearnessProblem(s, mover, track.end, 1);
  return why === null ? ok(arrival) : err(why);
}

/** The path of the front-centre onto the road and along its bends, in whole steps. */
export function wayAlong(on: OnRoad, distance: number, front: Point): Point[] {
  const line = on.piece.points;
  const way: Point[] = [front];
  const add = (p: Point): void => {
    const last = way[way.length - 1] as Point;
    const x = Math.round(p.x);
    const y = Math.round(p.y);
    if (x !== last.x || y !== last.y) way.push({ x, y });
  };
  add(alongPolyline(line, on.distance, 0));
  const bends: { readonly at: number; readonly x: number; readonly y: number }[] = [];
  let at = 0;
  for (let i = 2; i < line.length; i += 2) {
    const x = line[i] as number;
    const y = line[i + 1] as number;
    const dx = x - (line[i - 2] as number);
    const dy = y - (line[i - 1] as number);
    at += Math.sqrt(dx * dx + dy * dy);
    bends.push({ at, x, y });
  }
  if (distance < 0) bends.reverse();
  const target = on.distance + distance;
  for (const bend of bends) {
    const between =
      distance > 0 ? bend.at > on.distance && bend.at < target : bend.at < on.distance && bend.at > target;
    if (between) add(bend);
  }
  add(alongPolyline(line, on.distance, distance));
  return way;
}

/** The corridors from station to station, made smaller by so many steps all round; what vanishes is left out. */
export function corridorsOf(stations: readonly Point[], width: number, less = 0): Quad[] {
  const quads: Quad[] = [];
  for (let i = 1; i < stations.length; i++) {
    const a = stations[i - 1] as Point;
    const b = stations[i] as Point;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = Math.max(1, Math.round(Math.sqrt(dx * dx + dy * dy)));
    if (length <= 2 * less) continue;
    quads.push(corridor(a, b, facingTowards(dx, dy), length - 2 * less, width - 2 * less));
  }
  return quads;
}
