/** Outlines of areas and buildings, with bounding boxes for quick rejection. */
import { type Polygon, pointInPolygon } from '@drumhead/table';

export interface Box {
  readonly minX: number;
  readonly minY: number;
  readonly maxX: number;
  readonly maxY: number;
}

const boxes = new WeakMap<Polygon, Box>();

/** The bounding box of an outline. */
export function boxOf(outline: Polygon): Box {
  let box = boxes.get(outline);
  if (box === undefined) {
    const xs = outline.filter((_, i) => i % 2 === 0);
    const ys = outline.filter((_, i) => i % 2 === 1);
    box = { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
    boxes.set(outline, box);
  }
  return box;
}

/** Is (x, y) inside an outline or on its border? */
export function isIn(x: number, y: number, outline: Polygon, box: Box = boxOf(outline)): boolean {
  return x >= box.minX && x <= box.maxX && y >= box.minY && y <= box.maxY && pointInPolygon(x, y, outline);
}

/** Is the whole segment 1-2 more than `reach` away from a box? */
export function farFromBox(box: Box, x1: number, y1: number, x2: number, y2: number, reach: number): boolean {
  return (
    (x1 < x2 ? x2 : x1) + reach < box.minX ||
    (x1 < x2 ? x1 : x2) - reach > box.maxX ||
    (y1 < y2 ? y2 : y1) + reach < box.minY ||
    (y1 < y2 ? y1 : y2) - reach > box.maxY
  );
}

/** Does the segment 1-2 lie wholly to one side of a box? */
export function isBesideBox({ minX, minY, maxX, maxY }: Box, x1: number, y1: number, x2: number, y2: number): boolean {
  return (x1 < minX && x2 < minX) || (x1 > maxX && x2 > maxX) || (y1 < minY && y2 < minY) || (y1 > maxY && y2 > maxY);
}
