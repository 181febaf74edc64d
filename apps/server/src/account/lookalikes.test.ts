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

it.each([
  ['Нина', 'нина'],
  ['Григорий', 'ГРИГОРИЙ'],
  ['Νίκος', 'ΝΊΚΟΣ'],
  ['Ney', 'Neyʼ'],
])('%s and %s are one name', (one, other) => {
  expect(shapeOf(one)).toBe(shapeOf(other));
});

it('tells no name apart by capitals, whatever the letter', () => {
  const letters = Array.from({ length: 0x1_10000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /\p{L}/u.test(letter));
  expect(letters.length).toBeGreaterThan(100_000);
  const differ = (one: string): boolean =>
    shapeOf(one) !== shapeOf(one.toLowerCase()) || shapeOf(one) !== shapeOf(one.toUpperCase());
  expect(letters.filter(differ)).toEqual([]);
});

it('keeps names apart that differ to the eye', () => {
  const names = ['Ney', 'Murat', 'Soult', 'Davout', 'Lannes', 'Масса', '拿破仑', 'नेपोलियन', 'Κόδρος', 'Anna', 'Ana'];
  expect(new Set(names.map(shapeOf)).size).toBe(names.length);
});

it('takes letters of one script, or of those that a language mixes', () => {
  expect(
    ['Ney 2', 'Кутузов', 'ナポレオン一世', '나폴레옹', 'O’Brien', 'ミュラー', 'Kaʻiulani'].map(isOfOneScript),
  ).toEqual(Array(7).fill(true));
  expect(['Nеy', 'Annα', 'Ꭺnna', 'Анна Ney'].map(isOfOneScript)).toEqual(Array(4).fill(false));
});
