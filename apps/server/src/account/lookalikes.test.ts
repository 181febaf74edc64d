import { expect, it } from 'vitest';
import { isOfOneScript, shapeOf } from './lookalikes.ts';

it.each([
  ['Ney', 'NEY'],
  ['Ney', 'Nеу'],
  ['Coco', 'Сосо'],
  ['Marmont', 'Маrmоnt'],
  ['Ian', 'lan'],
  ['Iena', '1ena'],
  ['Soult', 'S0ult'],
  ['Kutuzov', 'Κutuzοv'],
  ['Bern', 'Bem'],
  ['Jean-Luc', 'jeanluc'],
  ['Désirée', 'Desiree'],
])('%s and %s look alike', (one, other) => {
  expect(shapeOf(one)).toBe(shapeOf(other));
});

it('keeps names apart that differ to the eye', () => {
  const names = ['Ney', 'Murat', 'Soult', 'Davout', 'Lannes', 'Масса', '拿破仑', 'नेपोलियन', 'Κόδρος', 'Anna', 'Ana'];
  expect(new Set(names.map(shapeOf)).size).toBe(names.length);
});

it('takes letters of one script, or of those that a language mixes', () => {
  expect(['Ney 2', 'Кутузов', 'ナポレオン一世', '나폴레옹', 'O’Brien'].map(isOfOneScript)).toEqual(Array(5).fill(true));
  expect(['Nеy', 'Annα', 'Ꭺnna', 'Анна Ney'].map(isOfOneScript)).toEqual(Array(4).fill(false));
});
