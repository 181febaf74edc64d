/** LB-TERR-05, -06: streams, and the bridges and fords over them. */
import { crossingShare, pointSegmentGapSquared, type Polygon, polygonOf, steps } from '@drumhead/table';
import { refusal, type Refusal } from '@drumhead/engine';
import { fitsBridge } from '../formationRules.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import type { TerrainPiece } from '../../state/state.ts';
import type { Surroundings } from './surroundings.ts';
import { crossesLine, hullOf, spineOf, standsAstride, type Track } from './sweptTrack.ts';

/** LB-TERR-05: a bridge (and the way through a ford) reaches half a base (15 mm) to either side of its line. */
export function halfWay(factor: number): number {
  return steps(15 * factor);
}

function nearLine(line: readonly number[], x: number, y: number, limit: number): boolean {
  for (let i = 2; i < line.length; i += 2) {
    const gap2 = pointSegmentGapSquared(
      line[i - 2] as number,
      line[i - 1] as number,
      line[i] as number,
      line[i + 1] as number,
      x,
      y,
    );
    if (gap2 <= limit * limit) return true;
  }
  return false;
}

/** Does every part of the stream that lies inside the convex area lie on the ford? */
function fordCovers(stream: readonly number[], area: Polygon, ford: readonly number[], limit: number): boolean {
  for (let i = 2; i < stream.length; i += 2) {
    const x1 = stream[i - 2] as number;
    const y1 = stream[i - 1] as number;
    const dx = (stream[i] as number) - x1;
    const dy = (stream[i + 1] as number) - y1;
    const share = insideShare(x1, y1, dx, dy, area);
    if (share === null) continue;
    for (const t of [share[0], (share[0] + share[1]) / 2, share[1]]) {
      if (!nearLine(ford, x1 + dx * t, y1 + dy * t, limit)) return false;
    }
  }
  return true;
}

/** The fractions of a segment between which it lies inside a convex polygon, or null if it has no length there. Its corners are clockwise. */
function insideShare(x: number, y: number, dx: number, dy: number, area: Polygon): readonly [number, number] | null {
  let from = 0;
  let to = 1;
  const n = area.length;
  for (let i = 0; i < n; i += 2) {
    const ax = area[i] as number;
    const ay = area[i + 1] as number;
    const ex = (area[(i + 2) % n] as number) - ax;
    const ey = (area[(i + 3) % n] as number) - ay;
    const start = ex * (y - ay) - ey * (x - ax);
    const speed = ex * dy - ey * dx;
    if (speed === 0) {
      if (start <= 0) return null;
    } else if (speed > 0) {
      from = Math.max(from, -start / speed);
    } else {
      to = Math.min(to, -start / speed);
    }
    if (from >= to) return null;
  }
  return [from, to];
}

/** A body on a bridge may swing with its head up to a base length to either side. */
const SWING = 1.9;

/**
 * Does the centre line of the move cross the stream only on the bridge? Where a move only touches the water with a
 * corner, that corner must be on the bridge.
 */
function bridgeCarries(track: Track, stream: TerrainPiece, bridge: readonly number[], limit: number): boolean {
  const spine = spineOf(track);
  let goesOver = false;
  for (let i = 2; i < spine.length; i += 2) {
    for (const t of crossingsOf(spine, i, stream.points)) {
      const [ax, ay] = [spine[i - 2] as number, spine[i - 1] as number];
      const [dx, dy] = [(spine[i] as number) - ax, (spine[i + 1] as number) - ay];
      if (!nearLine(bridge, ax + dx * t, ay + dy * t, limit)) return false;
      goesOver = true;
    }
  }
  const carries = (area: Polygon): boolean => fordCovers(stream.points, area, bridge, limit);
  if (!goesOver) {
    return track.straight
      ? carries(hullOf(track))
      : track.quads.every((quad) => !standsAstride(quad, stream) || carries(polygonOf(quad)));
  }
  return !standsAstride(track.end, stream) || fordCovers(stream.points, polygonOf(track.end), bridge, limit * SWING);
}

/** The fractions of the segment that ends at entry `i` of a line at which it crosses the stream. */
function crossingsOf(line: readonly number[], i: number, stream: readonly number[]): number[] {
  const ax = line[i - 2] as number;
  const ay = line[i - 1] as number;
  const bx = line[i] as number;
  const by = line[i + 1] as number;
  const found: number[] = [];
  for (let j = 2; j < stream.length; j += 2) {
    const cx = stream[j - 2] as number;
    const cy = stream[j - 1] as number;
    const dx = stream[j] as number;
    const dy = stream[j + 1] as number;
    const share = crossingShare(ax, ay, bx, by, cx, cy, dx, dy);
    if (share !== null) found.push(share);
  }
  return found;
}

/**
 * LB-TERR-05, -06: effects of streams on a move. A column on a bridge (at army level any unit, LB-ARMY-10) crosses
 * freely and may stand on it; a ford is an obstacle to any formation whose whole width is within it. `forded` lists the
 * streams crossed that way.
 */
export function streamProblem(
  s: Surroundings,
  track: Track,
): { readonly refusal: Refusal | null; readonly forded: readonly TerrainPiece[] } {
  const forded: TerrainPiece[] = [];
  const limit = halfWay(s.field.factor) + TOLERANCE;
  for (const stream of s.streams) {
    if (!crossesLine(track, stream)) continue;
    if (s.crossings.some((c) => c.kind === 'ford' && fordsOver(track, stream, c, limit))) {
      forded.push(stream);
      continue;
    }
    const bridged = s.crossings.some((c) => c.kind === 'bridge' && bridgeCarries(track, stream, c.points, limit));
    if (bridged && fitsBridge(s.u.formation)) continue;
    const facts = { unit: s.profile.id, formation: s.u.formation };
    const why = bridged
      ? refusal('LB-TERR-06', 'lb.refusal.bridgeInColumn', facts)
      : refusal('LB-TERR-05', 'lb.refusal.streamInWay', facts);
    return { refusal: why, forded };
  }
  return { refusal: null, forded };
}

function fordsOver(track: Track, stream: TerrainPiece, ford: TerrainPiece, limit: number): boolean {
  if (track.straight) return fordCovers(stream.points, hullOf(track), ford.points, limit);
  return track.quads.every(
    (quad) => !standsAstride(quad, stream) || fordCovers(stream.points, polygonOf(quad), ford.points, limit),
  );
}
