import { describe, expect, it } from 'vitest';
import type { RuleText } from './reference.ts';
import { type CatalogueEntry, referenceFaults } from './referenceFaults.ts';

const catalogue: readonly CatalogueEntry[] = [
  { id: 'XY-ONE-1', chapter: 'One', page: '3', status: 'given', variant: 'both' },
  { id: 'XY-ONE-2', chapter: 'One', page: '', status: 'ruling', variant: 'RED' },
];
const first: RuleText = {
  id: 'XY-ONE-1',
  page: '3',
  title: { en: 'Dice', it: 'Dadi' },
  clause: { en: '2 dice', it: '2 dadi' },
};
const second: RuleText = {
  id: 'XY-ONE-2',
  page: '-',
  variant: 'RED',
  title: { en: 'Ties', it: 'Parità' },
  clause: { en: 'Again.', it: 'Si ritira.' },
  ruling: { en: 'So as in XY-ONE-1.', it: 'Come in XY-ONE-1.' },
};
const faults = (...rules: readonly RuleText[]) =>
  referenceFaults([{ title: { en: 'One', it: 'Uno' }, rules }], catalogue, 10);

describe('faults of a rule reference', () => {
  it('finds none in a sound one', () => {
    expect(faults(first, second)).toEqual([]);
  });

  it('takes a single stick for the same figure in both languages', () => {
    const stick = { en: 'Within S.', it: 'Entro 1C.' };
    expect(faults({ ...first, clause: stick }, second)).toEqual([]);
  });

  it('finds rules that are missing, twice, out of order or unknown', () => {
    const ORDER = 'the rules are not those of the catalogue in its order';
    expect(faults(first)).toEqual([ORDER]);
    expect(faults(second, first)).toEqual([ORDER]);
    expect(faults(first, first, second)).toEqual([ORDER]);
    expect(faults(first, second, { ...first, id: 'XY-ONE-9' })).toContain('XY-ONE-9: not in the catalogue');
  });

  it.each<[fault: string, rule: RuleText]>([
    ['page 4, not 3', { ...first, page: '4' }],
    ['variant RED', { ...first, variant: 'RED' }],
    ['a ground, but no ruling', { ...first, ruling: { en: 'So.', it: 'Così.' } }],
    ['dumb in one language', { ...first, title: { en: 'Dice', it: ' ' } }],
    ['the same clause in both languages', { ...first, clause: { en: '2 d6', it: '2 d6' } }],
    ['other numbers in the other language', { ...first, clause: { en: '2 dice', it: '3 dadi' } }],
    ['more than 10 characters', { ...first, clause: { en: '2 ordinary dice', it: '2 dadi' } }],
    ['names XY-TWO-1, which does not exist', { ...first, title: { en: 'Dice (XY-TWO-1)', it: 'Dadi 1' } }],
  ])('finds: %s', (fault, rule) => {
    expect(faults(rule, second)).toEqual([`XY-ONE-1: ${fault}`]);
  });

  it('finds a ruling without its ground', () => {
    const { ruling: _, ...bare } = second;
    expect(faults(first, bare)).toEqual(['XY-ONE-2: a ruling without its ground']);
  });
});
