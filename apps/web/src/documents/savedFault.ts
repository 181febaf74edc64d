/** Why a saved document cannot be played, in the reader's language. */
import { translateFacts } from '@drumhead/content';
import type { Checked, Problem } from '@drumhead/engine';
import type { Messages } from '../i18n/index.ts';

/** The first fault of what was read, or of the rules; null: it may be played. */
export function savedFault<T>(
  read: Checked<T>,
  problemsOf: (value: T) => readonly Problem[],
  translate: Messages['translate'],
): string | null {
  return firstFault(read.ok ? problemsOf(read.value) : read.problems, translate);
}

/** The first of these faults; null: there is none. */
export const firstFault = ([first]: readonly Problem[], translate: Messages['translate']): string | null =>
  first === undefined ? null : translate(first.reason, translateFacts(first.facts, translate));
