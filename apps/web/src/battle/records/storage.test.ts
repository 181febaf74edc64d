import { openDB } from 'idb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeIndexedDb } from '../saving/fakeIndexedDb.ts';
import { troubleOf } from '../saving/storageTrouble.ts';
import { noting } from '../../report/momentNotes.ts';
import { memoryStorage, openStorage } from './storage.ts';
import type { SavedBattle, Storage } from './savedBattle.ts';

fakeIndexedDb();

let names = 0;
const freshName = () => `drumhead-${++names}`;

const BATTLE: SavedBattle = {
  id: 'one',
  ruleset: 'skirmish',
  scenario: null,
  name: 'A battle',
  seats: { france: 'human', britain: 'captain' },
  seed: 'seed',
  header: 'header\n',
  begun: 1,
  touched: 1,
  count: 1,
  over: false,
};
const touch = (count: number) => ({ touched: count, count, over: false });
const troubleIn = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => troubleOf(error),
  );

/** Methods of the database, to be called on a store of it. */
const originals = () => ({ put: Reflect.get(IDBObjectStore.prototype, 'put') });

afterEach(() => vi.restoreAllMocks());

/** Storing a line of this text ends the transaction as a browser without room ends it. */
function fullAt(text: string): void {
  const { put } = originals();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
    if (value === text) throw new DOMException('no room', 'QuotaExceededError');
    return put.call(this, value, key);
  });
}

describe('battles in the browser', () => {
  it('are there again with every line, by the window that opens them next', async () => {
    const name = freshName();
    const first = await openStorage(name);
    await first.create(BATTLE, ['1\n']);
    await first.append('one', 1, ['2\n', '3\n'], touch(3));
    const again = await openStorage(name);
    expect(await again.read('one')).toMatchObject({ text: 'header\n1\n2\n3\n', battle: { count: 3, touched: 3 } });
    await again.keepBeside('one', { notes: 'A close thing' });
    expect((await first.list())[0]).toMatchObject({ count: 3, notes: 'A close thing' });
  });

  it.each([
    ['on disk', async () => Promise.all([openStorage('notes'), openStorage('notes')])],
    ['in memory', async () => Array<Storage>(2).fill(memoryStorage())],
  ])('keep what two windows note about two moments, %s', async (_, opened) => {
    const [first, second] = (await opened()) as [Storage, Storage];
    await first.create({ ...BATTLE, moments: { 1: 'Mist' } }, ['1\n']);
    const note = (window: Storage, at: number, text: string) =>
      window.keepBeside('one', ({ moments = {} }) => ({ moments: noting(moments, at, text) }));
    await Promise.all([note(first, 3, 'Why not charge?'), note(second, 7, 'Lost here')]);
    await note(second, 3, 'A trap');
    await note(first, 1, '');
    expect((await second.list())[0]?.moments).toEqual({ 3: 'A trap', 7: 'Lost here' });
  });

  it('keep nothing of a change that ends in the middle', async () => {
    const name = freshName();
    const storage = await openStorage(name);
    await storage.create(BATTLE, ['1\n']);
    fullAt('3\n');
    expect(await troubleIn(storage.append('one', 1, ['2\n', '3\n'], touch(3)))).toBe('full');
    expect(await troubleIn(storage.create({ ...BATTLE, count: 2 }, ['other\n', '3\n']))).toBe('full');
    vi.restoreAllMocks();
    const again = await openStorage(name);
    expect(await again.read('one')).toMatchObject({ text: 'header\n1\n', battle: { count: 1 } });
    await again.append('one', 1, ['2\n'], touch(2));
    expect((await again.read('one'))?.text).toBe('header\n1\n2\n');
  });

  it('name the reason where the browser ends the change after its requests were answered', async () => {
    const storage = await openStorage(freshName());
    await storage.create(BATTLE, ['1\n']);
    const { put } = originals();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, value, key) {
      const request = put.call(this, value, key);
      if (value === '2\n') {
        const { transaction } = this;
        Object.defineProperty(transaction, 'error', { value: new DOMException('no room', 'QuotaExceededError') });
        request.addEventListener('success', () => transaction.abort());
      }
      return request;
    });
    expect(await troubleIn(storage.append('one', 1, ['2\n'], touch(2)))).toBe('full');
  });

  it('refuse lines behind others than those the window knows of, and lines of a battle that is gone', async () => {
    const name = freshName();
    const [one, two] = [await openStorage(name), await openStorage(name)];
    await one.create(BATTLE, ['1\n']);
    await one.append('one', 1, ['2\n'], touch(2));
    expect(await troubleIn(two.append('one', 1, ['other\n'], touch(2)))).toBe('elsewhere');
    await two.remove('one');
    expect(await troubleIn(one.append('one', 2, ['3\n'], touch(3)))).toBe('removed');
  });

  it('are opened again where the browser closed the connection', async () => {
    const name = freshName();
    const transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
    const storage = await openStorage(name);
    await storage.create(BATTLE, ['1\n']);
    const [connection] = transaction.mock.contexts as IDBDatabase[];
    connection?.close();
    await storage.append('one', 1, ['2\n'], touch(2));
    expect((await storage.read('one'))?.text).toBe('header\n1\n2\n');
  });

  it('make way for a newer page, and say so', async () => {
    const name = freshName();
    const old = await openStorage(name);
    await old.create(BATTLE, ['1\n']);
    const newer = await openDB(name, 2, { upgrade: () => undefined });
    expect(await troubleIn(old.append('one', 1, ['2\n'], touch(2)))).toBe('newer');
    expect(await troubleIn(openStorage(name))).toBe('newer');
    newer.close();
  });

  it('cannot be had where the browser allows no storage', async () => {
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(await troubleIn(openStorage(freshName()))).toBe('blocked');
  });
});
