// npm test [-- FILTER...]: everything that is tested, browser tests included; `--no-browser` leaves those out.
// The last line says how many passed and failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { note, ready, root, runNode, tool } from './lib.mjs';

await ready(import.meta.url);

const NO_BROWSER = '--no-browser';
const leavesBrowserOut = process.argv.includes(NO_BROWSER);
const args = process.argv.slice(2).filter((arg) => arg !== NO_BROWSER);
const artefacts = join(root, 'artefacts');
mkdirSync(artefacts, { recursive: true });

/** The first lines of what a test said, without the places in libraries. */
function cut(text, lines = 20) {
  const own = text.split('\n').filter((line) => !/^\s+at .*(node_modules|new Promise)/.test(line));
  return own.slice(0, lines).join('\n');
}

/** Each failed test of a report: its file, its name and what it said. */
function failedTests(result) {
  return result.testResults.flatMap((file) =>
    file.assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => `${relative(root, file.name)}: ${test.fullName}\n${(test.failureMessages ?? []).join('\n')}`),
  );
}

/** Runs vitest with one configuration and counts from its JSON report. */
async function vitest(config, env = {}) {
  const report = join(artefacts, `${config}.json`);
  rmSync(report, { force: true });
  const { code } = await runNode(
    tool('vitest'),
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
  const count = { passed: 0, failed: 0, skipped: 0, failures: [] };
  if (!existsSync(report)) {
    note(`${config} wrote no report; that counts as one failure.`);
    return { ...count, failed: 1 };
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  count.passed = result.numPassedTests;
  count.failed = result.numFailedTests;
  count.skipped = result.numPendingTests + result.numTodoTests;
  const brokenFiles = result.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  // A file that does not even load has no tests to fail: it counts as one.
  count.failed += brokenFiles.length;
  count.failures = [
    ...failedTests(result),
    ...brokenFiles.map((file) => `${relative(root, file.name)}: ${file.message}`),
  ];
  if (code !== 0 && count.failed === 0) count.failed = 1;
  return count;
}

/** The browser tests that the filters leave, without running any. */
async function browserTests() {
  const { code, output } = await runNode(
    tool('vitest'),
    ['list', ...args, '--config', 'vitest.browser.config.ts', '--json'],
    { capture: true },
  );
  const list = output.slice(output.search(/^\[$/m));
  if (code === 0) return list.startsWith('[') ? JSON.parse(list).length : 0;
  note(`The browser tests cannot be listed (vitest ended with ${code}):\n${output}`);
  return 1;
}

/** The browser tests. Where they cannot be run that is a failure: a run without them proves nothing of the page. */
async function browser() {
  if (leavesBrowserOut) {
    note('Browser tests left out, as asked.');
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const tests = await browserTests();
  if (tests === 0) return { passed: 0, failed: 0, skipped: 0 };
  const { provideChromium } = await import('../tests/browser/chromium.ts');
  const found = provideChromium(note);
  if ('path' in found) return vitest('vitest.browser', { DRUMHEAD_CHROMIUM: found.path });
  const line = '*'.repeat(100);
  note(`\n${line}\n* BROWSER TESTS NOT RUN (${tests} of them): ${found.reason}.`);
  note('* That counts as one failure. Install Chromium, or name one in DRUMHEAD_CHROMIUM, and run npm test again;');
  note(`* or leave them out on purpose: npm test -- ${NO_BROWSER}\n${line}`);
  return { passed: 0, failed: 1, skipped: tests };
}

const counts = [await vitest('vitest'), await browser()];
const total = (key) => counts.reduce((sum, count) => sum + count[key], 0);
const skipped = total('skipped') ? `, ${total('skipped')} skipped` : '';
if (total('passed') + total('failed') + total('skipped') === 0) {
  note(args.length > 0 ? `No test matches ${args.join(' ')}.` : 'There are no tests.');
  process.exitCode = 1;
} else if (total('failed') > 0) process.exitCode = 1;
// Said again at the end, where also those find them to whom only the last lines are shown.
for (const failure of counts.flatMap((count) => count.failures ?? [])) console.log(`\nFAILED ${cut(failure)}`);
console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped}`);
