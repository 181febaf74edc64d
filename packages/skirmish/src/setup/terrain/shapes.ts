/** SK-GEO-17, SK-TER-11. Outlines of features and the gaps between them. */
import { memoizeBy } from '@drumhead/engine';
import { type Outline as BareOutline, outlinesGapSquared, quadOf } from '@drumhead/table';
import type { Laying } from '../../state/commands.ts';
import type { Feature, Zone } from '../../state/state.ts';

export type Box = Zone;

/** An outline with a radius around it. */
export interface Outline extends BareOutline {
  readonly radius: number;
  /** Bounding box, the radius included. */
  readonly box: Box;
}

function outlined(points: readonly number[], closed: boolean, radius: number): Outline {
  return { points, closed, radius, box: boxAround(points, radius) };
}

/** A piece is compared with every other again and again: what has many corners is gone round once. */
const outlineAround = memoizeBy((points: readonly number[]) => outlined(points, true, 0));

/** The outline of a feature. A tree is a disc of one foot radius. */
export function outlineOf(feature: Feature, footRadius: number): Outline {
  if ('points' in feature) return outlineAround(feature.points);
  if (feature.kind === 'tree') return discAt(feature.x, feature.y, footRadius);
  if ('x1' in feature) return outlined([feature.x1, feature.y1, feature.x2, feature.y2], false, 0);
  return outlined([], false, 0);
}

/** The outline of a base. */
export function discAt(x: number, y: number, radius: number): Outline {
  return outlined([x, y], false, radius);
}

function boxAround(points: readonly number[], radius: number): Box {
  let minX = Number.POSITIVE_INFINITY;
  let minY = Number.POSITIVE_INFINITY;
  let maxX = Number.NEGATIVE_INFINITY;
  let maxY = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < points.length; i += 2) {
    const x = points[i] as number;
    const y = points[i + 1] as number;
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
  }
  return { minX: minX - radius, minY: minY - radius, maxX: maxX + radius, maxY: maxY + radius };
}

export const boxInside = (inner: Box, outer: Box): boolean =>
  inner.minX >= outer.minX && inner.minY >= outer.minY && inner.maxX <= outer.maxX && inner.maxY <= outer.maxY;

/** Gap between two boxes along the axis with the larger one; negative if they overlap. */
function boxGap(one: Box, two: Box): number {
  return Math.max(one.minX - two.maxX, two.minX - one.maxX, one.minY - two.maxY, two.minY - one.maxY);
}

/** Are two outlines at least `distance` apart? */
export function apart(one: Outline, two: Outline, distance: number): boolean {
  if (boxGap(one.box, two.box) >= distance) return true;
  const wanted = distance + one.radius + two.radius;
  return outlinesGapSquared(one, two) >= wanted * wanted;
}

/** The gap between two outlines in steps (float), 0 if they touch or overlap. */
export function gapOf(one: Outline, two: Outline): number {
  return Math.max(0, Math.sqrt(outlinesGapSquared(one, two)) - one.radius - two.radius);
}

/** The corners of a turned rectangle, clockwise from its upper left. */
export function cornersOf({ x, y, width, height, turn }: Laying): readonly number[] {
  const { ax, ay, bx, by, cx, cy, dx, dy } = quadOf({ x, y, facing: turn }, { width, depth: height });
  return [ax, ay, bx, by, cx, cy, dx, dy];
}
