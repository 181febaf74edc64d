/**
 * Where the battle on the screen is saved: in the browser's storage, or in memory once that failed and the player goes
 * on all the same. Says what failed, and knows the ways out.
 */
import type { StoreApi } from 'zustand/vanilla';
import type { Fault, Hosted, HostNeeds } from '../hostState.ts';
import { storedForm } from '../recordFile.ts';
import { memoryStorage, type Beside, type SavedBattle, type Touch } from '../storage.ts';
import { errorText, type StorageTrouble, troubleOf } from './storageTrouble.ts';

export interface Saver {
  /** True: the lines are stored. False: they are not, and that is said. */
  append(id: string, from: number, lines: readonly string[], touch: Touch): Promise<boolean>;
  /** A battle that cannot be stored is begun all the same, in memory. */
  create(battle: SavedBattle, lines: readonly string[]): Promise<{ readonly isSaved: boolean }>;
  keepBeside(id: string, beside: Beside): Promise<void>;
  /** Back to the browser's storage: another battle is opened, or none. */
  reset(): void;
  /** Keeps the battle on the screen in memory. */
  leaveStorage(): Promise<void>;
  /** Stores the battle on the screen whole; the battle as it is stored now, or null. */
  saveAgain(): Promise<SavedBattle | null>;
}

export function createSaver(
  needs: Pick<HostNeeds, 'storage' | 'windows' | 'name'>,
  { getState: get, setState: set }: StoreApi<Hosted>,
  /** Another window stored more than this one knows. */
  onElsewhere: () => void,
): Saver {
  let storage = needs.storage;
  /** Number of lines in the browser's storage when it was left; null: it is in use. */
  let leftAt: number | null = null;

  const tell = (trouble: StorageTrouble, error: unknown) => {
    if (trouble === 'elsewhere') return onElsewhere();
    const fault: Fault = { key: 'web.fault.notSaved', facts: { trouble, error: errorText(error) } };
    set({ fault });
  };
  const inMemory = async (battle: SavedBattle, lines: readonly string[], at: number) => {
    storage = memoryStorage();
    leftAt = at;
    await storage.create(battle, lines);
  };

  return {
    async append(id, from, lines, touch) {
      try {
        await storage.append(id, from, lines, touch);
        if (leftAt === null) needs.windows.tellStored(id);
        return true;
      } catch (error) {
        tell(troubleOf(error), error);
        return false;
      }
    },
    async create(battle, lines) {
      storage = needs.storage;
      leftAt = null;
      try {
        await storage.create(battle, lines);
        return { isSaved: await storage.isLasting() };
      } catch {
        await inMemory(battle, lines, 0);
        return { isSaved: false };
      }
    },
    keepBeside: (id, beside) => storage.keepBeside(id, beside),
    reset() {
      storage = needs.storage;
      leftAt = null;
    },
    async leaveStorage() {
      const { saved, record } = get();
      if (!saved || !record) return;
      await inMemory(saved, storedForm(record).lines, leftAt ?? saved.count);
      set({ unsaved: true, fault: null });
    },
    async saveAgain() {
      const { saved, record } = get();
      if (!saved || !record) return null;
      const { header, lines } = storedForm(record);
      try {
        const stored = await needs.storage.read(saved.id);
        const isOurs = stored === null || stored.battle.count === (leftAt ?? saved.count);
        const again = { ...saved, id: isOurs ? saved.id : needs.name(), header, count: lines.length };
        await needs.storage.create(again, lines);
        storage = needs.storage;
        leftAt = null;
        return again;
      } catch (error) {
        tell(troubleOf(error), error);
        return null;
      }
    },
  };
}
