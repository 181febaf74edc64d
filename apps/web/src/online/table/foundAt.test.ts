import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foundAt, renewedKey, sitsAgain } from './foundAt.ts';
import { forgetPlace, keepPlace, type Place, placeAt } from '../places/places.ts';
import { memoryStorage } from '../../battle/records/storage.ts';

const PLACE: Place = {
  table: 't4ble',
  battle: 'b4ttl3',
  seat: 'france',
  ruleset: 'simplicity',
  scenario: null,
  keys: { france: 'own' },
  salt: 'a0'.repeat(16),
  commit: 'c0',
  seen: 0,
  over: false,
  touched: 1,
};
const WATCHER: Place = { ...PLACE, seat: '', keys: {} };

/** A table whose keys open these seats, to a browser that sits at `yours`; what was tried there. */
function tableOf(opens: Readonly<Record<string, string>>, yours: readonly string[]): string[] {
  const tried: string[] = [];
  const { battle, ruleset, scenario, commit, over } = PLACE;
  const look = { battle, ruleset, scenario, commit, over, yours };
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async (path: string, { body = '' }: { body?: string }) => {
    if (path === '/api/host.json') return new Response('{"drumhead":"server"}');
    if (!path.endsWith('/sit')) return new Response(JSON.stringify(look));
    const { key } = JSON.parse(body) as { key: string };
    tried.push(key);
    const seat = opens[key];
    return seat === undefined ? new Response('{}', { status: 403 }) : new Response(JSON.stringify({ battle, seat }));
  });
  return tried;
}

beforeEach(() => forgetPlace('t4ble'));
afterEach(() => vi.unstubAllGlobals());

describe('somebody who comes to a table with a link', () => {
  it('and watches there is offered the seat, whose key is kept nowhere until then', async () => {
    tableOf({ seat: 'austria' }, ['']);
    keepPlace(WATCHER);
    expect(await foundAt(memoryStorage(), 't4ble', { key: 'seat', watches: false })).toMatchObject({
      is: 'invited',
      key: 'seat',
    });
    expect(placeAt('t4ble')).toEqual(WATCHER);
    forgetPlace('t4ble');
    expect(await foundAt(memoryStorage(), 't4ble', { key: 'seat', watches: false })).toMatchObject({
      is: 'invited',
      key: 'seat',
    });
    expect(placeAt('t4ble')).toMatchObject({ seat: '', keys: {} });
  });

  it('for watchers, and plays there, plays on: that link becomes nobody’s own', async () => {
    const tried = tableOf({ watch: '' }, ['france']);
    expect(await foundAt(memoryStorage(), 't4ble', { key: 'watch', watches: true })).toMatchObject({ is: 'seated' });
    expect([placeAt('t4ble'), tried]).toMatchObject([{ seat: 'france', keys: {} }, []]);
  });

  it('keeps the key only for the seat that it opens', async () => {
    tableOf({ own: 'france', other: 'austria', watch: '' }, ['france', '']);
    await foundAt(memoryStorage(), 't4ble', { key: 'other', watches: false });
    expect(placeAt('t4ble')).toMatchObject({ seat: 'france', keys: {} });
    await foundAt(memoryStorage(), 't4ble', { key: 'own', watches: false });
    expect(placeAt('t4ble')?.keys).toEqual({ france: 'own' });
    keepPlace(WATCHER);
    await foundAt(memoryStorage(), 't4ble', { key: 'other', watches: true });
    expect(placeAt('t4ble')?.keys).toEqual({});
    await foundAt(memoryStorage(), 't4ble', { key: 'watch', watches: true });
    expect(placeAt('t4ble')?.keys).toEqual({ '': 'watch' });
  });

  it('that is the new one of the own seat sits there by it, where the old one opens nothing', async () => {
    const tried = tableOf({ new: 'france' }, []);
    keepPlace({ ...PLACE, keys: { france: 'old', '': 'watch' } });
    expect(await foundAt(memoryStorage(), 't4ble', { key: 'new', watches: false })).toMatchObject({
      place: { keys: { france: 'new' } },
    });
    expect(tried).toEqual(['old', 'new']);
    expect(placeAt('t4ble')?.keys).toEqual({ france: 'new', '': 'watch' });
  });

  it('of another seat, which nothing here opens any more, has that seat instead', async () => {
    tableOf({ other: 'austria' }, []);
    keepPlace(PLACE);
    await foundAt(memoryStorage(), 't4ble', { key: 'other', watches: false });
    expect(placeAt('t4ble')).toMatchObject({ seat: 'austria', keys: { austria: 'other' } });
  });

  it('of another seat does not take that while it sits at its own', async () => {
    keepPlace({ ...PLACE, keys: { france: 'own', russia: 'third' } });
    for (const yours of [['france'], []]) {
      const tried = tableOf({ own: 'france', other: 'austria', third: 'russia' }, yours);
      for (const key of ['other', 'third']) await foundAt(memoryStorage(), 't4ble', { key, watches: false });
      expect(tried.filter((key) => key !== 'own')).toEqual([]);
    }
    expect(placeAt('t4ble')?.keys).toEqual({ france: 'own', russia: 'third' });
  });

  it('is asked again where the server does not say what the link opens', async () => {
    tableOf({}, []);
    keepPlace(PLACE);
    await foundAt(memoryStorage(), 't4ble', null);
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('no net')));
    expect(await foundAt(memoryStorage(), 't4ble', { key: 'new', watches: false })).toEqual({ is: 'unreachable' });
  });
});

describe('the key of the own seat', () => {
  const answers = (answer: object): void => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(answer)));
  };

  it('is kept where sitting down again gave a new one, also where a rematch gave the chair another side', async () => {
    keepPlace({ ...PLACE, keys: { france: 'own', '': 'watch' } });
    answers({ battle: 'l4ter', seat: 'austria', key: 'new' });
    expect(await sitsAgain(PLACE, 'own')).toBe(true);
    expect(placeAt('t4ble')?.keys).toEqual({ france: 'new', '': 'watch' });
  });

  it('of a new link is kept, and this browser is the only one there', async () => {
    keepPlace({ ...PLACE, keys: { france: 'own', '': 'watch' }, devices: 2 });
    answers({ table: 't4ble', seat: 'france', key: 'new' });
    expect(await renewedKey(PLACE)).toBe('new');
    expect(placeAt('t4ble')).toMatchObject({ keys: { france: 'new', '': 'watch' }, devices: 1 });
  });
});
