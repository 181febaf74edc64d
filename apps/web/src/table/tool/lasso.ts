/** The lasso: a line drawn round pieces to gather them into a group. */
import type { Point } from '../camera.ts';
import { inside } from '../drawing/shapes.ts';

export interface Lasso {
  readonly at: 'lasso';
  readonly path: readonly Point[];
  readonly held: boolean;
}

/** Nothing is drawn yet. */
export const LASSO: Lasso = { at: 'lasso', path: [], held: false };

/** Points closer to the last one are left out, in millimetres. */
const LEAST = 3;

/** The lasso after a pointer input. */
export function drawn(lasso: Lasso, { type, at }: { readonly type: string; readonly at?: Point }): Lasso {
  if (!at) return lasso;
  if (type === 'press') return { at: 'lasso', path: [at], held: true };
  // A long press shows the piece under it: the line that it began is let go.
  if (type === 'inspect') return { ...lasso, path: [], held: false };
  if (!lasso.held || (type !== 'drag' && type !== 'drop')) return lasso;
  const last = lasso.path[lasso.path.length - 1];
  const far = !last || Math.hypot(at.x - last.x, at.y - last.y) >= LEAST;
  return { ...lasso, path: far ? [...lasso.path, at] : lasso.path, held: type !== 'drop' };
}

/** Does the closed line go round the point? */
export function isInside(path: readonly Point[], { x, y }: Point): boolean {
  return inside(
    x,
    y,
    path.flatMap((point) => [point.x, point.y]),
  );
}
