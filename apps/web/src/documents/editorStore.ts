/** The paper one is writing on: every change is kept on the shelf, and can be taken back. */
import type { Checked, Problem } from '@drumhead/engine';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Paper, paperId, shelf } from './documentStorage.ts';

export interface DeskState<T> {
  /** Null until the shelf has answered. */
  readonly value: T | null;
  readonly id: string;
  readonly past: readonly T[];
  readonly papers: readonly Paper[];
  readonly lasting: boolean;
  /** What went wrong with the shelf, in the browser's words; or null. */
  readonly failed: string | null;
}

export interface Desk<T> {
  readonly store: StoreApi<DeskState<T>>;
  /** Takes up the paper last touched, or a fresh one. */
  load(): Promise<void>;
  change(next: T): void;
  undo(): void;
  /** Another paper; one that says the same is taken up instead. */
  begin(value: T): void;
  /** Problems of a paper that cannot be read; null: it is open. */
  open(paper: Paper): readonly Problem[] | null;
  remove(paper: Paper): void;
}

const MOST_PAST = 100;

export function createDesk<T>(about: {
  readonly kind: string;
  readonly fresh: () => T;
  readonly read: (value: unknown) => Checked<T>;
  readonly nameOf: (value: T) => string;
}): Desk<T> {
  const store = createStore<DeskState<T>>(() => ({
    value: null,
    id: paperId(),
    past: [],
    papers: [],
    lasting: true,
    failed: null,
  }));
  const { getState: get, setState: set } = store;
  /** Every change waits for the one before it. */
  let line: Promise<unknown> = Promise.resolve();
  const inTurn = (work: () => Promise<unknown>) => {
    line = line.then(work).then(
      () => set({ failed: null }),
      (error: unknown) => set({ failed: error instanceof Error ? error.message : String(error) }),
    );
  };
  const refresh = async () => set({ papers: await (await shelf()).list(about.kind) });
  const keep = (id: string, value: T) =>
    inTurn(async () => {
      const text = JSON.stringify(value);
      await (await shelf()).put({ id, kind: about.kind, name: about.nameOf(value), touched: Date.now(), text });
      await refresh();
    });
  const readPaper = (paper: Paper): Checked<T> => about.read(JSON.parse(paper.text));

  return {
    store,
    async load() {
      const { lasting } = await shelf();
      await refresh();
      const [last] = get().papers;
      const read = last === undefined ? null : readPaper(last);
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
      const same = get().papers.find((paper) => paper.text === text);
      const id = same?.id ?? paperId();
      set({ value, id, past: [] });
      keep(id, value);
    },
    open(paper) {
      const read = readPaper(paper);
      if (!read.ok) return read.problems;
      set({ value: read.value, id: paper.id, past: [] });
      return null;
    },
    remove(paper) {
      inTurn(async () => {
        await (await shelf()).remove(paper.id);
        await refresh();
      });
      if (get().id === paper.id) set({ value: about.fresh(), id: paperId(), past: [] });
    },
  };
}
