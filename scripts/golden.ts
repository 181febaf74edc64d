// Golden records: whole battles kept in tests/golden, compressed, that must replay to the same hashes for as long as the
// rules keep their version. `node scripts/golden.ts FILE.battle.jsonl ...` adds records that `drumhead simulate --records`
// wrote; `npm test` replays them all (tests/golden*.long.test.ts).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type AnyRuleset,
  begin,
  type Battle,
  type BattleEvent,
  type Command,
  decide,
  firstHash,
  headerHash,
  type HeaderOfFormat1,
  isEnvelope,
  momentOf,
  nextHash,
  readRecord,
  type Seat,
} from '@drumhead/engine';
import { rulesetsFor } from '@drumhead/rulesets';
import { hashedSteps, headerOfFormat1 } from '@drumhead/testkit';

/** Where the records lie: a folder `<rule set>@<version>` for each version of the rules. */
export const GOLDEN = fileURLToPath(new URL('../tests/golden/', import.meta.url));

/** Long random battles are kept up to here: later commands repeat what the earlier ones tried. */
const MOST_COMMANDS = 3000;
/** A hash is kept every so many commands, to tell where a battle went another way. */
const EVERY = 100;

/** A golden record. Its file holds the header, the hashes and the commands, one JSON line each, as in format 1. */
export interface Golden {
  readonly name: string;
  readonly header: HeaderOfFormat1;
  readonly orders: readonly (readonly [Seat, unknown])[];
  /** The running hash after so many commands; the last one is after all of them. */
  readonly hashes: Readonly<Record<number, string>>;
}

/**
 * All golden records of a version of a rule set (the newest that has any, where it is left out), by name: those of the
 * book’s battles first, so that a scenario of our own moves none of them.
 */
export function goldenRecords(ruleset: string, version = newestOf(ruleset)): readonly Golden[] {
  const folder = join(GOLDEN, `${ruleset}@${version}`);
  if (!existsSync(folder)) return [];
  const records = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl.gz'))
    .sort()
    .map((file) => {
      const lines = gunzipSync(readFileSync(join(folder, file)))
        .toString('utf8')
        .trimEnd()
        .split('\n');
      const parsed = lines.map((line): unknown => JSON.parse(line));
      return {
        name: file.replace(/\.jsonl\.gz$/, ''),
        header: parsed[0] as HeaderOfFormat1,
        hashes: parsed[1] as Golden['hashes'],
        orders: parsed.slice(2) as Golden['orders'],
      };
    });
  const isOurs = ({ header }: Golden): boolean => isEnvelope(header.setup);
  return [...records.filter((golden) => !isOurs(golden)), ...records.filter(isOurs)];
}

function newestOf(ruleset: string): number {
  const found = readdirSync(GOLDEN).filter((folder) => folder.startsWith(`${ruleset}@`));
  return Math.max(0, ...found.map((folder) => Number(folder.slice(ruleset.length + 1))));
}

/** Replays a golden record and throws at the first difference. `onMoment` sees the battle after every command, and
 * what happened. */
export function replayGolden(
  ruleset: AnyRuleset,
  { name, header, orders, hashes }: Golden,
  onMoment?: (battle: Battle, events: readonly BattleEvent[]) => void,
): Battle {
  const fail = (what: string): never => {
    throw new Error(`${header.ruleset} ${name}: ${what}`);
  };
  const begun = begin(ruleset, header.setup);
  if (!begun.ok) return fail(`the set-up is refused: ${JSON.stringify(begun.problems)}`);
  const { hash: first, ...fields } = header;
  let battle = begun.value;
  let hash = firstHash(battle);
  if (headerHash(fields, hash) !== first) return fail('another first state');
  onMoment?.(battle, []);
  for (const [seat, command] of orders) {
    const answer = decide(battle, seat, command);
    if (!answer.ok) return fail(`command ${battle.count + 1} is refused: ${JSON.stringify(answer.refusal)}`);
    battle = answer.battle;
    hash = nextHash(hash, { seat, command: command as Command }, battle);
    const wanted = hashes[battle.count];
    if (wanted !== undefined && wanted !== hash) return fail(`another state by command ${battle.count}`);
    onMoment?.(battle, answer.events);
  }
  return battle;
}

async function add(file: string): Promise<void> {
  const text = readFileSync(file, 'utf8');
  const read = readRecord(text, await rulesetsFor(text));
  if (!read.ok) throw new Error(`${file}, line ${read.line}: ${read.reason}`);
  const { header, seats, seed } = read.record;
  const battle = momentOf(read.battle, Math.min(read.battle.count, MOST_COMMANDS));
  const steps = hashedSteps(battle);
  const hashes: Record<number, string> = {};
  for (const { number, hash } of steps) if (number % EVERY === 0 || number === steps.length) hashes[number] = hash;
  const folder = join(GOLDEN, `${header.ruleset}@${header.rulesVersion}`);
  mkdirSync(folder, { recursive: true });
  const first = headerOfFormat1(battle, { scenario: header.scenario, seats, seed });
  const lines = [first, hashes, ...steps.map(({ seat, command }) => [seat, command])];
  const name = basename(file).replace(/(-0+)?(\d)?\.battle\.jsonl$/, '$2');
  const whole = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  writeFileSync(join(folder, `${name}.jsonl.gz`), gzipSync(whole, { level: 9 }));
}

if (import.meta.main) for (const file of process.argv.slice(2)) await add(file);
