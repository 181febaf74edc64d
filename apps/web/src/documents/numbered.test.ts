import { expect, it } from 'vitest';
import { numbered } from './numbered.ts';

it('equal names are numbered in their order, others stay as they are', () => {
  expect(numbered(['Voltigeur', 'Officer', 'Voltigeur', 'Voltigeur'])).toEqual([
    'Voltigeur 1',
    'Officer',
    'Voltigeur 2',
    'Voltigeur 3',
  ]);
  expect(numbered([])).toEqual([]);
});
