/** First steps of Large Battles: advice, the course of a turn, its terms. */
import type { Command, State } from '@drumhead/large-battles';
import { adviceOf } from '../../../guide/adviceOf.ts';
import type { RulesGuide } from '../../../guide/rulesGuide.ts';
import type { Messages } from '../../../i18n/index.ts';
import { endingOf } from '../interaction/endingOf.ts';
import { firstAim, firstStep, newsOf } from '../interaction/firstSteps.ts';
import { placeOf } from '../interaction/places.ts';
import { dispatch, useInteraction, useScene } from '../interaction/store.ts';
import { besideSide, commandText, pieceName, shortUnitName, sideName } from '../screen/names.ts';
import { COURSE, TERMS } from './glossary.ts';

const Advice = adviceOf({
  useScene,
  useInteraction,
  firstAim,
  firstStep,
  newsOf,
  endingOf,
  // Both sides may have a 1st Line; with one brigade a side its name says nothing.
  pieceName(messages, { state, side }, piece) {
    const of = piece.what === 'unit' ? state.field.units[piece.index] : state.field.generals[piece.index];
    const alone = state.field.brigades.length <= 2;
    const name =
      alone && piece.what === 'unit' ? shortUnitName(messages, state, piece.index) : pieceName(messages, state, piece);
    if (of === undefined || of.side === side) return name;
    const theirs = sideName(messages, state, of.side);
    return `${besideSide(name, theirs)} (${theirs})`;
  },
  placeOf: ({ state }, piece) => placeOf(state, piece),
  sideName: (messages, { state }, side) => sideName(messages, state, side === 1 ? 1 : 0),
  propose: (move) => void dispatch({ type: 'propose', command: move as Command }),
});

/** Beside its target a button need not say that it is fire. */
function orderText(messages: Messages<string>, state: State, command: Command): string {
  const text = commandText(messages, state, command);
  return command.type === 'fire' ? `${messages.translate('lb.command.fire')}: ${text}` : text;
}

export const guide: RulesGuide = {
  bundle: 'large-battles-guide-pages',
  Advice,
  course: COURSE,
  terms: TERMS,
  advice: () => import('./rulesAdvice.ts').then(({ rulesAdvice }) => rulesAdvice),
  signs: () => import('./signs.tsx').then(({ signs }) => signs),
  orderText: (messages, state, command) => orderText(messages, state as State, command as Command),
};
