/** First steps of Simplicity: advice, the course of a turn, its terms. */
import type { Command, State } from '@drumhead/simplicity/screen';
import { adviceOf } from '../../../guide/adviceOf.ts';
import type { RulesGuide } from '../../../guide/rulesGuide.ts';
import { endingOf } from '../interaction/endingOf.ts';
import { firstAim, firstStep, newsOf } from '../interaction/firstSteps.ts';
import { placeOf } from '../interaction/places.ts';
import { dispatch, useInteraction, useScene } from '../interaction/store.ts';
import { commandText, pieceName, sideName } from '../screen/names.ts';
import { COURSE, TERMS } from './glossary.ts';

const Advice = adviceOf({
  useScene,
  useInteraction,
  firstAim,
  firstStep,
  newsOf,
  endingOf,
  pieceName: (messages, { state }, piece) => pieceName(messages, state, piece),
  placeOf: ({ state }, piece) => placeOf(state, piece),
  sideName: (messages, { state }, side) => sideName(messages, state, side === 1 ? 1 : 0),
  propose: (move) => void dispatch({ type: 'propose', command: move as Command }),
});

export const guide: RulesGuide = {
  bundle: 'simplicity-guide-pages',
  Advice,
  course: COURSE,
  terms: TERMS,
  advice: () => import('./rulesAdvice.ts').then(({ rulesAdvice }) => rulesAdvice),
  signs: () => import('./signs.tsx').then(({ signs }) => signs),
  orderText: (messages, state, command) => commandText(messages, state as State, command as Command),
};
