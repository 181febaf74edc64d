// Golden records: whole battles kept in tests/golden, compressed, that must replay to the same hashes for as long as the
// rules keep their version. `node scripts/golden.ts FILE.battle.jsonl ...` adds records that `drumhead simulate --records`
// wrote; `npm test` replays them all (tests/golden.test.ts).
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import {
  type AnyRuleset,
  begin,
  type Battle,
  type BattleEvent,
  decide,
  headerHash,
  type RecordHeader,
  type Seat,
} from '@drumhead/engine';

/** Where the records lie: a folder `<rule set>@<version>` for each version of the rules. */
export const GOLDEN = fileURLToPath(new URL('../tests/golden/', import.meta.url));

/** Long random battles are kept up to here: later commands repeat what the earlier ones tried. */
const MOST_COMMANDS = 3000;
/** A hash is kept every so many commands, to tell where a battle went another way. */
const EVERY = 100;

/** A golden record. Its file holds the header, the commands and the hashes, one JSON line each. */
export interface Golden {
  readonly name: string;
  readonly header: RecordHeader;
  readonly orders: readonly (readonly [Seat, unknown])[];
  /** The running hash after so many commands; the last one is after all of them. */
  readonly hashes: Readonly<Record<number, string>>;
}

/** All golden records of a version of a rule set (the newest that has any, where it is left out), by name. */
export function goldenRecords(ruleset: string, version = newestOf(ruleset)): readonly Golden[] {
  const folder = join(GOLDEN, `${ruleset}@${version}`);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
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
        header: parsed[0] as RecordHeader,
        hashes: parsed[1] as Golden['hashes'],
        orders: parsed.slice(2) as Golden['orders'],
      };
    });
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
  const { hash, ...fields } = header;
  if (headerHash(fields, begun.value.hash) !== hash) return fail('another first state');
  let battle = begun.value;
  onMoment?.(battle, []);
  for (const [seat, command] of orders) {
    const answer = decide(battle, seat, command);
    if (!answer.ok) return fail(`command ${battle.count + 1} is refused: ${JSON.stringify(answer.refusal)}`);
    battle = answer.battle;
    const wanted = hashes[battle.count];
    if (wanted !== undefined && wanted !== battle.hash) return fail(`another state by command ${battle.count}`);
    onMoment?.(battle, answer.events);
  }
  return battle;
}

function add(file: string): void {
  const [first, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  const header = JSON.parse(first as string) as RecordHeader;
  const orders = lines
    .slice(0, MOST_COMMANDS)
    .map((line) => JSON.parse(line) as { readonly seat: Seat; readonly command: unknown; readonly hash: string });
  const hashes: Record<number, string> = {};
  for (const [i, { hash }] of orders.entries()) {
    if ((i + 1) % EVERY === 0 || i + 1 === orders.length) hashes[i + 1] = hash;
  }
  const folder = join(GOLDEN, `${header.ruleset}@${header.rulesVersion}`);
  mkdirSync(folder, { recursive: true });
  const text = [header, hashes, ...orders.map(({ seat, command }) => [seat, command])]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('');
  const name = basename(file).replace(/(-0+)?(\d)?\.battle\.jsonl$/, '$2');
  writeFileSync(join(folder, `${name}.jsonl.gz`), gzipSync(text, { level: 9 }));
}

if (import.meta.main) for (const file of process.argv.slice(2)) add(file);
