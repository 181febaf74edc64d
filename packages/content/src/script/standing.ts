/** How a battle with a scenario's own rules stands: its turn and its points, the same in every game. */
import {
  bookEnds,
  hourOf,
  type Outcome,
  PLACE_HELD,
  placesNow,
  scriptPoints,
  type Scripted,
  type ScriptState,
  type ScriptTable,
  type ShownScore,
  type Tally,
  total,
} from '@drumhead/engine';
import { wordedName } from '../languages/worded.ts';

type Reading = Scripted & { readonly outcome: Outcome | null };
type Say = (key: string, facts?: Readonly<Record<string, string | number>>) => string;

/** SCN-TURN-1, SCN-TURN-2. The turn that is played, the last one and, where the scenario has a clock, the hour. */
export function turnInWords(say: Say, script: ScriptState): string {
  const turn = say('scn.turn', { turn: Math.max(1, ...script.begun), limit: script.rules.turns.limit });
  const hour = hourOf(script);
  return hour === null ? turn : `${turn} · ${hour}`;
}

/**
 * SCN-VIC-1, SCN-VIC-2. The score of a side: what the book counts, and its points beside it; where losses end nothing, its
 * points instead.
 */
export function scriptScore<S extends Reading, L extends ShownScore>(
  table: ScriptTable<S>,
  say: Say,
  state: S,
  side: number,
  sideName: string,
  book: L,
): L {
  const { script, outcome } = state;
  if (script === undefined || Math.max(...script.begun) === 0) return book;
  const tally = pointsByName(table, state, side);
  const isOver = outcome !== null;
  const label = say(isOver ? 'scn.points.limit' : 'scn.points.now', { turn: script.rules.turns.limit });
  const left = total(tally);
  const short = say('scn.score.counted', { points: left });
  if (bookEnds(state)) {
    // Whoever fought for them asks what became of them.
    const isIdle = isOver && outcome.rule !== 'SCN-VIC-2';
    if (isIdle) return left === 0 ? book : { ...book, counted: { label: say('scn.points.idle'), tally } };
    return { ...book, counted: { label, tally, short } };
  }
  return {
    ...book,
    label: say('scn.score', { side: sideName, points: left }),
    short: say('scn.score.short'),
    left,
    limit: undefined,
    onTheVerge: book.onTheVerge ?? book.left === 1,
    sum: label,
    tally,
    pieces: undefined,
    note: undefined,
    counted: undefined,
  };
}

/** The points of a side, each place by its name. */
function pointsByName<S extends Reading>(table: ScriptTable<S>, state: S, side: number): Tally {
  const held = placesNow(table, state).filter(({ holder, points }) => holder === side && points > 0);
  return [
    ...held.map(({ place, points }) => ({ rule: 'SCN-PLC-1', add: points, what: wordedName(place.text) })),
    ...scriptPoints(table, state, side).filter(({ what }) => what !== PLACE_HELD),
  ];
}
