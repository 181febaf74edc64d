/** What people write beside the battles (Divisions, orders of battle) on the disk of this browser. */
import { type DBSchema, openDB } from 'idb';

export interface StoredDocument {
  readonly id: string;
  /** What it is, such as `large-battles/division`. */
  readonly kind: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
  /** JSON. */
  readonly text: string;
}

export interface DocumentStorage {
  /** False: the browser forbids keeping anything, and closing the page loses all. */
  readonly lasting: boolean;
  /** Of one kind, the last one touched first. */
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
  const papers = new Map<string, StoredDocument>();
  return {
    lasting: false,
    list: async (kind) => latestFirst([...papers.values()].filter((doc) => doc.kind === kind)),
    put: async (doc) => {
      papers.set(doc.id, doc);
    },
    remove: async (id) => {
      papers.delete(id);
    },
  };
}

let opened: Promise<DocumentStorage> | null = null;

/** The one shelf of this browser. */
export function documentStorage(): Promise<DocumentStorage> {
  opened ??= diskStorage().catch(memoryDocumentStorage);
  return opened;
}

/** A name for a new paper. */
export function documentId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join('-');
}
