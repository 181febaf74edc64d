import { describe, expect, it } from 'vitest';
import { inWords } from './inWords.ts';
import { translatorFor } from './translate.ts';

describe('reasons in words', () => {
  it('stand beside their keys, at any depth, in the language asked for', async () => {
    const answer = { total: 3, lines: [{ rule: 'SK-PRO-3', add: 3, what: 'sk.tally.combat' }] };
    expect(inWords(answer, await translatorFor('it'))).toEqual({
      total: 3,
      lines: [{ rule: 'SK-PRO-3', add: 3, what: 'sk.tally.combat', words: 'Combattimento' }],
    });
  });

  it('take their facts, in words too, and leave other values alone', async () => {
    const t = await translatorFor('en');
    const refusal = { reason: 'lb.refusal.tooFar', facts: { asked: 12.5, allowed: 10 }, loser: null };
    expect(inWords(refusal, t)).toEqual({ ...refusal, words: '12.5 mm is too far: the limit is 10 mm.' });
    expect(inWords({ what: 'recoil' }, t)).toEqual({ what: 'recoil' });
  });
});
