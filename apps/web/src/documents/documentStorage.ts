/** Documents in the browser's storage: Divisions, squads, armies, orders of battle, campaigns, positions. */
import type { DBSchema } from 'idb';
import { connect } from '../battle/saving/connection.ts';
import type { Sketch } from '@drumhead/content/sketch';
import { StorageError, type StorageTrouble, troubleOf } from '../battle/saving/storageTrouble.ts';

/** In the query of an address: a saved document to open, by its id. */
export const DOCUMENT = 'doc';

export interface StoredDocument {
  readonly id: string;
  /** Such as `large-battles/division`. */
  readonly kind: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
  /** JSON. */
  readonly text: string;
  /** The player's own words about it. */
  readonly notes?: string;
  /** Left out: in none. */
  readonly folder?: string;
  /** A small map, of positions alone. */
  readonly sketch?: Sketch;
}

type Unnamed = Omit<StoredDocument, 'name'> & Partial<Pick<StoredDocument, 'name'>>;

/** What belongs to a document beside its content. */
export type BesideDocument = Pick<StoredDocument, 'notes' | 'folder'>;

export interface DocumentStorage {
  /** Null: what is stored lasts. Else why closing the page loses everything. */
  readonly trouble: StorageTrouble | null;
  /** Those of one kind, or all, last changed first. */
  list(kind?: string): Promise<readonly StoredDocument[]>;
  /**
   * Saves the content; what belongs to it beside that stays. `known`: when this window last saw it changed, null for a
   * new one. Rejects (`elsewhere`) where another window changed it since. A name that is left out stays as it is.
   */
  save(doc: Unnamed, known: number | null): Promise<void>;
  /** Stores it as it is, in place of what was there. */
  put(doc: StoredDocument): Promise<void>;
  keepBeside(id: string, beside: BesideDocument): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  papers: { key: string; value: StoredDocument; indexes: { kind: string } };
}

const latestFirst = (papers: readonly StoredDocument[]) => [...papers].sort((a, b) => b.touched - a.touched);

/** What is to be stored in the place of `old`. */
function saved(old: StoredDocument | undefined, doc: Unnamed, known: number | null): StoredDocument {
  if (old && old.touched !== known && old.text !== doc.text) throw new StorageError('elsewhere');
  return { name: '', ...old, ...doc };
}

export async function diskStorage(name = 'drumhead-papers'): Promise<DocumentStorage> {
  const connection = await connect<Schema>(name, 1, (base) => {
    base.createObjectStore('papers', { keyPath: 'id' }).createIndex('kind', 'kind');
  });
  /** Puts what comes of the document that is stored. */
  const change = (id: string, next: (old: StoredDocument | undefined) => StoredDocument | null) =>
    connection.use(async (db) => {
      const tx = db.transaction('papers', 'readwrite', { durability: 'strict' });
      const ended = tx.done.catch((error: unknown) => error);
      try {
        const doc = next(await tx.store.get(id));
        if (doc !== null) await tx.store.put(doc);
      } catch (error) {
        throw tx.error ?? error;
      }
      const error = await ended;
      if (error !== undefined) throw error;
    });
  return {
    trouble: null,
    list: (kind) =>
      connection.use(async (db) =>
        latestFirst(kind === undefined ? await db.getAll('papers') : await db.getAllFromIndex('papers', 'kind', kind)),
      ),
    save: (doc, known) => change(doc.id, (old) => saved(old, doc, known)),
    put: (doc) => change(doc.id, () => doc),
    keepBeside: (id, beside) => change(id, (old) => (old ? { ...old, ...beside } : null)),
    remove: (id) => connection.use((db) => db.delete('papers', id)),
  };
}

export function memoryDocumentStorage(trouble: StorageTrouble | null = null): DocumentStorage {
  const documents = new Map<string, StoredDocument>();
  return {
    trouble,
    list: async (kind) => latestFirst([...documents.values()].filter((doc) => kind === undefined || doc.kind === kind)),
    save: async (doc, known) => {
      documents.set(doc.id, saved(documents.get(doc.id), doc, known));
    },
    put: async (doc) => {
      documents.set(doc.id, doc);
    },
    keepBeside: async (id, beside) => {
      const old = documents.get(id);
      if (old) documents.set(id, { ...old, ...beside });
    },
    remove: async (id) => {
      documents.delete(id);
    },
  };
}

let opened: Promise<DocumentStorage> | null = null;

/** The one storage of the page. */
export function documentStorage(): Promise<DocumentStorage> {
  opened ??= diskStorage().catch((error: unknown) =>
    memoryDocumentStorage(troubleOf(error) === 'newer' ? 'newer' : 'blocked'),
  );
  return opened;
}

/** A new id. */
export function documentId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join('-');
}
