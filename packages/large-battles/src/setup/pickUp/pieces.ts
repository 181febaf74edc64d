/** Terrain pieces of a pick-up game: kinds, sizes and limits (LB-SET-01..03, -06, LB-BUA-24). */
import { refusal, type Refusal } from '@drumhead/engine';
import { cosine, gapSquared, quadOf, roundOffset, sine, toMm } from '@drumhead/table';
import type { Command, LaidSize } from '../../state/commands.ts';
import { quadOfPiece } from '../../ground/footprints.ts';
import { T1 } from '../../ground/terrainKinds.ts';
import { TOLERANCE } from '../../ground/measure.ts';
import type { Field, SideIndex, Sticks, TerrainKind, TerrainPiece } from '../../state/state.ts';
import { insideZones, zoneDepth, zoneOf } from '../../ground/zones.ts';

export type LayCommand = Extract<Command, { type: 'lay' }>;

/** LB-SET-01. Pieces that may be laid, in display order; a stream has a command of its own. */
export const AREA_KINDS = ['wood', 'rough', 'steepHill', 'sector'] as const satisfies readonly TerrainKind[];
export const LINE_KINDS = ['hedge', 'fence', 'wall'] as const satisfies readonly TerrainKind[];
const LAID_KINDS: readonly TerrainKind[] = [...AREA_KINDS, ...LINE_KINDS, 'stream'];

/** LB-SET-02. */
export const AREA_SIZES = ['MxM', 'LxM', 'LxL'] as const satisfies readonly LaidSize[];

/** LB-SET-05. Pieces of each sort that a side puts into a zone. */
export const PIECES_EACH = 2;

export type Sort = 'area' | 'linear';

/** Is it one of the pieces that are laid and counted? Fords and bridges belong to their stream. */
export function isPiece(kind: TerrainKind): boolean {
  return LAID_KINDS.includes(kind);
}

export function sortOf(kind: TerrainKind): Sort {
  return T1[kind].linear ? 'linear' : 'area';
}

/** LB-SET-02. Sizes open to a kind; empty for kinds not laid in a pick-up game. */
export function sizesOfKind(kind: TerrainKind): readonly LaidSize[] {
  if ((LINE_KINDS as readonly TerrainKind[]).includes(kind)) return ['1M'];
  if (kind === 'sector') return ['MxM'];
  return (AREA_KINDS as readonly TerrainKind[]).includes(kind) ? AREA_SIZES : [];
}

/** Frontage and depth in steps. */
export function measuresOf(sticks: Sticks, size: LaidSize): { readonly width: number; readonly depth: number } {
  switch (size) {
    case 'MxM':
      return { width: sticks.m, depth: sticks.m };
    case 'LxM':
      return { width: sticks.l, depth: sticks.m };
    case 'LxL':
      return { width: sticks.l, depth: sticks.l };
    case '1M':
      return { width: sticks.m, depth: 0 };
  }
}

/** The outline of an area piece, or the two ends of a linear one; flat list in steps. */
export function outlineOf(sticks: Sticks, command: LayCommand): number[] {
  const size = measuresOf(sticks, command.size);
  if (size.depth === 0) {
    const x = roundOffset((cosine(command.facing) * size.width) / 2);
    const y = roundOffset((sine(command.facing) * size.width) / 2);
    return [command.x - x, command.y - y, command.x + x, command.y + y];
  }
  const q = quadOf(command, size);
  return [q.ax, q.ay, q.bx, q.by, q.cx, q.cy, q.dx, q.dy];
}

/** A piece with its bounding box; `sector` is its index among the sectors, or -1. */
export function pieceOf(id: string, kind: TerrainKind, points: readonly number[], sector: number): TerrainPiece {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < points.length; i += 2) {
    const [x, y] = [points[i] as number, points[i + 1] as number];
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  return { id, kind, points, level: kind === 'steepHill' ? 1 : 0, sector, minX, minY, maxX, maxY };
}

/** The first unused id of `wood-1`, `wood-2`, … */
export function freeId(field: Field, kind: TerrainKind): string {
  for (let n = 1; ; n++) {
    const id = `${kind}-${n}`;
    if (!field.terrain.some((piece) => piece.id === id)) return id;
  }
}

// --- the rules ----------------------------------------------------------------------------------------------------

/** LB-SET-01, -02: the kind may be laid, and in that size. */
export function kindProblem(command: LayCommand): Refusal | null {
  const sizes = sizesOfKind(command.kind);
  if (sizes.length === 0) return refusal('LB-SET-01', 'lb.refusal.terrain.kind', { ground: command.kind });
  if (sizes.includes(command.size)) return null;
  return refusal('LB-SET-02', 'lb.refusal.terrain.size', { ground: command.kind, sizes: sizes.join(', ') });
}

/** LB-SET-03, LB-BUA-24: one sector and one stream on the table. */
export function onlyOneProblem(field: Field, kind: TerrainKind): Refusal | null {
  if (kind !== 'sector' && kind !== 'stream') return null;
  if (!field.terrain.some((piece) => piece.kind === kind)) return null;
  return refusal(kind === 'sector' ? 'LB-BUA-24' : 'LB-SET-03', 'lb.refusal.terrain.onlyOne', { ground: kind });
}

/** The zone of a side's half that contains the middle of a piece, 0: none. */
export function zoneOfPiece(field: Field, side: SideIndex, piece: TerrainPiece): 0 | 1 | 2 | 3 {
  return zoneOf(field, side, side, (piece.minY + piece.maxY) / 2);
}

/** LB-GEN-05, LB-SET-05, -06: on the table, in the own half, wholly in one zone. */
export function zoneProblem(field: Field, side: SideIndex, piece: TerrainPiece): Refusal | null {
  if (piece.minX < 0 || piece.minY < 0 || piece.maxX > field.width || piece.maxY > field.height) {
    const facts = { width: toMm(field.width), height: toMm(field.height) };
    return refusal('LB-GEN-05', 'lb.refusal.terrain.offTable', facts);
  }
  const zone = zoneOfPiece(field, side, piece);
  if (zone === 0) return refusal('LB-SET-05', 'lb.refusal.terrain.ownHalf');
  if (insideZones(field, side, [zone], piece.minY, piece.maxY)) return null;
  return refusal('LB-SET-06', 'lb.refusal.terrain.oneZone', { depth: toMm(zoneDepth(field)) });
}

/** LB-SET-06: area pieces are at least 1M apart. */
export function apartProblem(field: Field, piece: TerrainPiece): Refusal | null {
  const least = field.sticks.m - TOLERANCE;
  const own = quadOfPiece(piece);
  for (const other of field.terrain) {
    if (sortOf(other.kind) !== 'area' || !isPiece(other.kind)) continue;
    if (gapSquared(own, quadOfPiece(other)) < least * least) {
      return refusal('LB-SET-06', 'lb.refusal.terrain.apart', { terrain: other.id, needed: toMm(field.sticks.m) });
    }
  }
  return null;
}

/** Why a piece may not be laid in any turn (kind, size, number on the table, zone, distance), or null. */
export function layProblem(field: Field, side: SideIndex, command: LayCommand): Refusal | null {
  const kind = kindProblem(command) ?? onlyOneProblem(field, command.kind);
  if (kind !== null) return kind;
  const piece = pieceOf('', command.kind, outlineOf(field.sticks, command), -1);
  const place = zoneProblem(field, side, piece);
  if (place !== null || sortOf(command.kind) === 'linear') return place;
  return apartProblem(field, piece);
}
