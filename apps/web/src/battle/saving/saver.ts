/**
 * Where the battle on the screen is saved: in the browser's storage, or in memory once that failed and the player goes
 * on all the same. Says what failed, and knows the ways out.
 */
import type { StoreApi } from 'zustand/vanilla';
import type { HostNeeds } from '../host/hostState.ts';
import { storedForm } from '../records/recordFile.ts';
import type { Beside, SavedBattle, Storage, Touch } from '../records/savedBattle.ts';
import { type HeldStorage, WORDS, type Words, wordsOf } from './heldStorage.ts';
import { type StorageTrouble, troubleOf } from './storageTrouble.ts';
import type { Fault, Hosted } from '../host/hosted.ts';

export interface Saver {
  /** True: the lines are stored. False: they are not, and that is said. */
  append(id: string, from: number, lines: readonly string[], touch: Touch): Promise<boolean>;
  /** A battle that cannot be stored is begun all the same, in memory. */
  create(battle: SavedBattle, lines: readonly string[]): Promise<{ readonly isSaved: boolean }>;
  keepBeside(id: string, beside: Beside): Promise<void>;
  /** Does closing the page lose what was played of this battle? */
  isUnsaved(id: string): Promise<boolean>;
  /** Keeps the battle on the screen in memory. */
  leaveStorage(): Promise<void>;
  /** Stores the battle on the screen whole; the battle as it is stored now, or null. */
  saveAgain(): Promise<SavedBattle | null>;
}

export function createSaver(
  disk: Storage,
  storage: HeldStorage,
  { windows, name }: Pick<HostNeeds, 'windows' | 'name'>,
  { getState: get, setState: set }: StoreApi<Hosted>,
  /** Another window stored more than this one knows. */
  onElsewhere: () => void,
): Saver {
  const tell = (trouble: StorageTrouble) => {
    if (trouble === 'elsewhere') return onElsewhere();
    const fault: Fault = { key: 'web.fault.notSaved', facts: { trouble } };
    set({ fault });
  };
  const isUnsaved = async (id: string) => storage.isHeld(id) || !(await disk.isLasting());

  return {
    async append(id, from, lines, touch) {
      try {
        await storage.append(id, from, lines, touch);
        if (!storage.isHeld(id)) windows.tellStored(id);
        return true;
      } catch (error) {
        tell(troubleOf(error));
        return false;
      }
    },
    async create(battle, lines) {
      try {
        await storage.create(battle, lines);
      } catch {
        await storage.hold(battle, lines, 0);
      }
      return { isSaved: !(await isUnsaved(battle.id)) };
    },
    keepBeside: (id, beside) => storage.keepBeside(id, beside),
    isUnsaved,
    async leaveStorage() {
      const { saved, record } = get();
      if (!saved || !record) return;
      // The host does not know what the player wrote about it.
      const kept = await storage.read(saved.id).catch(() => null);
      const { lines } = storedForm(record);
      await storage.hold({ ...saved, ...wordsOf(kept?.battle) }, lines, saved.count);
      set({ unsaved: true, fault: null });
    },
    async saveAgain() {
      const { saved, record } = get();
      if (!saved || !record) return null;
      const { header, lines } = storedForm(record);
      try {
        const stored = await disk.read(saved.id);
        const isOurs = stored === null || stored.battle.count === (storage.leftAt(saved.id) ?? saved.count);
        const here = await storage.read(saved.id);
        const again = {
          ...here?.battle,
          ...saved,
          ...(here?.battle.sketch && { sketch: here.battle.sketch }),
          ...wordsAgain(here?.battle, storage.wordsLeft(saved.id), stored?.battle),
          id: isOurs ? saved.id : name(),
          header,
          count: lines.length,
        };
        await disk.create(again, lines);
        await storage.letGo(saved.id);
        return again;
      } catch (error) {
        tell(troubleOf(error));
        return null;
      }
    },
  };
}

/** What was written here since the battle is held goes before what storage has by now; storage goes before the rest. */
function wordsAgain(here: Words | undefined, left: Words, stored: Words | undefined): Words {
  return wordsOf(
    Object.fromEntries(WORDS.map((word) => [word, here?.[word] === left[word] ? stored?.[word] : here?.[word]])),
  );
}
