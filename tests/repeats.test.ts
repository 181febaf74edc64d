import { expect, it } from 'vitest';
import { repeats } from '../scripts/voice/repeats.ts';

const pair = (key: string, en: string, it: string, term?: string) => ({ name: key, key, where: 'here', term, en, it });

it('texts that stand twice are found, where both languages agree and no term is shared', () => {
  const { writtenTerms, groups, count } = repeats([
    pair('a.cancel', 'Cancel', 'Annulla', 'Cancel'),
    pair('b.cancel', 'Cancel', 'Annulla', 'Cancel'),
    pair('c.cancel', 'Cancel', 'Annulla'),
    pair('a.lost', 'lost', 'perduta'),
    pair('b.lost', 'lost', 'perduto'),
    pair('c.lost', 'lost', 'perduta'),
  ]);
  expect(writtenTerms).toEqual([{ where: 'here', key: 'c.cancel', term: 'Cancel' }]);
  expect(groups.map((group) => group.map(({ key }) => key))).toEqual([['a.lost', 'c.lost']]);
  expect(count).toBe(1);
});
