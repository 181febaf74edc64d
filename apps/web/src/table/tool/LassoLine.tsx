import type { ReactNode } from 'react';
import { straightPath } from '../drawing/shapes.ts';
import type { Lasso } from './lasso.ts';

/** The line drawn so far, closed by a straight stroke. */
export function LassoLine({ lasso }: { readonly lasso: Lasso }): ReactNode {
  const points = lasso.path.flatMap(({ x, y }) => [x, y]);
  return points.length > 2 && <path className="lasso" d={straightPath(points, true)} />;
}
