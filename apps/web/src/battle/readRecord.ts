/** Reads records. Lazy: a new battle needs none. */
import { readHeader, readRecord, type ReadRecord } from '@drumhead/engine';
import { keptVersion } from '@drumhead/rulesets/versions';
import type { AnyScreen } from './screen.ts';

/** Reads a record by the version of the rules it was begun under: the screen's own, or a released one that is kept. */
export async function readByItsRules(
  text: string,
  screenOf: (ruleset: string) => Promise<AnyScreen | null>,
): Promise<{ readonly screen: AnyScreen | null; readonly read: ReadRecord }> {
  const header = readHeader(text);
  const screen = header.ok ? await screenOf(header.value.ruleset) : null;
  if (!header.ok || !screen) return { screen, read: readRecord(text, []) };
  const { ruleset, rulesVersion } = header.value;
  const kept = rulesVersion === screen.ruleset.version ? null : await keptVersion(ruleset, rulesVersion);
  const read = readRecord(text, [kept?.ruleset ?? screen.ruleset]);
  // A record from elsewhere may need more than the rule set of the table, such as army lists.
  return { screen, read: read.ok || kept ? read : readRecord(text, [await screen.fullRuleset()]) };
}
