import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closing, slowest } from '../scripts/test/closing.mjs';
import { busy, timesIn } from '../scripts/test/times.mjs';
import { secondTry, vitest } from '../scripts/test/vitest.mjs';
import { ROOT } from './workspace.ts';

const artefacts = join(ROOT, 'artefacts');
let folder = '';

/** Tests of which some fail, and some of those but once. */
const PLANTED = {
  'planted.test.mjs': `
    import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
    import { describe, expect, it } from 'vitest';
    it('passes', () => { expect(1).toBe(1); });
    it.skip('is left out', () => {});
    describe('on a busy machine (a|b)', () => {
      it('fails once, 100 %', () => {
        const mark = import.meta.dirname + '/tried';
        const isSecond = existsSync(mark);
        writeFileSync(mark, '');
        expect(isSecond, 'the machine is quick').toBe(true);
      });
    });
    it('writes down that it ran', () => { appendFileSync(import.meta.dirname + '/ran', 'once'); });`,
  'broken.test.mjs': `
    import { existsSync, writeFileSync } from 'node:fs';
    import { beforeAll, expect, it } from 'vitest';
    beforeAll(() => {
      const mark = import.meta.dirname + '/begun';
      const isSecond = existsSync(mark);
      writeFileSync(mark, '');
      if (!isSecond) throw new Error('the browser did not start');
    });
    it('passes once it is begun', () => { expect(1).toBe(1); });
    it('passes, too', () => { expect(1).toBe(1); });`,
  'failing.test.mjs': `
    import { expect, it } from 'vitest';
    it('fails always', () => { expect('the page').toBe('right'); });
    it('passes beside it', () => { expect(1).toBe(1); });`,
};

beforeAll(() => {
  mkdirSync(artefacts, { recursive: true });
  folder = mkdtempSync(join(artefacts, 'second-try-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The tests of these files, with a second try or without. */
async function ran(name: string, files: readonly (keyof typeof PLANTED)[], hasSecondTry: boolean) {
  const place = join(folder, name);
  mkdirSync(place);
  for (const file of files) writeFileSync(join(place, file), PLANTED[file]);
  const config = join(place, `${name}.config.mjs`);
  const include = [`${relative(ROOT, place).replaceAll('\\', '/')}/*.test.mjs`];
  writeFileSync(config, `export default ${JSON.stringify({ test: { include } })};`);
  const tries: (readonly string[])[] = [];
  const run = (args: readonly string[]) => {
    tries.push(args);
    return vitest(config, args, { report: join(place, 'report.json'), hear: () => undefined });
  };
  const first = await run([]);
  const counted = hasSecondTry ? await secondTry(first, run) : first;
  return { ...closing(counted), tries, counted };
}

describe('a browser test that fails', { timeout: 120_000 }, () => {
  it('passes if it passes by itself at the second try, and is named', async () => {
    const { lines, isProof, tries } = await ran('flaky', ['planted.test.mjs', 'broken.test.mjs'], true);
    expect(lines.at(-1)).toBe('\n5 passed, 0 failed, 1 skipped');
    expect(isProof).toBe(true);
    const named = lines.filter((line) => line.includes('PASSED AT THE SECOND TRY')).sort();
    expect(named).toHaveLength(2);
    expect(named[0]).toMatch(/broken\.test\.mjs\nAt the first it said: .*the browser did not start/);
    expect(named[1]).toMatch(
      /planted\.test\.mjs: on a busy machine \(a\|b\) > fails once, 100 %\nAt the first it said: /,
    );
    // One file after another, and of the file that began well the one test alone.
    expect(tries).toHaveLength(3);
    expect(tries.slice(1).filter((args) => args.includes('-t'))).toHaveLength(1);
    expect(readFileSync(join(folder, 'flaky/ran'), 'utf8')).toBe('once');
  });

  it('fails if it fails again, whatever else passes then', async () => {
    const { lines, isProof, tries } = await ran('failing', ['planted.test.mjs', 'failing.test.mjs'], true);
    expect(lines.at(-1)).toBe('\n4 passed, 1 failed, 1 skipped');
    expect(isProof).toBe(false);
    expect(lines.filter((line) => line.includes('FAILED'))).toEqual([
      expect.stringMatching(/failing\.test\.mjs: fails always\n.*expected 'the page' to be 'right'/),
    ]);
    expect(tries).toHaveLength(3);
  });

  it('fails at once where there is no second try, as in all other tests', async () => {
    const { lines, isProof, tries } = await ran('once', ['planted.test.mjs'], false);
    expect(lines.at(-1)).toBe('\n2 passed, 1 failed, 1 skipped');
    expect([isProof, tries.length]).toEqual([false, 1]);
  });
});

describe('the end of a run', () => {
  const file = { file: '', passed: 1, skipped: 0, milliseconds: 0, failures: [], again: [] };

  it('does not try again what fails in many places', async () => {
    const failures = Array.from({ length: 21 }, (_, n) => ({ file: 'a', test: `${n}`, said: '' }));
    const files = [{ ...file, file: 'a', failures }];
    const second = await secondTry(files, () => Promise.reject(new Error('tried again')));
    expect(second).toBe(files);
  });

  it('names the slowest files, the slowest first', () => {
    const files = [3, 9, 1, 7, 5, 2].map((s) => ({ ...file, file: `${s}.test.ts`, milliseconds: s * 1000 }));
    expect(
      slowest(files)
        .slice(1)
        .map((line) => line.trim()),
    ).toEqual([9, 7, 5, 3, 2].map((s) => `${s} s  ${s}.test.ts`));
    expect(slowest([])).toEqual([]);
  });

  it('is no proof without a test', () => {
    expect(closing([])).toEqual({ isProof: false, lines: ['There is no such test.', '\n0 passed, 0 failed'] });
  });
});

it('runs what is named many times over where that is asked for, and keeps the machine busy only then', async () => {
  expect(timesIn(['tests/site', '-t', 'reads'])).toEqual({ times: null, rest: ['tests/site', '-t', 'reads'] });
  expect(timesIn(['tests/site', '--times', '30', '-t', 'reads'])).toEqual({
    times: 30,
    rest: ['tests/site', '-t', 'reads'],
  });
  const before = process.cpuUsage();
  const rest = busy(3);
  // The questions themselves take less, be the machine as busy as it may.
  await expect.poll(() => process.cpuUsage(before).user, { interval: 250 }).toBeGreaterThan(400_000);
  await rest();
  expect(await busy(null)()).toEqual([]);
});
