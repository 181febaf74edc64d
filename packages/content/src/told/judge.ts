/** How a rule set judges situations that people describe, for the command line and the page. */
import type { Checked } from '@drumhead/engine';
import type { Translate } from '../position/index.ts';

/** One outcome of a situation with its chance. */
export interface OddsRow {
  readonly chance: number;
  /** It may come together with others: its chance is not to be added to theirs. */
  readonly together?: boolean;
  /** Of a clash: the side it happens to; null: to nobody. */
  readonly loser?: string | null;
  readonly what?: string;
  /** Of a roll against Quality: dice, and what they bring. */
  readonly dice?: number;
  readonly actions?: number;
  readonly failures?: number;
  readonly turnover?: boolean;
}

/** Judges described situations. The kind is checked before anything is judged. */
export interface Judge {
  readonly kinds: readonly string[];
  /** Kinds whose situation is a whole table. */
  readonly tableKinds: readonly string[];
  /** JSON Schema of a situation of this kind. */
  schema(kind: string): unknown;
  adjudicate(kind: string, situation: unknown, t: Translate): Checked<object>;
  /** The line of a log for an event of an outcome that brings none. */
  line?(event: object, t: Translate): string;
  /** Kinds whose dice have odds, and the odds of an outcome of these kinds. */
  readonly oddsKinds: readonly string[];
  odds(outcome: object): readonly OddsRow[];
  /**
   * Chances of what the dice given so far leave open, for dice that are typed in one by one: fewer than the rules want are
   * no fault here. Empty where nothing is left to chance, or where the situation has faults. Null: dice are missing, but a
   * re-roll, which is decided when all lie, keeps their chances open. Never throws.
   */
  chancesLeft(kind: string, situation: unknown): readonly OddsRow[] | null;
}

/** The steps of an outcome with their lines, where the rule set has not written them. */
export function withStepLines(judge: Judge, outcome: object, t: Translate): object {
  const { steps } = outcome as { readonly steps?: readonly object[] };
  if (steps === undefined) return outcome;
  return { ...outcome, steps: steps.map((step) => ({ ...step, line: judge.line?.(step, t) })) };
}
