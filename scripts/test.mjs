// npm test [-- FILTER...]: everything that is tested, browser tests included; `--no-browser` leaves those out.
// npm test -- --changed [REF]: what is likely to notice the changes since REF, or since the published main.
// npm test -- --times N FILTER...: these N times over on a busy machine, to find what fails now and then.
// A browser test that fails is run once more by itself; unit tests are not. The last line says how many passed and failed.
import { keepCompiled, note, ready, runNode, tool } from './lib.mjs';
import { closing, slowest } from './test/closing.mjs';
import { busy, timesIn } from './test/times.mjs';
import { fault, secondTry, vitest } from './test/vitest.mjs';

await ready(import.meta.url);
keepCompiled();

const NO_BROWSER = '--no-browser';
const UNIT = 'vitest.config.ts';
const BROWSER = 'vitest.browser.config.ts';
const leavesBrowserOut = process.argv.includes(NO_BROWSER);
const { times, rest: args } = timesIn(process.argv.slice(2).filter((arg) => arg !== NO_BROWSER));
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

/** Without a filter there are some: to list them takes longer than the shortest file of them. */
const hasBrowserTests = async () => filters.browser.length === 0 || (await browserTests('--filesOnly')) > 0;

/**
 * The Chromium of this run, installed before anything begins, for unit tests look at pages too: two installs at once would
 * be in each other's way. Null: no browser test is run.
 */
async function chromium() {
  if (leavesBrowserOut || chosen?.browser.length === 0 || !(await hasBrowserTests())) return null;
  const { provideChromium } = await import('../tests/browser/chromium.ts');
  return provideChromium(note);
}

/**
 * The browser tests. Where they cannot be run that is a failure: a run without them proves nothing of the page.
 */
async function browser(found) {
  if (leavesBrowserOut) {
    note('Browser tests left out, as asked.');
    return [];
  }
  if (found === null) return [];
  if ('path' in found) {
    const env = { DRUMHEAD_CHROMIUM: found.path };
    const files = await vitest(BROWSER, filters.browser, { env });
    if (times !== null) return files;
    // The second try shares nothing with what was before it: each of its visitors comes with a new context, in the
    // whole Chromium.
    const { provideChromium } = await import('../tests/browser/chromium.ts');
    const whole = provideChromium(note, true);
    const again = { env: { DRUMHEAD_CHROMIUM: whole.path ?? found.path, DRUMHEAD_NEW_VISITORS: 'yes' } };
    return secondTry(files, (args) => vitest(BROWSER, args, again));
  }
  const tests = await browserTests();
  const line = '*'.repeat(100);
  note(`\n${line}\n* BROWSER TESTS NOT RUN (${tests} of them): ${found.reason}.`);
  note('* That counts as one failure. Install Chromium, or name one in DRUMHEAD_CHROMIUM, and run npm test again;');
  note(`* or leave them out on purpose: npm test -- ${NO_BROWSER}\n${line}`);
  return [fault(`The browser tests: ${found.reason}.`, tests)];
}

async function unit(found) {
  if (chosen?.unit.length === 0) return [];
  const at = found !== null && 'path' in found ? { DRUMHEAD_CHROMIUM: found.path } : {};
  return vitest(UNIT, filters.unit, { env: { DRUMHEAD_LONG: 'yes', ...at } });
}

// One after the other: side by side on two cores each takes three times as long, and what has limits in time meets them.
const found = await chromium();
const inNode = [];
const inBrowser = [];
const rest = busy(times);
for (let run = 1; run <= (times ?? 1); run++) {
  if (times !== null) note(`\nRun ${run} of ${times}`);
  inNode.push(...(await unit(found)));
  inBrowser.push(...(await browser(found)));
}
await rest();
for (const line of slowest(inBrowser)) console.log(line);
const hasNothingToTry = chosen !== null && chosen.unit.length + chosen.browser.length === 0;
const { lines, isProof } = closing([...inNode, ...inBrowser], hasNothingToTry);
if (!isProof && !hasNothingToTry) process.exitCode = 1;
if (hasNothingToTry) console.log('No test was chosen for these changes; npm test runs them all.');
for (const line of lines) console.log(line);
