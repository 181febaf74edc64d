/**
 * The rule reference of Large Battles: every rule of the catalogue, said shortly and in our own words. For reading: the
 * screen loads it when somebody asks, and no rule depends on it.
 *
 * One file for each chapter of the catalogue, its rules in the catalogue's order. A clause gives the number and the
 * exception, in at most 320 characters; sticks are VS, S, M, L in both languages. The two languages stand side by side
 * as in the message books, but under the rule's ID: these texts have no message keys, and scripts/message-keys.ts,
 * which reads keys between quotes, passes them by.
 */
import type { RuleChapter } from '@drumhead/engine';
import { basics } from './chapter-01-basics.ts';

export const largeBattlesReference: readonly RuleChapter[] = [basics];
