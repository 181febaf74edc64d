/** A map of the terrain with measures, to lay it out on a real table: millimetres from the left and upper edges. */
import { toMm } from '@drumhead/table';
import type { BuildingFeature, Feature, Opening, State } from '../../state/state.ts';
import { outlineOf } from './shapes.ts';

/** A place, in millimetres. */
export interface MapPoint {
  readonly x: number;
  readonly y: number;
}

export interface MapOpening {
  readonly kind: Opening['kind'];
  /** Wall of the building, 0 the first, clockwise. */
  readonly wall: number;
  /** From the wall's first corner to the middle of the opening. */
  readonly along: number;
  readonly barred: boolean;
}

export interface MapPiece {
  /** Letter on the map: A, B, … */
  readonly sign: string;
  readonly kind: Feature['kind'];
  /** Bounding box. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** Length of a straight piece. */
  readonly length: number | null;
  /** Corners of an area or building, ends of a straight piece, or centre of a tree. */
  readonly points: readonly MapPoint[];
  readonly floors: number | null;
  /** Ground floor; upper windows are above them. */
  readonly openings: readonly MapOpening[];
  readonly stairs: MapPoint | null;
  readonly ladder: MapPoint | null;
}

export interface TerrainMap {
  readonly side: number;
  readonly sticks: { readonly s: number; readonly m: number; readonly l: number };
  readonly pieces: readonly MapPiece[];
}

/** Whole millimetres are exact enough. */
const mm = (steps: number): number => Math.round(toMm(steps));
const at = (x: number, y: number): MapPoint => ({ x: mm(x), y: mm(y) });

/** The measures of every feature. */
export function terrainMap({ field, features }: Pick<State, 'field' | 'features'>): TerrainMap {
  const { s, m, l } = field.sticks;
  const standing = features.filter(({ kind }) => kind !== 'gone');
  return {
    side: mm(field.side),
    sticks: { s: mm(s), m: mm(m), l: mm(l) },
    pieces: standing.map((feature, index) => pieceOf(feature, index, field.footRadius)),
  };
}

/** A to Z, then AA, AB, … */
export function signOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : signOf(Math.floor(index / 26) - 1) + last;
}

function pieceOf(feature: Feature, index: number, footRadius: number): MapPiece {
  const outline = outlineOf(feature, footRadius);
  const { minX, minY, maxX, maxY } = outline.box;
  const points: MapPoint[] = [];
  for (let i = 0; i < outline.points.length; i += 2) {
    points.push(at(outline.points[i] as number, outline.points[i + 1] as number));
  }
  const building = feature.kind === 'building' ? feature : null;
  return {
    sign: signOf(index),
    kind: feature.kind,
    left: mm(minX),
    top: mm(minY),
    width: mm(maxX - minX),
    height: mm(maxY - minY),
    length: 'x1' in feature ? mm(between(feature.x1, feature.y1, feature.x2, feature.y2)) : null,
    points,
    floors: building?.floors ?? null,
    openings: building === null ? [] : openingsOf(building),
    stairs: building?.stairs === null || building === null ? null : at(building.stairs.x, building.stairs.y),
    ladder: building?.ladder === null || building === null ? null : at(building.ladder.x, building.ladder.y),
  };
}

const between = (x1: number, y1: number, x2: number, y2: number): number =>
  Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));

/** The openings of the ground floor with their walls. */
function openingsOf({ points, openings }: BuildingFeature): readonly MapOpening[] {
  return openings
    .filter(({ level }) => level === 0)
    .map(({ kind, barred, x1, y1, x2, y2 }) => {
      const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
      const corner = (i: number) => [points[(2 * i) % 8] as number, points[(2 * i + 1) % 8] as number] as const;
      // How much longer the way over the opening is than the wall itself.
      const detours = [0, 1, 2, 3].map((i) => {
        const [from, to] = [corner(i), corner(i + 1)];
        return between(...from, x, y) + between(x, y, ...to) - between(...from, ...to);
      });
      const wall = detours.indexOf(Math.min(...detours));
      return { kind, wall, along: mm(between(...corner(wall), x, y)), barred };
    });
}
