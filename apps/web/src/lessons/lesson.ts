/** A lesson: a few steps, each a position in which the reader does what the step teaches. Data; words by message keys. */
import type { AnyRuleset, BattleEvent, Seat } from '@drumhead/engine';
import type { GoalRules } from '../puzzles/puzzle.ts';

/**
 * An order as far as it matters: fields with their values. Pieces go by their ids in the position, lists of them in any
 * order.
 */
export type OrderPattern = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** How a piece must stand when the step is over. */
export interface StandingTerm {
  readonly piece: string;
  /** Facts of the piece as the rule set tells them: each must be one of these. */
  readonly is: Readonly<Record<string, readonly (string | number | boolean)[]>>;
}

/** What wins a step: all of it. */
export interface Aim {
  /** Orders that are given, in any order. */
  readonly ordered?: readonly OrderPattern[];
  readonly standing?: readonly StandingTerm[];
}

/** An order that shows that the idea was missed, and what is said of it. */
export interface Mistake {
  readonly ordered: OrderPattern;
  readonly told: string;
}

/** The words that every step has. */
interface StepTexts {
  /** In a few words, for the list of steps. */
  readonly title: string;
  readonly question: string;
  /** What one has to know for it. */
  readonly about: string;
  /** Told by “Show me”. */
  readonly hint: string;
  /** Why that was right. */
  readonly won: string;
  /** Told where the step is over without any of its mistakes. */
  readonly missed: string;
}

/** `step`: its lesson and its own name, `square.horse`; with them the keys of its words are made. */
export const stepTexts = (step: string): StepTexts => ({
  title: `web.lesson.${step}`,
  question: `web.lesson.${step}.asked`,
  about: `web.lesson.${step}.about`,
  hint: `web.lesson.${step}.hint`,
  won: `web.lesson.${step}.won`,
  missed: `web.lesson.${step}.missed`,
});

export interface LessonStep extends StepTexts {
  /** The pieces that the hint rings. */
  readonly points: readonly string[];
  readonly aim: Aim;
  /** The first one that fits is told. */
  readonly mistakes: readonly Mistake[];
  /** Rules that it teaches. */
  readonly rules: readonly string[];
  readonly seat: Seat;
  /** How many turns or phases it lasts; left out: one activation. */
  readonly turns?: number;
  /** Of its dice: they favour the right idea. */
  readonly seed: string;
  /** A position file. */
  readonly file: object;
  /** Orders that win it, in the words of position files, and those of somebody who missed the idea: for tests. */
  readonly solution: readonly object[];
  readonly mistaken: readonly object[];
}

/** A chance that the end of a lesson tells: that a piece is out. */
export interface Gain {
  readonly text: string;
  readonly chance: number;
  /** Where a test counts it by the rules: by the next roll, or where this seat plays on as well as possible. */
  readonly counted: {
    readonly file: object;
    readonly orders: readonly object[];
    readonly piece: string;
    readonly seat?: Seat;
  };
}

export interface Lesson {
  readonly id: string;
  /** The game on the front page that it belongs to. */
  readonly game: string;
  readonly title: string;
  /** What is offered, in a sentence. */
  readonly offer: string;
  /** Whoever gave such an order in a battle needs no offer. */
  readonly uses: readonly OrderPattern[];
  readonly steps: readonly LessonStep[];
  readonly gains: readonly Gain[];
}

/** The lessons of a rule set, with what is needed to judge them. */
export interface RulesLessons {
  readonly ruleset: AnyRuleset;
  readonly goals: GoalRules<unknown>;
  /** Which turn or phase this is. */
  readonly turnOf: (state: unknown) => number;
  /** What a `StandingTerm` may ask of a piece. */
  readonly factsOf: (state: unknown, piece: number) => Readonly<Record<string, string | number | boolean>>;
  /** The actions that a roll for them gave; null: it is no such roll. */
  readonly actionsRolled: (event: BattleEvent) => number | null;
  /** Is it to be chosen with how many dice the last order is rolled for? Left out: that is chosen with the order. */
  readonly choosesDice?: (state: unknown) => boolean;
  /** Would a seat gain by what the lesson teaches here? Left out: wherever it is open. */
  readonly mayGain?: (id: string, state: unknown, seat: Seat) => boolean;
  readonly list: readonly Lesson[];
}

/** Begins the ids of all their battles. */
const LESSON = 'lesson-';

export interface LessonId {
  readonly lesson: string;
  /** From 0. */
  readonly step: number;
}

/** The id of the battle of a step, as that of a puzzle. */
export const lessonId = ({ lesson, step }: LessonId): string => `${LESSON}${lesson}-${step + 1}`;

/** Null: it is not the id of a lesson’s battle. */
export function readLessonId(id: string): LessonId | null {
  const [, lesson, number] = /^lesson-([a-z]+)-(\d)$/.exec(id) ?? [];
  return lesson === undefined ? null : { lesson, step: Number(number) - 1 };
}
