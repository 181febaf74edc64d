/** The moving unit, and its place after a move. */
import type { ActingMode, UnitActivation } from '../state/frames.ts';
import type { SideIndex } from '../state/state.ts';

export interface Mover {
  readonly unit: number;
  readonly side: SideIndex;
  /** free: LB-CINC-06; correct: LB-PROX-06. */
  readonly mode: ActingMode | 'free' | 'correct';
  readonly activation: UnitActivation;
}

/** The pose after a move. */
export interface Arrival {
  readonly x: number;
  readonly y: number;
  readonly facing: number;
}
