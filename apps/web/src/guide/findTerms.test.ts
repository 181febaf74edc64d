import { describe, expect, it } from 'vitest';
import { termsIn } from './findTerms.ts';

const TERMS = [
  { id: 'break', forms: ['Break Point', 'break'] },
  { id: 'volley', forms: ['volley', 'volleys'] },
  { id: 'dis', forms: ['DIS'] },
];

describe('terms in a text', () => {
  it('marks whole words alone, in any case, and keeps them as written', () => {
    expect(termsIn('Volley! The disarray of a breakfast.', TERMS)).toEqual([
      { id: 'volley', text: 'Volley' },
      '! The disarray of a breakfast.',
    ]);
  });

  it('takes the longest form', () => {
    expect(termsIn('The Break Point is near', TERMS)).toEqual([
      'The ',
      { id: 'break', text: 'Break Point' },
      ' is near',
    ]);
  });

  it('marks a term once', () => {
    expect(termsIn('DIS 1, DIS 2', TERMS)).toEqual([{ id: 'dis', text: 'DIS' }, ' 1, DIS 2']);
  });

  it('keeps an elided article on the line of its term', () => {
    const terms = [{ id: 'activation', forms: ['attivazione'] }];
    expect(termsIn('Termina l’attivazione', terms)).toEqual([
      'Termina l’\u2060',
      { id: 'activation', text: 'attivazione' },
    ]);
  });

  it('leaves a text without terms as it is', () => {
    expect(termsIn('nothing', TERMS)).toEqual(['nothing']);
    expect(termsIn('volley', [])).toEqual(['volley']);
  });

  it('finds a form with a capital as it is written', () => {
    const quality = [{ id: 'quality', forms: ['Quality'] }];
    expect(termsIn('of quality', quality)).toEqual(['of quality']);
    expect(termsIn('of Quality', quality)).toEqual(['of ', { id: 'quality', text: 'Quality' }]);
  });

  it('takes no elided article for a term of one letter', () => {
    const stick = [{ id: 'stick', forms: ['L'] }];
    expect(termsIn('L’attaccante, 1 L', stick)).toEqual(['L’attaccante, 1 ', { id: 'stick', text: 'L' }]);
  });

  it('does not end a word at an accent', () => {
    expect(termsIn('volleyé', TERMS)).toEqual(['volleyé']);
  });
});
