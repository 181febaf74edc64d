/** Large Battles on the screen. */
import type { Command, Event, State } from '@drumhead/large-battles';
import {
  FIELD_HELD,
  idleSpearhead,
  isOnTheVerge,
  largeBattles,
  scoreAgainst,
  seams,
  suggestedDeployment,
} from '@drumhead/large-battles/screen';
import { uniformsOf } from '@drumhead/content/sketch';
import { seenName, type Tally } from '@drumhead/engine';
import { scoreLine } from '../../../battle/scoreLine.ts';
import type { ScoreLine, Screen } from '../../../battle/screen.ts';
import type { Messages } from '../../../i18n/index.ts';
import { Decision } from '../panels/Decision.tsx';
import { intruderOf, lineOf } from './logLines.ts';
import { CardOfHand, OverviewOfForces } from '../panels/lazyPanels.tsx';
import { isDeployment } from '../interaction/scene.ts';
import { SCENARIOS } from '../scenarios.ts';
import { Table } from '../drawing/Table.tsx';
import { REFUSALS } from './refusals.ts';
import { readable, seatName, shortUnitName, sideName } from './names.ts';

/** Battles that are no scenario of the rule set, and its scenarios. */
const fileOf = (id: string): (() => Promise<unknown>) | undefined =>
  id === 'first-battle'
    ? () => import('../positions/first-battle.json').then((found) => found.default)
    : Object.entries(SCENARIOS).find(([one]) => one === id)?.[1].file;

export const largeBattlesScreen: Screen<State, Command, Event> = {
  ruleset: largeBattles,
  fullRuleset: () => import('./fullRuleset.ts').then((found) => found.largeBattles),
  positionFile: (battle) => import('@drumhead/large-battles/position').then(({ positionFile }) => positionFile(battle)),
  scenario: async (id) => (await fileOf(id)?.()) ?? null,
  ready: Object.keys(SCENARIOS),
  bundle: 'large-battles',
  refusalBundle: REFUSALS,
  problemBundle: 'large-battles-pages',
  extraBundle: 'large-battles-pages',
  nameOf(setup) {
    const name = (setup as { readonly name?: unknown } | null)?.name;
    // Files of pick-up games have no name.
    return typeof name === 'string' ? seenName(name) : 'web.page.pickup';
  },
  seatName,
  progress(messages, state) {
    if (state.phase === 0) return messages.t(isDeploying(state) ? 'web.battle.deployment' : 'web.battle.setUp');
    // SCN-TURN-1: a scenario's own rules count turns, an initiative phase of each side.
    const phase = seams.turn(messages.translate, state) || messages.t('web.battle.phase', { phase: state.phase });
    if (state.outcome !== null) return phase;
    return `${phase}. ${messages.t('web.battle.initiative', { side: sideName(messages, state, state.active) })}`;
  },
  uniforms: ({ field }) => uniformsOf(field),
  held: FIELD_HELD,
  scores: (messages, state) =>
    ([0, 1] as const).map((side) => {
      const tally: Tally = state.phase === 0 ? [] : scoreAgainst(state, side);
      const name = sideName(messages, state, side);
      return seams.score<ScoreLine>(messages.translate, state, side, name, {
        ...scoreLine(messages, name, tally, state.field.sides[side].breakPoint),
        onTheVerge: isOnTheVerge(state, side),
        pieces: intruderOf(state, side, tally),
        note: state.phase === 0 ? undefined : idleNote(messages, state, side),
      });
    }),
  script: seams,
  pieceName: shortUnitName,
  aim(messages, state) {
    const book = messages.t('web.overview.aim.breakPoint');
    return seams.aim(messages.translate, state, (seat) => seatName(messages, state, seat), book) || book;
  },
  lasted: (messages, state) =>
    state.script === undefined
      ? messages.t('web.over.phases', { phases: state.phase })
      : messages.translate('scn.lasted', { turns: Math.max(...state.script.begun) }),
  setUpAll: () => import('../panels/setup/autoSetUp.ts').then((found) => found.setUpAll()),
  isDeploying,
  deployment(state, seat) {
    const side = state.field.sides[0].id === seat ? 0 : 1;
    return [...suggestedDeployment(state, side), { type: 'ready' }];
  },
  line: lineOf,
  refusal: (messages, state, refusal) => messages.translate(refusal.reason, readable(messages, state, refusal.facts)),
  guide: () => import('../guide/index.ts').then(({ guide }) => guide),
  ground: () => import('../drawing/RealGround.tsx').then((found) => found.RealGround),
  sketch: (state) => import('@drumhead/large-battles/sketch').then(({ sketchOf }) => sketchOf(state)),
  plan: (messages, state) => import('../drawing/plan.ts').then(({ planOf }) => planOf(messages, state)),
  report: () => import('../report/report.ts').then(({ report }) => report),
  askedPieces: (state, seat) =>
    import('../interaction/askedPieces.ts').then(({ askedPieces }) => askedPieces(state, seat)),
  Table,
  Decision,
  Card: CardOfHand,
  Overview: OverviewOfForces,
};

/** LB-VIC-11. Why the unit that went furthest into a half scores nothing there. */
function idleNote(messages: Messages, state: State, against: 0 | 1): string | undefined {
  const idle = idleSpearhead(state, against);
  return (
    idle?.why && messages.translate(`lb.score.idle.${idle.why}`, { unit: shortUnitName(messages, state, idle.unit) })
  );
}

function isDeploying(state: State): boolean {
  return state.frames.some(isDeployment);
}
