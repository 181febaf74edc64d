import { afterEach, describe, expect, it, vi } from 'vitest';

/** The key that a page makes for the seat of an invitation, where no answer comes. */
async function askedFor(key: string): Promise<string> {
  let next = '';
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body: string }) => {
    ({ next } = JSON.parse(body) as { readonly next: string });
    throw new TypeError('no net');
  });
  const { sitDown } = await import('./sitDown.ts');
  expect(await sitDown('t4ble', key)).toEqual({ ok: false, status: 0 });
  return next;
}

afterEach(() => vi.unstubAllGlobals());

describe('a seat for which no answer came', () => {
  it('is asked for with the same keys, also after the page was loaded anew', async () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => void kept.set(name, value),
    });
    const first = await askedFor('one');
    expect(first).toMatch(/^[\w-]{22}$/);
    vi.resetModules();
    expect(await askedFor('one')).toBe(first);
    expect(await askedFor('two')).not.toBe(first);
  });

  it('is asked for with the same keys without storage, too', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(await askedFor('three')).toBe(await askedFor('three'));
  });
});
