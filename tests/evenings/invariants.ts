/**
 * What is true in every evening, whatever goes wrong; `promise`: the one of online play that it guards. A new promise joins
 * with an entry in one of the three lists. What evenings cannot find stands in `evenings.test.ts`.
 *
 * By the rules no draw comes after two weeks of silence where each side was declined one in that turn, as nobody may offer
 * another: whoever asks is told so, and the computer may take over.
 */
import type { Invariant } from './invariant.ts';
import { OF_PEOPLE } from './peopleInvariants.ts';
import { OF_RECORD } from './recordInvariants.ts';
import { OF_TIME } from './timeInvariants.ts';

export const INVARIANTS: readonly Invariant[] = [
  ...OF_RECORD,
  ...OF_PEOPLE,
  ...OF_TIME,
  // Asked where they happen: an id in two lines, or a challenge with two takers (store, extras); a battle that does not
  // go on, a fault that nobody caused, something that stays behind (evening).
  { name: 'once', promise: '1: an order is taken once, however often it comes' },
  { name: 'goes on', promise: '6: after healing what is offered is taken' },
  { name: 'unexpected', promise: '6: no fault is reported that nobody caused' },
  { name: 'leaks', promise: '6: a process that ends leaves nothing behind' },
];
