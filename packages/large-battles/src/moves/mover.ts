/** Who moves, and the answer to a try. */
import type { Refusal } from '@drumhead/engine';
import type { ActingMode, Doing } from '../frames.ts';
import type { SideIndex } from '../state.ts';

export interface Mover {
  readonly unit: number;
  readonly side: SideIndex;
  /** free: LB-CINC-06; correct: LB-PROX-06. */
  readonly mode: ActingMode | 'free' | 'correct';
  readonly doing: Doing;
}

/** Where a unit comes to stand. */
export interface Arrival {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}

export type Tried<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal };

export function yes<T>(value: T): Tried<T> {
  return { ok: true, value };
}

export function never(refusal: Refusal): { readonly ok: false; readonly refusal: Refusal } {
  return { ok: false, refusal };
}
