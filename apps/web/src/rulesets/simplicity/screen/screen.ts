/** Simplicity in Practice on the screen. */
import {
  FIELD_HELD,
  breakingPoint,
  type Command,
  type Event,
  lossesOf,
  pointsOf,
  seams,
  simplicity,
  stillToCome,
  type SideIndex,
  type State,
  suggestedPlace,
  worthOfObjectives,
} from '@drumhead/simplicity/screen';
import { uniformsOf } from '@drumhead/content/sketch';
import { seenName, type Tally, total } from '@drumhead/engine';
import { scoreLine } from '../../../battle/scoreLine.ts';
import type { ScoreLine, Screen } from '../../../battle/screen.ts';
import type { Messages } from '../../../i18n/index.ts';
import { Decision } from '../panels/Decision.tsx';
import { lineOf } from './logLines.ts';
import { CardOfHand, Overview } from '../panels/lazyPanels.tsx';
import { Table } from '../drawing/Table.tsx';
import { readable, seatName, shortName, sideName } from './names.ts';

export const simplicityScreen: Screen<State, Command, Event> = {
  ruleset: simplicity,
  fullRuleset: () => import('./fullRuleset.ts').then((found) => found.simplicity),
  positionFile: (battle) => import('@drumhead/simplicity/position').then(({ positionFile }) => positionFile(battle)),
  // The table of a battle holds only the scenarios of the book.
  scenario: (id) =>
    id === 'first-battle'
      ? import('../positions/first-battle.json').then((found) => found.default)
      : Promise.resolve(
          simplicity.scenario(id) ?? import('./fullRuleset.ts').then((found) => found.simplicity.scenario(id)),
        ),
  // Those of our own come with the whole rule set, so that they are named here (isHomeMade.test.ts).
  ready: [...simplicity.scenarios, 'pombal', 'redinha', 'foz-de-arouce'],
  bundle: 'simplicity',
  refusalBundle: 'simplicity',
  problemBundle: 'simplicity-army-pages',
  extraBundle: 'web-script-pages',
  nameOf(setup) {
    const name = (setup as { readonly name?: unknown } | null)?.name;
    return typeof name === 'string' ? seenName(name) : 'web.title';
  },
  seatName,
  progress({ translate }, state) {
    const { gameTurn, active, points, field } = state;
    if (gameTurn === 0) return translate('web.sip.settingUp');
    const turn =
      seams.turn(translate, state) || translate('web.sip.gameTurn', { turn: gameTurn, limit: field.turnLimit });
    if (state.outcome !== null) return turn;
    const side = sideName({ translate }, state, active);
    const counted =
      field.switches.actionPoints && state.frames.some((frame) => frame.at === 'turn' && frame.step === 'orders');
    return `${turn}. ${translate(counted ? 'web.sip.playerTurn.points' : 'web.sip.playerTurn', { side, points })}`;
  },
  uniforms: ({ field }) => uniformsOf(field),
  held: FIELD_HELD,
  scores: (messages, state) =>
    ([0, 1] as const).map((index) => {
      const lost: Tally = [{ rule: 'SIP-VIC-1', add: lossesOf(state, index), what: 'web.sip.losses' }];
      const line = scoreLine(messages, sideName(messages, state, index), lost, breakingPoint(state, index));
      return seams.score<ScoreLine>(messages.translate, state, index, line.side, {
        ...line,
        ...(line.left === 0 ? brokenWords(messages, state, line.side) : {}),
        counted: countedPoints(messages, state, index),
      });
    }),
  script: { places: seams.places, waysOff: seams.waysOff, arrivals: stillToCome },
  pieceName: (messages, state, index) => shortName(messages, state, { what: 'unit', index }),
  aim({ translate }, state) {
    if (state.script !== undefined) {
      return seams.aim(translate, state, (seat) =>
        sideName({ translate }, state, state.field.sides[0].id === seat ? 0 : 1),
      );
    }
    const { turnLimit, sides } = state.field;
    const worth = worthOfObjectives(state);
    const favoured = sides.findIndex(({ winsDraws }) => winsDraws);
    return [
      translate('web.sip.aim', { turn: turnLimit }),
      ...(worth.length === 0 ? [] : [translate('web.sip.aim.objectives', { points: worth.join(', ') })]),
      ...(favoured < 0
        ? []
        : [translate('web.sip.aim.draws', { side: sideName({ translate }, state, favoured === 0 ? 0 : 1) })]),
    ].join(' ');
  },
  lasted: (messages, state) => messages.translate('web.sip.lasted', { turns: state.gameTurn }),
  setUpAll: () => import('../panels/autoSetUp.ts').then((found) => found.setUpAll()),
  isDeploying,
  deployment(state, seat) {
    const place = suggestedPlace(state, state.field.sides[0].id === seat ? 0 : 1);
    return place ? [place] : [];
  },
  line: lineOf,
  refusal: (messages, state, refusal) => messages.translate(refusal.reason, readable(messages, state, refusal.facts)),
  guide: () => import('../guide/index.ts').then(({ guide }) => guide),
  ground: () => import('../drawing/RealGround.tsx').then((found) => found.RealGround),
  sketch: (state) => import('@drumhead/simplicity/sketch').then(({ sketchOf }) => sketchOf(state)),
  plan: (messages, state) => import('../drawing/plan.ts').then(({ planOf }) => planOf(messages, state)),
  report: () => import('../report/report.ts').then(({ report }) => report),
  askedPieces: (state, seat) =>
    import('../interaction/askedPieces.ts').then(({ askedPieces }) => askedPieces(state, seat)),
  Table,
  Decision,
  Card: CardOfHand,
  Overview,
};

/** SIP-VIC-1. A breaking point counts when the turn ends. */
function brokenWords({ translate }: Messages, { outcome }: State, side: string): Pick<ScoreLine, 'label' | 'short'> {
  return outcome === null
    ? { label: translate('web.sip.score.reached', { side }), short: translate('web.sip.score.reached.short') }
    : { label: translate('web.sip.score.broken', { side }), short: translate('web.sip.score.broken.short') };
}

/** SIP-VIC-3. While they may still decide, where they did, and those that decided nothing. */
function countedPoints({ translate }: Messages, state: State, side: SideIndex): ScoreLine['counted'] {
  if (state.script || state.gameTurn === 0) return undefined;
  if (state.outcome !== null && state.outcome.rule !== 'SIP-VIC-3') {
    const idle = pointsOf(state, side);
    return total(idle) === 0 ? undefined : { label: translate('web.sip.points.idle'), tally: idle };
  }
  const label =
    state.outcome === null
      ? translate('web.sip.points.now', { turn: state.field.turnLimit })
      : translate('web.sip.forces.points');
  const tally = pointsOf(state, side);
  return { label, tally, short: translate('web.sip.points.short', { points: total(tally) }) };
}

function isDeploying(state: State): boolean {
  return state.frames[state.frames.length - 1]?.at === 'deploy';
}
