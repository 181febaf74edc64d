/** Released rule sets as built files: records begun under an older version open, replay and go on with these. */
import type { AnyRuleset, Command, Evaluation } from '@drumhead/engine';

/** A rule set as it was released, with what its computer players know. */
export interface KeptVersion {
  /** Versions in which nothing is secret may tell all events to everybody: they have no `hears`. */
  readonly ruleset: Omit<AnyRuleset, 'hears'> & Partial<Pick<AnyRuleset, 'hears'>>;
  readonly evaluation: Evaluation<unknown, Command>;
}

/** By `<rule set>@<version>`; each file is fetched when it is first wanted. */
export const versions: Readonly<Record<string, () => Promise<KeptVersion>>>;
