import { allLanguages } from '@drumhead/content';
import { afterEach, expect, it, vi } from 'vitest';
import { pushWords } from '../../../serviceWorker.plugin.ts';
import { type Channel, faultOfAdding, isTold } from './channels.ts';
import { subscribe } from './push.ts';

afterEach(() => void vi.unstubAllGlobals());

it('why a channel was not added depends on the answer of the server', () => {
  expect(faultOfAdding('webhook', 400)).toBe('web.notices.fault.address');
  expect(faultOfAdding('push', 400)).toBe('web.notices.fault.other');
  expect(faultOfAdding('push', 400, 'address: https')).toBe('web.notices.fault.other');
  expect(faultOfAdding('webhook', 400, 'address: https')).toBe('protocol.sent.https');
  expect(faultOfAdding('webhook', 400, 'address: private')).toBe('protocol.sent.private');
  expect(faultOfAdding('mail', 502)).toBe('web.notices.fault.mail');
  expect(faultOfAdding('mail', 409)).toBe('web.notices.fault.most');
  expect(faultOfAdding('mail', 0)).toBe('web.notices.fault.other');
});

it('this browser is told unless a test found that nothing arrives there', () => {
  const here: Channel = { id: 'c1', kind: 'push', to: 'push.example', quiet: null, confirmed: true, last: null };
  expect([isTold([here], 'c1'), isTold([here], null), isTold([], 'c1')]).toEqual([true, false, false]);
  expect([isTold([{ ...here, gone: false }], 'c1'), isTold([{ ...here, gone: true }], 'c1')]).toEqual([true, false]);
});

it('the service worker has words for every notice in every language', async () => {
  const words = await pushWords();
  expect(Object.keys(words)).toEqual(allLanguages);
  for (const one of Object.values(words))
    expect(Object.keys(one)).toEqual(['turn', 'draw', 'asked', 'reminder', 'claim', 'over', 'goes', 'test']);
});

const fails = () => Promise.reject(new DOMException('', 'SecurityError'));

/** A browser that answers the person's permission, and has this service worker. */
function browser(requestPermission: () => Promise<string>, getRegistration: () => Promise<unknown>): void {
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration } });
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', { requestPermission });
}

it('a subscription fails with a word for it, wherever the browser throws', async () => {
  const granted = async () => 'granted';
  browser(fails, async () => undefined);
  expect(await subscribe('k')).toBe('failed');
  browser(granted, fails);
  expect(await subscribe('k')).toBe('failed');
  browser(granted, async () => ({ active: {}, pushManager: { getSubscription: fails } }));
  expect(await subscribe('k')).toBe('failed');
  browser(async () => 'denied', fails);
  expect(await subscribe('k')).toBe('denied');
  browser(granted, async () => ({ active: null }));
  expect(await subscribe('k')).toBe('notYet');
});
