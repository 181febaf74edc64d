/** How much is kept, and how much room there is: for metrics and the operator's page. */
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Kept } from '../metrics.ts';
import type { Storage } from '../storage/storage.ts';

const DONE = ['server.act.backup', 'server.act.drill'] as const;

/** `database`: the path of a SQLite file, or an address. `backups`: their folder; null: there is none. */
export async function keptBy(storage: Storage, database: string, backups: string | null, now: number): Promise<Kept> {
  // The disk of another machine is looked at there.
  const path = storage.shared || database === '' ? backups : dirname(database);
  const [amounts, last, disk] = await Promise.all([storage.amounts(now), storage.lastOf(DONE), diskOf(path)]);
  return { ...amounts, disk, backup: last[DONE[0]] ?? 0, drill: last[DONE[1]] ?? 0 };
}

async function diskOf(path: string | null): Promise<Kept['disk']> {
  if (path === null) return null;
  const found = await statfs(path).catch(() => null);
  return found === null ? null : { free: found.bavail * found.bsize, size: found.blocks * found.bsize };
}
