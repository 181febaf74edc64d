import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const SOURCE = readFileSync(new URL('../apps/web/serviceWorker.js', import.meta.url), 'utf8').replace(
  "['%FILES%']",
  JSON.stringify(['/', '/assets/one-12345678.js', '/assets/two-12345678.js']),
);

/** Installs a build on a device with room for so many files; what is kept then. */
async function installed(room: number, trouble = 'QuotaExceededError'): Promise<readonly string[]> {
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
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
  };
  const page = async () => ({ ok: true });
  const request = class {};
  // oxlint-disable-next-line typescript/no-implied-eval -- a worker is a script of its own, with these globals
  new Function('self', 'caches', 'fetch', 'Request', 'navigator', SOURCE)(self, caches, page, request, {
    language: 'en',
  });
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
