/** What people write beside the battles (Divisions, orders of battle) on the disk of this browser. */
import { type DBSchema, openDB } from 'idb';

export interface Paper {
  readonly id: string;
  /** What it is, such as `large-battles/division`. */
  readonly kind: string;
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly touched: number;
  /** JSON. */
  readonly text: string;
}

export interface Shelf {
  /** False: the browser forbids keeping anything, and closing the page loses all. */
  readonly lasting: boolean;
  /** Of one kind, the last one touched first. */
  list(kind: string): Promise<readonly Paper[]>;
  put(paper: Paper): Promise<void>;
  remove(id: string): Promise<void>;
}

interface Schema extends DBSchema {
  papers: { key: string; value: Paper; indexes: { kind: string } };
}

const latestFirst = (papers: readonly Paper[]) => [...papers].sort((a, b) => b.touched - a.touched);

async function diskShelf(): Promise<Shelf> {
  const db = await openDB<Schema>('drumhead-papers', 1, {
    upgrade(base) {
      base.createObjectStore('papers', { keyPath: 'id' }).createIndex('kind', 'kind');
    },
  });
  return {
    lasting: true,
    list: async (kind) => latestFirst(await db.getAllFromIndex('papers', 'kind', kind)),
    put: async (paper) => {
      await db.put('papers', paper);
    },
    remove: (id) => db.delete('papers', id),
  };
}

export function memoryShelf(): Shelf {
  const papers = new Map<string, Paper>();
  return {
    lasting: false,
    list: async (kind) => latestFirst([...papers.values()].filter((paper) => paper.kind === kind)),
    put: async (paper) => {
      papers.set(paper.id, paper);
    },
    remove: async (id) => {
      papers.delete(id);
    },
  };
}

let opened: Promise<Shelf> | null = null;

/** The one shelf of this browser. */
export function shelf(): Promise<Shelf> {
  opened ??= diskShelf().catch(memoryShelf);
  return opened;
}

/** A name for a new paper. */
export function paperId(): string {
  return [...crypto.getRandomValues(new Uint32Array(2))].map((n) => n.toString(36)).join('-');
}
