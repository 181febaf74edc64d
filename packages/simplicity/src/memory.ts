/** The last answer to a question about a state: what was found when an order was drawn need not be found again to judge it. */
import { placesOf } from './geometry.ts';
import type { State } from './state.ts';

export interface Memory<A> {
  /** The answer given last, if it was to the same question; else undefined. */
  of(state: State, a: number, b?: number, c?: number, d?: number, e?: number): A | undefined;
  /** Gives the answer back. */
  keep(answer: A, state: State, a: number, b?: number, c?: number, d?: number, e?: number): A;
}

/**
 * For questions that numbers put and that the field, the ground, the edges, the Command bases and where units stand
 * decide, and nothing else about a unit: one that has been ordered and waits for its die stands where it stood. The lists
 * of a state are never changed in place (`work.ts`), so the same lists mean the same of all these.
 */
export function memory<A>(): Memory<A> {
  let units: State['units'] | null = null;
  let places = -1;
  let commands: State['commands'] | null = null;
  let terrain: State['terrain'] | null = null;
  let edges: State['edges'] | null = null;
  let field: State['field'] | null = null;
  let found: A | undefined;
  let a0 = 0;
  let b0 = 0;
  let c0 = 0;
  let d0 = 0;
  let e0 = 0;
  return {
    of(state, a, b = 0, c = 0, d = 0, e = 0) {
      if (a !== a0 || b !== b0 || c !== c0 || d !== d0 || e !== e0) return undefined;
      if (commands !== state.commands || terrain !== state.terrain) return undefined;
      if (edges !== state.edges || field !== state.field) return undefined;
      return units === state.units || places === placesOf(state) ? found : undefined;
    },
    keep(answer, state, a, b = 0, c = 0, d = 0, e = 0) {
      ({ units, commands, terrain, edges, field } = state);
      places = placesOf(state);
      found = answer;
      a0 = a;
      b0 = b;
      c0 = c;
      d0 = d;
      e0 = e;
      return answer;
    },
  };
}
