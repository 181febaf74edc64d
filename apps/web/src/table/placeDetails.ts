/** What tells places apart for screen readers: the order from the left, and the ground a piece stands in or by. */
import type { Point } from './camera.ts';
import { inside } from './drawing/shapes.ts';
import { bearingOf, turnOf } from './units.ts';

/** A piece of terrain: an area, or a line that is not closed. */
export interface GroundPiece {
  readonly index: number;
  /** Flat list x0, y0, x1, y1 … in millimetres. */
  readonly points: readonly number[];
  readonly closed: boolean;
}

interface Surroundings {
  readonly table: { readonly width: number; readonly height: number };
  /** `facing` in degrees, where the piece has one. */
  readonly at: Point & { readonly facing?: number };
  /** Places of all pieces of its side, its own included. */
  readonly own: readonly Point[];
  readonly ground: readonly GroundPiece[];
  /** Name of a piece of terrain by its index, in the reader's language. */
  readonly nameOf: (index: number) => string;
  /** Ground farther away than this is not named, in millimetres. */
  readonly near: number;
}

interface Translator {
  readonly translate: (key: string, facts?: Readonly<Record<string, unknown>>) => string;
}

export function placeDetails(
  { translate }: Translator,
  { table, at, own, ground, nameOf, near }: Surroundings,
): string {
  const third = (part: number) => Math.min(2, Math.max(0, Math.floor(part * 3)));
  const ninth = ({ x, y }: Point) => third(x / table.width) * 3 + third(y / table.height);
  const there = own.filter((one) => ninth(one) === ninth(at)).sort((a, b) => a.x - b.x || a.y - b.y);
  const nth = there.findIndex(({ x, y }) => x === at.x && y === at.y) + 1;
  const around = groundAt(at, ground, near);
  return [
    ...(there.length > 1 && nth > 0 ? [translate('web.place.nth', { nth, count: there.length })] : []),
    ...(around ? [translate(around.where, { terrain: nameOf(around.index) })] : []),
  ]
    .map((part) => `; ${part}`)
    .join('');
}

/** The ground under the piece, else the nearest within reach, with its side as the piece sees it. */
function groundAt(
  at: Surroundings['at'],
  ground: readonly GroundPiece[],
  near: number,
): { readonly where: string; readonly index: number } | null {
  const under = ground.find(({ points, closed }) => closed && inside(at.x, at.y, points));
  if (under) return { where: 'web.place.in', index: under.index };
  let found: { readonly index: number; readonly to: Point } | null = null;
  let least = near;
  for (const { index, points, closed } of ground) {
    const to = nearestPoint(at, points, closed);
    const far = Math.hypot(to.x - at.x, to.y - at.y);
    if (far > least) continue;
    least = far;
    found = { index, to };
  }
  if (!found) return null;
  const turn = at.facing === undefined ? 90 : turnOf(at.facing, bearingOf(found.to.x - at.x, found.to.y - at.y));
  const where = Math.abs(turn) <= 60 ? 'web.place.front' : Math.abs(turn) >= 120 ? 'web.place.behind' : 'web.place.by';
  return { where, index: found.index };
}

/** The point of an outline that is nearest to a place. */
function nearestPoint({ x, y }: Point, points: readonly number[], closed: boolean): Point {
  const corners = Array.from({ length: points.length / 2 }, (_, i) => ({
    x: points[2 * i] as number,
    y: points[2 * i + 1] as number,
  }));
  let best: Point = { x: Number.POSITIVE_INFINITY, y: Number.POSITIVE_INFINITY };
  corners.forEach((a, i) => {
    const b = corners[i + 1] ?? (closed ? corners[0] : undefined);
    if (!b) return;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    const along = ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1);
    const part = Math.max(0, Math.min(1, along));
    const point = { x: a.x + part * dx, y: a.y + part * dy };
    if (Math.hypot(point.x - x, point.y - y) < Math.hypot(best.x - x, best.y - y)) best = point;
  });
  return best;
}
