/** A small map of a battle as it stands. It is saved with the battle, so that a list of battles is drawn without playing one. */
import { mm } from '../units.ts';

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

const whole = (steps: number): number => Math.round(mm(steps));

/** Features of a rule set as ground, by what each kind of them looks like from afar; in the order of `looks`. */
export function sketchGround<K extends string>(
  features: readonly { readonly kind: K; readonly points: readonly number[] }[],
  looks: Readonly<Partial<Record<K, SketchGround>>>,
): Sketch['ground'] {
  const order = Object.keys(looks);
  return features
    .flatMap(({ kind, points }) => {
      const look = looks[kind];
      return look === undefined || points.length === 0 ? [] : [{ kind, look, points: points.map(whole) }];
    })
    .sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map(({ look, points }) => [look, points] as const);
}

/** A place on the table as a piece of a side. */
export function sketchPiece(side: number, place: Omit<SketchPiece, 'side'>): SketchPiece {
  const { x, y, width, depth, facing, man } = place;
  return {
    side,
    x: Math.round(x),
    y: Math.round(y),
    width: Math.round(width),
    depth: Math.round(depth),
    facing: Math.round(facing),
    ...(man && { man }),
  };
}
