/**
 * The seams at which a rule set asks the scenario's own rules (SCN-EVT-2). What stands behind them is loaded with the whole
 * rule set, for most battles have no such rules; without them every seam is silent.
 */
import type { BattleEvent, Described, Seat, Tally } from '../../contract/ruleset.ts';
import type { ArrivalNow, PlaceNow, Scripted, WayOffNow } from './script.ts';

type Say = (key: string, facts?: Readonly<Record<string, string | number>>) => string;

/** The score of a side as screens show it: what the header counts, and what counts at the turn limit. */
export interface ShownScore {
  /** What is left, as a label: “France: 5 until it breaks”. */
  readonly label: string;
  /** The label without side and number, beside a large number: “until it breaks”. */
  readonly short: string;
  readonly left?: number | undefined;
  /** What there was to begin with; then what is left is drawn as pips. */
  readonly limit?: number | undefined;
  /** One more loss breaks it, where that is not read off what is left. */
  readonly onTheVerge?: boolean | undefined;
  /** The sum behind it: “3 of 8 towards breaking”. */
  readonly sum: string;
  /** The reasons of the sum; empty where it only counts pieces. */
  readonly tally: Tally;
  /** Pieces that add to the sum by where they stand. */
  readonly pieces?: readonly string[] | undefined;
  /** Why something on the table does not count, where a reader would expect it to. */
  readonly note?: string | undefined;
  /** What decides without a side breaking, as the judge counts it. */
  readonly counted?:
    | {
        readonly label: string;
        readonly tally: Tally;
        /** In two words, where it decides as much as breaking does: “points 3”. */
        readonly short?: string;
      }
    | undefined;
}

/** What stands behind the seams. `W`: the draft of a state. Sides are indices. */
export interface ScriptPlay<S, W = S> {
  readonly turnBegins: (work: W, side: number) => void;
  /** After the book's own judgement. */
  readonly turnEnds: (work: W, side: number) => void;
  /** After an order that was given in the state `before`. */
  readonly pieceLost: (before: S, work: W) => void;
  /** What a side has earned by now, with its reasons. */
  readonly points: (state: S, side: number) => Tally;
  readonly view: (state: S, seat: Seat | null) => S;
  readonly hears: <E extends BattleEvent>(state: S, event: E, seat: Seat | null) => E | null;
  readonly isOpen: (state: S, seat: Seat | null) => boolean;
  /** The line of an event of these rules; null: it is one of the book. */
  readonly describe: (state: S, event: BattleEvent) => Described | null;
  /** What wins, as sentences. `sideName`: of a seat; `book`: how losses win, where the game has more to say of it. */
  readonly aim: (say: Say, state: S, sideName: (seat: Seat) => string, book?: string) => string;
  /** The turn, its limit and the hour; empty by the book. */
  readonly turn: (say: Say, state: S) => string;
  /** The score of a side, `book` where only the book counts. `sideName`: of this side. */
  readonly score: <L extends ShownScore>(say: Say, state: S, side: number, sideName: string, book: L) => L;
  readonly places: (state: S) => readonly PlaceNow[];
  readonly waysOff: (state: S) => readonly WayOffNow[];
  /** Of a state as somebody may know it. */
  readonly arrivals: (state: S) => readonly ArrivalNow[];
}

/** The seams of one rule set. `use`: from now on this stands behind them. */
export type ScriptSeams<S, W = S> = ScriptPlay<S, W> & { readonly use: (play: ScriptPlay<S, W>) => void };

export function scriptSeams<S extends Scripted, W extends S>(): ScriptSeams<S, W> {
  let play: ScriptPlay<S, W> | null = null;
  const behind = ({ script }: S): ScriptPlay<S, W> | null => {
    if (script !== undefined && play === null) throw new Error('the rules of the scenario are not loaded');
    return script === undefined ? null : play;
  };
  return {
    use: (given) => {
      play = given;
    },
    turnBegins: (work, side) => behind(work)?.turnBegins(work, side),
    turnEnds: (work, side) => behind(work)?.turnEnds(work, side),
    pieceLost: (before, work) => behind(work)?.pieceLost(before, work),
    points: (state, side) => behind(state)?.points(state, side) ?? [],
    view: (state, seat) => behind(state)?.view(state, seat) ?? state,
    hears: (state, event, seat) => {
      const rules = behind(state);
      return rules === null ? event : rules.hears(state, event, seat);
    },
    isOpen: (state, seat) => behind(state)?.isOpen(state, seat) ?? true,
    describe: (state, event) => behind(state)?.describe(state, event) ?? null,
    aim: (say, state, sideName, book) => behind(state)?.aim(say, state, sideName, book) ?? '',
    turn: (say, state) => behind(state)?.turn(say, state) ?? '',
    score: (say, state, side, sideName, book) => behind(state)?.score(say, state, side, sideName, book) ?? book,
    places: (state) => behind(state)?.places(state) ?? [],
    waysOff: (state) => behind(state)?.waysOff(state) ?? [],
    arrivals: (state) => behind(state)?.arrivals(state) ?? [],
  };
}

/** SCN-VIC-1. Does the book's own victory end this battle? */
export const bookEnds = ({ script }: Scripted): boolean => script?.rules.victory.book ?? true;
