/** `drumhead-server backup | restore | doctor | reports | settle | scenarios | show | hide | delete | …`: looks after the database, while the server runs or not. */
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { backUp, restore } from '../storage/backup.ts';
import { openDatabase } from '../storage/open.ts';
import { storageOn } from '../storage/storage.ts';
import { examine } from './doctor.ts';
import { forTerminal } from './forTerminal.ts';
import { isOperatorTool, OPERATOR_USAGE, runOperatorTool } from './operator.ts';
import { listReports } from './reports.ts';
import { deleteScenario, judgeScenario, listScenarios } from './scenarios.ts';
import type { Database } from '../storage/database.ts';

export const USAGE = `Usage: drumhead-server                     serves, with the settings of the environment
       drumhead-server backup FILE         writes all battles, keys and channels to FILE; the server may run
       drumhead-server restore FILE        reads such a file into an empty database, and examines every battle
       drumhead-server doctor              examines every battle; the server may run
       drumhead-server reports             what players reported, with what was said
       drumhead-server scenarios           scenarios that were reported, or are off the lists
       drumhead-server show SCENARIO       puts one on the lists again, and forgets its reports
       drumhead-server hide SCENARIO       takes one off the lists for good; its links still open
       drumhead-server delete SCENARIO     says what would be deleted with a scenario; with --yes it is

Acts of the operator: each says what would be done and who is told; with --reason TEXT --yes it is done, perhaps with
--report REPORT, which it answers. The server may run.

${OPERATOR_USAGE}`;

/** The tools, and whether each wants another word. */
const WANTS = {
  backup: true,
  restore: true,
  doctor: false,
  reports: false,
  scenarios: false,
  show: true,
  hide: true,
  delete: true,
} as const;

/** The exit status: 0 well, 1 something is wrong, 2 not understood. `say` gets lines for people. */
export async function runTool(
  args: readonly string[],
  database: string,
  say: (line: string) => void,
): Promise<0 | 1 | 2> {
  const [tool, file, ...rest] = args;
  if (isOperatorTool(tool)) {
    const status = await runOperatorTool(args, database, say).catch((error: unknown): 1 => {
      say(forTerminal(error instanceof Error ? error.message : String(error)));
      return 1;
    });
    if (status === 2) say(USAGE);
    return status;
  }
  const isSure = tool === 'delete' && rest[0] === '--yes';
  const more = isSure ? rest.slice(1) : rest;
  const isKnown = tool !== undefined && Object.hasOwn(WANTS, tool);
  const wantsMore = isKnown && WANTS[tool as keyof typeof WANTS];
  if (!isKnown || (file === undefined) === wantsMore || more.length > 0) {
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
      const { battles } = await restore(opened, linesIn(createReadStream(file ?? '', 'utf8')));
      say(`${battles} battles were restored.`);
    }
    if (tool === 'reports') return await listReports(storageOn(opened), say);
    if (tool === 'scenarios') return await listScenarios(storageOn(opened), say);
    if (tool === 'show' || tool === 'hide')
      return await judgeScenario(storageOn(opened), file ?? '', tool === 'show' ? 'shown' : 'hidden', say);
    if (tool === 'delete') return await deleteScenario(storageOn(opened), file ?? '', isSure, say);
    let faults = 0;
    const storage = storageOn(opened);
    const battles = await examine(storage, ({ battle, fault }) => {
      faults += 1;
      say(forTerminal(`battle ${battle}: ${fault}`));
    });
    say(`${battles} battles examined, ${faults} with faults.`);
    const { length: reports } = await storage.reports();
    const { length: reported } = await storage.reportedScenarios();
    if (reported > 0) say(`Scenarios to look at: ${reported}. "drumhead-server scenarios" lists them.`);
    if (reports > 0) say(`Players reported something: ${reports}. "drumhead-server reports" lists it.`);
    return faults === 0 ? 0 : 1;
  } catch (error) {
    say(forTerminal(error instanceof Error ? error.message : String(error)));
    return 1;
  } finally {
    await opened?.close();
  }
}

/** Lines end with a line feed alone: those of readline would end at signs that people may write, such as U+2028. */
async function* linesIn(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest.trim() !== '') yield rest;
}

/** Exported for tests. */
export async function writeTo<T>(
  file: string,
  work: (write: (line: string) => Promise<void>) => Promise<T>,
): Promise<T> {
  // An older backup of that name stays.
  const handle = await open(file, 'wx', 0o600);
  const stream = handle.createWriteStream();
  const ended = finished(stream);
  // The writer hears of it where the disk is full; nobody else waits for that.
  ended.catch(() => undefined);
  try {
    const done = await work(async (line) => {
      // A disk that is slower than the database must not make it gather in memory.
      if (!stream.write(`${line}\n`)) await Promise.race([once(stream, 'drain'), ended]);
    });
    stream.end();
    await ended;
    return done;
  } catch (error) {
    stream.destroy();
    await rm(file, { force: true });
    throw error;
  }
}
