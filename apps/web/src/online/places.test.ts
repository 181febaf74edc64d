import { describe, expect, it } from 'vitest';
import { boundAs } from './boundAs.ts';
import { keysToKeep, newSalt, readPlaces } from './places.ts';

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
});

it('keys of invitations are kept until somebody sits there, the own key and that of watchers longer', () => {
  const keys = { france: 'own', austria: 'other', russia: 'third', '': 'watch' };
  expect(keysToKeep(keys, 'france', { france: 'seal', austria: 'seal' })).toEqual({
    france: 'own',
    russia: 'third',
    '': 'watch',
  });
  expect(keysToKeep(keys, 'france', { france: 'seal' })).toBe(keys);
});

describe('what a record is bound to', () => {
  const bond = (commit: string) => ({ dice: { battle: 'b4ttl3', commit, seals: {}, salts: {} } });
  it('is what the server said, what it became when a salt was lost, or something else', () => {
    expect(boundAs({ lines: [bond('a')] }, 'a')).toBe('same');
    expect(boundAs({ lines: [bond('a'), bond('b')] }, 'a')).toBe('renewed');
    expect(boundAs({ lines: [bond('b')] }, 'a')).toBe('other');
    expect(boundAs({ lines: [] }, 'a')).toBe('other');
  });
});
