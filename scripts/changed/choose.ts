// Which tests a change is likely to break. What imports a changed file would be too many: half of all tests import the
// kernel. `npm test -- --changed` runs what is chosen here.
import type { CoverageMap } from './coverageMap.ts';
import { folderOf, isBrowserTest, isLong, isTest } from './paths.ts';
import type { Row } from './table.ts';

/** A changed file, with the rules that its changed lines carry or name. */
export interface Change {
  readonly path: string;
  readonly rules: readonly string[];
}

export interface KnownTest {
  readonly path: string;
  /** The rules that the titles of its tests name. */
  readonly rules: readonly string[];
}

export interface Choice {
  /** The paths of the chosen tests, each with the reason. */
  readonly tests: ReadonlyMap<string, string>;
  /** Long tests that name a changed rule and are left to `npm test`. */
  readonly left: readonly string[];
}

/**
 * Chosen are, in this order: tests that changed themselves; those of the folder of a changed file, or of the next folder
 * above that has some; those whose titles name a rule that changed lines carry; those that the coverage map names; those
 * that a row of the table names. Long and browser tests come by the table alone, or where they changed themselves.
 */
export function choose(
  changes: readonly Change[],
  tests: readonly KnownTest[],
  map: CoverageMap,
  table: readonly Row[],
): Choice {
  const chosen = new Map<string, string>();
  const left = new Set<string>();
  const known = new Set(tests.map(({ path }) => path));
  const daily = tests.filter(({ path }) => !isLong(path) && !isBrowserTest(path));
  const take = (path: string, why: string): void => {
    if (known.has(path) && !chosen.has(path)) chosen.set(path, why);
  };

  for (const { path } of changes) if (isTest(path)) take(path, 'it changed');
  for (const { path } of changes.filter((change) => !isTest(change.path))) {
    const room = roomWithTests(path, daily);
    for (const test of daily) if (room !== null && folderOf(test.path) === room) take(test.path, `the room ${room}`);
  }
  const changed = new Set(changes.filter(({ path }) => !isTest(path)).flatMap(({ rules }) => rules));
  for (const { path, rules } of tests) {
    const rule = rules.find((id) => changed.has(id));
    if (rule === undefined || isBrowserTest(path)) continue;
    if (isLong(path)) left.add(path);
    else take(path, `the rule ${rule}`);
  }
  for (const { path } of changes) for (const test of map[path] ?? []) take(test, `runs ${path}`);
  for (const { path } of changes) {
    for (const { under, run } of table)
      if (path.startsWith(under)) for (const test of run) take(test, `the table, for ${under}`);
  }
  return { tests: chosen, left: [...left].filter((path) => !chosen.has(path)) };
}

/** The folder of a file, or the next above it that has tests side by side, as far as the folder `src`; else null. */
function roomWithTests(path: string, tests: readonly KnownTest[]): string | null {
  for (let folder = folderOf(path); folder !== ''; folder = folderOf(folder)) {
    if (tests.some((test) => folderOf(test.path) === folder)) return folder;
    if (folder.endsWith('/src')) return null;
  }
  return null;
}
