import { expect, it } from 'vitest';
import { counterWords } from './counterWords.ts';

it('words of a counter stand beside its sign where there is room', () => {
  const lines = ['Line 4', 'regular', '1. Line Brigade'];
  expect(counterWords(60, 30, lines)).toEqual({ isBeside: true, lines });
});

it('long words of a narrow counter stand below its sign, in more lines', () => {
  expect(counterWords(40, 40, ['batteria a piedi pesante', 'regolare'])).toEqual({
    isBeside: false,
    lines: ['batteria a piedi', 'pesante', 'regolare'],
  });
});

it('words that have no room at all are left out', () => {
  expect(counterWords(30, 15, ['Grenadiers of the Guard', 'Q3'])).toEqual({ isBeside: true, lines: ['Q3'] });
});
