/** The last answer to a question about a state: what was found when an order was drawn need not be found again to judge it. */
import { placesOf } from './ground/footprints.ts';
import type { State } from './state/state.ts';

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
  let number = -1;
  let found: A | undefined;
  let a0 = 0;
  let b0 = 0;
  let c0 = 0;
  let d0 = 0;
  let e0 = 0;
  return {
    of(state, a, b = 0, c = 0, d = 0, e = 0) {
      if (a !== a0 || b !== b0 || c !== c0 || d !== d0 || e !== e0) return undefined;
      return number === numberOf(state) ? found : undefined;
    },
    keep(answer, state, a, b = 0, c = 0, d = 0, e = 0) {
      number = numberOf(state);
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

/** All that decides such questions, and a number for it: so every answer need not hold on to lists. */
interface Circumstances extends Pick<State, 'field' | 'terrain' | 'edges' | 'commands' | 'units'> {
  readonly places: number;
  readonly number: number;
}

/** Those asked about last, and those before: a state is tried out and left again. */
let last: Circumstances | null = null;
let before: Circumstances | null = null;
let newest = 0;

/** The same number for two states means the same circumstances. */
function numberOf(state: State): number {
  if (last !== null && isUnder(last, state)) return last.number;
  if (before !== null && isUnder(before, state)) {
    const known = before;
    before = last;
    last = known;
    return known.number;
  }
  const { field, terrain, edges, commands, units } = state;
  const places = placesOf(state);
  const isAlike =
    last !== null &&
    last.places === places &&
    last.field === field &&
    last.terrain === terrain &&
    last.edges === edges &&
    last.commands === commands;
  if (!isAlike) newest += 1;
  const number = isAlike && last !== null ? last.number : newest;
  before = last;
  last = { field, terrain, edges, commands, units, places, number };
  return number;
}

/** A list of units belongs to one battle and one ground (`setGround`). */
function isUnder({ units, commands }: Circumstances, state: State): boolean {
  return units === state.units && commands === state.commands;
}
