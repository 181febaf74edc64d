/** First steps of Large Battles: advice, the course of a turn, its terms. */
import type { Command } from '@drumhead/large-battles';
import { adviceOf } from '../../../guide/adviceOf.ts';
import type { RulesGuide } from '../../../guide/rulesGuide.ts';
import { firstAim, firstStep } from '../interaction/firstSteps.ts';
import { HINTS } from '../interaction/hints.ts';
import { placeOf } from '../interaction/places.ts';
import { dispatch, useInteraction, useScene } from '../interaction/store.ts';
import { pieceName, shortUnitName, sideName } from '../screen/names.ts';
import { COURSE, TERMS } from './glossary.ts';

const Advice = adviceOf({
  useScene,
  useInteraction,
  firstAim,
  firstStep,
  hints: HINTS,
  // Both sides may have a 1st Line; with one brigade a side its name says nothing.
  pieceName(messages, { state, side }, piece) {
    const of = piece.what === 'unit' ? state.field.units[piece.index] : state.field.generals[piece.index];
    const alone = state.field.brigades.length <= 2;
    const name =
      alone && piece.what === 'unit' ? shortUnitName(messages, state, piece.index) : pieceName(messages, state, piece);
    return of === undefined || of.side === side ? name : `${name} (${sideName(messages, state, of.side)})`;
  },
  placeOf: ({ state }, piece) => placeOf(state, piece),
  sideName: (messages, { state }, side) => sideName(messages, state, side === 1 ? 1 : 0),
  propose: (move) => void dispatch({ type: 'propose', command: move as Command }),
});

export const guide: RulesGuide = { bundle: 'large-battles-guide-pages', Advice, course: COURSE, terms: TERMS };
