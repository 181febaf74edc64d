import { ENVELOPE_MOST } from '@drumhead/engine';
import { expect, it } from 'vitest';
import { copyTitle } from './copyTitle.ts';

it('a copy is called one in every language of its title, within the length of titles', () => {
  expect(copyTitle({ en: 'The lane', it: 'La corsia', fr: 'Le chemin' })).toEqual({
    en: 'Copy of The lane',
    it: 'Copia di La corsia',
    fr: 'Copy of Le chemin',
  });
  expect(copyTitle({ en: '$&'.repeat(ENVELOPE_MOST.title) }).en).toHaveLength(ENVELOPE_MOST.title);
  // A sign of two characters is whole or not there.
  for (const before of ['', 'x'])
    expect(copyTitle({ en: before + '🥁'.repeat(ENVELOPE_MOST.title) }).en).toMatch(/🥁$/u);
});
