import { CORPORAL, type Judgement } from '../judgement.ts';

export const CAPTAIN: Judgement = {
  ...CORPORAL,
  fear: 1,
  advance: 0.75,
  usualReaction: 0.5,
  bestReaction: 0.5,
  // At the last window he knows most: a reaction is never lost by waiting for it.
  patience: 1.01,
  idleSquare: 0.5,
  // More than fears and promises vary from phase to phase while nothing on the table has changed.
  turn: 0.37,
  form: 0.46,
  generalInFront: 0.4,
  fightsInPlace: true,
  ride: 0.01,
  leavesIdleSlots: true,
  turnsGuns: true,
  gunPlace: 0.4,
};
