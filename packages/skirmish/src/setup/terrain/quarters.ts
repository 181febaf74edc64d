/** SK-TER-4, SK-TER-15. Four equal squares: first the upper left, then clockwise. y runs down the page. */
import type { Field } from '../../state/state.ts';
import type { Box } from './shapes.ts';

export const FIRST_QUARTER = 0;

/** 0 upper left, 1 upper right, 2 lower right, 3 lower left. */
export function quarterBox({ side }: Field, quarter: number): Box {
  const half = side / 2;
  const minX = quarter === 1 || quarter === 2 ? half : 0;
  const minY = quarter >= 2 ? half : 0;
  return { minX, minY, maxX: minX + half, maxY: minY + half };
}
