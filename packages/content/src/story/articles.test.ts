import { describe, expect, it } from 'vitest';
import { isPlural } from '../formats.ts';
import { withArticles } from './articles.ts';

describe('articles before the names of troops', () => {
  it.each([
    ['Batteria a piedi 1 (I brigata)', 'la Batteria a piedi 1 (I brigata)'],
    ['Artiglieria', 'l’Artiglieria'],
    ['I/36° di linea (Riserva, Francia)', 'il I/36° di linea (Riserva, Francia)'],
    ['VIII/Holstein', 'l’VIII/Holstein'],
    ['3° dragoni', 'il 3° dragoni'],
    ['8° ussari', 'l’8° ussari'],
    ['88° fanteria', 'l’88° fanteria'],
    ['26ª batteria', 'la 26ª batteria'],
    ['Ussari 2', 'gli Ussari 2'],
    ['Svizzeri', 'gli Svizzeri'],
    ['Dragoni leggeri', 'i Dragoni leggeri'],
    ['Jäger volontari', 'gli Jäger volontari'],
    ['Guardie vallone', 'le Guardie vallone'],
    ['Reggimento Narva', 'il Reggimento Narva'],
    // Proper names.
    ['Murcia', 'Murcia'],
    ['La Garde', 'La Garde'],
    [
      'I/36° di linea, Ussari 2 (I brigata); 1° dragoni (Riserva)',
      'il I/36° di linea, gli Ussari 2 (I brigata); il 1° dragoni (Riserva)',
    ],
  ])('%s', (name, said) => expect(withArticles(name, false)).toBe(said));

  it.each([
    ['Jäger (Cacciatore) 3', 'lo Jäger (Cacciatore) 3'],
    ['Ufficiale', 'l’Ufficiale'],
    ['Highlander 2', 'l’Highlander 2'],
    ['Zappatore', 'lo Zappatore'],
    ['Recluta dei Ranger', 'la Recluta dei Ranger'],
    ['Fante di Linea 1, Sergente', 'il Fante di Linea 1, il Sergente'],
    ['Harper (Fante di Linea)', 'Harper (Fante di Linea)'],
  ])('one man: %s', (name, said) => expect(withArticles(name, true)).toBe(said));

  it.each([
    ['i Dragoni leggeri', true],
    ['gli Ussari 2', true],
    ['le Guardie vallone', true],
    ['il 95° Rifles', false],
    ['l’8° ussari', false],
    ['la Linea scelta 2', false],
    ['il I/36° di linea, gli Ussari 2 (I brigata)', true],
  ])('%s: the verb goes by them', (said, many) => expect(isPlural(said, 'it')).toBe(many));
});
