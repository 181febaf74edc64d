import { describe, expect, it } from 'vitest';
import { titlesOfTests } from '../scripts/rule-coverage.ts';

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
