/** SCN-FILE-2. The mark of a battle with a scenario's own rules, wherever a command tells of it. */
import { ownRules } from '@drumhead/content';
import { scriptOf } from '@drumhead/engine';
import type { Translate } from '@drumhead/rulesets';

/** What its own rules are, as a line; none: it is by the book. */
export function ownRulesLines(setup: unknown, t: Translate): readonly string[] {
  const script = scriptOf(setup);
  return script === undefined ? [] : [ownRules(t, script)];
}

/** The same for `--json`. */
export const hasOwnRules = (setup: unknown): boolean => scriptOf(setup) !== undefined;
