/** The suite of a rule set: the position files in its folder, by name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { RulesetManifest } from '../rulesetManifest.ts';
import { readSuitePosition, type SuitePosition } from './suiteFile.ts';

const folderOf = (ruleset: string): URL => new URL(`../rulesets/${ruleset}/suite/`, import.meta.url);

/** The names of the files; none where a rule set has no suite. */
export function suiteNames(ruleset: string): readonly string[] {
  const folder = folderOf(ruleset);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return files.flatMap((name) => (name.endsWith('.json') ? [name.slice(0, -5)] : [])).sort();
}

/** A file as it stands. */
export const suiteFile = (ruleset: string, name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folderOf(ruleset)), 'utf8'));

/** Every position. Throws a RangeError where a file is unsound: ours never are, tests see to it. */
export function suiteOf({ ruleset, orders }: Pick<RulesetManifest, 'ruleset' | 'orders'>): readonly SuitePosition[] {
  return suiteNames(ruleset.id).map((name) => {
    const found = readSuitePosition(suiteFile(ruleset.id, name), ruleset, orders);
    if (!found.ok) throw new RangeError(`${name}: ${JSON.stringify(found.problems)}`);
    return found.value;
  });
}
