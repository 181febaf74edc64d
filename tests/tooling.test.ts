import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { carriers, namings } from '../scripts/mutation/carriers.ts';
import { titlesOfTests } from '../scripts/rule-coverage.ts';
import { ROOT } from './workspace.ts';

/** Rule-like names of no rule set, so that this file names no rule. */
const found = (text: string): string[] =>
  [...new Set(titlesOfTests(text).flatMap((title) => title.match(/XY-[A-Z]+-\d+/g) ?? []))].sort();

describe('rules named by tests', () => {
  it('finds every title of a test that runs', () => {
    const text = `
      import { it, test, describe } from 'vitest';
      const cases = [['XY-A-5', 1], ['XY-A-6', 2]] as const;
      describe('chapter', () => {
        it('XY-A-1 does this', () => { expect(1).toBe(1); });
        test.concurrent("XY-A-2, XY-A-3", async function () { await x(); });
        it.each([['XY-A-4', 1]])('%s holds', (id) => expect(id).toBeTruthy());
        it.each(cases)('%s holds', (id) => expect(id).toBeTruthy());
        it.for([{ id: 'XY-A-7' }])('$id holds', ({ id }) => expect(id).toBeTruthy());
        for (const [id] of [['XY-A-8']]) it(\`\${id} in a loop\`, () => { expect(id); });
        ['XY-A-9'].forEach((id) => { it(id + ' too', () => { expect(id); }); });
        it.each\`id | n
          \${'XY-B-1'} | \${1}\`('$id', () => expect(1));
        it('XY-B-2 by a helper', helper);
      });`;
    expect(found(text)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `XY-A-${n}`).concat('XY-B-1', 'XY-B-2'));
  });

  it('does not count what does not run, or is only named in passing', () => {
    const text = `
      // it('XY-A-1', () => { expect(1); });
      it.skip('XY-A-2', () => { expect(1); });
      it.todo('XY-A-3');
      it('XY-A-4');
      it('XY-A-5', () => {});
      describe.skip('later', () => { it('XY-A-6', () => { expect(1); }); });
      describe('XY-A-7', () => { it('something', () => { expect('XY-A-8').toBe('XY-A-9'); }); });
      it.skipIf(slow)('XY-B-1', () => { expect(1); });
      const unused = ['XY-B-2'];
      for (const id of ['XY-B-3']) it('always the same', () => { expect(id); });`;
    expect(found(text)).toEqual([]);
  });
});

describe('lines that carry a rule', () => {
  /** What carries the rule XY-A-1, its line breaks taken out. */
  const carrying = (text: string): string[] =>
    carriers(text, 'XY')
      .filter(({ id }) => id === 'XY-A-1')
      .map(({ from, to, wholeFile }) => (wholeFile ? 'the file' : text.slice(from, to).replace(/\s+/g, ' ')));

  it('reads lists and ranges of rules', () => {
    const ids = (text: string) => namings(text, 'XY').map(({ id }) => id);
    expect(ids('XY-A-1, -3..5, XY-B-08 to 10, XY-C-4f and -6')).toEqual(
      'XY-A-1 XY-A-3 XY-A-4 XY-A-5 XY-B-08 XY-B-09 XY-B-10 XY-C-4 XY-C-6'.split(' '),
    );
    expect(ids('XY-A-1, 12 cm. XZ-A-2')).toEqual(['XY-A-1']);
  });

  it('takes what is below a comment: a declaration, a statement, a line of a table', () => {
    expect(carrying('const a = 1;\n/** XY-A-1. More. */\nexport function f() {\n  g();\n}\nh();')).toEqual([
      'export function f() { g(); }',
    ]);
    expect(carrying('function f() {\n  g();\n  // XY-A-1\n  // and why\n  h();\n  i();\n}')).toEqual(['h();']);
    expect(carrying('const table = {\n  a: 1,\n  // XY-A-1\n  b: f(2),\n  c: 3,\n};')).toEqual(['b: f(2)']);
    expect(carrying('const all = [\n  f(1),\n  // XY-A-1\n  f(2),\n];')).toEqual(['f(2)']);
  });

  it('takes what is beside a comment', () => {
    expect(carrying('const table = {\n  a: f(1), // XY-A-1\n  b: f(2),\n};')).toEqual(['a: f(1)']);
    expect(carrying('f();\ng(); // XY-A-1\nh();')).toEqual(['g();']);
    expect(carrying('if (a > b) f(); // XY-A-1\nh();')).toEqual(['f();', 'a > b']);
  });

  it('takes the statement of a refusal, and the condition that leads to it', () => {
    expect(carrying("function f() {\n  if (a > b) return no('XY-A-1');\n  return g();\n}")).toEqual([
      "return no('XY-A-1');",
      'a > b',
    ]);
    expect(carrying("const h = {\n  rule: () => 'XY-A-1',\n  act: f,\n};")).toEqual(["rule: () => 'XY-A-1'"]);
  });

  it('takes the whole file where its head names the rule', () => {
    expect(carrying("/** XY-A-1. Orders. */\nimport { a } from 'b';\nf(a);")).toEqual(['the file']);
    expect(carrying('/** XY-A-1. Orders. */\n\nf();')).toEqual(['the file']);
  });
});

describe('npm test', () => {
  /** One quick file and one browser test, with a browser that does not exist. */
  const run = (...options: readonly string[]) => {
    const { status, stdout } = spawnSync(
      process.execPath,
      [join(ROOT, 'scripts/test.mjs'), 'packages/engine/src/machine/equalData', 'tests/browser/olderRules', ...options],
      { cwd: ROOT, encoding: 'utf8', env: { ...process.env, DRUMHEAD_CHROMIUM: '/no/such/browser' } },
    );
    return { status, closing: stdout.trim().split('\n').at(-1) };
  };

  it('fails where the browser tests cannot be run, unless they are left out by name', () => {
    const { status, closing } = run();
    expect(closing).toMatch(/^\d+ passed, 1 failed, [1-9]\d* skipped$/);
    expect(status).toBe(1);
    expect(run('--no-browser')).toEqual({ status: 0, closing: closing?.replace(/1 failed, .*/, '0 failed') });
  }, 120_000);
});
