import type { Point } from './lattice.ts';

/** A place on a polyline: its length from the start, its coordinates, and how far the asked point was from it. */
export interface Projection extends Point {
  /** Steps along the line from its start (float). */
  readonly distance: number;
  /** Steps squared from the asked point to (x, y) (float). */
  readonly gapSquared: number;
}

/** The length of a polyline x0, y0, x1, y1, ... in float steps; 0 for a point or nothing. */
export function polylineLength(line: readonly number[]): number {
  let length = 0;
  for (let i = 2; i + 1 < line.length; i += 2) length += pieceLength(line, i);
  return length;
}

/** The length of the piece of the line that ends at index i. */
function pieceLength(line: readonly number[], i: number): number {
  const dx = (line[i] as number) - (line[i - 2] as number);
  const dy = (line[i + 1] as number) - (line[i - 1] as number);
  return Math.sqrt(dx * dx + dy * dy);
}

/**
 * The place `distance` farther along a polyline than the place `fromDistance` from its start, float steps; a negative
 * distance goes back. Before the start is the start, beyond the end is the end. The line has at least one point.
 */
export function alongPolyline(line: readonly number[], fromDistance: number, distance: number): Point {
  let rest = fromDistance + distance;
  let x = line[0] as number;
  let y = line[1] as number;
  if (!(rest > 0)) return { x, y };
  for (let i = 2; i + 1 < line.length; i += 2) {
    const nextX = line[i] as number;
    const nextY = line[i + 1] as number;
    const piece = pieceLength(line, i);
    if (rest < piece) {
      const share = rest / piece;
      return { x: x + (nextX - x) * share, y: y + (nextY - y) * share };
    }
    rest -= piece;
    x = nextX;
    y = nextY;
  }
  return { x, y };
}

/** The place on a polyline nearest to (x, y); of equally near ones the first. The line has at least one point. */
export function projectOnPolyline(line: readonly number[], x: number, y: number): Projection {
  let bestX = line[0] as number;
  let bestY = line[1] as number;
  let bestGap = (x - bestX) * (x - bestX) + (y - bestY) * (y - bestY);
  let bestDistance = 0;
  let start = 0;
  for (let i = 2; i + 1 < line.length; i += 2) {
    const ax = line[i - 2] as number;
    const ay = line[i - 1] as number;
    const ex = (line[i] as number) - ax;
    const ey = (line[i + 1] as number) - ay;
    const length2 = ex * ex + ey * ey;
    const length = Math.sqrt(length2);
    const along = ex * (x - ax) + ey * (y - ay);
    const share = along <= 0 ? 0 : along >= length2 ? 1 : along / length2;
    const px = share === 1 ? (line[i] as number) : ax + ex * share;
    const py = share === 1 ? (line[i + 1] as number) : ay + ey * share;
    const gap2 = (x - px) * (x - px) + (y - py) * (y - py);
    if (gap2 < bestGap) {
      bestX = px;
      bestY = py;
      bestGap = gap2;
      bestDistance = start + length * share;
    }
    start += length;
  }
  return { distance: bestDistance, gapSquared: bestGap, x: bestX, y: bestY };
}
