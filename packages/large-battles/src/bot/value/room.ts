/** The room of Large Battles for the chance of victory. */
import { scriptStanding, type ValueRoom } from '@drumhead/engine';
import type { State } from '../../state/state.ts';
import { seams } from '../../turn/seams.ts';
import { holdingsOf, TERMS } from './holdings.ts';
import { net } from './net.ts';

export const valueRoom: ValueRoom<State> = {
  version: 1,
  terms: TERMS,
  drawTerms: [],
  holdings: (state) => ({ sides: [holdingsOf(state, 0), holdingsOf(state, 1)], draw: null, winsDraws: null }),
  script: (state) => scriptStanding(seams, state),
  net,
};
