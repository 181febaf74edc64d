/** A small map of a battle as it stands: drawn where no table is, by the page and by the server. */

/** Areas, then lines (`bank`: walls, fences and hedges), then places. */
export type SketchGround = 'hill' | 'rough' | 'water' | 'wood' | 'house' | 'stream' | 'road' | 'bank' | 'tree';

export interface SketchPiece {
  readonly side: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly depth: number;
  /** Degrees, clockwise from the top. */
  readonly facing: number;
  /** A single man on his round base; left out: a unit. */
  readonly man?: true;
}

/** Whole millimetres throughout. */
export interface Sketch {
  readonly width: number;
  readonly height: number;
  /**
   * In their order; `name` as the set-up has it, plain or a message key; `uniform` or roster, for colours and flag;
   * `left` until it breaks, or on the table.
   */
  readonly sides: readonly {
    readonly seat: string;
    readonly name?: string;
    readonly uniform: string;
    readonly left: number;
  }[];
  /** The first of a kind lies undermost; points as a flat list. */
  readonly ground: readonly (readonly [kind: SketchGround, points: readonly number[]])[];
  readonly pieces: readonly SketchPiece[];
}

/** Of the lattice of rule sets: steps a millimetre, and facings a degree. */
const STEPS = 64;
const FACINGS = 16;

/** A length of the lattice in whole millimetres. */
export const wholeMm = (steps: number): number => Math.round(steps / STEPS);

/** Features of a rule set as ground, by what each kind of them looks like from afar; in the order of `looks`. */
export function sketchGround<K extends string>(
  features: readonly { readonly kind: K; readonly points: readonly number[] }[],
  looks: Readonly<Partial<Record<K, SketchGround>>>,
): Sketch['ground'] {
  const order = Object.keys(looks);
  return features
    .flatMap(({ kind, points }) => {
      const look = looks[kind];
      return look === undefined || points.length === 0 ? [] : [{ kind, look, points: points.map(wholeMm) }];
    })
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map(({ look, points }) => [look, points] as const);
}

/** A place on the table, in steps and facings of the lattice, as a piece of a side. */
export function sketchPiece(side: number, place: Omit<SketchPiece, 'side'>): SketchPiece {
  const { x, y, width, depth, facing, man } = place;
  return {
    side,
    x: wholeMm(x),
    y: wholeMm(y),
    width: wholeMm(width),
    depth: wholeMm(depth),
    facing: Math.round(facing / FACINGS),
    ...(man && { man }),
  };
}

/** Part of a table in millimetres. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Width by height of a small map. */
const SHAPE = 1.5;
/** Room around the troops, and the least that is shown, as parts of the table's width. */
const ROOM = 0.08;
const LEAST = 0.55;

/** The troops and some room around them, in the shape of the picture; all of the table where there are none. */
export function partWithTroops({ width, height, pieces }: Sketch, shape = SHAPE): Part {
  const [xs, ys] = [pieces.map(({ x }) => x), pieces.map(({ y }) => y)];
  const [left, right] = pieces.length === 0 ? [0, width] : [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = pieces.length === 0 ? [0, height] : [Math.min(...ys), Math.max(...ys)];
  const room = pieces.length === 0 ? 0 : width * ROOM;
  const wide = Math.max(right - left + 2 * room, (bottom - top + 2 * room) * shape, width * LEAST);
  return {
    x: Math.round((left + right - wide) / 2),
    y: Math.round((top + bottom - wide / shape) / 2),
    width: Math.round(wide),
    height: Math.round(wide / shape),
  };
}
