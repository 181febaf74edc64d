import { turnBetween } from './lattice.ts';
import type { Pose } from './pose.ts';
import type { Quad } from './quad.ts';
import { cosine, facingTowards, sine } from './trig.ts';

/**
 * Does the target share area with the endless strip straight ahead of the owner: the points ahead of its front edge
 * between the lines through its front corners, parallel to forward? Touching the front edge's line or a side line is
 * not enough. Exact, on the rounded corners; forward is read off the longer of the owner's sides, where the rounding
 * of corners tilts it least.
 */
export function stripMeets(owner: Quad, target: Quad): boolean {
  const ax = owner.ax;
  const ay = owner.ay;
  const bx = owner.bx;
  const by = owner.by;
  const ex = bx - ax;
  const ey = by - ay;
  // Forward: along the owner's depth, or across its front.
  let fx = ax - owner.dx;
  let fy = ay - owner.dy;
  if (ex * ex + ey * ey >= fx * fx + fy * fy) {
    fx = ey;
    fy = -ex;
  }
  const tax = target.ax - ax;
  const tay = target.ay - ay;
  const tbx = target.bx - ax;
  const tby = target.by - ay;
  const tcx = target.cx - ax;
  const tcy = target.cy - ay;
  const tdx = target.dx - ax;
  const tdy = target.dy - ay;
  // All on or behind the front edge's line: forward is to the left of a-b.
  if (ex * tay - ey * tax >= 0 && ex * tby - ey * tbx >= 0 && ex * tcy - ey * tcx >= 0 && ex * tdy - ey * tdx >= 0) {
    return false;
  }
  // All on or left of the left line, or all on or right of the right line.
  const sa = fx * tay - fy * tax;
  const sb = fx * tby - fy * tbx;
  const sc = fx * tcy - fy * tcx;
  const sd = fx * tdy - fy * tdx;
  if (sa <= 0 && sb <= 0 && sc <= 0 && sd <= 0) return false;
  const right = fx * ey - fy * ex;
  if (sa >= right && sb >= right && sc >= right && sd >= right) return false;
  // Or one of the target's edges has the whole strip on its outer side.
  return !(
    leaves(tax, tay, tbx, tby, ex, ey, fx, fy) ||
    leaves(tbx, tby, tcx, tcy, ex, ey, fx, fy) ||
    leaves(tcx, tcy, tdx, tdy, ex, ey, fx, fy) ||
    leaves(tdx, tdy, tax, tay, ex, ey, fx, fy)
  );
}

/** Does the strip from the front edge (0, 0)-(ex, ey) along (fx, fy) lie on or left of the line p-q? */
function leaves(
  px: number,
  py: number,
  qx: number,
  qy: number,
  ex: number,
  ey: number,
  fx: number,
  fy: number,
): boolean {
  const dx = qx - px;
  const dy = qy - py;
  return dx * fy - dy * fx <= 0 && dy * px - dx * py <= 0 && dx * (ey - py) - dy * (ex - px) <= 0;
}

/** Is (x, y), in steps, strictly ahead of the line through the centre across the facing? On the line it is not. */
export function isAhead(pose: Pose, x: number, y: number): boolean {
  return (x - pose.x) * sine(pose.facing) > (y - pose.y) * cosine(pose.facing);
}

/** The turn from the facing to the point (x, y), in facing steps, clockwise positive, -2880 < turn <= 2880. */
export function bearing(pose: Pose, x: number, y: number): number {
  return turnBetween(pose.facing, facingTowards(x - pose.x, y - pose.y));
}
