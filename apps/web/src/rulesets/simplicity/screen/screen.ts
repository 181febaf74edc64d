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
import { scoreLine } from '../../../battle/scoreLine.ts';
import type { Screen } from '../../../battle/screen.ts';
import { uniformsOf } from '../../../table/troops/nations.ts';
import { Decision } from '../panels/Decision.tsx';
import { lineOf } from './logLines.ts';
import { CardOfHand, Overview } from '../panels/lazyPanels.tsx';
import { autoDeploys } from './autoDeploy.ts';
import { Table } from '../drawing/Table.tsx';
import { readable, seatName, sideName } from './names.ts';

export const simplicityScreen: Screen<State, Command, Event> = {
  ruleset: simplicity,
  fullRuleset: () => Promise.resolve(simplicity),
  scenario: (id) => Promise.resolve(simplicity.scenario(id)),
  bundle: 'simplicity',
  refusalBundle: 'simplicity',
  problemBundle: 'simplicity-army-pages',
  extraBundle: undefined,
  nameOf(setup) {
    const name = (setup as { readonly name?: unknown } | null)?.name;
    return typeof name === 'string' ? name : 'web.title';
  },
  seatName,
  progress({ translate }, state) {
    const { gameTurn, active, points, field } = state;
    if (gameTurn === 0) return translate('web.sip.settingUp');
    const turn = translate('web.sip.gameTurn', { turn: gameTurn, limit: field.turnLimit });
    const side = sideName({ translate }, state, active);
    const counted =
      field.switches.actionPoints && state.frames.some((frame) => frame.at === 'turn' && frame.step === 'orders');
    return `${turn}. ${translate(counted ? 'web.sip.playerTurn.points' : 'web.sip.playerTurn', { side, points })}`;
  },
  uniforms: ({ field }) => uniformsOf(field),
  scores: (messages, state) =>
    ([0, 1] as const).map((index) => {
      const lost: Tally = [{ rule: 'SIP-VIC-1', add: lossesOf(state, index), what: 'web.sip.losses' }];
      return scoreLine(messages, sideName(messages, state, index), lost, breakingPoint(state, index));
    }),
  lasted: (messages, state) => messages.translate('web.sip.lasted', { turns: state.gameTurn }),
  secret: () => false,
  isDeploying,
  deployment(state, seat) {
    const place = suggestedPlace(state, state.field.sides[0].id === seat ? 0 : 1);
    return place ? [place] : [];
  },
  autoCommand: (state, seat, orders) =>
    autoDeploys(orders.holdUntil, seat) && isDeploying(state)
      ? suggestedPlace(state, state.field.sides[0].id === seat ? 0 : 1)
      : null,
  line: lineOf,
  refusal: (messages, state, refusal) => messages.translate(refusal.reason, readable(messages, state, refusal.facts)),
  sketch: (state) => import('../drawing/sketch.ts').then(({ sketchOf }) => sketchOf(state)),
  Table,
  Decision,
  Card: CardOfHand,
  Overview,
};

function isDeploying(state: State): boolean {
  return state.frames[state.frames.length - 1]?.at === 'deploy';
}
