/** How likely the results of a contest of three pairs are. Probabilities are fractions of 1. */
import { CONTEST_KINDS, type ContestKind, JOINT_KEYS, type JointKey, kindBits } from './contest.ts';
import { checkDice } from './diceHand.ts';
import { contestTable, countAll } from './tables.ts';

/**
 * The probability of each of the 27 joint results, in the order of {@link JOINT_KEYS}, when A rolls `a` dice
 * and B rolls `b` (1 to 20 each). The answer is the caller's own to change.
 */
export function contestOdds(a: number, b: number, kind: ContestKind): Float64Array {
  checkDice(a);
  checkDice(b);
  return contestTable(a, b, kindBits(kind)).slice();
}

/**
 * {@link contestOdds} by name: `WWW` to `LLL`.
 *
 * @example
 * ```ts
 * import { APPROACH, contestJoint } from 'drumhead/odds';
 *
 * console.log(contestJoint(6, 4, APPROACH)['WWW']);
 * ```
 */
export function contestJoint(a: number, b: number, kind: ContestKind): Record<JointKey, number> {
  const odds = contestOdds(a, b, kind);
  const joint: Record<JointKey, number> = {};
  JOINT_KEYS.forEach((key, place) => {
    joint[key] = odds[place]!;
  });
  return joint;
}

/**
 * Counts every contest of the named kinds, 1 to 20 dice a side, so that each later question is a look-up.
 * Nobody needs to call it: what is not counted yet is counted when asked for.
 */
export function prepareContests(): void {
  countAll(Object.values(CONTEST_KINDS).map(kindBits));
}
