/** Bounding boxes, for quick looks before exact questions. */

/** A bounding box in steps; a quad and a piece of terrain have these fields too. */
export interface Box {
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

/** The box around both. */
export function around(a: Box, b: Box): Box {
  return {
    minX: Math.min(a.minX, b.minX),
    maxX: Math.max(a.maxX, b.maxX),
    minY: Math.min(a.minY, b.minY),
    maxY: Math.max(a.maxY, b.maxY),
  };
}

/** Do the two meet, or stand no more than so many steps apart? Touching counts. */
export function boxesMeet(a: Box, b: Box, apart = 0): boolean {
  return a.minX <= b.maxX + apart && a.maxX >= b.minX - apart && a.minY <= b.maxY + apart && a.maxY >= b.minY - apart;
}

/** Do the two share any ground? Touching does not count. */
export function boxesOverlap(a: Box, b: Box): boolean {
  return a.minX < b.maxX && a.maxX > b.minX && a.minY < b.maxY && a.maxY > b.minY;
}
