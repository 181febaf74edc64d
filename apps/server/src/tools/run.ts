/** `drumhead-server backup | restore | doctor`: looks after the database, while the server runs or not. */
import { createReadStream, createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createInterface } from 'node:readline';
import { backUp, restore } from '../storage/backup.ts';
import { type Database, openDatabase } from '../storage/open.ts';
import { storageOn } from '../storage/storage.ts';
import { examine } from './doctor.ts';

export const USAGE = `Usage: drumhead-server                     serves, with the settings of the environment
       drumhead-server backup FILE         writes all battles, keys and channels to FILE; the server may run
       drumhead-server restore FILE        reads such a file into an empty database, and examines every battle
       drumhead-server doctor              examines every battle; the server may run`;

/** The exit status: 0 well, 1 something is wrong, 2 not understood. `say` gets lines for people. */
export async function runTool(
  [tool, file, ...more]: readonly string[],
  database: string,
  say: (line: string) => void,
): Promise<0 | 1 | 2> {
  const wantsFile = tool === 'backup' || tool === 'restore';
  if ((!wantsFile && tool !== 'doctor') || (file === undefined) === wantsFile || more.length > 0) {
    say(USAGE);
    return 2;
  }
  let opened: Database | null = null;
  try {
    opened = await openDatabase(database, tool === 'restore' ? 'alone' : 'beside');
    if (tool === 'backup') {
      const from = opened;
      const { battles } = await writeTo(file ?? '', (write) => backUp(from, write));
      say(`${battles} battles are in ${file}. It holds keys: nobody else may read it.`);
      return 0;
    }
    if (tool === 'restore') {
      const lines = createInterface({ input: createReadStream(file ?? ''), crlfDelay: Number.POSITIVE_INFINITY });
      const { battles } = await restore(opened, lines);
      say(`${battles} battles were restored.`);
    }
    let faults = 0;
    const battles = await examine(storageOn(opened), ({ battle, fault }) => {
      faults += 1;
      say(`battle ${battle}: ${fault}`);
    });
    say(`${battles} battles examined, ${faults} with faults.`);
    return faults === 0 ? 0 : 1;
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    return 1;
  } finally {
    await opened?.close();
  }
}

async function writeTo<T>(file: string, work: (write: (line: string) => void) => Promise<T>): Promise<T> {
  // An older backup of that name stays.
  const stream = createWriteStream(file, { flags: 'wx', mode: 0o600 });
  const ended = finished(stream);
  const [done] = await Promise.all([work((line) => void stream.write(`${line}\n`)).finally(() => stream.end()), ended]);
  return done;
}
