import { afterEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../battle/records/storage.ts';
import type { Look } from '../server/api.ts';
import { diceAddress, diceOf } from '../dice/diceOf.ts';
import { keepGiven, keepPlace, ownOf, type Place, placeAt } from '../places/places.ts';
import { keepUnderOwnName, lookFromPlace, movedOn } from './rematch.ts';
import { scoreInWords } from './score.ts';

const PLACE: Place = {
  table: 't4ble',
  battle: 'first',
  seat: 'france',
  ruleset: 'simplicity',
  scenario: null,
  keys: { france: 'own', austria: 'other', '': 'watch' },
  salt: 'a0'.repeat(16),
  commit: 'c0',
  seen: 30,
  over: true,
  touched: 1,
};
const LOOK: Look = {
  naming: { sides: {} },
  battle: 'second',
  ruleset: 'simplicity',
  scenario: null,
  over: false,
  seats: [],
  yours: ['austria'],
  waits: [],
  commit: 'c1',
  clock: null,
  delay: 0,
  advice: false,
  lists: null,
  devices: {},
  score: { games: [], won: {}, draws: 0 },
};

describe('a place at a table where a rematch has begun', () => {
  it('is at the new battle, with the side changed, the own key alone, and another part in the dice', () => {
    const salt = 'b0'.repeat(16);
    expect(movedOn(PLACE, LOOK, salt)).toEqual({
      ...PLACE,
      battle: 'second',
      seat: 'austria',
      keys: { austria: 'own', '': 'watch' },
      salt,
      commit: 'c1',
      commits: { first: 'c0' },
      seen: 0,
      heard: 0,
      over: false,
    });
  });

  it('has the dice of the battle before checked by its own record, and by what the server was bound to then', () => {
    keepPlace(PLACE);
    keepGiven(PLACE, 'c0');
    const own = ownOf(PLACE);
    keepPlace(movedOn(placeAt('t4ble') ?? PLACE, LOOK, ''));
    expect(ownOf({ table: 't4ble', battle: 'second' })).not.toBe(own);
    const [, query = ''] = diceAddress(PLACE).split('?');
    expect(diceOf(query)).toEqual({ table: 't4ble', battle: 'first', commit: 'c0', gave: ['c0'], saved: 'first' });
    const [, next = ''] = diceAddress({ table: 't4ble', battle: 'second' }).split('?');
    expect(diceOf(next)).toEqual({ table: 't4ble', battle: 'second', commit: 'c1', gave: [], saved: 'online-t4ble' });
    expect(diceOf('t4ble')).toEqual({ table: 't4ble', battle: null, commit: 'c1', gave: [], saved: 'online-t4ble' });
  });

  it('of a watcher stays that of a watcher', () => {
    const place = { ...PLACE, seat: '', keys: { '': 'watch' } };
    expect(movedOn(place, { ...LOOK, yours: [''] }, '')).toMatchObject({ seat: '', keys: { '': 'watch' } });
  });

  it('stays as it is while the same battle is played', () => {
    expect(movedOn(PLACE, { ...LOOK, battle: 'first' }, '')).toBe(PLACE);
  });

  it('leaves the record of the battle before under its own name', async () => {
    const storage = memoryStorage();
    await keepUnderOwnName(storage, PLACE);
    const saved = { id: 'online-t4ble', over: true, count: 2, ruleset: 'simplicity' } as never;
    await storage.create({ ...(saved as object), header: 'header\n' } as never, ['one\n', 'two\n']);
    await keepUnderOwnName(storage, PLACE);
    expect((await storage.list()).map(({ id }) => id)).toEqual(['first']);
    expect((await storage.read('first'))?.text).toBe('header\none\ntwo\n');
  });
});

describe('the list of battles', () => {
  const answers = (look: Look): void => {
    vi.stubGlobal('fetch', async () => new Response(JSON.stringify(look)));
  };
  afterEach(() => vi.unstubAllGlobals());

  it('has the end of a battle, and moves on to a rematch also where this device never saw that end', async () => {
    keepPlace({ ...PLACE, over: false });
    answers({ ...LOOK, battle: 'first', over: true });
    await lookFromPlace(memoryStorage(), 't4ble');
    expect(placeAt('t4ble')).toMatchObject({ battle: 'first', seat: 'france', over: true });

    keepPlace({ ...PLACE, over: false });
    answers({ ...LOOK, waits: ['austria'] });
    await lookFromPlace(memoryStorage(), 't4ble');
    expect(placeAt('t4ble')).toMatchObject({ battle: 'second', seat: 'austria', over: false });
  });
});

describe('the score', () => {
  const t = (key: string, facts: object = {}): string => `${key} ${JSON.stringify(facts)}`;
  const nameOf = (seat: string): string => seat.toUpperCase();
  it('is told by the sides of now, with draws where there were any, and not before a battle is over', () => {
    const won = { france: 1, austria: 2 };
    const game = { battle: 'first', over: true, winner: 'france' };
    expect(scoreInWords({ games: [{ ...game, over: false }], won: {}, draws: 0 }, nameOf, t as never)).toBe('');
    expect(scoreInWords({ games: [game], won, draws: 0 }, nameOf, t as never)).toBe(
      'web.rematch.score {"score":"FRANCE 1, AUSTRIA 2"}',
    );
    expect(scoreInWords({ games: [game], won, draws: 1 }, nameOf, t as never)).toBe(
      'web.rematch.score.drawn {"score":"FRANCE 1, AUSTRIA 2","draws":1}',
    );
  });
});
