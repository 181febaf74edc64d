/** How likely the endings of a contest that somebody always wins are. Probabilities are fractions of 1. */
import { checkDice } from './diceHand.ts';
import { type Ladder, LADDER_OUTCOMES, ladderForm, type LadderOutcome } from './ladder.ts';
import { ladderTable } from './tables.ts';

/** A possible ending and how likely it is. */
export interface LadderOdds extends LadderOutcome {
  readonly probability: number;
}

/** The probabilities of {@link LADDER_OUTCOMES}, in that order, for 1 to 20 dice a side. */
export function ladderContestVector(a: number, b: number, ladder: Ladder): Float64Array {
  checkDice(a);
  checkDice(b);
  return ladderTable(a, b, ladderForm(ladder)).slice();
}

/**
 * Every ending that may happen when A rolls `a` dice and B rolls `b` (1 to 20 each), with its probability.
 *
 * @example
 * ```ts
 * import { type Ladder, ladderContestOdds } from 'drumhead/odds';
 *
 * const ladder = { before: [null], unusedDie: true, after: ['b'], evenFace: 'b' } satisfies Ladder;
 * for (const { winner, probability } of ladderContestOdds(5, 5, ladder)) console.log(winner, probability);
 * ```
 */
export function ladderContestOdds(a: number, b: number, ladder: Ladder): readonly LadderOdds[] {
  const odds = ladderContestVector(a, b, ladder);
  const list: LadderOdds[] = [];
  LADDER_OUTCOMES.forEach((outcome, place) => {
    const probability = odds[place]!;
    if (probability > 0) list.push({ ...outcome, probability });
  });
  return list;
}
