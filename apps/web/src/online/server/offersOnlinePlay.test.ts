import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** What the device keeps from one visit to the next. */
let kept: Map<string, string>;
const asked: string[] = [];

beforeEach(() => {
  kept = new Map();
  asked.length = 0;
});
afterEach(() => vi.unstubAllGlobals());

/** A visit to a page whose host answers like this: its own modules, the device's memory. */
async function visit(answer: () => Response, isOnLine = true, serviceWorker?: object) {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('navigator', { onLine: isOnLine, serviceWorker });
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return answer();
  });
  return import('./offersOnlinePlay.ts');
}

const server = (): Response => new Response('{"drumhead":"server","protocol":1}');
const files = (): Response => new Response('{"drumhead":"files"}');

describe('online play', () => {
  it.each([
    ['our server', server, 'yes', true],
    ['a host of plain files', files, 'no', false],
    ['one that answers with its front page', () => new Response('<!doctype html>'), 'no', false],
    ['one that has not this file', () => new Response('not found', { status: 404 }), 'no', false],
  ] as const)('where the page comes from %s', async (_what, answer, offer, isOffered) => {
    const page = await visit(answer);
    expect(page.onlinePlay.getState().isOffered).toBe(true);
    expect(await page.offersOnlinePlay()).toBe(offer);
    expect(page.onlinePlay.getState().isOffered).toBe(isOffered);
    // Once a visit.
    expect([await page.offersOnlinePlay(), asked]).toEqual([offer, ['/api/host.json']]);
    // The next visit knows it before it asks.
    expect((await visit(answer)).onlinePlay.getState().isOffered).toBe(isOffered);
  });

  it('is offered again once the host has the server', async () => {
    await (await visit(files)).offersOnlinePlay();
    const page = await visit(server);
    await page.offersOnlinePlay();
    expect(page.onlinePlay.getState().isOffered).toBe(true);
  });

  it('is found on this very device without a net', async () => {
    expect(await (await visit(server, false, { controller: {} })).offersOnlinePlay()).toBe('yes');
  });

  it.each([
    ['the device is off the net', files, false],
    ['the service worker reaches nobody', () => new Response('null'), true],
    ['a proxy finds no server behind it', () => new Response('Bad gateway', { status: 502 }), true],
    ['the server has too much to do', () => new Response('{"error":"later"}', { status: 429 }), true],
    [
      'the host is away',
      () => {
        throw new TypeError('Failed to fetch');
      },
      true,
    ],
  ] as const)('is as it was last where %s', async (_what, answer, isOnLine) => {
    for (const [host, isOffered] of [
      [server, true],
      [files, false],
    ] as const) {
      await (await visit(host)).offersOnlinePlay();
      asked.length = 0;
      const page = await visit(answer, isOnLine);
      expect(await page.offersOnlinePlay()).toBe('unreachable');
      expect(page.onlinePlay.getState().isOffered).toBe(isOffered);
      expect(asked.length > 0).toBe(isOnLine);
    }
  });
});
