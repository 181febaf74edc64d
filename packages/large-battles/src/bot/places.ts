/** Places of units as the bot sees them. */
import type { Quad } from '@drumhead/table';
import { quadOfUnit } from '../ground/footprints.ts';
import { memoizeByUnit } from '../ground/memoizeByUnit.ts';
import { T1 } from '../ground/terrainKinds.ts';
import { levelAt } from '../ground/levels.ts';
import type { Field, Unit } from '../state/state.ts';

export interface UnitPlace {
  readonly quad: Quad;
  /** Level of the ground (LB-TERR-07). */
  readonly level: number;
  /** It stands in a wood or other difficult terrain, judged by its centre. */
  readonly rough: boolean;
}

export const unitPlace = memoizeByUnit((state, unit): UnitPlace => {
  const u = state.units[unit] as Unit;
  return { quad: quadOfUnit(state, unit), level: levelAt(state, u.x, u.y), rough: isRough(state.field, u) };
});

function isRough(field: Field, u: Unit): boolean {
  for (const piece of field.terrain) {
    if (!T1[piece.kind].difficult) continue;
    if (u.x >= piece.minX && u.x <= piece.maxX && u.y >= piece.minY && u.y <= piece.maxY) return true;
  }
  return false;
}

/** Centre to centre, in steps. */
export function centreDistance(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}
