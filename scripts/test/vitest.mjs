// One run of vitest, counted file by file from its JSON report; and the second try of browser tests that failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { note, root, runNode, tool } from '../lib.mjs';

const artefacts = join(root, 'artefacts');
/** @param {string} config @returns {string} */
const reportOf = (config) => join(artefacts, `${basename(config).replace(/\.config\.\w+$/, '')}.json`);

/** So many failures are no accident: trying them all again would only take its time. */
const MOST_SECOND_TRIES = 20;

/**
 * A test that failed; `test` is null where the file itself did: it did not load, or what goes before or after its tests
 * failed.
 * @typedef {{ readonly file: string, readonly test: string | null, readonly said: string }} Failure
 */

/**
 * What the tests of a file came to. `again`: they passed at the second try.
 * @typedef {{
 *   readonly file: string, readonly passed: number, readonly skipped: number, readonly milliseconds: number,
 *   readonly failures: readonly Failure[], readonly again: readonly Failure[],
 * }} CountedFile
 */

/** @param {{ ancestorTitles: readonly string[], title: string }} test @returns {string} its whole name, as `-t` compares it */
const nameOf = ({ ancestorTitles, title }) => [...ancestorTitles, title].filter((part) => part !== '').join(' > ');

/** @returns {CountedFile} */
function countFile(result) {
  const file = relative(root, result.name).replaceAll('\\', '/');
  const tests = result.assertionResults;
  const failures = tests
    .filter(({ status }) => status === 'failed')
    .map((test) => ({ file, test: nameOf(test), said: (test.failureMessages ?? []).join('\n') }));
  if (result.status === 'failed' && failures.length === 0) failures.push({ file, test: null, said: result.message });
  return {
    file,
    passed: tests.filter(({ status }) => status === 'passed').length,
    skipped: tests.filter(({ status }) => status !== 'passed' && status !== 'failed').length,
    milliseconds: result.endTime - result.startTime,
    failures,
    again: [],
  };
}

/** A failure of the run itself, which belongs to no file. @returns {CountedFile} */
export const fault = (said, skipped = 0) => ({
  file: '',
  passed: 0,
  skipped,
  milliseconds: 0,
  failures: [{ file: '', test: null, said }],
  again: [],
});

/**
 * Runs vitest with one configuration and counts. Whatever goes wrong counts as at least one failure. `report`: the file of
 * its JSON report. `hear` is given its words when it has ended; without it they are shown at once.
 * @param {string} config its path
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, report?: string, hear?: (words: string) => void }} [options]
 * @returns {Promise<readonly CountedFile[]>}
 */
export async function vitest(config, args, { env = {}, report = reportOf(config), hear } = {}) {
  mkdirSync(artefacts, { recursive: true });
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`, '--passWithNoTests'];
  const { code, output } = await runNode(tool('vitest'), ['run', '--config', config, ...reporters, ...args], {
    env,
    capture: hear !== undefined,
  });
  hear?.(output);
  if (!existsSync(report)) return [fault(`vitest --config ${config} wrote no report.`)];
  const files = JSON.parse(readFileSync(report, 'utf8')).testResults.map(countFile);
  const hasFailures = files.some(({ failures }) => failures.length > 0);
  return code === 0 || hasFailures
    ? files
    : [...files, fault(`vitest --config ${config} ended with ${code}: see above.`)];
}

/** A pattern that matches these names of tests, and no others. */
const patternOf = (names) => `^(?:${names.map((name) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('|')})$`;

/**
 * What failed in a file is run once more, and what comes of the file then: its tests have passed, or failed as before.
 * @param {CountedFile} first
 * @param {(args: readonly string[]) => Promise<readonly CountedFile[]>} run
 * @returns {Promise<CountedFile>}
 */
async function tryAgain(first, run) {
  const { file, failures } = first;
  const names = failures.flatMap(({ test }) => test ?? []);
  const isWhole = names.length < failures.length;
  const counted = await run([file, ...(isWhole ? [] : ['-t', patternOf(names)])]);
  const second = counted.find((one) => one.file === file);
  const hasFailed = second === undefined || counted.some((one) => one.failures.length > 0);
  if (hasFailed || second.passed < failures.length) return first;
  return isWhole
    ? { ...second, again: failures }
    : { ...first, passed: first.passed + failures.length, failures: [], again: failures };
}

/**
 * The tests that failed are run once more by themselves, file by file, nothing beside them. What passes then has passed,
 * and stands in `again`, so that it is seen; a file that fails again has failed as before.
 * @param {readonly CountedFile[]} files
 * @param {(args: readonly string[]) => Promise<readonly CountedFile[]>} run
 * @returns {Promise<readonly CountedFile[]>}
 */
export async function secondTry(files, run) {
  const failed = files.reduce((all, { failures }) => all + failures.length, 0);
  if (failed > MOST_SECOND_TRIES) note(`${failed} failures are no accident: they are not tried a second time.`);
  if (failed === 0 || failed > MOST_SECOND_TRIES) return files;
  const all = [];
  for (const one of files) {
    if (one.failures.length === 0 || one.file === '') all.push(one);
    else {
      note(`\nA second try by itself: ${one.file}`);
      all.push(await tryAgain(one, run));
    }
  }
  return all;
}
