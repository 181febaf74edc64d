// What `npm test -- --changed [REF]` runs, and what it says about that.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { note, root, stop } from '../lib.mjs';
import { baseOf, changesSince, knownTests } from './changes.ts';
import { choose } from './choose.ts';
import { isBrowserTest } from './paths.ts';
import { TABLE } from './table.ts';

const OPTION = '--changed';

/**
 * The tests chosen for what changed since REF, null where the arguments ask for no such choice. Each is said with its reason.
 * @param {readonly string[]} args what stands behind `npm test --`
 * @returns {{ readonly unit: readonly string[], readonly browser: readonly string[] } | null}
 */
export function chosenTests(args) {
  const at = args.indexOf(OPTION);
  if (at < 0) return null;
  const others = args.filter((_, i) => i !== at);
  if (others.length > 1) stop('Usage: npm test -- --changed [REF]', 2);
  const base = baseOf(root, others[0] ?? null);
  if (base === null) stop(`There is no commit ${others[0] ?? 'origin/main or main'} to compare with.`, 2);

  const changes = changesSince(root, base);
  const map = JSON.parse(readFileSync(join(root, 'scripts', 'changed', 'coverageMap.json'), 'utf8'));
  const { tests, left } = choose(changes, knownTests(root), map, TABLE);
  note(`${changes.length} files differ from ${base.slice(0, 8)}; ${tests.size} files of tests are chosen:`);
  for (const [path, why] of tests) note(`  ${path}   (${why})`);
  if (left.length > 0) note(`Left to npm test, though they name a changed rule: ${left.join(', ')}`);
  const paths = [...tests.keys()];
  return { unit: paths.filter((path) => !isBrowserTest(path)), browser: paths.filter(isBrowserTest) };
}
