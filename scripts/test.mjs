// npm test [-- FILTER...]: everything that is tested, browser tests included; `--no-browser` leaves those out.
// npm test -- --changed [REF]: what is likely to notice the changes since REF, or since the published main.
// A browser test that fails is run once more by itself; unit tests are not. The last line says how many passed and failed.
import { note, ready, runNode, tool } from './lib.mjs';
import { closing, slowest } from './test/closing.mjs';
import { fault, secondTry, vitest } from './test/vitest.mjs';

await ready(import.meta.url);

const NO_BROWSER = '--no-browser';
const UNIT = 'vitest.config.ts';
const BROWSER = 'vitest.browser.config.ts';
const leavesBrowserOut = process.argv.includes(NO_BROWSER);
const args = process.argv.slice(2).filter((arg) => arg !== NO_BROWSER);
const { chosenTests } = await import('./changed/chosen.mjs');
const chosen = chosenTests(args);
const filters = chosen ?? { unit: args, browser: args };

/** The browser tests that the filters leave, or just the files that hold some, without running any. */
async function browserTests(...options) {
  const { code, output } = await runNode(
    tool('vitest'),
    ['list', ...filters.browser, '--config', BROWSER, '--json', ...options],
    {
      capture: true,
    },
  );
  const list = output.slice(output.search(/^\[/m));
  if (code === 0) return list.startsWith('[') ? JSON.parse(list).length : 0;
  note(`The browser tests cannot be listed (vitest ended with ${code}):\n${output}`);
  return 1;
}

/**
 * The browser tests, beside something else. Where they cannot be run that is a failure: a run without them proves nothing
 * of the page.
 */
async function browser(beside) {
  if (leavesBrowserOut) {
    note('Browser tests left out, as asked.');
    return [];
  }
  if (chosen?.browser.length === 0 || (await browserTests('--filesOnly')) === 0) return [];
  const { provideChromium } = await import('../tests/browser/chromium.ts');
  const found = provideChromium(note);
  if ('path' in found) {
    const env = { DRUMHEAD_CHROMIUM: found.path };
    const files = await vitest(BROWSER, filters.browser, { env, hear: (words) => void process.stdout.write(words) });
    // By themselves: the unit tests have ended.
    await beside;
    return secondTry(files, (again) => vitest(BROWSER, again, { env }));
  }
  const tests = await browserTests();
  const line = '*'.repeat(100);
  note(`\n${line}\n* BROWSER TESTS NOT RUN (${tests} of them): ${found.reason}.`);
  note('* That counts as one failure. Install Chromium, or name one in DRUMHEAD_CHROMIUM, and run npm test again;');
  note(`* or leave them out on purpose: npm test -- ${NO_BROWSER}\n${line}`);
  return [fault(`The browser tests: ${found.reason}.`, tests)];
}

/** Milliseconds for a unit test that names no time of its own: beside the browser tests it takes twice as long. */
const PATIENCE = 60_000;

async function unit() {
  if (chosen?.unit.length === 0) return [];
  const patience = leavesBrowserOut ? [] : [`--testTimeout=${PATIENCE}`, `--hookTimeout=${PATIENCE}`];
  return vitest(UNIT, [...patience, ...filters.unit], { env: { DRUMHEAD_LONG: 'yes' } });
}

// Side by side: the browser tests wait half of their time. What the unit tests say is shown at once, what those say when
// they have ended.
const beside = unit();
const [inNode, inBrowser] = await Promise.all([beside, browser(beside)]);
for (const line of slowest(inBrowser)) console.log(line);
const { lines, isProof } = closing([...inNode, ...inBrowser]);
const hasNothingToTry = chosen !== null && chosen.unit.length + chosen.browser.length === 0;
if (!isProof && !hasNothingToTry) process.exitCode = 1;
for (const line of lines) console.log(line);
