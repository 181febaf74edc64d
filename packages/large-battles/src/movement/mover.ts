/** Who moves, and the answer to a try. */
import type { ActingMode, Doing } from '../state/frames.ts';
import type { SideIndex } from '../state/state.ts';

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
