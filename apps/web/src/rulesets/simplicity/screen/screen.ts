/** Simplicity in Practice on the screen. */
import {
  breakingPoint,
  type Command,
  type Event,
  lossesOf,
  simplicity,
  type State,
  suggestedPlace,
} from '@drumhead/simplicity/screen';
import type { Tally } from '@drumhead/engine';
import type { Screen } from '../../../battle/screen.ts';
import { Decision } from '../panels/Decision.tsx';
import { lineOf } from './logLines.ts';
import { CardOfHand, Overview } from '../panels/lazyPanels.tsx';
import { deploysAsSuggested } from './autoDeploy.ts';
import { Table } from '../drawing/Table.tsx';
import { readable, seatName, sideName } from './names.ts';

const NO_SUM: Tally = [];

export const simplicityScreen: Screen<State, Command, Event> = {
  ruleset: simplicity,
  whole: () => Promise.resolve(simplicity),
  scenario: (id) => Promise.resolve(simplicity.scenario(id)),
  words: 'simplicity',
  refusalWords: 'simplicity',
  problemWords: 'simplicity-army-pages',
  ownWords: undefined,
  nameOf(setup) {
    const name = (setup as { readonly name?: unknown } | null)?.name;
    return typeof name === 'string' ? name : 'web.title';
  },
  seatName,
  progress({ tell }, state) {
    const { gameTurn, active, points, field } = state;
    if (gameTurn === 0) return tell('web.sip.settingUp');
    const turn = tell('web.sip.gameTurn', { turn: gameTurn, limit: field.turnLimit });
    const side = sideName({ tell }, state, active);
    const counted =
      field.switches.actionPoints && state.frames.some((frame) => frame.at === 'turn' && frame.step === 'orders');
    return `${turn}. ${tell(counted ? 'web.sip.playerTurn.points' : 'web.sip.playerTurn', { side, points })}`;
  },
  scores: (speech, state) =>
    ([0, 1] as const).map((index) => {
      const side = sideName(speech, state, index);
      const [count, of] = [lossesOf(state, index), breakingPoint(state, index)];
      return { side, count, of, label: speech.tell('web.sip.losses', { side, count, of }), tally: NO_SUM };
    }),
  lasted: (speech, state) => speech.tell('web.sip.lasted', { turns: state.gameTurn }),
  secret: () => false,
  isDeploying,
  deployment(state, seat) {
    const place = suggestedPlace(state, state.field.sides[0].id === seat ? 0 : 1);
    return place ? [place] : [];
  },
  standing: (state, seat, orders) =>
    deploysAsSuggested(orders.holdUntil, seat) && isDeploying(state)
      ? suggestedPlace(state, state.field.sides[0].id === seat ? 0 : 1)
      : null,
  line: lineOf,
  refusal: (speech, state, refusal) => speech.tell(refusal.reason, readable(speech, state, refusal.facts)),
  Table,
  Decision,
  Card: CardOfHand,
  Overview,
};

function isDeploying(state: State): boolean {
  return state.frames[state.frames.length - 1]?.at === 'deploy';
}
