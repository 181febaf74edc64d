import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { pushWords } from '../apps/web/serviceWorker.plugin.ts';

const SOURCE = readFileSync(new URL('../apps/web/serviceWorker.js', import.meta.url), 'utf8')
  .replace("['%FILES%']", JSON.stringify(['/', '/assets/one-12345678.js', '/assets/two-12345678.js']))
  .replace("['%WORDS%']", JSON.stringify(await pushWords()));

/** A worker on a device with room for so many files: what it listens to, and what it keeps. */
function workerOn(room: number, trouble = 'QuotaExceededError') {
  const kept = new Map<string, string>();
  const cache = {
    match: async (path: string) => kept.get(path),
    put: async (path: string, found: string) => {
      if (kept.size >= room) throw new DOMException('broken', trouble);
      kept.set(path, found);
    },
  };
  const caches = { open: async () => cache, match: async () => undefined };
  const listeners = new Map<string, (event: unknown) => void>();
  const self = {
    location: { origin: 'https://play.example' },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  };
  const page = async (asked: { readonly url?: string }) => {
    if (asked.url?.endsWith('.json')) throw new TypeError('Failed to fetch');
    return { ok: true };
  };
  const request = class {};
  // oxlint-disable-next-line typescript/no-implied-eval -- a worker is a script of its own, with these globals
  new Function('self', 'caches', 'fetch', 'Request', 'navigator', SOURCE)(self, caches, page, request, {
    language: 'en',
  });
  return { kept, listeners };
}

/** Installs a build on such a device; what is kept then. */
async function installed(room: number, trouble?: string): Promise<readonly string[]> {
  const { kept, listeners } = workerOn(room, trouble);
  let work: Promise<unknown> = Promise.resolve();
  listeners.get('install')?.({ waitUntil: (given: Promise<unknown>) => (work = given) });
  await work;
  return [...kept.keys()];
}

describe('a build is installed', () => {
  it('whole, the page first', async () => {
    expect(await installed(10)).toEqual(['/', '/assets/one-12345678.js', '/assets/two-12345678.js']);
  });

  it('on a device with room for the page alone, which else kept the older page for ever', async () => {
    expect(await installed(1)).toEqual(['/']);
  });

  it('or not, where the page itself has no room or a file cannot be had', async () => {
    await expect(installed(0)).rejects.toThrow('no room');
    await expect(installed(1, 'InvalidStateError')).rejects.toThrow('broken');
  });
});

/** A service worker of somebody who reads these languages, the present one last, with these windows open. */
function listening(languages: readonly string[], windows: readonly string[] = []) {
  const shown: { readonly title: string; readonly body: string; readonly tag: string; readonly data: object }[] = [];
  const gone: string[] = [];
  const opened: string[] = [];
  const caches = {
    open: async () => ({ match: async () => ({ json: async () => ({ languages, versions: [] }) }) }),
  };
  const listeners = new Map<string, (event: object) => void>();
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: {
      showNotification: async (title: string, more: object) => void shown.push({ title, ...more } as never),
    },
    clients: {
      matchAll: async () =>
        windows.map((url) => ({
          url,
          focus: async () => void opened.push(`focus ${url}`),
          postMessage: ({ goTo }: { readonly goTo: string }) => opened.push(`${url} goes to ${goTo}`),
        })),
      openWindow: async (address: string) => void opened.push(address),
    },
  };
  // oxlint-disable-next-line typescript/no-implied-eval -- a worker is a script of its own, with these globals
  new Function('self', 'caches', 'navigator', SOURCE)(self, caches, { language: 'en' });
  const happens = async (type: string, event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  return {
    shown,
    gone,
    opened,
    push: (text: string | null) =>
      happens('push', { data: text === null ? null : { json: () => JSON.parse(text) as unknown } }),
    click: (data: object | null) =>
      happens('notificationclick', { notification: { data, close: () => gone.push('') } }),
  };
}

