/** Released versions of the rule sets, for records begun under them. */
import { type KeptVersion, versions } from '@drumhead/versions';

/** The rule set as it was released with this version, fetched when it is wanted; null if no such version is kept. */
export async function keptVersion(ruleset: string, version: number): Promise<KeptVersion | null> {
  const name = `${ruleset}@${version}`;
  return Object.hasOwn(versions, name) ? ((await versions[name]?.()) ?? null) : null;
}

export type { KeptVersion } from '@drumhead/versions';
