// Speeds as ratios: reference and ours in turn, each in a process of its own, pinned, warmed up, on the same core.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

/** The result of one round. Figures are its other measurements, by name, in the unit that the name ends with. */
export interface Measured {
  readonly count: number;
  readonly seconds: number;
  readonly figures?: Readonly<Record<string, number>>;
}

/** One side of a comparison. `work` is called again and again in one process, each time for about so many milliseconds. */
export interface Bench {
  /** The thing counted: 'actions', 'accepted commands', 'contests'. */
  readonly unit: string;
  readonly work: (milliseconds: number) => Measured;
}

/** A promise and a direction: at least, for a ratio; at most, for a figure. */
export interface Target {
  readonly must: number;
  readonly goal: number;
}

export interface Comparison {
  readonly name: string;
  /** Names of benches (bench/index.ts). */
  readonly ours: string;
  readonly reference: string;
  /** Ours a second divided by the reference a second. Left out where the two count different things. */
  readonly ratio?: Target;
  readonly figures?: Readonly<Record<string, Target>>;
}

export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

type Verdict = 'goal' | 'must' | 'missed';

interface Result {
  readonly name: string;
  readonly ours: { readonly bench: string; readonly unit: string; readonly perSecond: Spread };
  readonly reference: { readonly bench: string; readonly unit: string; readonly perSecond: Spread };
  readonly ratio: Spread & { readonly rounds: readonly number[] } & Partial<Target> & { readonly reached?: Verdict };
  readonly figures: Readonly<Record<string, Spread & Partial<Target> & { readonly reached?: Verdict }>>;
}

export interface Report {
  readonly machine: { readonly cpu: string; readonly cores: number; readonly node: string; readonly pinned: boolean };
  readonly rounds: number;
  readonly secondsARound: number;
  readonly comparisons: readonly Result[];
}

export interface Options {
  readonly rounds: number;
  readonly warmUp: number;
  readonly milliseconds: number;
}

export const FULL: Options = { rounds: 7, warmUp: 4000, milliseconds: 2000 };

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  const median = sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
  return { median, min: sorted[0] ?? Number.NaN, max: sorted.at(-1) ?? Number.NaN };
}

/** For a ratio more is better, for a figure less. */
export function verdict(value: number, target: Target, better: 'more' | 'less'): Verdict {
  const reaches = (limit: number) => (better === 'more' ? value >= limit : value <= limit);
  if (reaches(target.goal)) return 'goal';
  return reaches(target.must) ? 'must' : 'missed';
}

/** A process that holds one bench and works when told. */
class Worker {
  readonly #child: ChildProcess;
  readonly #name: string;
  #ended = false;

  constructor(name: string, pin: readonly string[]) {
    const file = fileURLToPath(new URL('worker.ts', import.meta.url));
    const [program, ...args] = [...pin, process.execPath, file, name];
    this.#name = name;
    this.#child = spawn(program, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child.on('exit', () => {
      this.#ended = true;
    });
    this.#child.on('error', () => {}); // told by 'exit' and by the callback of send
  }

  /** Work of 0 milliseconds only asks for the unit. */
  ask(milliseconds: number): Promise<Measured & { readonly unit: string }> {
    return new Promise((resolve, reject) => {
      const fail = () => reject(new Error(`The bench ${this.#name} ended early; its own words are above.`));
      if (this.#ended) fail();
      this.#child.once('exit', fail);
      this.#child.once('message', (answer: Measured & { unit: string }) => {
        this.#child.off('exit', fail);
        resolve(answer);
      });
      this.#child.send({ milliseconds }, (error) => error && fail());
    });
  }

  end(): void {
    this.#child.kill();
  }
}

/** Both sides on the last core, away from where most else happens; one works while the other waits. */
function pinning(): readonly string[] {
  const core = String(cpus().length - 1);
  return spawnSync('taskset', ['-c', core, 'true']).status === 0 ? ['taskset', '-c', core] : [];
}

async function compare(
  comparison: Comparison,
  options: Options,
  pin: readonly string[],
  say: (message: string) => void,
): Promise<Result> {
  const reference = new Worker(comparison.reference, pin);
  const ours = new Worker(comparison.ours, pin);
  try {
    const referenceUnit = (await reference.ask(options.warmUp)).unit;
    const oursUnit = (await ours.ask(options.warmUp)).unit;
    const rounds: { ours: number; reference: number; ratio: number }[] = [];
    const figures = new Map<string, number[]>();
    for (let round = 1; round <= options.rounds; round++) {
      const a = await reference.ask(options.milliseconds);
      const b = await ours.ask(options.milliseconds);
      const speeds = { reference: a.count / a.seconds, ours: b.count / b.seconds };
      rounds.push({ ...speeds, ratio: speeds.ours / speeds.reference });
      for (const [name, value] of Object.entries(b.figures ?? {})) {
        figures.set(name, [...(figures.get(name) ?? []), value]);
      }
      const per = `${Math.round(speeds.ours)} ${oursUnit}/s, ${Math.round(speeds.reference)} ${referenceUnit}/s`;
      say(`${comparison.name}: round ${round} of ${options.rounds}, ${per}`);
    }
    const ratio = spreadOf(rounds.map((round) => round.ratio));
    const side = (bench: string, unit: string, key: 'ours' | 'reference') => ({
      bench,
      unit,
      perSecond: spreadOf(rounds.map((round) => round[key])),
    });
    return {
      name: comparison.name,
      ours: side(comparison.ours, oursUnit, 'ours'),
      reference: side(comparison.reference, referenceUnit, 'reference'),
      ratio: {
        ...ratio,
        rounds: rounds.map((round) => round.ratio),
        ...(comparison.ratio && {
          ...comparison.ratio,
          reached: verdict(ratio.median, comparison.ratio, 'more'),
        }),
      },
      figures: Object.fromEntries(
        [...figures].map(([name, values]) => {
          const spread = spreadOf(values);
          const target = comparison.figures?.[name];
          return [name, { ...spread, ...(target && { ...target, reached: verdict(spread.median, target, 'less') }) }];
        }),
      ),
    };
  } finally {
    for (const worker of [reference, ours]) worker.end();
  }
}

/** Runs the comparisons one after the other. */
export async function runBench(
  comparisons: readonly Comparison[],
  options: Options,
  say: (message: string) => void,
): Promise<Report> {
  const pin = pinning();
  const results: Result[] = [];
  for (const comparison of comparisons) results.push(await compare(comparison, options, pin, say));
  return {
    machine: {
      cpu: cpus()[0]?.model ?? 'unknown',
      cores: cpus().length,
      node: process.versions.node,
      pinned: pin.length > 0,
    },
    rounds: options.rounds,
    secondsARound: options.milliseconds / 1000,
    comparisons: results,
  };
}
