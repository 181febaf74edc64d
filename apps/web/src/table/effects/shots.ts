/** Where smoke hangs after a shot. */
import type { Place } from '../troops/footprints.ts';
import { ahead } from '../units.ts';

/** A place that fired, in millimetres. */
export interface Shot {
  readonly x: number;
  readonly y: number;
  /** Breadth of the front that fired, as it is seen on the page. */
  readonly width: number;
}

/** Smoke hangs before the front of a unit. */
export function shotFrom({ x, y, facing, width, depth }: Place): Shot {
  const f = ahead(facing * 16);
  const before = depth / 2 + 8;
  return { x: x + f.x * before, y: y + f.y * before, width: Math.abs(f.y) * width + Math.abs(f.x) * 16 };
}
