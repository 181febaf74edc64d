/** Released rule sets as built files: records begun under an older version open, replay and go on with these. */
import type { AnyRuleset, Command, Evaluation } from '@drumhead/engine';

type Newer = 'hears' | 'isOpen' | 'standing';

/** A rule set as it was released, with what its computer players know. */
export interface KeptVersion {
  /** Versions in which nothing is secret may tell all events to everybody: they have no `hears`. Older than online play: no `isOpen`, no `standing`. */
  readonly ruleset: Omit<AnyRuleset, Newer> & Partial<Pick<AnyRuleset, Newer>>;
  readonly evaluation: Evaluation<unknown, Command>;
}

/** By `<rule set>@<version>`; each file is fetched when it is first wanted. */
export const versions: Readonly<Record<string, () => Promise<KeptVersion>>>;
