/** The outcome of an opposed roll, as plain data. */
import { type Reason, type Tally, total } from '@drumhead/engine';
import { clashOdds } from '../query/clashOdds.ts';
import type { Judged, Side, Verdict } from '../combat/doubling.ts';
import type { Ending } from '../combat/handToHand/judgeMelee.ts';
import { scoreOf } from '../combat/scores.ts';

/** A tally with its total. */
export interface Sum {
  readonly total: number;
  readonly lines: readonly Reason[];
}

export const sumOf = (tally: Tally): Sum => ({ total: total(tally), lines: tally });

/** An ending with its chance. */
export interface Odds {
  readonly loser: string | null;
  readonly what: Ending['what'];
  readonly chance: number;
}

export interface ClashOutcome {
  readonly attack: Sum;
  readonly defence: Sum;
  /** With dice: the scores, the lines of the doubled test, the rule that decided, and the result. */
  readonly result: {
    readonly rule: string;
    readonly scores: readonly [number, number];
    readonly doubling: readonly [Sum, Sum];
    readonly loser: string | null;
    readonly what: Ending['what'];
  } | null;
  readonly odds: readonly Odds[];
}

/** The outcome of an opposed roll, with or without dice; `names` are those of the two sides. */
export function clashOutcome(
  judged: Judged,
  endingOf: (verdict: Verdict) => Ending,
  ruleOf: (verdict: Verdict) => string,
  names: Readonly<Record<Side, string>>,
  faces: readonly [number, number] | null,
): ClashOutcome {
  const { attack, defence } = judged.scores;
  const nameOf = ({ side }: Ending) => (side === null ? null : names[side]);
  const odds = clashOdds(judged, endingOf).map((one) => ({ loser: nameOf(one), what: one.what, chance: one.chance }));
  const sums = { attack: sumOf(attack), defence: sumOf(defence), odds };
  if (faces === null) return { ...sums, result: null };
  const verdict = judged.verdictOf(faces);
  const ending = endingOf(verdict);
  const [ours, theirs] = verdict.doubling;
  return {
    ...sums,
    result: {
      rule: ruleOf(verdict),
      scores: [scoreOf(faces[0], attack), scoreOf(faces[1], defence)],
      doubling: [sumOf(ours), sumOf(theirs)],
      loser: nameOf(ending),
      what: ending.what,
    },
  };
}
