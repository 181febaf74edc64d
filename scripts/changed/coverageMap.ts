/**
 * The coverage map (coverageMap.json): for each source file, the few unit tests of other folders that show best whether
 * it still does what it did. Those of its own folder are chosen anyhow and not listed; long files are not measured.
 */
import { folderOf } from './paths.ts';

export type CoverageMap = Readonly<Record<string, readonly string[]>>;

/** What a file of tests ran: by source file, the functions, each named by its place in the file. */
export interface Measured {
  readonly test: string;
  readonly ran: Readonly<Record<string, readonly number[]>>;
}

/** The most tests of other folders that are named for a source file. */
const MOST = 6;

/**
 * A test file is narrow if it runs few functions in all: what it says is about those. For each source file, tests are
 * gone through from the narrowest on, and each is named that runs a function which none before it ran.
 */
export function coverageMapOf(measured: readonly Measured[]): CoverageMap {
  const breadth = ({ ran }: Measured): number =>
    Object.values(ran).reduce((sum, functions) => sum + functions.length, 0);
  const order = measured
    .map((each) => ({ ...each, breadth: breadth(each) }))
    .sort((a, b) => a.breadth - b.breadth || (a.test < b.test ? -1 : 1));
  const files = [...new Set(measured.flatMap(({ ran }) => Object.keys(ran)))].sort();
  const entries = files.map((file): [string, readonly string[]] => {
    const beside = order.filter(({ test }) => folderOf(test) === folderOf(file));
    const elsewhere = order.filter(({ test }) => folderOf(test) !== folderOf(file));
    const covered = new Set(beside.flatMap(({ ran }) => ran[file] ?? []));
    const named: string[] = [];
    for (const { test, ran } of elsewhere) {
      const fresh = (ran[file] ?? []).filter((place) => !covered.has(place));
      if (fresh.length === 0) continue;
      named.push(test);
      for (const place of fresh) covered.add(place);
      if (named.length === MOST) break;
    }
    return [file, named.sort()];
  });
  return Object.fromEntries(entries.filter(([, tests]) => tests.length > 0));
}
