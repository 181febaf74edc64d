/** `drumhead-server backup | restore | doctor | reports | scenarios | …`: looks after the database, while the server runs or not. */
import { restore } from '../storage/backup.ts';
import { openDatabase } from '../storage/open.ts';
import { opened } from '../storage/sealing.ts';
import { type Storage, storageOn } from '../storage/storage.ts';
import { REAL } from '../world.ts';
import { type BackupSettings, drill, linesIn, makeBackup } from './backups.ts';
import { examine, type Finding } from './doctor.ts';
import { forTerminal } from './forTerminal.ts';
import { isOperatorTool, OPERATOR_USAGE, runOperatorTool } from './operator.ts';
import { listReports } from './reports.ts';
import { listScenarios } from './scenarios.ts';

export const USAGE = `Usage: drumhead-server                     serves, with the settings of the environment
       drumhead-server backup FILE         writes all battles, keys and channels to FILE; the server may run
       drumhead-server backup              the same into the folder of DRUMHEAD_BACKUPS, read back; old ones go
       drumhead-server restore FILE        reads such a file into an empty database, and examines every battle
       drumhead-server doctor              examines every battle; the server may run
       drumhead-server doctor --since DAY  those that changed since 2030-01-31, or in the last 7 days (7)
       drumhead-server doctor --restore-drill [FILE]  restores a backup elsewhere, and examines what came of it
       drumhead-server reports             what players reported, with what was said
       drumhead-server scenarios           scenarios that were reported, or are off the lists

Acts of the operator: each says what would be done and who is told; with --reason TEXT --yes it is done, perhaps with
--report REPORT, which it answers. The server may run.

${OPERATOR_USAGE}`;

/** The tools, with the words that each may have. */
const WORDS: Readonly<Record<string, { readonly least: number; readonly most: number }>> = {
  backup: { least: 0, most: 1 },
  restore: { least: 1, most: 1 },
  doctor: { least: 0, most: 0 },
  reports: { least: 0, most: 0 },
  scenarios: { least: 0, most: 0 },
};

/** What a tool may be told besides its words. */
interface Options {
  /** Battles that changed since, alone; milliseconds since 1970. */
  readonly since: number;
  /** Restore a backup, and examine that; a file, or the last of the folder (null). */
  readonly drill: { readonly file: string | null } | null;
}

interface Asked extends Options {
  readonly tool: string;
  readonly file: string | null;
}

const DAY = 24 * 3_600_000;

/** A day such as `2030-01-31`, or so many days ago; null: neither. */
function sinceIn(text: string): number | null {
  if (/^\d{1,4}$/.test(text)) return REAL.now() - Number(text) * DAY;
  const at = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

/** Null where it is not understood. */
function askedIn([tool = '', ...args]: readonly string[]): Asked | null {
  const known = Object.hasOwn(WORDS, tool) ? WORDS[tool] : undefined;
  if (known === undefined) return null;
  const left = [...args];
  let options: Options = { since: 0, drill: null };
  const words: string[] = [];
  while (left.length > 0) {
    const word = left.shift() ?? '';
    if (word === '--since' && tool === 'doctor') {
      const since = sinceIn(left.shift() ?? '');
      if (since === null) return null;
      options = { ...options, since };
    } else if (word === '--restore-drill' && tool === 'doctor')
      options = { ...options, drill: { file: left.shift() ?? null } };
    else if (word.startsWith('--')) return null;
    else words.push(word);
  }
  return words.length >= known.least && words.length <= known.most
    ? { tool, file: words[0] ?? null, ...options }
    : null;
}

/** The exit status: 0 well, 1 something is wrong, 2 not understood. `say` gets lines for people. */
export async function runTool(
  args: readonly string[],
  database: string,
  say: (line: string) => void,
  backups: BackupSettings = { folder: null, kept: 1, key: null },
): Promise<0 | 1 | 2> {
  const isOperators = isOperatorTool(args[0]);
  const asked = askedIn(args);
  try {
    const status = isOperators
      ? await runOperatorTool(args, database, say)
      : asked === null
        ? 2
        : await runAsked(asked, database, say, backups);
    if (status === 2) say(USAGE);
    return status;
  } catch (error) {
    say(forTerminal(error instanceof Error ? error.message : String(error)));
    return 1;
  }
}

async function runAsked(
  { tool, file, since, drill: drilled }: Asked,
  database: string,
  say: (line: string) => void,
  backups: BackupSettings,
): Promise<0 | 1> {
  const from = await openDatabase(database, tool === 'restore' ? 'alone' : 'beside');
  try {
    if (tool === 'backup') return await makeBackup(from, file, backups, say);
    if (tool === 'restore') {
      const { battles } = await restore(from, linesIn(await opened(file ?? '', backups.key)));
      say(`${battles} battles were restored.`);
    }
    if (drilled !== null) return await drill(from, drilled.file, backups, say);
    const storage = storageOn(from);
    if (tool === 'reports') return await listReports(storage, say);
    if (tool === 'scenarios') return await listScenarios(storage, say);
    return await examineAll(storage, since, say);
  } finally {
    await from.close();
  }
}

async function examineAll(storage: Storage, since: number, say: (line: string) => void): Promise<0 | 1> {
  let faults = 0;
  const found = ({ battle, fault }: Finding): void => {
    faults += 1;
    say(forTerminal(`battle ${battle}: ${fault}`));
  };
  const battles = await examine(storage, found, since);
  say(`${battles} battles examined, ${faults} with faults.`);
  const { length: reports } = await storage.reports();
  const { length: reported } = await storage.reportedScenarios();
  if (reported > 0) say(`Scenarios to look at: ${reported}. "drumhead-server scenarios" lists them.`);
  if (reports > 0) say(`Players reported something: ${reports}. "drumhead-server reports" lists it.`);
  return faults === 0 ? 0 : 1;
}
