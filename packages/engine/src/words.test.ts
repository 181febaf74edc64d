import { expect, it } from 'vitest';
import { decimalsIn } from './words.ts';

it('decimals are written as the language writes them, everything else stays as it is', () => {
  const facts = { length: 12.5, count: 3, name: 'Q4.5', open: true };
  expect(decimalsIn('it', facts)).toEqual({ length: '12,5', count: 3, name: 'Q4.5', open: true });
  expect(decimalsIn('en', facts)).toEqual(facts);
});
