/** First steps of the skirmish: advice, the course of a turn, its terms. */
import type { Command, State } from '@drumhead/skirmish/screen';
import { adviceOf } from '../../../guide/adviceOf.ts';
import type { RulesGuide } from '../../../guide/rulesGuide.ts';
import { endingOf } from '../interaction/endingOf.ts';
import { asksAbout, firstAim, firstStep, newsOf } from '../interaction/firstSteps.ts';
import { spotOf } from '../interaction/places.ts';
import { dispatch, useInteraction, useScene } from '../interaction/store.ts';
import { commandText, modelName, playerName } from '../screen/names.ts';
import { COURSE, TERMS } from './glossary.ts';

const Advice = adviceOf({
  useScene,
  useInteraction,
  asksAbout,
  firstAim,
  firstStep,
  newsOf,
  endingOf,
  // Both squads may have a Line Infantryman 2.
  pieceName(messages, { state, player }, model) {
    const name = modelName(messages, state, model);
    const owner = state.field.models[model]?.player ?? player;
    return owner === player ? name : `${name} (${playerName(messages, state, owner)})`;
  },
  placeOf: ({ state }, model) => spotOf(state, model),
  sideName: (messages, { state }, side) => playerName(messages, state, side),
  propose: (move) => void dispatch({ type: 'propose', command: move as Command }),
});

export const guide: RulesGuide = {
  bundle: 'skirmish-guide-pages',
  Advice,
  course: COURSE,
  terms: TERMS,
  advice: () => import('./rulesAdvice.ts').then(({ rulesAdvice }) => rulesAdvice),
  signs: () => import('./signs.tsx').then(({ signs }) => signs),
  orderText: (messages, state, command) => commandText(messages, state as State, command as Command),
};
