/** The room of Simplicity in Practice for the chance of victory. */
import { scriptStanding, type ValueRoom } from '@drumhead/engine';
import type { State } from '../../state/state.ts';
import { seams } from '../../turn/seams.ts';
import { holdingsOf, nearEnd, TERMS } from './holdings.ts';
import { net } from './net.ts';

export const valueRoom: ValueRoom<State> = {
  version: 1,
  terms: TERMS,
  drawTerms: ['draw', 'drawSoon'],
  holdings(state) {
    const favoured = state.field.sides.findIndex(({ winsDraws }) => winsDraws);
    return {
      sides: [holdingsOf(state, 0), holdingsOf(state, 1)],
      draw: [1, nearEnd(state)],
      winsDraws: favoured < 0 ? null : favoured,
    };
  },
  script: (state) => scriptStanding(seams, state),
  net,
};
