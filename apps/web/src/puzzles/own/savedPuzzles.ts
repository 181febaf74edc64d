/** Puzzles of one's own, kept with the documents of the device. */
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Taken } from '../../app/keeping/archive.ts';
import { shelf } from '../../app/keeping/shelf.ts';
import { type DocumentStorage, documentStorage } from '../../documents/documentStorage.ts';
import { LEARNING, type OwnPuzzle, readPuzzle } from './ownPuzzle.ts';
import type { Course } from './spacing.ts';

type Stored = Pick<DocumentStorage, 'list' | 'put' | 'remove'>;

/** Those that are kept, the latest first; what is damaged is left out. */
export async function puzzlesIn(storage: Stored): Promise<readonly OwnPuzzle[]> {
  return (await storage.list(LEARNING)).flatMap(({ text }) => readPuzzle(text) ?? []);
}

const put = (storage: Stored, puzzle: OwnPuzzle, touched: number): Promise<void> =>
  storage.put({ id: puzzle.id, kind: LEARNING, name: '', touched, text: JSON.stringify(puzzle) });

/** Keeps those that are not there yet: one that is has a course of its own. */
export async function keepPuzzles(storage: Stored, puzzles: readonly OwnPuzzle[], touched: number): Promise<Taken> {
  const here = new Set((await puzzlesIn(storage)).map(({ id }) => id));
  const fresh = puzzles.filter(({ id }, at) => !here.has(id) && puzzles.findIndex((one) => one.id === id) === at);
  for (const puzzle of fresh) await put(storage, puzzle, touched);
  return { added: fresh.length, known: puzzles.length - fresh.length };
}

/** Null until they are read; `failed`: the browser does not give them. */
const kept = createStore<{ readonly puzzles: readonly OwnPuzzle[] | 'failed' | null }>(() => ({ puzzles: null }));

const read = (): Promise<void> =>
  documentStorage()
    .then(puzzlesIn)
    .then(
      (puzzles) => kept.setState({ puzzles }),
      () => kept.setState({ puzzles: 'failed' }),
    );

export function useOwnPuzzles(): readonly OwnPuzzle[] | 'failed' | null {
  const shelved = useStore(shelf);
  useEffect(() => void read(), [shelved]);
  return useStore(kept, ({ puzzles }) => puzzles);
}

export async function keepOwn(puzzles: readonly OwnPuzzle[]): Promise<void> {
  await keepPuzzles(await documentStorage(), puzzles, Date.now());
  await read();
}

/** All else of it stays the very same: what is worked out of it is not begun anew. */
export async function keepCourse(puzzle: OwnPuzzle, course: Course): Promise<void> {
  const next = { ...puzzle, course };
  await put(await documentStorage(), next, Date.now());
  kept.setState(({ puzzles }) =>
    puzzles === null || puzzles === 'failed'
      ? { puzzles }
      : { puzzles: puzzles.map((one) => (one.id === puzzle.id ? next : one)) },
  );
}

export async function forget({ id }: OwnPuzzle): Promise<void> {
  await (await documentStorage()).remove(id);
  await read();
}
