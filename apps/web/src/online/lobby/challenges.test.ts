import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { changePlace, forgetPlace, placeAt } from '../places/places.ts';
import { memoryStorage } from '../../battle/records/storage.ts';
import { foundAt } from '../table/foundAt.ts';
import { removeChallenge, takeChallenge } from './challenges.ts';

const CHALLENGE = { table: 't4ble', ruleset: 'simplicity', scenario: null, naming: { sides: {} } };
const LOOK = { battle: 'b4ttl3', ruleset: 'simplicity', scenario: null, commit: 'c0', over: false, yours: ['france'] };

/** Answers by method; a method without one is not reached. */
function server(answers: Readonly<Record<string, object>>): void {
  vi.stubGlobal('fetch', async (_path: string, { method }: { method: string }) => {
    if (answers[method] === undefined) throw new TypeError('no net');
    return new Response(JSON.stringify(answers[method]));
  });
}

beforeEach(() => forgetPlace('t4ble'));
afterEach(() => vi.unstubAllGlobals());

describe('an open challenge', () => {
  it('that was taken is kept with its key, although the server is not reached after that', async () => {
    server({ POST: { battle: 'b4ttl3', commit: 'c0', seat: 'austria', key: 'new' } });
    await takeChallenge(CHALLENGE, 'austria');
    expect(placeAt('t4ble')).toMatchObject({
      battle: 'b4ttl3',
      seat: 'austria',
      commit: 'c0',
      keys: { austria: 'new' },
    });
  });

  it('that somebody else took is not kept', async () => {
    server({});
    expect(await takeChallenge(CHALLENGE, 'austria')).toMatchObject({ ok: false, status: 0 });
    expect(placeAt('t4ble')).toBeNull();
  });

  it('for which no answer came is asked for with the same key again', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
      asked.push(body);
      throw new TypeError('no net');
    });
    for (const seat of ['austria', 'austria', 'france']) await takeChallenge(CHALLENGE, seat);
    const [first, again, other] = asked.map((body) => (JSON.parse(body) as { readonly next: string }).next);
    expect(first).toMatch(/^[\w-]{22}$/);
    expect([again, other].map((next) => next === first)).toEqual([true, false]);
  });

  it('taken back leaves its keys also where the device had forgotten the table', async () => {
    server({ GET: LOOK, DELETE: { keys: { austria: 'new' } } });
    expect(await removeChallenge(memoryStorage(), 't4ble')).toBe(true);
    expect(placeAt('t4ble')).toMatchObject({ seat: 'france', keys: { austria: 'new' } });
    changePlace({ table: 't4ble', battle: 'b4ttl3' }, { keys: { france: 'own' } });
    await removeChallenge(memoryStorage(), 't4ble');
    expect(placeAt('t4ble')?.keys).toEqual({ france: 'own', austria: 'new' });
  });

  it('that is taken back without an answer is so with the same keys where its table is opened', async () => {
    const asked: string[] = [];
    let isAnswered = false;
    vi.stubGlobal('navigator', { onLine: true });
    vi.stubGlobal('fetch', async (path: string, { method, body = '' }: { method?: string; body?: string }) => {
      if (path === '/api/host.json') return new Response('{"drumhead":"server"}');
      if (method !== 'DELETE') return new Response(JSON.stringify(LOOK));
      asked.push((JSON.parse(body) as { readonly next: string }).next);
      if (isAnswered) return new Response('{"keys":{"austria":"new"}}');
      throw new TypeError('no net');
    });
    expect(await removeChallenge(memoryStorage(), 't4ble')).toBe(true);
    expect(await foundAt(memoryStorage(), 't4ble', null)).toEqual({ is: 'unreachable' });
    isAnswered = true;
    const found = await foundAt(memoryStorage(), 't4ble', null);
    expect(found).toMatchObject({ is: 'seated', place: { keys: { austria: 'new' } } });
    expect(asked).toEqual([asked[0], asked[0], asked[0]]);
    await foundAt(memoryStorage(), 't4ble', null);
    expect(asked.length).toBe(3);
  });

  it('that somebody took meanwhile is not taken back', async () => {
    vi.stubGlobal('fetch', async (_path: string, { method }: { method: string }) =>
      method === 'DELETE' ? new Response('{}', { status: 404 }) : new Response(JSON.stringify(LOOK)),
    );
    expect(await removeChallenge(memoryStorage(), 't4ble')).toBe(false);
    expect(placeAt('t4ble')?.takesBack).toBeUndefined();
  });

  it('is not taken back where its table cannot be had, so that no key is lost', async () => {
    server({ DELETE: { keys: { austria: 'new' } } });
    expect(await removeChallenge(memoryStorage(), 't4ble')).toBe(false);
  });
});
