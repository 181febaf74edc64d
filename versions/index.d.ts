/** Released rule sets as built files: records begun under an older version open, replay and go on with these. */
import type { AnyRuleset, Command, Evaluation } from '@drumhead/engine';

/** A rule set as it was released, with what its computer players know. */
export interface KeptVersion {
  readonly ruleset: AnyRuleset;
  readonly evaluation: Evaluation<unknown, Command>;
}

/** By `<rule set>@<version>`; each file is fetched when it is first wanted. */
export const versions: Readonly<Record<string, () => Promise<KeptVersion>>>;
