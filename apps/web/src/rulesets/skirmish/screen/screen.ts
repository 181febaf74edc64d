/** Skirmishes on the screen. */
import {
  FIELD_HELD,
  type Command,
  countedFor,
  type Event,
  isOnTheVerge,
  isToCome,
  lastGameTurn,
  onTable,
  seams,
  skirmish,
  type State,
} from '@drumhead/skirmish/screen';
import { seenName } from '@drumhead/engine';
import type { ScoreLine, Screen } from '../../../battle/screen.ts';
import { Decision } from '../panels/Decision.tsx';
import { lineOf } from './logLines.ts';
import { CardOfHand, Overview } from '../panels/lazyPanels.tsx';
import { suggestedDeployment } from './suggestedDeployment.ts';
import { REFUSALS } from './refusals.ts';
import { Table } from '../drawing/Table.tsx';
import { modelName, playerName, readable, seatName } from './names.ts';

/** Guided battles, which are positions. */
const FIRST_BATTLES: Readonly<Record<string, () => Promise<unknown>>> = {
  'first-battle': () => import('../positions/first-battle.json').then((found) => found.default),
  'first-battle-tomahawks': () => import('../positions/first-battle-tomahawks.json').then((found) => found.default),
};

export const skirmishScreen: Screen<State, Command, Event> = {
  ruleset: skirmish,
  fullRuleset: () => import('./fullRuleset.ts').then((found) => found.skirmish),
  positionFile: (battle) => import('@drumhead/skirmish/position').then(({ positionFile }) => positionFile(battle)),
  // The table of a battle holds only the games of the book.
  scenario: (id) =>
    FIRST_BATTLES[id]?.() ??
    Promise.resolve(skirmish.scenario(id) ?? import('./fullRuleset.ts').then((found) => found.skirmish.scenario(id))),
  // Those of our own come with the whole rule set, so that they are named here (isHomeMade.test.ts).
  ready: [...skirmish.scenarios, 'barba-del-puerco', 'half-way-brook'],
  bundle: 'skirmish',
  refusalBundle: REFUSALS,
  problemBundle: 'skirmish-squad-pages',
  extraBundle: 'web-script-pages',
  nameOf(setup) {
    const { scenario, name } = (setup ?? {}) as { readonly scenario?: unknown; readonly name?: unknown };
    if (typeof name === 'string') return seenName(name);
    return typeof scenario === 'string' ? `sk.scenario.${scenario}` : 'web.page.skirmishGame';
  },
  seatName,
  progress(messages, state) {
    if (state.gameTurn === 0) return messages.translate('web.sk.settingUp');
    const { gameTurn } = state;
    const facts = { turn: gameTurn, limit: lastGameTurn(state.field) };
    const turn = seams.turn(messages.translate, state) || messages.translate('web.sk.gameTurn', facts);
    if (state.outcome !== null) return turn;
    return `${turn}. ${messages.translate('web.sk.playerTurn', { side: playerName(messages, state, state.active) })}`;
  },
  sheet: ({ field }) => `variant=${field.variant}`,
  uniforms: ({ field }) => field.players.map(({ roster }) => roster),
  held: FIELD_HELD,
  scores: (messages, state) =>
    state.field.players.map((_, player) => {
      const side = playerName(messages, state, player);
      const of = state.squads[player]?.startedWith ?? 0;
      const toCome = state.models.filter(
        (_, i) => state.field.models[i]?.player === player && isToCome(state, i),
      ).length;
      const count = state.gameTurn === 0 ? of : onTable(state, player).length + toCome;
      const models = messages.translate('web.sk.models', { side, left: count, of });
      const short = messages.translate('web.sk.models.short', { of });
      const gone = state.models.flatMap(({ out }, i) => (out && state.field.models[i]?.player === player ? [out] : []));
      // SK-SCN-3: a model that carried supplies off left safely.
      const safe = gone.filter((out) => out === 'safe').length;
      const facts = { out: gone.length - safe, of, safe };
      const sum = messages.translate(safe > 0 ? 'web.sk.models.sumSafe' : 'web.sk.models.sum', facts);
      const tally = state.gameTurn === 0 ? [] : countedFor(state, player);
      // SK-SCN-2, -3. What a squad fought for decides nothing where another rule ended the game.
      const isIdle = state.outcome !== null && tally.every(({ rule }) => rule !== state.outcome?.rule);
      const counts = messages.translate(isIdle ? 'web.sk.counted.idle' : 'web.sk.counted');
      const counted = tally.length === 0 ? undefined : { label: counts, tally };
      return seams.score<ScoreLine>(messages.translate, state, player, side, {
        side,
        label: models,
        short,
        left: count,
        sum,
        tally: [],
        counted,
        onTheVerge: isOnTheVerge(state, player),
      });
    }),
  script: seams,
  pieceName: modelName,
  // SK-SCN-8: a scenario of one's own is won as a pick-up game is.
  aim: (messages, state) => {
    const { field, script } = state;
    if (script !== undefined) return seams.aim(messages.translate, state, (seat) => seatName(messages, state, seat));
    return messages.translate(`web.sk.aim.${field.scenario === 'own' ? 'pickUp' : field.scenario}`, {
      turn: lastGameTurn(field),
    });
  },
  resigning: ({ translate }, { field }) =>
    field.campaign ? { name: translate('web.sk.do.concede'), sure: translate('web.sk.do.concede.sure') } : null,
  lasted: (messages, state) => messages.translate('web.sk.lasted', { turns: state.gameTurn }),
  setUpAll: () => import('../panels/setup/autoSetUp.ts').then((found) => found.setUpAll()),
  begun: (waits, battle) => import('../pages/campaign/gameBegun.ts').then((found) => found.gameBegun(waits, battle)),
  isDeploying: (state) => state.frames[state.frames.length - 1]?.at === 'deploy',
  deployment(state, seat) {
    const player = state.field.players.findIndex(({ id }) => id === seat);
    return [...suggestedDeployment(state, player), { type: 'ready' }];
  },
  line: lineOf,
  refusal: (messages, state, refusal) => messages.translate(refusal.reason, readable(messages, state, refusal.facts)),
  guide: () => import('../guide/index.ts').then(({ guide }) => guide),
  ground: () => import('../drawing/RealGround.tsx').then((found) => found.RealGround),
  sketch: (state) => import('@drumhead/skirmish/sketch').then(({ sketchOf }) => sketchOf(state)),
  plan: (messages, state) => import('../drawing/plan.ts').then(({ planOf }) => planOf(messages, state)),
  report: () => import('../report/report.ts').then(({ report }) => report),
  askedPieces: (state, seat) =>
    import('../interaction/askedPieces.ts').then(({ askedPieces }) => askedPieces(state, seat)),
  Table,
  Decision,
  Card: CardOfHand,
  Overview,
  square: true,
};
