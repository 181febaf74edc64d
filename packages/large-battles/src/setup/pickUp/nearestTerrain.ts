/** The closest legal version of a terrain piece that was refused. */
import { alongPolyline, polylineLength } from '@drumhead/table';
import type { Command } from '../../state/commands.ts';
import type { LayTerrainFrame } from '../../state/frames.ts';
import type { Field, SideIndex } from '../../state/state.ts';
import { laidOf, turnProblem } from './layTerrain.ts';
import { AREA_KINDS, LINE_KINDS, onlyOneProblem, PIECES_EACH, sizesOfKind, sortOf, type LayCommand } from './pieces.ts';
import { nearestLay } from './terrainPlaces.ts';
import { type StreamCommand, streamProblem, zonesCrossed } from './stream.ts';

/** Null if nothing similar can be laid this turn. */
export function nearestTerrain(field: Field, frame: LayTerrainFrame, command: Command): Command | null {
  if (command.type === 'lay') return nearestPiece(field, frame, command);
  if (command.type === 'layStream') return nearestStream(field, frame, command);
  return null;
}

/** The same kind and size if legal, else the first legal one of the same sort; moved to the nearest place. */
function nearestPiece(field: Field, frame: LayTerrainFrame, command: LayCommand): Command | null {
  const sort = sortOf(command.kind);
  if (laidOf(field, frame, sort) >= PIECES_EACH) return null;
  const open = sizesOfKind(command.kind).length > 0 && onlyOneProblem(field, command.kind) === null;
  const kind = open ? command.kind : sort === 'area' ? AREA_KINDS[0] : LINE_KINDS[0];
  const sizes = sizesOfKind(kind);
  const size = sizes.includes(command.size) ? command.size : (sizes[0] as LayCommand['size']);
  return nearestLay(field, frame, { ...command, kind, size });
}

/**
 * Pulled in towards its corner of the table until it is short enough and in the own half; counted in an open zone; with
 * a bridge in the middle of each stretch without a crossing.
 */
function nearestStream(field: Field, frame: LayTerrainFrame, command: StreamCommand): Command | null {
  const { side } = frame;
  for (let share = 20; share > 0; share--) {
    const points = share === 20 ? command.points : drawnIn(field, command.points, share / 20);
    const crossed = zonesCrossed(field, side, points);
    const zone = [command.zone, ...crossed].find(
      (z) => crossed.includes(z) && turnProblem(field, frame, z, 'linear') === null,
    );
    if (zone === undefined) continue;
    const crossings = bridgesFor(field, side, points).map((bridge) => ({
      ...bridge,
      kind: command.crossings[0]?.kind ?? bridge.kind,
    }));
    const mended: StreamCommand = { ...command, zone, points, crossings };
    if (streamProblem(field, side, mended) === null) return mended;
  }
  return null;
}

/** The same course scaled down, in the same corner. */
function drawnIn({ width, height }: Field, points: readonly number[], share: number): number[] {
  const right = points.filter((_, i) => i % 2 === 0).includes(width);
  const bottom = points.filter((_, i) => i % 2 === 1).includes(height);
  return points.map((value, i) => {
    const far = i % 2 === 0 ? (right ? width : 0) : bottom ? height : 0;
    return Math.round(far + (value - far) * share);
  });
}

/** LB-SET-07: a bridge in the middle of each stretch of a stream in a zone. */
export function bridgesFor(field: Field, side: SideIndex, points: readonly number[]): StreamCommand['crossings'] {
  const length = polylineLength(points);
  const samples = 200;
  return zonesCrossed(field, side, points).map((zone) => {
    const inside: number[] = [];
    for (let i = 0; i <= samples; i++) {
      const along = (length * i) / samples;
      const { x, y } = alongPolyline(points, 0, along);
      if (zonesCrossed(field, side, [x, y - 1, x, y + 1]).includes(zone)) inside.push(along);
    }
    return { kind: 'bridge', along: Math.round(inside[Math.floor(inside.length / 2)] ?? length / 2) };
  });
}
