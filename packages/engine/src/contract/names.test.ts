import { assert as holds, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seenName } from './names.ts';

describe('a name', () => {
  it.each([
    ['Les Élèves (1809)', 'Les Élèves (1809)'],
    ['  Старая гвардия\t', 'Старая гвардия'],
    ['A\u202eB\u2066C', 'ABC'],
    ['G\u200bu\u200da\u00adr\ufeffd', 'Guard'],
    ['one\ntwo\u00a0three', 'one two three'],
    ['\u0007\u001b[31mRed', '[31mRed'],
    ['\ud800x\udc00', 'x'],
    ['Z\u0301\u0302\u0303\u0304\u0305', 'Ź\u0302\u0303'],
    ['🎖️ Guard', '🎖 Guard'],
  ])('%j is seen as %j', (given, seen) => {
    expect(seenName(given)).toBe(seen);
  });

  it.each(['', ' ', '\u200b\u200b', '\u3164', '\u202e', '\u0301', '\ud800'])('%j is none', (given) => {
    expect(seenName(given)).toBe('');
  });

  it('once cleaned stays as it is', () => {
    holds(
      property(string({ unit: 'binary' }), (given) => seenName(seenName(given)) === seenName(given)),
      { numRuns: 2000 },
    );
  });
});
