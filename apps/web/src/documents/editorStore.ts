/** Editor of one document: saves every change, and can undo. */
import type { Checked, Problem } from '@drumhead/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type StoredDocument, documentId, documentStorage } from './documentStorage.ts';

export interface EditorState<T> {
  /** Null until the storage has answered. */
  readonly value: T | null;
  readonly id: string;
  readonly past: readonly T[];
  readonly documents: readonly StoredDocument[];
  readonly lasting: boolean;
  /** The browser's error message, or null. */
  readonly failed: string | null;
}

export interface EditorStore<T> {
  readonly store: StoreApi<EditorState<T>>;
  /** Opens the document changed last, or a new one. */
  load(): Promise<void>;
  change(next: T): void;
  undo(): void;
  /** Opens a document with this value; a saved one with the same content if there is one. */
  begin(value: T): void;
  /** Problems of a document that cannot be read; null if it was opened. */
  open(doc: StoredDocument): readonly Problem[] | null;
  remove(doc: StoredDocument): void;
}

const MOST_PAST = 100;

export function createEditorStore<T>(about: {
  readonly kind: string;
  readonly fresh: () => T;
  readonly read: (value: unknown) => Checked<T>;
  readonly nameOf: (value: T) => string;
}): EditorStore<T> {
  const store = createStore<EditorState<T>>(() => ({
    value: null,
    id: documentId(),
    past: [],
    documents: [],
    lasting: true,
    failed: null,
  }));
  const { getState: get, setState: set } = store;
  /** Changes run one after another. */
  let line: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>) => {
    line = line.then(work).then(
      () => set({ failed: null }),
      (error: unknown) => set({ failed: error instanceof Error ? error.message : String(error) }),
    );
  };
  const refresh = async () => set({ documents: await (await documentStorage()).list(about.kind) });
  const keep = (id: string, value: T) =>
    inTurn(async () => {
      const text = JSON.stringify(value);
      await (await documentStorage()).put({
        id,
        kind: about.kind,
        name: about.nameOf(value),
        touched: Date.now(),
        text,
      });
      await refresh();
    });
  const readDocument = (doc: StoredDocument): Checked<T> => about.read(JSON.parse(doc.text));

  return {
    store,
    async load() {
      const { lasting } = await documentStorage();
      await refresh();
      const [last] = get().documents;
      const read = last === undefined ? null : readDocument(last);
      if (get().value !== null) return;
      if (last !== undefined && read?.ok) set({ value: read.value, id: last.id, lasting });
      else set({ value: about.fresh(), lasting });
    },
    change(next) {
      const { value, id, past } = get();
      if (value === null) return;
      set({ value: next, past: [...past, value].slice(-MOST_PAST) });
      keep(id, next);
    },
    undo() {
      const { past, id } = get();
      const before = past.at(-1);
      if (before === undefined) return;
      set({ value: before, past: past.slice(0, -1) });
      keep(id, before);
    },
    begin(value) {
      const text = JSON.stringify(value);
      const same = get().documents.find((doc) => doc.text === text);
      const id = same?.id ?? documentId();
      set({ value, id, past: [] });
      keep(id, value);
    },
    open(doc) {
      const read = readDocument(doc);
      if (!read.ok) return read.problems;
      set({ value: read.value, id: doc.id, past: [] });
      return null;
    },
    remove(doc) {
      inTurn(async () => {
        await (await documentStorage()).remove(doc.id);
        await refresh();
      });
      if (get().id === doc.id) set({ value: about.fresh(), id: documentId(), past: [] });
    },
  };
}
