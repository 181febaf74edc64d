/**
 * The browser's storage with the battles in front of it that it could not take: those are held in memory, wherever the
 * player goes on the page, until they are saved or deleted.
 */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { memoryStorage } from '../records/storage.ts';
import type { Beside, SavedBattle, Storage } from '../records/savedBattle.ts';

/** What the player wrote about a battle. */
export type Words = Pick<Beside, 'title' | 'folder' | 'notes' | 'moments'>;

export const WORDS = ['title', 'folder', 'notes', 'moments'] as const satisfies readonly (keyof Words)[];

export function wordsOf(battle: Words | undefined): Words {
  return Object.fromEntries(WORDS.flatMap((word) => (battle?.[word] === undefined ? [] : [[word, battle[word]]])));
}

export interface HeldStorage extends Storage {
  /** Ids of the battles that are in memory alone, the latest last. */
  readonly held: StoreApi<readonly string[]>;
  isHeld(id: string): boolean;
  /** Number of lines that the browser's storage had when the battle went on in memory; null: it is not held. */
  leftAt(id: string): number | null;
  /** What the player had written about it when it went on in memory. */
  wordsLeft(id: string): Words;
  hold(battle: SavedBattle, lines: readonly string[], leftAt: number): Promise<void>;
  /** The battle is in the browser's storage again. */
  letGo(id: string): Promise<void>;
}

export function heldStorage(disk: Storage): HeldStorage {
  const memory = memoryStorage();
  const left = new Map<string, { readonly lines: number; readonly words: Words }>();
  const held = createStore<readonly string[]>(() => []);
  const isHeld = (id: string) => left.has(id);
  const of = (id: string) => (isHeld(id) ? memory : disk);
  const letGo = async (id: string) => {
    if (!left.delete(id)) return;
    held.setState([...left.keys()], true);
    await memory.remove(id);
  };
  return {
    held,
    isHeld,
    leftAt: (id) => left.get(id)?.lines ?? null,
    wordsLeft: (id) => left.get(id)?.words ?? {},
    async hold(battle, lines, at) {
      await memory.create(battle, lines);
      if (!isHeld(battle.id)) left.set(battle.id, { lines: at, words: wordsOf(battle) });
      held.setState([...left.keys()], true);
    },
    letGo,
    isLasting: () => disk.isLasting(),
    create: (battle, lines) => of(battle.id).create(battle, lines),
    append: (id, from, lines, touch) => of(id).append(id, from, lines, touch),
    keepBeside: (id, beside) => of(id).keepBeside(id, beside),
    read: (id) => of(id).read(id),
    async list() {
      const stored = (await disk.list()).filter(({ id }) => !isHeld(id));
      return [...(await memory.list()), ...stored].sort((a, b) => b.touched - a.touched);
    },
    async remove(id) {
      await disk.remove(id);
      await letGo(id);
    },
  };
}
