/** Where everybody stands, worked out once for each unit and kept until it moves. */
import type { Quad } from '@drumhead/table';
import { quadOfUnit } from '../ground/footprints.ts';
import { T1 } from '../ground/terrainKinds.ts';
import { levelAt } from '../ground/levels.ts';
import type { Field, State, Unit } from '../state/state.ts';

export interface Stand {
  readonly quad: Quad;
  /** Level of the ground (LB-TERR-07). */
  readonly level: number;
  /** It stands in a wood or other difficult ground, as far as its centre tells. */
  readonly rough: boolean;
}

const units: (Unit | undefined)[] = [];
const stands: Stand[] = [];
let field: Field | null = null;

/** The place of a unit, kept as long as the unit is the same. */
export function standAt(state: State, unit: number): Stand {
  const u = state.units[unit] as Unit;
  if (state.field !== field) {
    field = state.field;
    units.length = 0;
  }
  if (units[unit] !== u) {
    units[unit] = u;
    stands[unit] = { quad: quadOfUnit(state, unit), level: levelAt(state, u.x, u.y), rough: isRough(state.field, u) };
  }
  return stands[unit] as Stand;
}

function isRough(field: Field, u: Unit): boolean {
  for (const piece of field.terrain) {
    if (!T1[piece.kind].difficult) continue;
    if (u.x >= piece.minX && u.x <= piece.maxX && u.y >= piece.minY && u.y <= piece.maxY) return true;
  }
  return false;
}

/** Centre to centre, in steps. */
export function apart(
  a: { readonly x: number; readonly y: number },
  b: { readonly x: number; readonly y: number },
): number {
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  return Math.sqrt(dx * dx + dy * dy);
}
