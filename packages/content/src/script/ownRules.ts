/** SCN-FILE-2. What a battle with a scenario's own rules says of them, the same in every game. */
import {
  arrivalsNow,
  type BattleEvent,
  type Call,
  LOSSES,
  type Outcome,
  placesNow,
  type Script,
  scriptArrivals,
  scriptDepartures,
  type Scripted,
  scriptHears,
  scriptIsOpen,
  type ScriptPlay,
  scriptPieceLost,
  scriptPoints,
  type ScriptState,
  type ScriptTable,
  scriptTurnBegins,
  scriptTurnEnds,
  scriptView,
  type ScriptWork,
  waysOffNow,
} from '@drumhead/engine';
import { describeScript, isScriptNews } from './describe.ts';
import { scriptScore, turnInWords } from './standing.ts';
import { wordedName } from '../languages/worded.ts';

type Reading = Scripted & { readonly outcome: Outcome | null };
type Say = (key: string, facts?: Readonly<Record<string, string | number>>) => string;

/** What the scenario's own rules are, as a line: reinforcements, places, the turn limit and so on. */
export function ownRules(say: Say, { places = [], events = [], hides = {} }: Script): string {
  const does = (what: 'arrive' | 'mayLeave' | 'tell') =>
    events.some((event) => event.do.some((deed) => deed[what] !== undefined));
  const what = [
    ...(does('arrive') ? ['scn.own.reinforcements'] : []),
    ...(places.length > 0 ? ['scn.own.places'] : []),
    ...(does('mayLeave') ? ['scn.own.waysOff'] : []),
    'scn.own.limit',
    'scn.own.victory',
    ...(does('tell') ? ['scn.own.messages'] : []),
    ...(Object.keys(hides).length > 0 ? ['scn.own.secrets'] : []),
  ];
  return say('scn.own', { what: what.map((key) => say(key)).join(', ') });
}

/** What wins a battle with rules of its own, as sentences. `sideName`: of a seat; `book`: how losses win in this game. */
export function scriptAim(
  say: Say,
  { rules }: Pick<ScriptState, 'rules'>,
  sideName: (seat: string) => string,
  book?: string,
): string {
  const { places = [], victory, turns } = rules;
  const { points = {}, lead = 1, else: otherwise } = victory;
  const worth = [
    ...places.flatMap(({ id, text }) => {
      const each = points[id] ?? 0;
      return each > 0 ? [say('scn.aim.place', { place: say(wordedName(text)), points: each })] : [];
    }),
    ...((points[LOSSES] ?? 0) > 0 ? [say('scn.aim.losses', { points: points[LOSSES] ?? 0 })] : []),
  ];
  const favoured = otherwise === undefined || otherwise === 'draw' ? undefined : sideName(otherwise);
  const byLosses = victory.book === false ? say('scn.aim.noBook') : (book ?? say('scn.aim.book'));
  return [
    say('scn.aim', { turn: turns.limit, lead }),
    ...(worth.length > 0 ? [say('scn.aim.points', { points: worth.join(', ') })] : []),
    favoured === undefined ? say('scn.aim.draw') : say('scn.aim.else', { side: favoured }),
    byLosses,
  ].join(' ');
}

/**
 * All that stands behind the seams of a rule set: how its scenarios' own rules are played, kept secret and told. `comeOn`:
 * how those who have been called come on (see {@link scriptArrivals}), where nobody orders it; `leave`: takes pieces off.
 */
export function wholeScript<S extends Reading, W extends S & ScriptWork>(
  table: ScriptTable<S>,
  leave: (work: W, pieces: readonly number[]) => void,
  comeOn?: (work: W, side: number, call: Call) => boolean,
): ScriptPlay<S, W> {
  return {
    turnBegins(work, side) {
      scriptTurnBegins(table, work, side);
      if (comeOn !== undefined) scriptArrivals(work, side, comeOn);
    },
    turnEnds(work, side) {
      scriptDepartures(table, work, side, leave);
      scriptTurnEnds(table, work, side);
    },
    pieceLost: (before, work) => scriptPieceLost(table, before, work),
    points: (state, side) => scriptPoints(table, state, side),
    view: scriptView,
    hears: (_, event, seat) => scriptHears(event, seat),
    isOpen: scriptIsOpen,
    describe: (_, event: BattleEvent) => (isScriptNews(event) ? describeScript(event) : null),
    aim: (say, { script }, sideName, book) => (script === undefined ? '' : scriptAim(say, script, sideName, book)),
    turn: (say, { script }) => (script === undefined ? '' : turnInWords(say, script)),
    score: (say, state, side, sideName, book) => scriptScore(table, say, state, side, sideName, book),
    places: (state) => placesNow(table, state),
    waysOff: (state) => waysOffNow(table, state),
    arrivals: (state) => arrivalsNow(table, state),
  };
}
