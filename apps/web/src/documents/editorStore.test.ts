import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeIndexedDb } from '../battle/saving/fakeIndexedDb.ts';
import { diskStorage, type DocumentStorage } from './documentStorage.ts';
import { createEditorStore } from './editorStore.ts';

interface Doc {
  readonly name: string;
  readonly men: number;
}

fakeIndexedDb();

let names = 0;
afterEach(() => vi.restoreAllMocks());

/** Patient, for busy machines. */
const waitFor = (look: () => unknown): Promise<unknown> => vi.waitFor(look, { timeout: 15_000 });

/** Two windows of one browser. */
async function twoWindows() {
  const name = `papers-${++names}`;
  const window = async () => {
    const storage = await diskStorage(name);
    const editor = createEditorStore<Doc>({
      kind: 'squad',
      fresh: () => ({ name: '', men: 0 }),
      read: (value) =>
        value === null
          ? { ok: false, problems: [{ path: '', rule: 'TEST', reason: 'damaged', facts: {} }] }
          : { ok: true, value: value as Doc },
      nameOf: (doc) => doc.name,
      isEmpty: (doc) => doc.men === 0,
      unnamed: (doc) => ({ ...doc, name: '' }),
      storage: async () => storage,
    });
    return { storage, editor, now: () => editor.store.getState() };
  };
  return [await window(), await window()] as const;
}

/** Waits until everything is stored, or known not to be. */
async function stored(storage: DocumentStorage, count: number): Promise<readonly Doc[]> {
  await waitFor(async () => expect(await storage.list('squad')).toHaveLength(count));
  return (await storage.list('squad')).map(({ text }) => JSON.parse(text) as Doc);
}