describe('a push', () => {
  it('is shown in the language that is read now, one for a battle', async () => {
    const worker = listening(['en', 'it']);
    await worker.push(JSON.stringify({ t: 'turn', table: 't4ble', battle: 'b', seat: 'france' }));
    await worker.push(JSON.stringify({ t: 'reminder', table: 't4ble' }));
    const body = 'La tua battaglia attende la tua decisione.';
    expect(worker.shown[0]).toMatchObject({ title: 'Drumhead', body, tag: 'drumhead-t4ble', data: { table: 't4ble' } });
    expect(worker.shown[1]).toMatchObject({
      body: 'Il tuo tempo per decidere sta per scadere.',
      tag: 'drumhead-t4ble',
      renotify: true,
    });
  });

  it('is shown whatever it holds', async () => {
    const worker = listening(['xx']);
    for (const text of [null, '{', '{"t":"news","table":"../elsewhere"}']) await worker.push(text);
    expect(worker.shown.map(({ body, data }) => [body, data])).toEqual(
      Array.from({ length: 3 }, () => ['Your battle waits for your decision.', { table: null }]),
    );
  });

  it('leads to its battle by a click: in the window where it is open, else in any of the page, else in a new one', async () => {
    const there = 'https://play.example/#/battle/online-t4ble';
    const open = listening(['en'], ['https://play.example/', there]);
    await open.click({ table: 't4ble' });
    expect([open.opened, open.gone]).toEqual([[`${there} goes to #/battle/online-t4ble`, `focus ${there}`], ['']]);
    const other = 'https://play.example/#/battle/online-t4bles';
    const elsewhere = listening(['en'], ['https://play.example/account/enter', other]);
    await elsewhere.click({ table: 't4ble' });
    expect(elsewhere.opened).toEqual([`${other} goes to #/battle/online-t4ble`, `focus ${other}`]);
    const closed = listening(['en'], ['https://play.example/account']);
    await closed.click({ table: 't4ble' });
    await closed.click(null);
    expect(closed.opened).toEqual(['/#/battle/online-t4ble', '/#/page/any/notices']);
  });
});

it.each([
  ['/', true],
  ['/t/abc', true],
  ['/account', false],
  ['/account/enter?token=x', false],
  ['/s/7k2q', false],
  ['/api/channels/x/confirm?token=x', false],
  ['/accounts', true],
])('the page kept on the device answers to %s: %s', (path, answers) => {
  const { listeners } = workerOn(10);
  let isAnswered = false;
  const request = { method: 'GET', mode: 'navigate', url: `https://play.example${path}` };
  listeners.get('fetch')?.({ request, respondWith: () => (isAnswered = true) });
  expect(isAnswered).toBe(answers);
});

it('the page learns nothing of its host where that cannot be reached, and no fault', async () => {
  const { listeners } = workerOn(10);
  let answer: Promise<Response> | null = null;
  const request = { method: 'GET', mode: 'cors', url: 'https://play.example/api/host.json' };
  listeners.get('fetch')?.({ request, respondWith: (given: Promise<Response>) => (answer = given) });
  expect(await (await (answer as Promise<Response> | null))?.json()).toBeNull();
});

describe('a push subscription that the browser changes', () => {
  it.each([
    ['with a new one', { endpoint: 'https://push.example/given' }, 'https://push.example/given'],
    ['without', null, 'https://push.example/made'],
  ])('%s takes the place of the old one at the server', async (_what, newSubscription, endpoint) => {
    const { told, change } = renewing();
    const oldSubscription = { endpoint: 'https://push.example/old', options: { applicationServerKey: 'k' } };
    await change({ oldSubscription, newSubscription });
    expect(told).toEqual([
      {
        path: '/api/channels',
        method: 'POST',
        body: {
          kind: 'push',
          subscription: { endpoint },
          replaces: 'https://push.example/old',
          language: 'it',
          quiet: null,
        },
      },
    ]);
  });

  it('is left to the next visit where the browser does not say which it was', async () => {
    const { told, change } = renewing();
    await change({ oldSubscription: null, newSubscription: null });
    expect(told).toEqual([]);
  });
});

/** A service worker of an Italian reader that tells the server of its subscription. */
function renewing() {
  const told: object[] = [];
  const listeners = new Map<string, (event: object) => void>();
  const caches = {
    open: async () => ({ match: async () => ({ json: async () => ({ languages: ['it'], versions: [] }) }) }),
  };
  const made = { endpoint: 'https://push.example/made' };
  const self = {
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    registration: { pushManager: { subscribe: async () => made } },
  };
  const server = async (path: string, { method, body }: { method: string; body: string }) =>
    void told.push({ path, method, body: JSON.parse(body) as object });
  // oxlint-disable-next-line typescript/no-implied-eval -- a worker is a script of its own, with these globals
  new Function('self', 'caches', 'fetch', 'navigator', SOURCE)(self, caches, server, { language: 'it' });
  const change = async (event: object): Promise<void> => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get('pushsubscriptionchange')?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  return { told, change };
}
