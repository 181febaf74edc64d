/** The pairs of an arena in a file, a line each: a run that was cut goes on where it was, and a longer one adds to it. */
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlayedPair } from '@drumhead/bots';

/** What the battles of a run follow from; pairs of runs that differ in any of it are never mixed. */
export interface RunOf {
  readonly ruleset: string;
  /** The version of its rules. */
  readonly rules: number;
  /** With version and weights. */
  readonly players: readonly [string, string];
  /** Balanced set-ups, or a scenario. */
  readonly setups: string;
  /** The set-ups themselves, in their order. */
  readonly given: readonly unknown[];
  readonly seed: string;
  readonly cap: number;
}

/** The pairs that are kept, by number, and the way to keep another. */
export interface SavedPairs {
  readonly pairs: ReadonlyMap<number, PlayedPair>;
  keep(pair: number, played: PlayedPair): void;
}

interface Line {
  readonly pair: number;
  readonly played: PlayedPair;
}

/**
 * Opens the file of a run in a folder, which is made if there is none. A line that was being written when the run was cut
 * is taken out. Null: the file of this name belongs to another run.
 */
export function savedPairs(folder: string, run: RunOf): SavedPairs | null {
  const file = join(folder, fileNameOf(run));
  const head = `${JSON.stringify(headOf(run))}\n`;
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, head);
  }
  const bytes = readFileSync(file);
  const whole = bytes.subarray(0, bytes.lastIndexOf('\n') + 1);
  if (whole.length < bytes.length) truncateSync(file, whole.length);
  const [first = '', ...lines] = whole.toString('utf8').split('\n');
  // Cut before its head was written whole: there is nothing else in it.
  if (whole.length === 0) writeFileSync(file, head);
  else if (`${first}\n` !== head) return null;
  const pairs = new Map<number, PlayedPair>();
  for (const line of lines) {
    if (line === '') continue;
    const { pair, played } = JSON.parse(line) as Line;
    pairs.set(pair, played);
  }
  return {
    pairs,
    keep(pair, played) {
      appendFileSync(file, `${JSON.stringify({ pair, played: withShortTimes(played) } satisfies Line)}\n`);
    },
  };
}

/** Says what was played, so that a folder of many runs can be read. */
function fileNameOf({ ruleset, rules, players, setups, seed, cap }: RunOf): string {
  const parts = [`${ruleset}@${rules}`, ...players, setups, `seed-${seed}`, `cap-${cap}`];
  return `${parts.map((part) => part.replaceAll(/[^\w.@#=:-]/g, '_').replaceAll(':', '+')).join('_')}.jsonl`;
}

function headOf({ given, ...run }: RunOf): unknown {
  return { ...run, given: createHash('sha256').update(JSON.stringify(given)).digest('hex') };
}

/** Thousandths of a millisecond are enough. */
function withShortTimes(played: PlayedPair): PlayedPair {
  const short = (times: readonly number[]): readonly number[] => times.map((time) => Math.round(time * 1000) / 1000);
  return { ...played, times: [short(played.times[0]), short(played.times[1])] };
}
