import { expect, it } from 'vitest';
import { localizeNumbers, signed, splitByPrefix, translateFacts, unsigned } from './factsInWords.ts';

it('decimals are written as the language writes them, everything else stays as it is', () => {
  const facts = { length: 12.5, count: 3, name: 'Q4.5', open: true };
  expect(localizeNumbers('it', facts)).toEqual({ length: '12,5', count: 3, name: 'Q4.5', open: true });
  expect(localizeNumbers('en', facts)).toEqual(facts);
  expect(localizeNumbers('en', { add: -5 })).toEqual({ add: '−5' });
  expect(localizeNumbers('it', { add: -0.5 })).toEqual({ add: '−0,5' });
});

it('facts that are keys of a rule set are said in words, alone or in a row; others stay', () => {
  const words: Record<string, string> = { 'lb.side.france': 'France', 'sip.side.russia': 'Russia' };
  const say = (key: string) => words[key] ?? '?';
  const facts = { one: 'lb.side.france', both: 'sip.side.russia, lb.side.france', plain: 'Q4. or so', count: 3 };
  expect(translateFacts(facts, say)).toEqual({ one: 'France', both: 'Russia, France', plain: 'Q4. or so', count: 3 });
});

it('messages are parted by how their keys begin, each in one of both', () => {
  expect(splitByPrefix('a.no.', { 'a.no.way': 1, 'a.yes': 2, 'b.a.no.way': 3 })).toEqual([
    { 'a.no.way': 1 },
    { 'a.yes': 2, 'b.a.no.way': 3 },
  ]);
});

it('modifiers and sums have the decimal sign of the language', () => {
  expect([0.5, -0.5, 2].map((add) => signed(add, 'it'))).toEqual(['+0,5', '−0,5', '+2']);
  expect([1.5, -1.5, 2].map((add) => unsigned(add, 'it'))).toEqual(['1,5', '−1,5', '2']);
  expect([signed(0.5, 'en'), unsigned(-1.5, 'en')]).toEqual(['+0.5', '−1.5']);
});
