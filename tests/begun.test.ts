import { expect, it } from 'vitest';
import { begunIn } from '../scripts/begun.ts';

const TEXTS = [
  { name: 'web.won', key: 'web.won', where: 'a.ts:1', en: 'Victory: {{side}}', it: 'Vittoria: {{side}}' },
  { name: 'web.units_other', key: 'web.units_other', where: 'a.ts:2', en: '{{count}} units', it: '{{count}} unità' },
  { name: 'LB-SCN-04 title', where: 'b.ts:1', en: 'Spanish Pride', it: 'Orgoglio spagnolo' },
];

it('a language that is begun is told what it lacks, with the English', () => {
  const begun = begunIn('Deutsch', { 'web.won': 'Sieg: {{side}}', 'Spanish Pride': 'Spanischer Stolz' }, TEXTS);
  expect(begun.faults).toEqual([]);
  expect([begun.texts, [...begun.missing]]).toEqual([2, [['web.units_other', '{{count}} units']]]);
});

it('texts that are none of ours, empty, or of other facts are faults', () => {
  const { faults } = begunIn(
    'Deutsch',
    { 'web.won': 'Sieg: {{seite}}', 'web.units_few': '{{count}}', 'web.gone': 'Fort', 'Spanish Pride': ' ' },
    TEXTS,
  );
  expect(faults).toEqual([
    'Deutsch: web.won names other facts than in English (seite and side)',
    'Deutsch: there is no text web.gone',
    'Deutsch: Spanish Pride has no text',
  ]);
});
