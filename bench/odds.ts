/** The cost of the odds. Times are medians of batches on one core, in microseconds a call unless they say ms. */
import process from 'node:process';
import {
  APPROACH,
  activationOdds,
  BOMBARDMENT,
  CONTEST_VALUE,
  compareDice,
  contestOdds,
  contestOddsWithReroll,
  kindBits,
  type Ladder,
  ladderContestOdds,
  ladderContestVector,
  ladderForm,
  PAIR_OF_FIVES_OR_SIXES,
  prepareContests,
} from '../packages/odds/src/index.ts';
import { countContest, countLadder } from '../packages/odds/src/tables.ts';

export interface OddsFigures {
  /** Every contest of the three kinds, 1 to 20 dice a side, counted from nothing; only the first run tells. */
  readonly tablesMs: number;
  /** All 27 joint results of 12 against 10 dice, second of three kinds of ties, tables there. */
  readonly contest12v10Us: number;
  /** The same counted anew, pools and layout there. */
  readonly contestUncachedUs: number;
  /** The same where all three pairs take unused dice, 20 against 20. */
  readonly contestUncachedWorstUs: number;
  /** The same with one re-roll: kept, and with a value of the caller's own, which is never kept. */
  readonly rerollUs: number;
  readonly rerollUncachedUs: number;
  /** A ladder contest as a vector, as a list, and counted anew. */
  readonly ladderUs: number;
  readonly ladderListUs: number;
  readonly ladderUncachedUs: number;
  readonly activationUs: number;
  /** Reading one roll of 12 against 10 dice. */
  readonly compareUs: number;
}

const LADDER: Ladder = { before: [null, null], unusedDie: true, after: [null], evenFace: 'a' };

function elapsedUs(work: () => unknown, calls: number): number {
  const start = process.hrtime.bigint();
  for (let call = 0; call < calls; call++) work();
  return Number(process.hrtime.bigint() - start) / 1000 / calls;
}

/** The median of nine batches, after two that warm up. */
function medianUs(work: () => unknown, calls: number): number {
  const batches: number[] = [];
  for (let batch = 0; batch < 11; batch++) {
    const us = elapsedUs(work, calls);
    if (batch >= 2) batches.push(us);
  }
  return batches.sort((x, y) => x - y)[4] ?? 0;
}

/** Measures everything once; takes about half a second. */
export function oddsBench(): OddsFigures {
  const tablesMs = elapsedUs(prepareContests, 1) / 1000;
  const ownValue = CONTEST_VALUE.map((worth) => worth * 1.5);
  const a = [6, 5, 5, 4, 4, 4, 3, 3, 2, 2, 1, 1];
  const b = [6, 6, 5, 4, 4, 3, 3, 2, 1, 1];
  return {
    tablesMs,
    contest12v10Us: medianUs(() => contestOdds(12, 10, APPROACH), 5000),
    contestUncachedUs: medianUs(() => countContest(12, 10, kindBits(APPROACH)), 200),
    contestUncachedWorstUs: medianUs(() => countContest(20, 20, kindBits(BOMBARDMENT)), 200),
    rerollUs: medianUs(() => contestOddsWithReroll(12, 10, APPROACH, { side: 'a' }), 2000),
    rerollUncachedUs: medianUs(() => contestOddsWithReroll(12, 10, APPROACH, { side: 'a', value: ownValue }), 5),
    ladderUs: medianUs(() => ladderContestVector(12, 10, LADDER), 5000),
    ladderListUs: medianUs(() => ladderContestOdds(12, 10, LADDER), 2000),
    ladderUncachedUs: medianUs(() => countLadder(12, 10, ladderForm(LADDER)), 200),
    activationUs: medianUs(() => activationOdds(4, 3, 1, { bonus: PAIR_OF_FIVES_OR_SIXES }), 5000),
    compareUs: medianUs(() => compareDice(a, b, APPROACH), 5000),
  };
}
