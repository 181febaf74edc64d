/** The room of the skirmish games for the chance of victory. */
import { scriptStanding, type ValueRoom } from '@drumhead/engine';
import type { State } from '../../state/state.ts';
import { seams } from '../../turn/seams.ts';
import { holdingsOf, TERMS, timeOf } from './holdings.ts';
import { net } from './net.ts';

export const valueRoom: ValueRoom<State> = {
  version: 1,
  terms: TERMS,
  drawTerms: ['draw', 'drawSoon'],
  holdings: (state) => ({
    sides: state.field.players.map((_, player) => holdingsOf(state, player)),
    draw: state.field.scenario === 'foragingMission' ? [1, timeOf(state)] : null,
    winsDraws: null,
  }),
  script: (state) => scriptStanding(seams, state),
  net,
};
