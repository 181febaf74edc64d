import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../battle/records/storage.ts';
import { newPlace } from '../session/online.ts';
import { agreeWith } from './agree.ts';
import { forgetPlace, placeAt, places } from './places.ts';

const LOOK = {
  ruleset: 'simplicity',
  scenario: null,
  commit: 'c0',
  over: false,
  yours: ['austria'],
  naming: { sides: {} },
};

beforeEach(() => {
  for (const { table } of places()) forgetPlace(table);
});
afterEach(() => vi.unstubAllGlobals());

it('what this device keeps of its seats follows the server: to a rematch begun elsewhere, from watching to playing', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return new Response(JSON.stringify({ ...LOOK, battle: 'second' }));
  });
  newPlace('same', { ...LOOK, battle: 'first' }, 'france', {});
  newPlace('rematch', { ...LOOK, battle: 'first' }, 'france', {});
  newPlace('watched', { ...LOOK, battle: 'first' }, '', { '': 'key' });
  await agreeWith(
    [
      { table: 'same', battle: 'first' },
      { table: 'rematch', battle: 'second' },
      { table: 'watched', battle: 'first' },
      { table: 'elsewhere', battle: 'first' },
    ],
    memoryStorage(),
  );
  expect(placeAt('same')).toMatchObject({ battle: 'first', seat: 'france' });
  expect(placeAt('rematch')).toMatchObject({ battle: 'second', seat: 'austria' });
  expect(placeAt('watched')).toBeNull();
  expect(asked).toEqual(['/api/tables/rematch']);
});
