/** Editor of one document: saves every change, and can undo. */
import type { Checked, Problem } from '@drumhead/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type StorageTrouble, troubleOf } from '../battle/saving/storageTrouble.ts';
import { contentOf } from './contentOf.ts';
import { type DocumentStorage, type StoredDocument, documentId, documentStorage } from './documentStorage.ts';

export interface EditorState<T> {
  /** Null until the storage has answered. */
  readonly value: T | null;
  readonly id: string;
  readonly past: readonly T[];
  /** What was undone, the next to be done again last. */
  readonly future: readonly T[];
  readonly documents: readonly StoredDocument[];
  /** Why the last change is not saved, or null. */
  readonly trouble: StorageTrouble | null;
  /** Another window changed the document: what is open here was saved as a copy. */
  readonly isCopy: boolean;
}

export interface EditorStore<T> {
  readonly store: StoreApi<EditorState<T>>;
  /**
   * Opens the saved document that is wanted, as it is open here if it is; else goes on with what is open, the one changed
   * last, or a new one. With `like`, only what suits is gone on with, and a new one is made to suit.
   */
  load(wanted?: string, like?: Like<T>): Promise<void>;
  change(next: T): void;
  /** The last change goes on, as when a name is typed letter by letter: undone, it is undone as a whole. */
  amend(next: T): void;
  undo(): void;
  redo(): void;
  /** Opens a document with this value; a saved one with the same content if there is one. */
  begin(value: T): void;
  /** Begins a new one. */
  beginFresh(): void;
  /** Puts another in the place of all that is open: a new document without its name, unless what is open is empty. */
  replace(next: T): void;
  /** Problems of a document that cannot be read; null if it was opened. */
  open(doc: StoredDocument): readonly Problem[] | null;
  remove(doc: StoredDocument): void;
  /** Saves what is open, after that failed. */
  saveAgain(): void;
}

/** What kind of document is to be opened. */
export interface Like<T> {
  readonly suits: (value: T) => boolean;
  readonly fresh: () => T;
}

export function createEditorStore<T>(about: {
  readonly kind: string;
  readonly fresh: () => T;
  readonly read: (value: unknown) => Checked<T>;
  /** Left out: documents have no name in their content, and keep the one that the player gave them. */
  readonly nameOf?: (value: T) => string;
  /** Holds nothing that could be lost; left out where documents are not replaced as a whole. */
  readonly isEmpty?: (value: T) => boolean;
  readonly unnamed?: (value: T) => T;
  readonly storage?: () => Promise<DocumentStorage>;
}): EditorStore<T> {
  const { storage = documentStorage } = about;
  const store = createStore<EditorState<T>>(() => ({
    value: null,
    id: documentId(),
    past: [],
    future: [],
    documents: [],
    trouble: null,
    isCopy: false,
  }));
  const { getState: get, setState: set } = store;
  /** Changes run one after another. */
  let line: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>) => {
    line = line.then(work).then(
      async () => set({ trouble: (await storage()).trouble }),
      (error: unknown) => set({ trouble: troubleOf(error) }),
    );
  };
  /** When this window last saw a document changed. */
  const known = new Map<string, number>();
  /** Documents that another window changed, and the copies made of them here. */
  const copies = new Map<string, string>();
  const refresh = async () => set({ documents: await (await storage()).list(about.kind) });
  const keep = (id: string, value: T) =>
    inTurn(async () => {
      const kept = await storage();
      const touched = Date.now();
      const doc = {
        id: copies.get(id) ?? id,
        kind: about.kind,
        ...(about.nameOf ? { name: about.nameOf(value) } : {}),
        touched,
        text: JSON.stringify(value),
      };
      try {
        await kept.save(doc, known.get(doc.id) ?? null);
        known.set(doc.id, touched);
      } catch (error) {
        if (troubleOf(error) !== 'elsewhere') throw error;
        const copy = documentId();
        const named = get().documents.find((one) => one.id === doc.id);
        await kept.save({ name: named?.name ?? '', ...doc, id: copy }, null);
        known.set(copy, touched);
        // Changes that wait for their turn are of the copy too.
        copies.set(id, copy);
        if (get().id === id) set({ id: copy, isCopy: true });
      }
      await refresh();
    });
  const readDocument = (doc: StoredDocument): Checked<T> => about.read(contentOf(doc.text));
  const isLike = (doc: StoredDocument, { suits }: Like<T>): boolean => {
    const read = readDocument(doc);
    return read.ok && suits(read.value);
  };
  const see = (doc: StoredDocument, value: T) => {
    known.set(doc.id, doc.touched);
    copies.delete(doc.id);
    set({ value, id: doc.id, past: [], future: [], isCopy: false });
  };

  const change = (next: T) => {
    const { value, id, past } = get();
    if (value === null) return;
    set({ value: next, past: [...past, value], future: [] });
    keep(id, next);
  };
  const begin = (value: T) => {
    const text = JSON.stringify(value);
    const same = get().documents.find((doc) => doc.text === text);
    const id = same?.id ?? documentId();
    if (same) see(same, value);
    else set({ value, id, past: [], future: [], isCopy: false });
    keep(id, value);
  };

  return {
    store,
    change,
    amend(next) {
      const { value, id } = get();
      if (value === null) return;
      set({ value: next, future: [] });
      keep(id, next);
    },
    begin,
    beginFresh: () => begin(about.fresh()),
    replace(next) {
      const { value } = get();
      if (value === null || about.isEmpty?.(value)) change(next);
      else begin(about.unnamed ? about.unnamed(next) : next);
    },
    async load(wanted, like) {
      const { trouble } = await storage();
      set({ trouble });
      await refresh();
      const { value, id, documents } = get();
      const mine = documents.find((doc) => doc.id === (wanted ?? id));
      // It may have been renamed or deleted in the list of everything kept, or changed in another window.
      const isCurrent = known.has(id) ? mine?.touched === known.get(id) : value !== null;
      const suits = (one: T) => like?.suits(one) ?? true;
      // What could not be saved is here alone.
      if ((wanted ?? id) === id && value !== null && isCurrent && suits(value)) return;
      const doc = like && wanted === undefined ? documents.find((one) => isLike(one, like)) : (mine ?? documents[0]);
      const read = doc === undefined ? null : readDocument(doc);
      if (doc !== undefined && read?.ok) see(doc, read.value);
      else set({ value: (like ?? about).fresh(), id: documentId(), past: [], future: [] });
    },
    undo() {
      const { value, past, future, id } = get();
      const before = past.at(-1);
      if (value === null || before === undefined) return;
      set({ value: before, past: past.slice(0, -1), future: [...future, value] });
      keep(id, before);
    },
    redo() {
      const { value, past, future, id } = get();
      const after = future.at(-1);
      if (value === null || after === undefined) return;
      set({ value: after, past: [...past, value], future: future.slice(0, -1) });
      keep(id, after);
    },
    open(doc) {
      const read = readDocument(doc);
      if (!read.ok) return read.problems;
      see(doc, read.value);
      return null;
    },
    remove(doc) {
      inTurn(async () => {
        await (await storage()).remove(doc.id);
        await refresh();
      });
      if (get().id === doc.id) set({ value: about.fresh(), id: documentId(), past: [], future: [], isCopy: false });
    },
    saveAgain() {
      const { value, id } = get();
      if (value !== null) keep(id, value);
    },
  };
}
