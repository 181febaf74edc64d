import type { DivisionFile } from '@drumhead/large-battles/armies';
import { expect, it } from 'vitest';
import { freshDivision, withBrigadeNamed, withOptionsAt, withPeriod, withUnitNamed } from './editorStore.ts';
import { paradedIn } from './paraded.ts';

const PATH = 'brigades[0]';
const horse: DivisionFile = {
  ...freshDivision('france'),
  brigades: [{ list: 'fr-light-cavalry', options: { lightCavalry: ['hussars', 'chasseurs'] } }],
};
const named = (division: DivisionFile) =>
  paradedIn(division)[0]?.units.flatMap(({ troop, ownName }) => (ownName === null ? [] : [`${troop.id}: ${ownName}`]));

it('lets a name go with its regiment, wherever another kind of it stands', () => {
  const at = paradedIn(horse)[0]?.units.findIndex(({ troop }) => troop.id === 'hussars') ?? -1;
  const reds = withUnitNamed(horse, PATH, at, 'Reds');
  expect(named(reds)).toEqual(['hussars: Reds']);
  const swapped = withOptionsAt(reds, PATH, (options) => ({ ...options, lightCavalry: ['lancers', 'chasseurs'] }));
  expect(named(swapped)).toEqual(['lancers: Reds']);
});

it('takes a name away that is emptied, and keeps nothing behind the last one', () => {
  const both = withBrigadeNamed(withUnitNamed(horse, PATH, 1, 'Reds'), PATH, 'Lasalle’s');
  expect(both.brigades[0]).toMatchObject({ name: 'Lasalle’s', names: [null, 'Reds'] });
  expect(withBrigadeNamed(withUnitNamed(both, PATH, 1, ' '), PATH, '')).toEqual(horse);
});

it('LB-LIST-03 puts lists of the same name in the place of those of another period', () => {
  const line: DivisionFile = { ...horse, brigades: [{ list: 'fr-line-1805', options: {}, name: 'Foy’s' }] };
  const later = withPeriod(line, '1813-1814');
  expect(later.brigades[0]).toMatchObject({ list: 'fr-line-1813', name: 'Foy’s' });
});
