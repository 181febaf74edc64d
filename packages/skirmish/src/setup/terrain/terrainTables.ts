/** SK-TER-5..9, SK-GEN-1. The terrain tables. */
import type { RolledKind } from '../../state/frames.ts';

/** Entries of the tables. Woods are single trees or a wooded area by a second die (SK-TER-9). */
export type TableEntry = 'woods' | 'building' | 'rough' | 'fences' | 'lowWalls' | 'hill' | null;

/** By quarter, the entries for 1 to 6; the first quarter is the upper left, then clockwise. */
export const TERRAIN_TABLES: readonly (readonly TableEntry[])[] = [
  ['woods', 'building', 'rough', null, null, null], // SK-TER-5
  ['woods', 'building', 'rough', 'fences', null, null], // SK-TER-6
  ['woods', 'building', 'rough', 'fences', 'lowWalls', null], // SK-TER-7
  // SK-TER-8. The last table has rough ground and building in reverse order.
  ['woods', 'rough', 'building', 'fences', 'lowWalls', 'hill'],
];

/** The rule of each table. */
export const TABLE_RULES = ['SK-TER-5', 'SK-TER-6', 'SK-TER-7', 'SK-TER-8'] as const;

/** SK-TER-9. 1 to 3: that many single trees; 4 to 6: one wooded area. */
export function woodsOf(face: number): { readonly kind: RolledKind; readonly count: number } {
  return face <= 3 ? { kind: 'trees', count: face } : { kind: 'wood', count: 1 };
}

/** SK-GEN-1. A d3: half of a d6, rounded up. */
export const d3 = (face: number): number => Math.ceil(face / 2);
