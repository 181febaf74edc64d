import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../battle/records/storage.ts';
import { newPlace } from '../session/online.ts';
import { forgetPlace, placeAt, places } from '../places/places.ts';
import { gatherPlaces } from './account.ts';

const TABLES = [
  { table: 'newest', battle: 'b3', seat: 'france', over: false },
  { table: 'finished', battle: 'b2', over: true },
  { table: 'known', battle: 'b1', over: false },
  { table: 'gone', battle: 'b0', seat: 'france', over: false },
];
const LOOK = {
  ruleset: 'simplicity',
  scenario: null,
  commit: 'c0',
  over: false,
  yours: ['france'],
  naming: { sides: {} },
};

beforeEach(() => {
  for (const { table } of places()) forgetPlace(table);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/me') return new Response(JSON.stringify({ tables: TABLES }));
    const table = path.split('/').at(-1) ?? '';
    if (table === 'gone') return new Response('{}', { status: 404 });
    return new Response(JSON.stringify({ ...LOOK, battle: `battle of ${table}` }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('battles of the account that this device does not list are listed, as long as they are played', async () => {
  expect(await gatherPlaces(memoryStorage())).toBe(2);
  expect(placeAt('newest')).toMatchObject({ battle: 'battle of newest', seat: 'france' });
  expect(places().map(({ table }) => table)).toEqual(['newest', 'known']);
  expect(await gatherPlaces(memoryStorage()), 'they are listed once').toBe(0);
});

it('a seat of one’s own takes the place of a view by the watchers’ link, where the server still has it', async () => {
  for (const table of ['newest', 'gone']) newPlace(table, { ...LOOK, battle: `battle of ${table}` }, '', { '': 'key' });
  await gatherPlaces(memoryStorage());
  expect(placeAt('newest')?.seat).toBe('france');
  expect(placeAt('gone')?.seat).toBe('');
});
