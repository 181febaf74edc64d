import { describe, expect, it } from 'vitest';
import { boundAs } from '../dice/boundAs.ts';
import {
  changePlace,
  forgetTakenKeys,
  gaveFor,
  keepGiven,
  keepKeys,
  keepPlace,
  newSalt,
  ownOf,
  placeAt,
  readPlaces,
} from './places.ts';

const PLACE = {
  table: 't4ble',
  battle: 'b4ttl3',
  seat: 'france',
  ruleset: 'simplicity',
  scenario: null,
  keys: { france: 'key' },
  salt: 'a0'.repeat(16),
  commit: 'c0'.repeat(32),
  seen: 3,
  over: false,
  touched: 1,
};

describe('places kept on the device', () => {
  it('are read back, without those that are damaged', () => {
    const { salt: _, ...lacking } = PLACE;
    expect(readPlaces(JSON.stringify([PLACE, lacking, null, 7, { ...PLACE, keys: null }]))).toEqual([PLACE]);
    for (const text of ['', '{', '{}', 'null']) expect(readPlaces(text)).toEqual([]);
  });

  it('have salts of 32 hex digits, each another', () => {
    const salts = Array.from({ length: 20 }, newSalt);
    for (const salt of salts) expect(salt).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(salts).size).toBe(20);
  });

  it('make salts of what no page of before gave away, the same each time, and remember what they were for', () => {
    keepPlace(PLACE);
    const own = ownOf(PLACE);
    expect(own).toMatch(/^[0-9a-f]{32}$/);
    expect(own).not.toBe(PLACE.salt);
    for (const commit of ['c1', 'c2', 'c1']) keepGiven(PLACE, commit);
    expect([ownOf(PLACE), gaveFor('t4ble', 'b4ttl3'), gaveFor('t4ble', 'other')]).toEqual([own, ['c1', 'c2'], []]);
  });
});

describe('the keys of a place', () => {
  const KEYS = { france: 'own', austria: 'other', russia: 'third', '': 'watch' };

  it('are forgotten once somebody sits there, the own one and that of watchers never', () => {
    keepPlace({ ...PLACE, keys: KEYS });
    forgetTakenKeys(PLACE, { france: 'seal' });
    expect(placeAt('t4ble')?.keys).toEqual(KEYS);
    forgetTakenKeys(PLACE, { france: 'seal', austria: 'seal' });
    expect(placeAt('t4ble')?.keys).toEqual({ france: 'own', russia: 'third', '': 'watch' });
  });

  it('are those of a rematch once the place has moved on, whatever the battle before it still says', () => {
    const moved = { ...PLACE, battle: 'r3m4tch', seat: 'austria', keys: { austria: 'own', '': 'watch' } };
    keepPlace(moved);
    forgetTakenKeys(PLACE, { france: 'seal', austria: 'seal' });
    expect(placeAt('t4ble')).toEqual(moved);
  });
});

it('changes of a battle that is over do not reach the rematch at its table', () => {
  keepPlace({ ...PLACE, battle: 'r3m4tch' });
  changePlace(PLACE, { seen: 9, over: true });
  expect(placeAt('t4ble')).toMatchObject({ seen: 3, over: false });
  changePlace({ table: 't4ble', battle: 'r3m4tch' }, { seen: 9 });
  expect(placeAt('t4ble')).toMatchObject({ seen: 9, over: false });
});

it('a new key is kept beside those that are kept by now', () => {
  keepPlace({ ...PLACE, keys: { france: 'own', austria: 'other' } });
  forgetTakenKeys(PLACE, { austria: 'seal' });
  keepKeys(PLACE, { france: 'new' });
  expect(placeAt('t4ble')?.keys).toEqual({ france: 'new' });
});

describe('what a record is bound to', () => {
  const bond = (commit: string) => ({ dice: { battle: 'b4ttl3', commit, seals: {}, salts: {} } });
  it('is what the server said, what it became when a salt was lost, or something else', () => {
    expect(boundAs({ lines: [bond('a')] }, 'a')).toBe('same');
    expect(boundAs({ lines: [bond('a'), bond('b')] }, 'a')).toBe('renewed');
    expect(boundAs({ lines: [bond('b')] }, 'a')).toBe('other');
    expect(boundAs({ lines: [] }, 'a')).toBe('other');
    expect(boundAs({ lines: [bond('a'), bond('b')] }, 'a', ['a', 'b'])).toBe('renewed');
    expect(boundAs({ lines: [bond('a'), bond('c')] }, 'a', ['a', 'b'])).toBe('other');
    expect(boundAs({ lines: [bond('a')] }, 'a', ['b'])).toBe('other');
  });
});
