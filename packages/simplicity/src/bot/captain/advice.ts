/** What advice knows of the captain of Simplicity: what his expectations are made of, and what may come of an order. */
import type { AdviceRoom, Odds } from '@drumhead/engine';
import { orderOdds } from '../../query/orderOdds.ts';
import { type Command, ORDERED_PIECES } from '../../state/commands.ts';
import type { State } from '../../state/state.ts';
import { type Mind, newMind } from './mind.ts';
import { TERMS } from './terms.ts';

/** Everything that may be told of a roll. */
export type OddsKey = 'succeeds' | 'targetDisrupted' | 'ownDisrupted';
export type ReasonKey = (typeof TERMS)[number]['key'];

export const advice: AdviceRoom<State, Command, Mind> = {
  places: ['x', 'y', 'facing', 'turn', 'turnAfter', 'distance', 'path', 'from', 'side'],
  pieces: ORDERED_PIECES,
  rests: ['endTurn'],
  beside: [],
  rollsForActions: () => false,
  leaning: (key, times) => newMind(TERMS.map((term) => (term.key === key ? times : 1) * term.weight)),
  odds(state, _seat, command) {
    const { succeeds, targetDisrupted, ownDisrupted } = orderOdds(state, command);
    // The DP of its target is all that a shot is for.
    const hits = targetDisrupted === succeeds ? 0 : targetDisrupted;
    const all: readonly (Odds & { readonly what: OddsKey })[] = [
      { what: 'succeeds', chance: succeeds },
      { what: 'targetDisrupted', chance: hits },
      { what: 'ownDisrupted', chance: ownDisrupted },
    ];
    return all.filter(({ chance }) => chance > 0);
  },
};
