/** Searches outward from a wanted place for the nearest legal one. */
import type { Refusal } from '@drumhead/engine';
import { steps } from '@drumhead/table';
import { boxOf } from '../setup/placing.ts';
import type { DeploymentArea, SideIndex } from '../state/state.ts';
import { type Draft } from '../state/draft.ts';

/** Grid spacing in mm on the 15 mm table. */
const PITCH = 10;

interface Wanted {
  readonly x: number;
  readonly y: number;
}

/** Cells from the middle one to the edges of a box. */
interface Cells {
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
}

const EVERYWHERE: Cells = { left: -Infinity, right: Infinity, up: -Infinity, down: Infinity };

/** The cells of a square ring around the middle one, as far as they are in the box. */
export function* ringOf(
  ring: number,
  { left, right, up, down }: Cells = EVERYWHERE,
): Generator<readonly [number, number]> {
  for (let i = Math.max(-ring, left); i <= Math.min(ring, right); i++) {
    if (-ring >= up) yield [i, -ring];
    if (ring <= down) yield [i, ring];
  }
  for (let j = Math.max(1 - ring, up); j <= Math.min(ring - 1, down); j++) {
    if (-ring >= left) yield [-ring, j];
    if (ring <= right) yield [ring, j];
  }
}

/**
 * The command moved to the nearest grid point that `place` allows, and carried out on the draft; null if the area has
 * none.
 */
export function nearestStand<C extends Wanted>(
  draft: Draft,
  side: SideIndex,
  area: DeploymentArea,
  wanted: C,
  place: (draft: Draft, side: SideIndex, command: C) => Refusal | null,
): C | null {
  const box = boxOf(draft.field, side, area);
  const x = Math.round(Math.min(box.maxX, Math.max(box.minX, wanted.x)));
  const y = Math.round(Math.min(box.maxY, Math.max(box.minY, wanted.y)));
  const pitch = steps(PITCH * draft.field.factor);
  const rings = Math.ceil(Math.max(box.maxX - box.minX, box.maxY - box.minY) / pitch);
  const cells: Cells = {
    left: Math.ceil((box.minX - x) / pitch),
    right: Math.floor((box.maxX - x) / pitch),
    up: Math.ceil((box.minY - y) / pitch),
    down: Math.floor((box.maxY - y) / pitch),
  };
  let best: C | null = null;
  /** Squared distance of the best place, in cells. */
  let least = Infinity;
  if (place(draft, side, { ...wanted, x, y }) === null) return { ...wanted, x, y };
  for (let ring = 1; ring <= rings && (ring - 1) * (ring - 1) < least; ring++) {
    for (const [i, j] of ringOf(ring, cells)) {
      const far = i * i + j * j;
      if (far >= least) continue;
      const at = { ...wanted, x: x + i * pitch, y: y + j * pitch };
      if (place(draft, side, at) === null) [best, least] = [at, far];
    }
  }
  if (best !== null) place(draft, side, best);
  return best;
}
