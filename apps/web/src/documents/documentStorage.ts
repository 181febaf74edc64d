/** Documents in the browser's storage: Divisions, squads, armies, orders of battle. */
import { type DBSchema, openDB } from 'idb';

export interface StoredDocument {
  readonly id: string;
  /** Such as `large-battles/division`. */
  readonly kind: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
  /** JSON. */
  readonly text: string;
}

export interface DocumentStorage {
  /** False: the browser allows no storage, and closing the page loses everything. */
  readonly lasting: boolean;
  /** Those of one kind, last changed first. */
  list(kind: string): Promise<readonly StoredDocument[]>;
  put(doc: StoredDocument): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  papers: { key: string; value: StoredDocument; indexes: { kind: string } };
}

const latestFirst = (papers: readonly StoredDocument[]) => [...papers].sort((a, b) => b.touched - a.touched);

async function diskStorage(): Promise<DocumentStorage> {
  const db = await openDB<Schema>('drumhead-papers', 1, {
    upgrade(base) {
      base.createObjectStore('papers', { keyPath: 'id' }).createIndex('kind', 'kind');
    },
  });
  return {
    lasting: true,
    list: async (kind) => latestFirst(await db.getAllFromIndex('papers', 'kind', kind)),
    put: async (doc) => {
      await db.put('papers', doc);
    },
    remove: (id) => db.delete('papers', id),
  };
}

export function memoryDocumentStorage(): DocumentStorage {
  const documents = new Map<string, StoredDocument>();
  return {
    lasting: false,
    list: async (kind) => latestFirst([...documents.values()].filter((doc) => doc.kind === kind)),
    put: async (doc) => {
      documents.set(doc.id, doc);
    },
    remove: async (id) => {
      documents.delete(id);
    },
  };
}

let opened: Promise<DocumentStorage> | null = null;

/** The one storage of the page. */
export function documentStorage(): Promise<DocumentStorage> {
  opened ??= diskStorage().catch(memoryDocumentStorage);
  return opened;
}

/** A new id. */
export function documentId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join('-');
}
