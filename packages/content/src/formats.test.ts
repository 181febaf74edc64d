import { describe, expect, it } from 'vitest';
import { isPlural, named } from './formats.ts';

describe('names of units', () => {
  it.each(['Light Dragoons', '7th Hussars, II Brigade', '1st Guards (Britain)', 'Insurrection Hussars'])(
    '%s take a plural verb',
    (name) => expect(isPlural(name, 'en')).toBe(true),
  );
  it.each(['I/36th Line, II/36th Line (I Brigade)', 'I/36th Line (I Brigade); 1st Dragoons (Reserve, France)'])(
    '%s are several units',
    (names) => expect([isPlural(names, 'en'), isPlural(names, 'it')]).toEqual([true, true]),
  );
  it.each([
    '2nd Line, Hussars’ Brigade',
    'I/36th Line (Reserve, France)',
    'I/Coldstream Guards',
    'Foot Battery',
    'Swiss',
    'Army Corps',
    'Leib Regiment',
  ])('%s takes a singular verb', (name) => expect(isPlural(name, 'en')).toBe(false));
  it.each([
    'Dragoni leggeri',
    'Ussari 3, II brigata',
    'Guardie vallone',
    'Jäger volontari 1',
    'Caçadores 1',
    'Granatieri Auersperg',
    '8° ussari',
    '5° Jäger',
  ])('%s hanno il verbo al plurale', (name) => expect(isPlural(name, 'it')).toBe(true));
  it.each([
    'Linea 2, Dragoni',
    'Brigata granatieri',
    '15° leggero battaglione 1',
    'I/Guardie vallone',
    'Batteria a piedi',
  ])('%s ha il verbo al singolare', (name) => expect(isPlural(name, 'it')).toBe(false));
});

describe('a verb before the name of a side', () => {
  const wins = { one: 'Vince', many: 'Vincono' };
  it.each([
    ['Francia', 'Vince la Francia'],
    ['Austria', 'Vince l’Austria'],
    ['Primo esercito', 'Vince il Primo esercito'],
    ['Provinciali', 'Vincono i Provinciali'],
    ['Picchetto del 15°', 'Vince Picchetto del 15°'],
  ])('%s', (name, said) => expect(named(name, 'it', wins)).toBe(said));

  it('names have no article in other languages', () => expect(named('France', 'en', wins)).toBe('Vince France'));
});
