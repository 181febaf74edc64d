/** Saved battles in the browser: the lines of their records, the first of each apart. */
import type { DBSchema, IDBPDatabase } from 'idb';
import { playerNamed } from '../players/players.ts';
import { type Connection, connect } from '../saving/connection.ts';
import { StorageError } from '../saving/storageTrouble.ts';
import type { SavedBattle, Touch, Storage } from './savedBattle.ts';

interface Schema extends DBSchema {
  battles: { key: string; value: SavedBattle };
  lines: { key: [string, number]; value: string };
}

const EVERYTHING = Number.MAX_SAFE_INTEGER;

/** Rejects where the browser allows no storage. */
export async function openStorage(name = 'drumhead'): Promise<Storage> {
  return storageOn(
    await connect<Schema>(name, 1, (base) => {
      base.createObjectStore('battles', { keyPath: 'id' });
      base.createObjectStore('lines');
    }),
  );
}

/** Battles saved before players had ranks name them otherwise. */
function withRanks(battle: SavedBattle): SavedBattle {
  const seats = Object.entries(battle.seats).map(([seat, player]) => [seat, playerNamed(player)] as const);
  return { ...battle, seats: Object.fromEntries(seats) };
}

const withBeside = (battle: SavedBattle, beside: Parameters<Storage['keepBeside']>[1]): SavedBattle => ({
  ...battle,
  ...(typeof beside === 'function' ? beside(battle) : beside),
});

type Change = ReturnType<typeof changeOf>;

const changeOf = (db: IDBPDatabase<Schema>) =>
  db.transaction(['battles', 'lines'], 'readwrite', { durability: 'strict' });

function storageOn(connection: Connection<Schema>): Storage {
  /** All of it is stored, or nothing: also where the page is closed meanwhile. */
  const change = (work: (tx: Change) => Promise<unknown>) =>
    connection.use(async (db) => {
      const tx = changeOf(db);
      // Heard before the work: what ends the transaction is the reason, not the requests that it takes along.
      const ended = tx.done.then(
        () => null,
        (error: unknown) => error,
      );
      try {
        await work(tx);
      } catch (error) {
        try {
          tx.abort();
        } catch {
          // It has ended already.
        }
        throw tx.error ?? error;
      }
      const error = await ended;
      if (error !== null) throw error;
    });
  /** `at`: the number of lines this page knows of; another window may have saved more. */
  const touched = async (tx: Change, id: string, at: number, touch: Touch) => {
    const store = tx.objectStore('battles');
    const battle = await store.get(id);
    if (!battle) throw new StorageError('removed');
    if (battle.count !== at) throw new StorageError('elsewhere');
    await store.put({ ...battle, ...touch });
  };
  return {
    isLasting: async () => true,
    create: (battle, lines) =>
      change(async (tx) => {
        await tx.objectStore('battles').put(battle);
        await tx.objectStore('lines').delete(IDBKeyRange.bound([battle.id, 0], [battle.id, EVERYTHING]));
        await Promise.all(lines.map(async (line, i) => tx.objectStore('lines').put(line, [battle.id, i + 1])));
      }),
    append: (id, from, lines, touch) =>
      change(async (tx) => {
        await touched(tx, id, from, touch);
        await Promise.all(lines.map(async (line, i) => tx.objectStore('lines').put(line, [id, from + 1 + i])));
      }),
    keepBeside: (id, beside) =>
      change(async (tx) => {
        const battle = await tx.objectStore('battles').get(id);
        if (battle) await tx.objectStore('battles').put(withBeside(battle, beside));
      }),
    read: (id) =>
      connection.use(async (db) => {
        const tx = db.transaction(['battles', 'lines'], 'readonly');
        const battle = await tx.objectStore('battles').get(id);
        if (!battle) return null;
        const lines = await tx.objectStore('lines').getAll(IDBKeyRange.bound([id, 1], [id, EVERYTHING]));
        return { battle: withRanks(battle), text: battle.header + lines.join('') };
      }),
    list: () =>
      connection.use(async (db) => {
        const all = await db.getAll('battles');
        return all.map(withRanks).sort((a, b) => b.touched - a.touched);
      }),
    remove: (id) =>
      change(async (tx) => {
        await tx.objectStore('battles').delete(id);
        await tx.objectStore('lines').delete(IDBKeyRange.bound([id, 0], [id, EVERYTHING]));
      }),
  };
}

/** Keeps nothing: for tests, and for browsers that allow no storage. */
export function memoryStorage(): Storage {
  const battles = new Map<string, { battle: SavedBattle; lines: string[] }>();
  const of = (id: string) => {
    const entry = battles.get(id);
    if (!entry) throw new StorageError('removed');
    return entry;
  };
  return {
    isLasting: async () => false,
    async create(battle, lines) {
      battles.set(battle.id, { battle, lines: [...lines] });
    },
    async append(id, from, lines, touch) {
      const entry = of(id);
      if (entry.lines.length !== from) throw new StorageError('elsewhere');
      entry.lines.push(...lines);
      entry.battle = { ...entry.battle, ...touch };
    },
    async keepBeside(id, beside) {
      const entry = of(id);
      entry.battle = withBeside(entry.battle, beside);
    },
    async read(id) {
      const entry = battles.get(id);
      return entry ? { battle: entry.battle, text: entry.battle.header + entry.lines.join('') } : null;
    },
    async list() {
      return [...battles.values()].map(({ battle }) => battle).sort((a, b) => b.touched - a.touched);
    },
    async remove(id) {
      battles.delete(id);
    },
  };
}
