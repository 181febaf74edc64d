/**
 * What is true in every evening, whatever goes wrong; `promise`: the one of online play that it guards. A new promise joins
 * with an entry in one of the three lists.
 *
 * What evenings cannot find: TLS, proxies, disks, threads, memory, long loops, browsers and screens; faults that the server and
 * the page share; whatever no entry asks. Isolation of transactions in PostgreSQL, `ws` and TCP are met by the few evenings of
 * `postgres.ts` alone, which never come again. Where clocks jump in an evening of several processes, or a process begins by a
 * wrong clock, nobody asks for the time that people have left. Mails are not sent (their links are written where the server
 * writes them), nor passkeys used, nor lists sealed, nor tables played with a computer from the beginning, nor in Simplicity;
 * watchers are told at once. Every seat is told of a channel, over a net that loses nothing, and whoever sets a table asks in one
 * window until he hears of it: one that goes away unheard leaves a table that nobody knows. Of the page's own code session, connection and the keys of seats are met, not its places and
 * screens. Pages and processes are all of one version: how those of before are met stands in tests of the room and of the page's
 * binding. No server there means to cheat: that its dice are found out is for the tests of `verifyDice`.
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
