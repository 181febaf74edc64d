/** The operator's acts on the command line: what would be done and who would be told, and with `--yes` it is done. */
import { ACT_FIELDS, actIn } from '../operator/actFields.ts';
import { type Act, type Acts, actsOn, SEEN } from '../operator/acts.ts';
import type { OperatorMessage } from '../operator/messages.ts';
import { saying } from '../operator/saying.ts';
import { openDatabase } from '../storage/open.ts';
import { type Storage, storageOn } from '../storage/storage.ts';
import { REAL } from '../world.ts';
import { forTerminal } from './forTerminal.ts';

type Say = (line: string) => void;

/** The acts by their names on the command line. */
const ACTS: Readonly<Record<string, Act['act']>> = {
  settle: 'dismiss',
  line: 'line',
  name: 'name',
  battle: 'battle',
  remove: 'table',
  show: 'show',
  hide: 'hide',
  delete: 'delete',
  account: 'account',
  ban: 'ban',
  silence: 'words',
  unban: 'unban',
  set: 'set',
  keep: 'keep',
  drain: 'drain',
  serve: 'serve',
};

const wantedBy = (act: Act['act']): string => ACT_FIELDS[act].join(' ').toUpperCase();

/** What only looks, and what it wants. */
const LOOKS: Readonly<Record<string, string>> = { people: 'TEXT', bans: '', processes: '', acts: '', departures: '' };

const WORDS: Readonly<Record<string, string>> = {
  settle: 'closes a report without an act',
  line: 'takes the words of a line away',
  name: 'takes a name off the seats of somebody',
  battle: 'deletes one battle; its table stays where it has others',
  remove: 'deletes a battle with its whole table',
  show: 'puts a scenario on the lists again, and forgets its reports',
  hide: 'takes a scenario off the lists for good; its links still open',
  delete: 'deletes a scenario with all of its editions',
  account: 'deletes an account',
  ban: 'bans a session, account:NAME, an address or a network',
  silence: 'no free text for somebody',
  unban: 'ends a ban',
  set: 'a switch, limit or page (tables.closed, limit.NAME, page.terms.en); "-" sets it back',
  keep: 'tables that would go by themselves stay longer',
  drain: 'sends the people of a process to the others',
  serve: 'lets it serve again',
  people: 'who goes by a name, an address of mail, or the name of an account',
  bans: 'bans that have not ended',
  processes: 'processes that serve',
  acts: 'what was done, and why',
  departures: 'tables that go by themselves, and when',
};

export const OPERATOR_USAGE = [
  ...Object.entries(ACTS).map(([name, act]) => [name, wantedBy(act)] as const),
  ...Object.entries(LOOKS),
]
  .map(([name, wants]) => `       drumhead-server ${`${name} ${wants}`.trim().padEnd(28)} ${WORDS[name]}`)
  .join('\n');

export const isOperatorTool = (tool: string | undefined): boolean =>
  tool !== undefined && (Object.hasOwn(ACTS, tool) || Object.hasOwn(LOOKS, tool));

interface Given {
  readonly words: readonly string[];
  readonly isSure: boolean;
  readonly reason: string;
  readonly report: string | undefined;
}

/** Null where it is not understood. */
function givenIn(args: readonly string[]): Given | null {
  const words: string[] = [];
  const options: Record<string, string> = {};
  let isSure = false;
  for (let i = 0; i < args.length; i++) {
    const word = args[i] ?? '';
    if (word === '--yes') isSure = true;
    else if (word === '--reason' || word === '--report') options[word] = args[++i] ?? '';
    else if (word.startsWith('--')) return null;
    else words.push(word);
  }
  return { words, isSure, reason: options['--reason'] ?? '', report: options['--report'] };
}

/** The exit status: 2 where it is not understood. */
export async function runOperatorTool(
  [tool = '', ...args]: readonly string[],
  database: string,
  say: Say,
): Promise<0 | 1 | 2> {
  const given = givenIn(args);
  const act = ACTS[tool];
  const wants = (act === undefined ? (LOOKS[tool] ?? '') : wantedBy(act)).split(' ').filter((word) => word !== '');
  if (given === null || given.words.length !== wants.length) return 2;
  const opened = await openDatabase(database, 'beside');
  try {
    const storage = storageOn(opened);
    if (act === undefined) return await look(storage, tool, given.words[0] ?? '', (line) => say(forTerminal(line)));
    const fields = ACT_FIELDS[act].map((name, i) => [name, given.words[i] ?? ''] as const);
    const { report } = given;
    const wanted = actIn({ ...(report === undefined ? {} : { report }), ...Object.fromEntries(fields), act });
    if (wanted === null) return 2;
    return await doOrSay(actsOn({ storage, now: () => REAL.now(), world: REAL }), wanted, given, (line) =>
      say(forTerminal(line)),
    );
  } finally {
    await opened.close();
  }
}

async function doOrSay(acts: Acts, act: Act, { isSure, reason }: Given, say: Say): Promise<0 | 1> {
  // What it would do may be asked without a reason.
  const foreseen = await acts.foresee(act, reason === '' && !isSure ? '…' : reason);
  if (typeof foreseen === 'string') return refusedWith(foreseen, say);
  say(saying('en', foreseen.message, foreseen.facts));
  for (const { name, message, facts } of foreseen.tells) say(`  ${name} is told: ${saying('en', message, facts)}`);
  if (!isSure) {
    say('Nothing was done. The same with --reason TEXT --yes does it.');
    return 0;
  }
  const done = await acts.perform(act, reason);
  if (typeof done === 'string') return refusedWith(done, say);
  say('Done. Servers that run know within two seconds.');
  return 0;
}

function refusedWith(fault: OperatorMessage, say: Say): 1 {
  say(saying('en', fault, {}));
  return 1;
}

const timeOf = (at: number): string => new Date(at).toISOString();

async function look(storage: Storage, tool: string, text: string, say: Say): Promise<0> {
  if (tool === 'people') {
    for (const who of await storage.peopleBy(text, 50)) {
      const person = await storage.personCalled(who);
      if (person === null) continue;
      const { names, since, battles, account } = person;
      say(`${who}: ${account === null ? 'guest' : 'account'} since ${timeOf(since)}, battles: ${battles}`);
      say(`    ${names.map((name) => JSON.stringify(name)).join(', ')}`);
      for (const act of await storage.actsOn(who)) say(`    ${timeOf(act.at)} ${saying('en', act.act, act.facts)}`);
    }
  }
  if (tool === 'bans')
    for (const { id, kind, who, extent, until } of await storage.bans(REAL.now()))
      say(`${id}: ${kind} ${who}, ${extent === 'all' ? 'everything' : 'free text'}, until ${timeOf(until)}`);
  if (tool === 'processes')
    for (const { id, version, sockets, drains } of await storage.processes(REAL.now() - SEEN))
      say(`${id}: version ${version}, connections: ${sockets}, ${drains === 1 ? 'drained' : 'serving'}`);
  if (tool === 'departures') for (const { table, at } of await storage.departures()) say(`${table}: ${timeOf(at)}`);
  if (tool === 'acts')
    for (const { number, at, act, facts, reason } of await storage.acts(null, 1000))
      say(`${number} ${timeOf(at)} ${saying('en', act, facts)}${reason === '' ? '' : ` (${reason})`}`);
  return 0;
}
