import type { Quad } from './quad.ts';

/**
 * The difference of two quads: every vector from a point of `from` to a point of `to`. For parallelograms it is an
 * octagon with whole corners, and the two quads' distance is the origin's distance from it; moving `from` along a
 * line moves the origin along that line. Kept in these arrays until the next call, so that nothing is allocated:
 * corner i, and the edge from it to corner i + 1, clockwise on the screen (the inside is where crosses are >= 0).
 * Parallel edges follow one another in line; no edge is missing.
 */
export const CORNER_X: Float64Array = new Float64Array(8);
export const CORNER_Y: Float64Array = new Float64Array(8);
export const EDGE_X: Float64Array = new Float64Array(8);
export const EDGE_Y: Float64Array = new Float64Array(8);

/** Fills the arrays with the difference `to` - `from`. Exact. */
export function fillDifference(from: Quad, to: Quad): void {
  // Of each quad the two edges whose direction is down the screen (or to the right), in clockwise order.
  let px1 = from.bx - from.ax;
  let py1 = from.by - from.ay;
  let px2 = from.cx - from.bx;
  let py2 = from.cy - from.by;
  if (py1 < 0 || (py1 === 0 && px1 < 0)) {
    px1 = -px1;
    py1 = -py1;
    px2 = -px2;
    py2 = -py2;
  }
  if (py2 < 0 || (py2 === 0 && px2 < 0)) {
    const x = px1;
    const y = py1;
    px1 = -px2;
    py1 = -py2;
    px2 = x;
    py2 = y;
  }
  let qx1 = to.bx - to.ax;
  let qy1 = to.by - to.ay;
  let qx2 = to.cx - to.bx;
  let qy2 = to.cy - to.by;
  if (qy1 < 0 || (qy1 === 0 && qx1 < 0)) {
    qx1 = -qx1;
    qy1 = -qy1;
    qx2 = -qx2;
    qy2 = -qy2;
  }
  if (qy2 < 0 || (qy2 === 0 && qx2 < 0)) {
    const x = qx1;
    const y = qy1;
    qx1 = -qx2;
    qy1 = -qy2;
    qx2 = x;
    qy2 = y;
  }
  // Twice the centre less the sum of the four edges is twice the first corner.
  const x = (to.ax + to.cx - from.ax - from.cx - (px1 + px2 + qx1 + qx2)) / 2;
  const y = (to.ay + to.cy - from.ay - from.cy - (py1 + py2 + qy1 + qy2)) / 2;
  // Merge the two pairs by direction; all four lie in one half turn.
  if (px1 * qy1 - py1 * qx1 >= 0) {
    if (px2 * qy1 - py2 * qx1 >= 0) store(x, y, px1, py1, px2, py2, qx1, qy1, qx2, qy2);
    else if (px2 * qy2 - py2 * qx2 >= 0) store(x, y, px1, py1, qx1, qy1, px2, py2, qx2, qy2);
    else store(x, y, px1, py1, qx1, qy1, qx2, qy2, px2, py2);
  } else {
    if (qx2 * py1 - qy2 * px1 >= 0) store(x, y, qx1, qy1, qx2, qy2, px1, py1, px2, py2);
    else if (qx2 * py2 - qy2 * px2 >= 0) store(x, y, qx1, qy1, px1, py1, qx2, qy2, px2, py2);
    else store(x, y, qx1, qy1, px1, py1, px2, py2, qx2, qy2);
  }
}

function store(
  x: number,
  y: number,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  x3: number,
  y3: number,
  x4: number,
  y4: number,
): void {
  EDGE_X[0] = x1;
  EDGE_Y[0] = y1;
  EDGE_X[1] = x2;
  EDGE_Y[1] = y2;
  EDGE_X[2] = x3;
  EDGE_Y[2] = y3;
  EDGE_X[3] = x4;
  EDGE_Y[3] = y4;
  EDGE_X[4] = -x1;
  EDGE_Y[4] = -y1;
  EDGE_X[5] = -x2;
  EDGE_Y[5] = -y2;
  EDGE_X[6] = -x3;
  EDGE_Y[6] = -y3;
  EDGE_X[7] = -x4;
  EDGE_Y[7] = -y4;
  let cx = x;
  let cy = y;
  CORNER_X[0] = cx;
  CORNER_Y[0] = cy;
  cx += x1;
  cy += y1;
  CORNER_X[1] = cx;
  CORNER_Y[1] = cy;
  cx += x2;
  cy += y2;
  CORNER_X[2] = cx;
  CORNER_Y[2] = cy;
  cx += x3;
  cy += y3;
  CORNER_X[3] = cx;
  CORNER_Y[3] = cy;
  cx += x4;
  cy += y4;
  CORNER_X[4] = cx;
  CORNER_Y[4] = cy;
  cx -= x1;
  cy -= y1;
  CORNER_X[5] = cx;
  CORNER_Y[5] = cy;
  cx -= x2;
  cy -= y2;
  CORNER_X[6] = cx;
  CORNER_Y[6] = cy;
  cx -= x3;
  cy -= y3;
  CORNER_X[7] = cx;
  CORNER_Y[7] = cy;
}

/**
 * The square of the origin's distance from the octagon now in the arrays, in steps squared; 0 exactly when it is in
 * it or on its border. Whenever the true value is a whole number it is that number exactly.
 */
export function originGapSquared(): number {
  let best = -1;
  let bestNumerator = 0;
  let bestDivisor = 1;
  for (let i = 0; i < 8; i += 1) {
    const ex = EDGE_X[i] as number;
    const ey = EDGE_Y[i] as number;
    const x = CORNER_X[i] as number;
    const y = CORNER_Y[i] as number;
    const side = ey * x - ex * y;
    if (side >= 0) continue;
    const along = -(ex * x + ey * y);
    const length2 = ex * ex + ey * ey;
    let numerator: number;
    let divisor = 1;
    if (along <= 0) {
      numerator = x * x + y * y;
    } else if (along >= length2) {
      const fx = x + ex;
      const fy = y + ey;
      numerator = fx * fx + fy * fy;
    } else {
      numerator = side * side;
      divisor = length2;
    }
    const found = numerator / divisor;
    if (best < 0 || found < best) {
      best = found;
      bestNumerator = numerator;
      bestDivisor = divisor;
    }
  }
  if (best < 0) return 0;
  // The quotient is rounded twice; when a whole number is meant, that number times the divisor is the numerator.
  const whole = Math.round(best);
  return whole * bestDivisor === bestNumerator ? whole : best;
}
