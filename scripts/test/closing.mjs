// What `npm test` says in the end, where also those find it to whom only the last lines are shown.

/** The slowest files that are named. */
const SLOWEST = 5;
/** The lines that are shown of what a test said. */
const LINES = 20;

/** The first lines of what a test said, without the places in libraries. */
function cut(said) {
  const own = said.split('\n').filter((line) => !/^\s+at .*(node_modules|new Promise)/.test(line));
  return own.slice(0, LINES).join('\n');
}

const titleOf = ({ file, test }) => [file, test].filter(Boolean).join(': ');

/** @param {readonly import('./vitest.mjs').CountedFile[]} files @returns {readonly string[]} lines that name the slowest */
export function slowest(files) {
  const longest = [...files].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, SLOWEST);
  const line = ({ file, milliseconds }) => `${String(Math.round(milliseconds / 1000)).padStart(5)} s  ${file}`;
  return longest.length === 0 ? [] : ['\nThe slowest browser tests:', ...longest.map(line)];
}

/**
 * The last lines of a run, and whether it proves anything: something passed or was left out, and nothing failed.
 * @param {readonly import('./vitest.mjs').CountedFile[]} files
 * @param {boolean} isMeantEmpty nothing was chosen, so that no test is missing
 * @returns {{ readonly lines: readonly string[], readonly isProof: boolean }}
 */
export function closing(files, isMeantEmpty = false) {
  const total = (count) => files.reduce((all, file) => all + count(file), 0);
  const failures = files.flatMap((file) => file.failures);
  const again = files.flatMap((file) => file.again);
  const passed = total((file) => file.passed);
  const skipped = total((file) => file.skipped);
  const isEmpty = passed + skipped + failures.length === 0;
  return {
    isProof: !isEmpty && failures.length === 0,
    lines: [
      ...(isEmpty && !isMeantEmpty ? ['There is no such test.'] : []),
      ...again.map((one) => `\nPASSED AT THE SECOND TRY ${titleOf(one)}\nAt the first it said: ${cut(one.said)}`),
      ...failures.map((one) => `\nFAILED ${titleOf(one)}\n${cut(one.said)}`),
      `\n${passed} passed, ${failures.length} failed${skipped ? `, ${skipped} skipped` : ''}`,
    ],
  };
}
