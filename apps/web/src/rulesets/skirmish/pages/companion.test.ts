import { judge } from '@drumhead/skirmish/adjudicate';
import { expect, it } from 'vitest';
import { CONFIG } from './companion.tsx';

const implied = (record: object) => CONFIG.implied?.(record as never) ?? {};

it('a model without a profile is shown with the weapons that the judge takes it to have', () => {
  const melee = (attacker: object) => judge.adjudicate('melee', { attacker, defender: { c: 3 } }, (key) => key);
  const { weapons } = implied({ c: 3 });
  expect(weapons).toEqual(['musket']);
  expect(melee({ c: 3 })).toEqual(melee({ c: 3, weapons }));
  expect(melee({ c: 3 })).not.toEqual(melee({ c: 3, weapons: [] }));
});

it('nothing is said of a model of which nothing is given, nor of a weapon that somebody took away', () => {
  expect(implied({})).toEqual({});
  expect(implied({ profile: 'fr-line' })).toMatchObject({ weapons: ['musket'], weapon: 'musket' });
  expect(implied({ profile: 'fr-line', weapons: [] })).not.toHaveProperty('weapon');
});
