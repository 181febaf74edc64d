import { describe, expect, it } from 'vitest';
import { PACES, type Pace, standsFor } from './pace.ts';

const told = (...texts: readonly string[]) => texts.map((text) => ({ text }));
/** Of usual length, as a golden battle tells it. */
const USUAL = told('1st Hussars (Reserve) activate: actions 2, failures 1 (rolled 1 2 5 on 2+).');

describe('a moment of a replay', () => {
  it('stands as long as its text takes to read, all lines together', () => {
    expect(standsFor(told('x'.repeat(60)), 'even')).toBe(3000);
    expect(standsFor(told('x'.repeat(60), 'x'.repeat(40)), 'even')).toBe(5000);
    expect(standsFor(USUAL, 'even')).toBeGreaterThan(3000);
  });

  it('stands long enough to see what changed, and not for ever', () => {
    expect(standsFor([], 'even')).toBe(1200);
    expect(standsFor(told('Turn: France.'), 'even')).toBe(1200);
    expect(standsFor(told('x'.repeat(1000)), 'even')).toBe(10_000);
  });

  it('stands longer or shorter at another pace, whatever it tells', () => {
    for (const lines of [[], USUAL, told('x'.repeat(1000))])
      for (const pace of Object.keys(PACES) as Pace[])
        expect(standsFor(lines, pace)).toBe(PACES[pace] * standsFor(lines, 'even'));
    expect([PACES.slow, PACES.even, PACES.fast]).toEqual([2, 1, 0.25]);
  });
});
