import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepOwnChannel, ownEndpoint } from './push.ts';
import { renewPush } from './renewPush.ts';

/** base64url of the bytes 1, 2, 3. */
const KEY = 'AQID';
const OLD = 'https://push.example/old';
const NEW = 'https://push.example/new';
const subscriptionAt = (endpoint: string, key = [1, 2, 3]) => ({
  endpoint,
  options: { applicationServerKey: new Uint8Array(key).buffer },
  toJSON: () => ({ endpoint }),
  unsubscribe: async () => true,
});

/** What the server was asked, beside its list. */
let asked: { readonly subscription: object; readonly replaces?: string }[] = [];

/** A browser with this subscription, whose next one is at the new address, at a server that answers so to what replaces. */
function browser(now: ReturnType<typeof subscriptionAt> | null, status = 200): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const pushManager = { getSubscription: async () => now, subscribe: async () => subscriptionAt(NEW) };
  vi.stubGlobal('navigator', {
    language: 'en',
    serviceWorker: { getRegistration: async () => ({ active: {}, pushManager }) },
  });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { permission: 'granted', requestPermission: async () => 'granted' });
  vi.stubGlobal('fetch', async (_path: string, { body }: { body?: string }) => {
    if (body === undefined) return new Response(JSON.stringify({ channels: [], mail: false, pushKey: KEY }));
    const given = JSON.parse(body) as { subscription: object; replaces?: string };
    asked.push(given);
    const isRefused = given.replaces !== undefined && status !== 200;
    return new Response(JSON.stringify({ id: 'c1' }), { status: isRefused ? status : 200 });
  });
}

beforeEach(() => {
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

describe('the subscription of this browser', () => {
  it('is left alone where the server knows it, and where nobody wants to be told here', async () => {
    browser(subscriptionAt(NEW));
    await renewPush();
    keepOwnChannel('c1', NEW);
    await renewPush();
    expect(asked).toEqual([]);
  });

  it.each([
    ['another address', subscriptionAt(NEW)],
    ['another key', subscriptionAt(OLD, [9])],
    ['nothing', null],
  ])('that has become %s takes the place of the old one at the server', async (_what, now) => {
    browser(now);
    keepOwnChannel('c1', OLD);
    await renewPush();
    expect(asked).toMatchObject([{ subscription: { endpoint: NEW }, replaces: OLD }]);
    expect(ownEndpoint()).toBe(NEW);
  });

  it('is added again where the server has forgotten the old one, but not where it cannot answer', async () => {
    browser(null, 404);
    keepOwnChannel('c1', OLD);
    await renewPush();
    expect(asked.map(({ replaces }) => replaces)).toEqual([OLD, undefined]);
    browser(null, 500);
    keepOwnChannel('c1', OLD);
    await renewPush();
    expect(asked).toHaveLength(3);
    expect(ownEndpoint()).toBe(OLD);
  });
});
