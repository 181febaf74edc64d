/** The one stream of a pick-up game with its fords and bridges (LB-SET-03, LB-SET-07). */
import { refusal, type Refusal } from '@drumhead/engine';
import { alongPolyline, polylineLength, segmentCrossesSegment, toMm } from '@drumhead/table';
import type { Command } from '../../state/commands.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import type { Field, SideIndex, Sticks, TerrainPiece } from '../../state/state.ts';
import { fromBaseline, zoneDepth } from '../../ground/zones.ts';
import { freeId, onlyOneProblem, pieceOf } from './pieces.ts';

export type StreamCommand = Extract<Command, { type: 'layStream' }>;

/** LB-SET-03: at most 5L long. */
export function longestStream(sticks: Sticks): number {
  return 5 * sticks.l;
}

type Edge = 'left' | 'right' | 'top' | 'bottom';

/** The table edges a point lies on: two at a corner. */
function edgesAt(field: Field, x: number, y: number): readonly Edge[] {
  const edges: Edge[] = [];
  if (y >= 0 && y <= field.height && x === 0) edges.push('left');
  if (y >= 0 && y <= field.height && x === field.width) edges.push('right');
  if (x >= 0 && x <= field.width && y === 0) edges.push('top');
  if (x >= 0 && x <= field.width && y === field.height) edges.push('bottom');
  return edges;
}

function isShort(edge: Edge): boolean {
  return edge === 'left' || edge === 'right';
}

/**
 * LB-SET-03: it enters over one side of the table and leaves over a neighbouring one, and stays on the table in
 * between.
 */
function courseProblem(field: Field, points: readonly number[]): Refusal | null {
  const last = points.length - 2;
  if (last < 2) return refusal('LB-SET-03', 'lb.refusal.terrain.streamEnds');
  const into = edgesAt(field, points[0] as number, points[1] as number);
  const out = edgesAt(field, points[last] as number, points[last + 1] as number);
  const adjacent = into.some((a) => out.some((b) => isShort(a) !== isShort(b)));
  if (!adjacent) return refusal('LB-SET-03', 'lb.refusal.terrain.streamEnds');
  for (let i = 2; i < last; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    if (x > 0 && y > 0 && x < field.width && y < field.height) continue;
    return refusal('LB-GEN-05', 'lb.refusal.terrain.offTable', {
      width: toMm(field.width),
      height: toMm(field.height),
    });
  }
  return crossesItself(points) ? refusal('LB-SET-03', 'lb.refusal.terrain.streamCrossed') : null;
}

function crossesItself(p: readonly number[]): boolean {
  const at = (i: number) => [p[i] as number, p[i + 1] as number] as const;
  for (let i = 0; i + 2 < p.length; i += 2) {
    if (p[i] === p[i + 2] && p[i + 1] === p[i + 3]) return true;
    for (let j = i + 4; j + 2 < p.length; j += 2) {
      if (segmentCrossesSegment(...at(i), ...at(i + 2), ...at(j), ...at(j + 2))) return true;
    }
  }
  return false;
}

/** LB-SET-07: the zones of a side's half that a stream runs through, 1 to 3. */
export function zonesCrossed(field: Field, side: SideIndex, points: readonly number[]): number[] {
  let [near, far] = [Infinity, -Infinity];
  for (let i = 1; i < points.length; i += 2) {
    const away = fromBaseline(field, side, points[i] as number);
    near = Math.min(near, away);
    far = Math.max(far, away);
  }
  const depth = zoneDepth(field);
  return [1, 2, 3].filter((zone) => near < (4 - zone) * depth && far > (3 - zone) * depth);
}

/** Zones a crossing may count in: two if it lies on the line between them. */
function zonesOfCrossing(field: Field, side: SideIndex, stream: StreamCommand, along: number): number[] {
  const away = fromBaseline(field, side, Math.round(alongPolyline(stream.points, 0, along).y));
  const depth = zoneDepth(field);
  return [1, 2, 3].filter((zone) => away >= (3 - zone) * depth && away <= (4 - zone) * depth);
}

