/** A draw by agreement, at any moment of the battle. */
import { type DrawRules, emit } from '@drumhead/engine';
import type { Draft } from '../state/draft.ts';
import { other, type SideIndex, type State } from '../state/state.ts';

/** LB-GEN-09. One side offers a draw, once in each phase; it ends the battle if the other accepts. */
export const agreedDraw: DrawRules<State, Draft, SideIndex> = {
  rule: 'LB-GEN-09',
  again: 'lb.refusal.drawAgain',
  turnOf: ({ phase }) => phase,
  askedBy: (_state, side) => [other(side)],
  emit: (draft, type, side) => emit(draft, { type, rule: 'LB-GEN-09', side }),
  agree(draft) {
    emit(draft, { type: 'ended', rule: 'LB-GEN-09', winner: null });
    draft.outcome = { winner: null, rule: 'LB-GEN-09', reason: 'lb.end.agreed' };
  },
};