describe('the editor of a document', () => {
  it('saves every change, and goes on with the last document', async () => {
    const [one, two] = await twoWindows();
    await one.editor.load();
    one.editor.change({ name: 'Rifles', men: 5 });
    one.editor.change({ name: 'Rifles', men: 6 });
    await waitFor(async () => expect(await stored(one.storage, 1)).toEqual([{ name: 'Rifles', men: 6 }]));
    await two.editor.load();
    expect(two.now().value).toEqual({ name: 'Rifles', men: 6 });
  });

  it('undoes a change with all that went on with it', async () => {
    const [{ editor, now }] = await twoWindows();
    await editor.load();
    editor.change({ name: 'R', men: 5 });
    for (const name of ['Ri', 'Rif']) editor.amend({ name, men: 5 });
    expect(now().value?.name).toBe('Rif');
    editor.undo();
    expect([now().value?.name, now().past]).toEqual(['', []]);
    editor.redo();
    expect(now().value?.name).toBe('Rif');
  });

  it('opens what suits, and makes a new one to suit where none does', async () => {
    const [{ editor, now }] = await twoWindows();
    await editor.load();
    editor.change({ name: 'Rifles', men: 5 });
    const like = (name: string) => ({ suits: (doc: Doc) => doc.name === name, fresh: () => ({ name, men: 1 }) });
    await editor.load(undefined, like('Line'));
    expect(now().value).toEqual({ name: 'Line', men: 1 });
    editor.change({ name: 'Line', men: 2 });
    await editor.load(undefined, like('Rifles'));
    expect(now().value).toEqual({ name: 'Rifles', men: 5 });
    await editor.load(undefined, like('Line'));
    expect(now().value).toEqual({ name: 'Line', men: 2 });
  });

  it('keeps what another takes the place of, unless it is empty, and begins a new one beside it', async () => {
    const [{ editor, storage, now }] = await twoWindows();
    await editor.load();
    editor.change({ name: 'Rifles', men: 0 });
    editor.replace({ name: 'Rifles', men: 5 });
    expect(now().past).toHaveLength(2);
    const first = now().id;
    editor.replace({ name: 'Rifles', men: 9 });
    expect(now()).toMatchObject({ value: { name: '', men: 9 }, past: [] });
    expect(now().id).not.toBe(first);
    editor.beginFresh();
    expect(now().value).toEqual({ name: '', men: 0 });
    const men = (await stored(storage, 3)).map((doc) => `${doc.name} ${doc.men}`);
    expect(men.sort()).toEqual([' 0', ' 9', 'Rifles 5']);
  });

  it('keeps what two windows made of a document: the second is saved as a copy, and that is said', async () => {
    const [one, two] = await twoWindows();
    await one.editor.load();
    one.editor.change({ name: 'Rifles', men: 5 });
    await stored(one.storage, 1);
    await two.editor.load();
    await new Promise((resolve) => setTimeout(resolve, 5));
    one.editor.change({ name: 'Rifles', men: 6 });
    await waitFor(async () => expect((await stored(one.storage, 1))[0]?.men).toBe(6));
    two.editor.change({ name: 'Rifles', men: 12 });
    two.editor.change({ name: 'Rifles', men: 13 });
    await waitFor(() => expect(two.now().isCopy).toBe(true));
    await waitFor(async () => {
      const men = (await stored(two.storage, 2)).map((doc) => doc.men);
      expect(men.sort((a, b) => a - b)).toEqual([6, 13]);
    });
    expect(two.now().trouble).toBeNull();
    expect(two.now().id).not.toBe(one.now().id);
  });

  it('makes one copy, however many changes wait while another window changes the document', async () => {
    const [one, two] = await twoWindows();
    await one.editor.load();
    one.editor.change({ name: 'Rifles', men: 5 });
    await stored(one.storage, 1);
    await two.editor.load();
    await new Promise((resolve) => setTimeout(resolve, 5));
    one.editor.change({ name: 'Rifles', men: 6 });
    await waitFor(async () => expect((await stored(one.storage, 1))[0]?.men).toBe(6));
    for (let men = 12; men < 16; men += 1) {
      // Each is stored at a time of its own.
      await new Promise((resolve) => setTimeout(resolve, 5));
      two.editor.change({ name: 'Rifles', men });
      if (men === 12) two.editor.change({ name: 'Rifles', men: 11 });
    }
    await waitFor(async () => {
      const men = (await two.storage.list('squad')).map(({ text }) => (JSON.parse(text) as Doc).men);
      expect(men).toContain(15);
    });
    await stored(two.storage, 2);
  });

  it('goes on beside a damaged document, says so where it is opened, and deletes it', async () => {
    const [one] = await twoWindows();
    const damaged = { id: 'damaged', kind: 'squad', name: 'Old', touched: 1, text: '{"name":' };
    await one.storage.put(damaged);
    await one.editor.load();
    expect(one.now().value).toEqual({ name: '', men: 0 });
    expect(one.editor.open(damaged)).not.toBeNull();
    one.editor.remove(damaged);
    await waitFor(async () => expect(await one.storage.list()).toEqual([]));
  });

  it('leaves the name that was given in the list of everything kept, where the content has none', async () => {
    const [one] = await twoWindows();
    const editor = createEditorStore<Doc>({
      kind: 'squad',
      fresh: () => ({ name: '', men: 0 }),
      read: (value) => ({ ok: true, value: value as Doc }),
      storage: async () => one.storage,
    });
    await editor.load();
    editor.change({ name: '', men: 5 });
    await stored(one.storage, 1);
    const [doc] = await one.storage.list();
    if (!doc) throw new Error('not stored');
    await one.storage.put({ ...doc, name: 'Our campaign' });
    editor.change({ name: '', men: 6 });
    await waitFor(async () => expect((await stored(one.storage, 1))[0]?.men).toBe(6));
    expect((await one.storage.list())[0]?.name).toBe('Our campaign');
  });

  it('says that there is no room, and saves once there is', async () => {
    const [one] = await twoWindows();
    await one.editor.load();
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('no room', 'QuotaExceededError');
    });
    one.editor.change({ name: 'Guard', men: 9 });
    await waitFor(() => expect(one.now().trouble).toBe('full'));
    expect(one.now().value).toEqual({ name: 'Guard', men: 9 });
    // From the page on which room is made back to the same document: what is not saved is still there.
    await one.editor.load(one.now().id);
    expect(one.now()).toMatchObject({ value: { name: 'Guard', men: 9 }, past: [{ name: '', men: 0 }] });
    vi.restoreAllMocks();
    one.editor.saveAgain();
    await waitFor(() => expect(one.now().trouble).toBeNull());
    expect(await stored(one.storage, 1)).toEqual([{ name: 'Guard', men: 9 }]);
  });

  it('saves the content alone: notes and folder stay', async () => {
    const [one] = await twoWindows();
    await one.editor.load();
    one.editor.change({ name: 'Guard', men: 9 });
    await stored(one.storage, 1);
    await one.storage.keepBeside(one.now().id, { notes: 'For Sunday', folder: 'Club' });
    one.editor.change({ name: 'Guard', men: 10 });
    await waitFor(async () => expect((await stored(one.storage, 1))[0]?.men).toBe(10));
    expect((await one.storage.list())[0]).toMatchObject({ notes: 'For Sunday', folder: 'Club' });
  });
});
