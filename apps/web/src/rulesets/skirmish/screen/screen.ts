/** Skirmishes on the screen. */
import type { Tally } from '@drumhead/engine';
import { type Command, type Event, onTable, skirmish, type State } from '@drumhead/skirmish/screen';
import type { Screen } from '../../../battle/screen.ts';
import { Decision } from '../panels/Decision.tsx';
import { lineOf } from './logLines.ts';
import { CardOfHand, Overview } from '../panels/lazyPanels.tsx';
import { suggestedDeployment } from './suggestedDeployment.ts';
import { REFUSALS } from './refusals.ts';
import { Table } from '../drawing/Table.tsx';
import { playerName, readable, seatName } from './names.ts';

const NO_SUM: Tally = [];

export const skirmishScreen: Screen<State, Command, Event> = {
  ruleset: skirmish,
  whole: () => Promise.resolve(skirmish),
  scenario: (id) => Promise.resolve(skirmish.scenario(id)),
  words: 'skirmish',
  refusalWords: REFUSALS,
  problemWords: 'skirmish-squad-pages',
  ownWords: undefined,
  nameOf(setup) {
    const scenario = (setup as { readonly scenario?: unknown } | null)?.scenario;
    return typeof scenario === 'string' ? `sk.scenario.${scenario}` : 'web.page.skirmishGame';
  },
  seatName,
  progress(speech, state) {
    if (state.gameTurn === 0) return speech.tell('web.sk.settingUp');
    const turn = speech.tell('web.sk.gameTurn', { turn: state.gameTurn });
    return `${turn}. ${speech.tell('web.sk.playerTurn', { side: playerName(speech, state, state.active) })}`;
  },
  scores: (speech, state) =>
    state.field.players.map((_, player) => {
      const side = playerName(speech, state, player);
      const of = state.squads[player]?.startedWith ?? 0;
      const count = state.gameTurn === 0 ? of : onTable(state, player).length;
      return { side, count, of, label: speech.tell('web.sk.models', { side, count, of }), tally: NO_SUM };
    }),
  lasted: (speech, state) => speech.tell('web.sk.lasted', { turns: state.gameTurn }),
  secret: () => false,
  isDeploying: (state) => state.frames[state.frames.length - 1]?.at === 'deploy',
  deployment(state, seat) {
    const player = state.field.players.findIndex(({ id }) => id === seat);
    return [...suggestedDeployment(state, player), { type: 'ready' }];
  },
  standing: () => null,
  line: lineOf,
  refusal: (speech, state, refusal) => speech.tell(refusal.reason, readable(speech, state, refusal.facts)),
  Table,
  Decision,
  Card: CardOfHand,
  Overview,
};
