import { afterEach, expect, it, vi } from 'vitest';
import type { WantedTable } from './api.ts';

const WANTED: WantedTable = { ruleset: 'simplicity', scenario: null, players: { france: 'person' }, mine: 'france' };

/** The key that the page proposes for a table of which this is wanted; `status`: of the answer, null where none comes. */
async function askedFor(wanted: WantedTable, status: number | null = null): Promise<string> {
  let next = '';
  vi.stubGlobal('fetch', async (_path: string, { body }: { readonly body: string }) => {
    ({ next } = JSON.parse(body) as { readonly next: string });
    if (status === null) throw new TypeError('no net');
    return new Response('{}', { status });
  });
  const { makeTable } = await import('./makeTable.ts');
  await makeTable(wanted);
  return next;
}

afterEach(() => vi.unstubAllGlobals());

it.each(['with', 'without'])('asks for the same table until an answer comes, %s storage', async (how) => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
  if (how === 'without') vi.stubGlobal('sessionStorage', undefined);
  vi.resetModules();
  const first = await askedFor(WANTED);
  expect(first).toMatch(/^[\w-]{22}$/);
  // Loaded anew the page knows what it has storage for alone.
  if (how === 'with') vi.resetModules();
  expect(await askedFor(WANTED, 503)).toBe(first);
  expect(await askedFor(WANTED, 200)).toBe(first);
  const second = await askedFor(WANTED);
  expect(second).not.toBe(first);
  const third = await askedFor({ ...WANTED, delay: 5 }, 409);
  expect(third).not.toBe(second);
  // The key is that of another table.
  expect(await askedFor({ ...WANTED, delay: 5 })).not.toBe(third);
});
