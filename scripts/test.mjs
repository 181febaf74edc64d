// npm test [-- FILTER...]: everything that is tested, browser tests included. The last line says how many passed and failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { note, ready, root, run } from './lib.mjs';

await ready(import.meta.url);

const args = process.argv.slice(2);
const artefacts = join(root, 'artefacts');
mkdirSync(artefacts, { recursive: true });

/** Runs vitest with one configuration and counts from its JSON report. */
async function vitest(config, env = {}) {
  const report = join(artefacts, `${config}.json`);
  rmSync(report, { force: true });
  const { code } = await run(
    'vitest',
    [
      'run',
      '--config',
      `${config}.config.ts`,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      '--passWithNoTests',
      ...args,
    ],
    { env },
  );
  const count = { passed: 0, failed: 0, skipped: 0 };
  if (!existsSync(report)) {
    note(`${config} wrote no report; that counts as one failure.`);
    return { ...count, failed: 1 };
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  count.passed = result.numPassedTests;
  count.failed = result.numFailedTests;
  count.skipped = result.numPendingTests + result.numTodoTests;
  // A file that does not even load has no tests to fail: it counts as one.
  count.failed += result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  if (code !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

const counts = [await vitest('vitest')];
const total = (key) => counts.reduce((sum, count) => sum + count[key], 0);
if (total('passed') + total('failed') + total('skipped') === 0) note(`No test matches ${args.join(' ')}.`);
const skipped = total('skipped') ? `, ${total('skipped')} skipped` : '';
console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`);
process.exitCode = total('failed') > 0 || total('passed') === 0 ? 1 : 0;
