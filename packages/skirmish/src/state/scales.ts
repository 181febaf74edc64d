/** SK-GEN-2, SK-GEN-3, SK-GEO-2: sticks, table and bases of each figure scale, in steps. */
import { steps } from '@drumhead/table';
import type { Scale, Sticks } from './state.ts';

export interface ScaleData {
  readonly sticks: Sticks;
  /** Side of the square table. */
  readonly side: number;
  readonly footRadius: number;
  readonly mountedRadius: number;
}

/** SK-GEO-1. Millimetres, counted in whole steps. */
const sized = (s: number, m: number, l: number, side: number, foot: number, mounted: number): ScaleData => ({
  sticks: { s: steps(s), m: steps(m), l: steps(l) },
  side: steps(side),
  footRadius: steps(foot / 2),
  mountedRadius: steps(mounted / 2),
});

/** SK-GEN-2, -3, SK-GEO-2. In mm: sticks S, M, L, the side of the table, and the diameters of bases on foot and mounted. */
export const SCALES: Readonly<Record<Scale, ScaleData>> = {
  15: sized(50, 80, 120, 600, 20, 30),
  28: sized(75, 120, 180, 900, 25, 40),
  40: sized(100, 160, 240, 1200, 40, 60),
};
