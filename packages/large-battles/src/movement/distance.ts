/** Table M1, LB-MOVE-14..18, -21: move distances, and the ladder of reductions. */
import type { Field, Formation, Unit, UnitProfile } from '../state/state.ts';

/** LB-MOVE-14. A rung of the ladder: 4 = L, 3 = M, 2 = S, 1 = VS, 0 = the move is not allowed. */
export type Rung = 0 | 1 | 2 | 3 | 4;

/** Table M1, LB-ARMY-05. A garrison leaves by chapter 18. */
export function rungOf(profile: Pick<UnitProfile, 'arm' | 'horse'>, formation: Formation): Rung {
  switch (formation) {
    case 'line':
      return profile.arm === 'cavalry' ? 4 : 2;
    case 'attackColumn':
    case 'marchColumn':
      return 3;
    case 'column':
      return 4;
    case 'none':
      return profile.arm === 'cavalry' ? 4 : 3;
    case 'limbered':
      return profile.horse ? 4 : 3;
    case 'square':
    case 'unlimbered':
      return 1;
    case 'garrison':
      return 0;
  }
}

/** LB-MOVE-14, -16: the length of a rung after so many reductions, in steps. */
export function lengthOf(field: Field, rung: Rung, reductions: number): number {
  const { vs, s, m, l } = field.sticks;
  switch (rung - reductions) {
    case 4:
      return l;
    case 3:
      return m;
    case 2:
      return s;
    case 1:
      return vs;
    default:
      return 0;
  }
}

/** LB-MOVE-21, LB-ARMY-11: no unit is Fast at army level. */
export function isFast(field: Pick<Field, 'level'>, formation: Formation): boolean {
  if (field.level === 'army') return false;
  return formation === 'marchColumn' || formation === 'column' || formation === 'limbered';
}

/** LB-MOVE-17, LB-SPEC-12: terrain does not reduce Light units. */
export function isLight(profile: UnitProfile): boolean {
  return profile.traits.light;
}

/** LB-MOVE-19, -20: they go one stick in any direction and have no manoeuvres. */
export function isPlanted(u: Unit): boolean {
  return u.formation === 'square' || u.formation === 'unlimbered';
}
