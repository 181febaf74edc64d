/** Pieces of terrain made from plain measures, and the generated table (SIP-TER-7, -13). */
import { seededRandomInt } from '@drumhead/engine';
import {
  FACINGS_PER_DEGREE,
  type GrownBox,
  grownConvex,
  normalise,
  type Polygon,
  polygonOf,
  type Quad,
  quadFromBox,
  quadOf,
  STEPS_PER_MM,
} from '@drumhead/table';
import { cm } from '../state/lengths.ts';
import type { Area, AreaKind, Field, Line, LineKind, Piece, Section } from '../state/state.ts';

/** Bounds of a flat list of points. */
function boundsOf(points: readonly number[]): Pick<Piece, 'minX' | 'minY' | 'maxX' | 'maxY'> {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points.length; i += 2) {
    minX = Math.min(minX, points[i] as number);
    maxX = Math.max(maxX, points[i] as number);
    minY = Math.min(minY, points[i + 1] as number);
    maxY = Math.max(maxY, points[i + 1] as number);
  }
  return { minX: minX | 0, minY: minY | 0, maxX: maxX | 0, maxY: maxY | 0 };
}

/** An area; points in steps. */
export function areaPiece(id: string, kind: AreaKind, points: readonly number[]): Area {
  return { id, kind, points, ...boundsOf(points) };
}

export function linePiece(id: string, kind: LineKind, points: readonly number[]): Line {
  return { id, kind, points, ...boundsOf(points) };
}

/** A section of a built-up area, by its centre, frontage and depth in steps. */
export function sectionPiece(
  id: string,
  section: number,
  at: {
    readonly x: number;
    readonly y: number;
    readonly facing: number;
    readonly width: number;
    readonly depth: number;
  },
): Section {
  const points = polygonOf(quadOf(at, at));
  return { id, kind: 'section', section, ...at, points, ...boundsOf(points) };
}

/** SIP-TER-13. What a face brings: nothing, wood, hill, rough ground, a section. Sizes in centimetres. */
export const ROLLED: readonly ({
  readonly kind: AreaKind | 'section';
  readonly width: number;
  readonly depth: number;
} | null)[] = [
  null,
  null,
  { kind: 'woods', width: 20, depth: 14 },
  { kind: 'hill', width: 24, depth: 18 },
  { kind: 'rough', width: 20, depth: 14 },
  { kind: 'section', width: 10, depth: 8 },
];
const MOST_SECTIONS = 2;

/** SIP-TER-13. Six sectors, 3 by 2, from the north-west row by row; each piece in the middle of its sector. */
export function rolledTerrain(field: Pick<Field, 'width' | 'depth' | 'grown'>, faces: readonly number[]): Piece[] {
  const pieces: Piece[] = [];
  let sections = 0;
  faces.forEach((face, i) => {
    const rolled = ROLLED[face - 1] ?? null;
    if (rolled === null) return;
    const x = Math.round((field.width * (2 * (i % 3) + 1)) / 6);
    const y = Math.round((field.depth * (i < 3 ? 1 : 3)) / 4);
    const id = `sector-${i + 1}`;
    if (rolled.kind === 'section' && sections < MOST_SECTIONS) {
      const size = { width: cm(rolled.width), depth: cm(rolled.depth) };
      pieces.push(sectionPiece(id, sections, { x, y, facing: 0, ...size }));
      sections += 1;
      return;
    }
    // A third section becomes a wood.
    const area =
      rolled.kind === 'section' ? { kind: 'woods' as const, width: 20, depth: 14 } : { ...rolled, kind: rolled.kind };
    const box = { x, y, width: cm(area.width), height: cm(area.depth) };
    const points = field.grown ? grownIn(box, `${faces.join('')} ${id}`) : polygonOf(quadAround(box));
    pieces.push(areaPiece(id, area.kind, points));
  });
  return pieces;
}

const quadAround = ({ x, y, width, height }: GrownBox): Quad =>
  quadFromBox(x - width / 2, y - height / 2, x + width / 2, y + height / 2);

/** How far a piece may lie turned from the edges of the table, degrees. */
const MOST_TURNED = 8;

/** SIP-TER-2. A convex outline with the centre and nearly the area of a box, the same for the same dice. */
function grownIn(box: GrownBox, seed: string): Polygon {
  const choose = seededRandomInt(`ground ${seed}`);
  const turn = normalise((choose(2 * MOST_TURNED + 1) - MOST_TURNED) * FACINGS_PER_DEGREE);
  return grownConvex(box, { corners: 24, reach: 0.07, turn }, 0.96, STEPS_PER_MM, choose);
}
