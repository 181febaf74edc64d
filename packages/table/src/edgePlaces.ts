import type { Pose, Size } from './pose.ts';
import { FULL_TURN, steps } from './lattice.ts';

/** Edges of an upright box whose y runs downwards. */
export type BoxEdge = 'left' | 'right' | 'top' | 'bottom';

const INWARD: Readonly<Record<BoxEdge, number>> = {
  bottom: 0,
  left: FULL_TURN / 4,
  top: FULL_TURN / 2,
  right: (FULL_TURN * 3) / 4,
};

/**
 * Where a base stands in a box with its back at an edge, facing inwards, its whole width within a stretch of that edge
 * (`to` undefined: to its end): first in the middle of it, then outwards on both sides, so far `apart`. In steps.
 */
export function* placesAtEdge(
  { width, height }: { readonly width: number; readonly height: number },
  edge: BoxEdge,
  [from, to]: readonly [from: number, to: number | undefined],
  size: Size,
  apart: number,
): Generator<Pose, undefined, undefined> {
  const isUpright = edge === 'left' || edge === 'right';
  const half = Math.ceil(size.width / 2);
  const near = Math.ceil(size.depth / 2);
  const across = edge === 'left' || edge === 'top' ? near : (edge === 'right' ? width : height) - near;
  const least = from + half;
  const most = (to ?? (isUpright ? height : width)) - half;
  const middle = Math.round((least + most) / 2);
  for (let off = 0; off <= most - middle; off += apart) {
    for (const along of off === 0 ? [middle] : [middle - off, middle + off]) {
      if (along < least) continue;
      yield { x: isUpright ? across : along, y: isUpright ? along : across, facing: INWARD[edge] };
    }
  }
}

/** What a base covers, upright. */
export interface Bounds {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

/**
 * Does a base stand within `near` of an edge, its middle along that edge on this stretch (`to` undefined: to its end)?
 * Yes at equality. In steps.
 */
export function standsAtEdge(
  { minX, minY, maxX, maxY }: Bounds,
  { width, height }: { readonly width: number; readonly height: number },
  edge: BoxEdge,
  [from, to = Number.POSITIVE_INFINITY]: readonly [from: number, to: number | undefined],
  near: number,
): boolean {
  const gap = { left: minX, top: minY, right: width - maxX, bottom: height - maxY }[edge];
  const middle = edge === 'left' || edge === 'right' ? (minY + maxY) / 2 : (minX + maxX) / 2;
  return gap <= near && middle >= from && middle <= to;
}

/** A way off the table, worth points, by a stretch of an edge in millimetres along it (`to` left out: to its end). */
interface Exit {
  readonly edge: BoxEdge;
  readonly from: number;
  readonly to?: number;
  readonly points: number;
}

/** Of the ways off that are worth points the nearest to a point, which is so many steps `far`; null: there is none. */
export function nearestExit(
  at: { readonly x: number; readonly y: number },
  box: { readonly width: number; readonly height: number },
  exits: readonly Exit[],
): { readonly far: number; readonly points: number } | null {
  let nearest: ReturnType<typeof nearestExit> = null;
  for (const { edge, from, to, points } of exits) {
    if (points <= 0) continue;
    const far = wayToEdge(at, box, edge, [steps(from), to === undefined ? undefined : steps(to)]);
    if (nearest === null || far < nearest.far) nearest = { far, points };
  }
  return nearest;
}

/** From a point to the nearest point of a stretch of an edge (`to` undefined: to its end). In steps. */
function wayToEdge(
  { x, y }: { readonly x: number; readonly y: number },
  { width, height }: { readonly width: number; readonly height: number },
  edge: BoxEdge,
  [from, to = Number.POSITIVE_INFINITY]: readonly [from: number, to: number | undefined],
): number {
  const across = { left: x, top: y, right: width - x, bottom: height - y }[edge];
  const along = edge === 'left' || edge === 'right' ? y : x;
  const beside = Math.max(0, from - along, along - to);
  return Math.sqrt(across * across + beside * beside);
}