/** LB-SET-03, -05, -07: all demands on a stream, in any turn. */
export function streamProblem(field: Field, side: SideIndex, command: StreamCommand): Refusal | null {
  const { points, crossings, zone } = command;
  const course = onlyOneProblem(field, 'stream') ?? courseProblem(field, points);
  if (course !== null) return course;
  for (let i = 1; i < points.length; i += 2) {
    if (fromBaseline(field, side, points[i] as number) > field.height / 2) {
      return refusal('LB-SET-05', 'lb.refusal.terrain.ownHalf');
    }
  }
  const length = polylineLength(points);
  if (length > longestStream(field.sticks) + TOLERANCE) {
    const facts = { length: toMm(length), most: toMm(longestStream(field.sticks)) };
    return refusal('LB-SET-03', 'lb.refusal.terrain.streamLength', facts);
  }
  const crossed = zonesCrossed(field, side, points);
  if (!crossed.includes(zone)) return refusal('LB-SET-07', 'lb.refusal.terrain.streamZone', { zone });
  const served = new Set<number>();
  for (const { along } of crossings) {
    if (along < 0 || along > length)
      return refusal('LB-SET-07', 'lb.refusal.terrain.crossingOff', { along: toMm(along) });
    for (const at of zonesOfCrossing(field, side, command, along)) served.add(at);
  }
  const without = crossed.filter((at) => !served.has(at));
  return without.length === 0
    ? null
    : refusal('LB-SET-07', 'lb.refusal.terrain.noCrossing', { zones: without.join(', ') });
}

// --- laying it ----------------------------------------------------------------------------------------------------

/** The stream and its crossings, each added to the field before the next gets its id. */
export function streamPieces(field: Field, command: StreamCommand): TerrainPiece[] {
  const pieces = [pieceOf(freeId(field, 'stream'), 'stream', command.points, -1)];
  for (const { kind, along } of command.crossings) {
    const line = kind === 'ford' ? fordLine(field, command.points, along) : bridgeLine(field, command.points, along);
    const before = { ...field, terrain: [...field.terrain, ...pieces] };
    pieces.push(pieceOf(freeId(before, kind), kind, line, -1));
  }
  return pieces;
}

/**
 * A ford lies along the stream, 1M of it (like any linear piece, LB-SET-02): every formation of a battalion fits within
 * it and half a base to either side.
 */
function fordLine(field: Field, stream: readonly number[], along: number): number[] {
  const half = field.sticks.m / 2;
  const length = polylineLength(stream);
  const [from, to] = [Math.max(0, along - half), Math.min(length, along + half)];
  const line: number[] = [];
  const add = (at: number) => {
    const { x, y } = alongPolyline(stream, 0, at);
    line.push(Math.round(x), Math.round(y));
  };
  add(from);
  let walked = 0;
  for (let i = 2; i + 2 < stream.length; i += 2) {
    walked += polylineLength(stream.slice(i - 2, i + 2));
    if (walked > from && walked < to) line.push(stream[i] as number, stream[i + 1] as number);
  }
  add(to);
  return line;
}

/** A bridge lies across the stream, 1VS to either side of it. */
function bridgeLine(field: Field, stream: readonly number[], along: number): number[] {
  const middle = alongPolyline(stream, 0, along);
  const before = alongPolyline(stream, 0, Math.max(0, along - 64));
  const after = alongPolyline(stream, 0, Math.min(polylineLength(stream), along + 64));
  const [dx, dy] = [after.x - before.x, after.y - before.y];
  const scale = field.sticks.vs / Math.sqrt(dx * dx + dy * dy);
  const [x, y] = [Math.round(dy * scale), Math.round(dx * scale)];
  const [cx, cy] = [Math.round(middle.x), Math.round(middle.y)];
  return [cx - x, cy + y, cx + x, cy - y];
}
