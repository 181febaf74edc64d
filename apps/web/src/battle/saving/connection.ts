/**
 * A connection to a database of the browser that outlives its closing: the browser closes it when it clears or repairs
 * its storage, and we close it for a newer page that changes the form of what is stored.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { nameOf } from './storageTrouble.ts';

export interface Connection<S extends DBSchema> {
  /** Begins again on a new connection where the old one was closed before the work began. */
  use<T>(work: (db: IDBPDatabase<S>) => Promise<T>): Promise<T>;
}

/** Rejects where the browser allows no storage, or holds a later version of the database. */
export async function connect<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: (db: IDBPDatabase<S>) => void,
): Promise<Connection<S>> {
  let opening: Promise<IDBPDatabase<S>> | null = null;
  const opened = (): Promise<IDBPDatabase<S>> => {
    opening ??= openDB<S>(name, version, {
      upgrade,
      blocking(_current, _wanted, { target }) {
        (target as IDBDatabase).close();
        opening = null;
      },
      terminated() {
        opening = null;
      },
    }).catch((error: unknown) => {
      opening = null;
      throw error;
    });
    return opening;
  };
  await opened();
  return {
    async use(work) {
      const db = await opened();
      try {
        return await work(db);
      } catch (error) {
        // A transaction cannot begin on a closed connection: nothing was done yet.
        if (nameOf(error) !== 'InvalidStateError') throw error;
        opening = null;
        return work(await opened());
      }
    },
  };
}
