/** A puzzle: a position, what is asked of one activation or turn, and how it is measured. Data; texts by its id. */
import type { AnyRuleset, Seat } from '@drumhead/engine';
import type { Point } from '../table/camera.ts';
import type { Goal, Rolled } from './search.ts';

/**
 * Something that counts when the line of play is over. `out`: the piece is out of the battle, or routs; `hurt`: it has
 * more disorder than at the beginning, or is out; `rallied`: it no longer routs, or has less disorder.
 */
export interface AimTerm {
  readonly what: 'out' | 'hurt' | 'rallied';
  /** Id of the piece in the position. */
  readonly piece: string;
  /** Added where it came true; of a single term 1, so that the sum is a chance. */
  readonly worth: number;
}

export interface Puzzle {
  readonly id: string;
  /** The game on the front page that it belongs to. */
  readonly game: string;
  readonly seat: Seat;
  /** Message keys. */
  readonly title: string;
  readonly question: string;
  /** Why the best line is the best, told with the verdict. */
  readonly why: string;
  readonly aim: readonly AimTerm[];
  /** Kinds of order that cannot help and are not searched; a player may give them all the same. */
  readonly without?: readonly string[];
  /** What the best line is worth: a chance, or a sum of worths. */
  readonly best: number;
  /** By how much the second best choice falls short. */
  readonly gap: number;
  /** The orders of the solution up to the first die, in the words of position files. */
  readonly solution: readonly object[];
  /** A position file without orders. */
  readonly file: object;
}

/** How a rule set measures the end of a line. Pure. */
export interface GoalRules<S> {
  /** The activation, or the turn where a turn gives the orders, is over. */
  readonly isDone: (start: S, state: S) => boolean;
  readonly isTrue: (start: S, state: S, piece: number, what: AimTerm['what']) => boolean;
  readonly pieces: (start: S) => readonly string[];
  /** The middle of a piece in millimetres; null: it is not on the table. */
  readonly placeOf: (start: S, piece: number) => Point | null;
  /** It is the seat’s own, and may have a part in the task: men of a skirmish only before or in their activation. */
  readonly mayAct: (start: S, seat: Seat, piece: number) => boolean;
  readonly rolled?: (state: S) => readonly Rolled[] | null;
}

/** The puzzles of a rule set, with what is needed to judge them. */
export interface RulesPuzzles {
  readonly ruleset: AnyRuleset;
  readonly goals: GoalRules<unknown>;
  readonly list: readonly Puzzle[];
}

/** Is its value a chance? Of several aims only one can come true by one attack or rally; by two it may be more than one. */
export const isChance = ({ aim, best }: Puzzle): boolean => best <= 1 && aim.every(({ worth }) => worth === 1);

/** Points in hundredths. */
export const pointsOf = (worth: number): number => Math.round(worth * 100) / 100;

/** Where the pieces stand that matter: those that may act, and those that the task names. */
export function stageOf({ seat, aim }: Puzzle, rules: GoalRules<unknown>, start: unknown): readonly Point[] {
  const named = new Set(aim.map(({ piece }) => piece));
  return rules.pieces(start).flatMap((id, index) => {
    const place = named.has(id) || rules.mayAct(start, seat, index) ? rules.placeOf(start, index) : null;
    return place ? [place] : [];
  });
}

/** Throws a RangeError where the puzzle names a piece that is not there. */
export function goalOf(
  { seat, aim, without = [] }: Pick<Puzzle, 'seat' | 'aim' | 'without'>,
  rules: GoalRules<unknown>,
  start: unknown,
): Goal {
  const ids = rules.pieces(start);
  const terms = aim.map(({ piece, what, worth }) => {
    const index = ids.indexOf(piece);
    if (index < 0) throw new RangeError(`no piece ${piece}`);
    return { index, what, worth };
  });
  /** A piece that is out stays out: with all of them nothing more can be won or lost. */
  const isWon = (state: unknown) =>
    terms.every(({ index, what, worth }) => worth > 0 && what !== 'rallied' && rules.isTrue(start, state, index, what));
  return {
    seat,
    without,
    rolled: rules.rolled,
    isDone: (state) => rules.isDone(start, state) || isWon(state),
    worth: (state) =>
      terms.reduce((sum, { index, what, worth }) => sum + (rules.isTrue(start, state, index, what) ? worth : 0), 0),
  };
}
