/** Facts that one unit and the field decide, such as its footprint. */
import type { Field, State, Unit } from '../state/state.ts';

interface Known<T> {
  readonly field: Field;
  readonly unit: number;
  readonly fact: T;
}

/** Derives such a fact once for each unit as it stands: a unit that changes becomes another object. */
export function memoizeByUnit<T>(derive: (state: State, unit: number) => T): (state: State, unit: number) => T {
  const known = new WeakMap<Unit, Known<T>>();
  return (state, unit) => {
    const { field } = state;
    const u = state.units[unit] as Unit;
    const found = known.get(u);
    if (found !== undefined && found.field === field && found.unit === unit) return found.fact;
    const fact = derive(state, unit);
    known.set(u, { field, unit, fact });
    return fact;
  };
}
