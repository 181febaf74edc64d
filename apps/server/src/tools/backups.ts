/** Backups: to a file, or one a day into a folder where the last ones are kept; and whether one can be restored. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import { actsOn } from '../operator/acts.ts';
import { backUp, restore } from '../storage/backup.ts';
import type { Database } from '../storage/database.ts';
import { openDatabase } from '../storage/open.ts';
import { opened, seal } from '../storage/sealing.ts';
import { storageOn } from '../storage/storage.ts';
import { REAL } from '../world.ts';
import { examine } from './doctor.ts';

export interface BackupSettings {
  /** Where backups of every day are kept; null: nowhere. */
  readonly folder: string | null;
  /** How many of them. */
  readonly kept: number;
  /** Seals them; null: they are plain. */
  readonly key: string | null;
}

type Say = (line: string) => void;

/** What is not whole yet ends so. */
const HALF = '.half';
const DAY = 24 * 3_600_000;
/** By the time when it was begun, so that their order is that of their names. */
const NAME = /^drumhead-\d{4}-\d\d-\d\dT[\d-]+Z\.backup$/;

/** The exit status. `file`: null for the next one of the folder, which is read back before older ones go. */
export async function makeBackup(
  from: Database,
  file: string | null,
  settings: BackupSettings,
  say: Say,
): Promise<0 | 1> {
  const path = file ?? (await nextIn(settings.folder));
  if (path === null) {
    say('DRUMHEAD_BACKUPS names no folder, and no file was named.');
    return 1;
  }
  // What is not whole has another name, and goes.
  const half = file === null ? `${path}${HALF}` : path;
  const { battles } = await writeTo(half, (write) => backUp(from, write), settings.key);
  say(`${battles} battles are in ${path}. It holds keys: nobody else may read it.`);
  if (file !== null) return 0;
  await readBack(half, settings.key).catch(async (error: unknown) => {
    await rm(half, { force: true });
    throw error;
  });
  await rename(half, path);
  const { size } = await stat(path);
  await note(from, 'server.act.backup', { battles: String(battles), size: (size / 1e6).toFixed(1) });
  for (const old of (await kept(settings.folder)).slice(0, -settings.kept)) await rm(old);
  for (const left of await halves(settings.folder)) await rm(left, { force: true });
  return 0;
}

/** Restores a backup into a database of its own, and plays every battle again. The exit status. */
export async function drill(from: Database, file: string | null, settings: BackupSettings, say: Say): Promise<0 | 1> {
  const path = file ?? (await kept(settings.folder)).at(-1) ?? null;
  if (path === null) {
    say('There is no backup: name one, or a folder in DRUMHEAD_BACKUPS.');
    return 1;
  }
  const folder = await mkdtemp(join(tmpdir(), 'drumhead-drill-'));
  try {
    const target = await openDatabase(join(folder, 'drill.db'));
    let faults = 0;
    try {
      const { battles, rows } = await restore(target, linesIn(await opened(path, settings.key)));
      await examine(storageOn(target), ({ battle, fault }) => {
        faults += 1;
        say(`battle ${battle}: ${fault}`);
      });
      say(`${path}: ${battles} battles and ${rows} rows restored, ${faults} with faults.`);
      await note(from, faults === 0 ? 'server.act.drill' : 'server.act.drill.failed', { battles: String(battles) });
    } finally {
      await target.close();
    }
    return faults === 0 ? 0 : 1;
  } catch (error) {
    await note(from, 'server.act.drill.failed', { battles: '0' });
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const note = (
  from: Database,
  message: 'server.act.backup' | 'server.act.drill' | 'server.act.drill.failed',
  facts: Readonly<Record<string, string>>,
) => actsOn({ storage: storageOn(from), now: () => REAL.now(), world: REAL }).note(message, facts);

/** Backups of a folder, the oldest first. */
async function kept(folder: string | null): Promise<readonly string[]> {
  if (folder === null || !existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => NAME.test(name));
  return names.sort().map((name) => join(folder, name));
}

/** Those that a process was killed at more than a day ago. */
async function halves(folder: string | null): Promise<readonly string[]> {
  if (folder === null) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith(HALF) && NAME.test(name.slice(0, -HALF.length)));
  const looked = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, at: (await stat(path).catch(() => null))?.mtimeMs ?? Number.POSITIVE_INFINITY };
    }),
  );
  return looked.flatMap(({ path, at }) => (at < REAL.now() - DAY ? [path] : []));
}

/** Is there one of today? */
export const hasToday = async (folder: string, now: number): Promise<boolean> =>
  (await kept(folder)).some((path) => path.includes(`drumhead-${dayOf(now)}`));

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

async function nextIn(folder: string | null): Promise<string | null> {
  if (folder === null) return null;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return join(folder, `drumhead-${new Date(REAL.now()).toISOString().replaceAll(/[:.]/g, '-')}.backup`);
}

/** Throws where it cannot be read to its end. */
async function readBack(file: string, key: string | null): Promise<void> {
  let last = '';
  for await (const line of linesIn(await opened(file, key))) last = line;
  if (!last.startsWith('{"end":')) throw new Error('the backup could not be read back');
}

/** Lines end with a line feed alone: those of readline would end at signs that people may write, such as U+2028. */
export async function* linesIn(pieces: AsyncIterable<Buffer | string>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of pieces) {
    const text = typeof piece === 'string' ? piece : decoder.decode(piece, { stream: true });
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest.trim() !== '') yield rest;
}

/** Exported for tests. `key`: seals it. */
export async function writeTo<T>(
  file: string,
  work: (write: (line: string) => Promise<void>) => Promise<T>,
  key: string | null = null,
): Promise<T> {
  // An older backup of that name stays.
  const handle = await open(file, 'wx', 0o600);
  const stream = handle.createWriteStream();
  const text = key === null ? stream : new PassThrough();
  const ended = key === null ? finished(stream) : seal(text as PassThrough, stream, key, REAL);
  // The writer hears of it where the disk is full; nobody else waits for that.
  ended.catch(() => undefined);
  try {
    const done = await work(async (line) => {
      // A disk that is slower than the database must not make it gather in memory.
      if (!text.write(`${line}\n`)) await Promise.race([once(text, 'drain'), ended]);
    });
    text.end();
    await ended;
    return done;
  } catch (error) {
    text.destroy();
    stream.destroy();
    await rm(file, { force: true });
    throw error;
  }
}
