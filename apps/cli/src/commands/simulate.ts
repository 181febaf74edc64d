/** `drumhead simulate`: many battles between computer players. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import cliProgress from 'cli-progress';
import type { Command } from 'commander';
import { Tinypool } from 'tinypool';
import type { BattleResult, BattleTask } from '../battle-worker.ts';
import { refused, wrongUsage } from '../exit.ts';
import { scenarioNamed, wholeNumber } from '../input.ts';
import { isPlayer, PLAYERS } from '../players.ts';
import { interval, median, percent, table } from '../statistics.ts';
import type { Say } from '../words.ts';

interface Options {
  readonly ruleset?: string;
  readonly scenario: string;
  readonly players: string;
  readonly games: string;
  readonly seed: string;
  readonly threads: string;
  readonly cap: string;
  readonly records?: string;
  readonly json?: boolean;
}

/** What `--json` prints. */
export interface Simulation {
  readonly ruleset: string;
  readonly scenario: string;
  readonly games: number;
  readonly seed: string;
  readonly players: Readonly<Record<string, string>>;
  /** Battles won by each side, and drawn. */
  readonly wins: Readonly<Record<string, number>>;
  /** 95 % interval of each side's share of the battles that ended. */
  readonly intervals: Readonly<Record<string, readonly [number, number]>>;
  /** Battles that failed or were given up. */
  readonly errors: number;
  /** All commands of all battles. */
  readonly commands: number;
  /** All phases of all battles. */
  readonly phases: number;
  readonly medianCommands: number;
  readonly medianPhases: number;
  readonly leastPhases: number;
  readonly mostPhases: number;
  /** Mean score against each side when the battle ended. */
  readonly against: Readonly<Record<string, number>>;
  readonly hashes: readonly string[];
  readonly seconds: number;
}

export function addSimulate(program: Command, say: Say): void {
  program
    .command('simulate')
    .description(say('cli.simulate'))
    .requiredOption('--scenario <id>', say('cli.simulate.scenario'))
    .option('--ruleset <id>', say('cli.option.ruleset'))
    .option('--players <a,b>', say('cli.simulate.players', { players: PLAYERS.join(', ') }), 'steady,steady')
    .option('--games <n>', say('cli.simulate.games'), '20')
    .option('--seed <seed>', say('cli.simulate.seed'), '1')
    .option('--threads <n>', say('cli.simulate.threads'), String(availableParallelism()))
    .option('--cap <n>', say('cli.simulate.cap'), '200000')
    .option('--records <dir>', say('cli.simulate.records'))
    .option('--json', say('cli.option.json'))
    .action(async (options: Options) => simulate(options, say));
}

async function simulate(options: Options, say: Say): Promise<void> {
  const { ruleset, setup } = scenarioNamed(say, options.scenario, options.ruleset);
  const made = ruleset.create(setup);
  if (!made.ok) return refused(JSON.stringify(made.problems));
  const seats = ruleset.seats(made.value);
  const names = options.players.split(',').map((name) => name.trim());
  const players = names.filter(isPlayer);
  if (players.length !== names.length || players.length !== seats.length) {
    wrongUsage(say('cli.error.players', { wanted: seats.length, known: PLAYERS.join(', '), given: options.players }));
  }
  const games = wholeNumber(say, '--games', options.games, 1, 10_000_000);
  const threads = wholeNumber(say, '--threads', options.threads, 1, 256);
  const cap = wholeNumber(say, '--cap', options.cap, 1, 100_000_000);
  if (options.records !== undefined) makeFolder(say, options.records);

  const began = performance.now();
  const results = await playAll(
    games,
    threads,
    say,
    (game) => ({
      ruleset: ruleset.id,
      scenario: options.scenario,
      setup,
      players,
      seed: `${options.seed}/${game}`,
      cap,
      record: options.records !== undefined,
    }),
    (game, result) => {
      if (options.records !== undefined && result.record !== undefined) {
        writeRecordFile(
          say,
          join(
            options.records,
            `${basename(options.scenario, '.json')}-${options.seed}-${String(game).padStart(5, '0')}.battle.jsonl`,
          ),
          result.record,
        );
      }
      if (result.error !== undefined) console.error(say('cli.simulate.failed', { game, error: result.error }));
      else if (result.capped)
        console.error(say('cli.simulate.failed', { game, error: say('cli.simulate.capped', { cap }) }));
    },
  );
  const seconds = (performance.now() - began) / 1000;
  const simulation = summarise(results, seats, players, options, ruleset.id, seconds);
  if (options.json) console.log(JSON.stringify(simulation, null, 2));
  else print(simulation, seats, say);
  if (simulation.errors > 0) process.exitCode = 1;
}

function makeFolder(say: Say, folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    refused(say('cli.error.write', { file: folder, error: error instanceof Error ? error.message : String(error) }));
  }
}

function writeRecordFile(say: Say, file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    refused(say('cli.error.write', { file, error: error instanceof Error ? error.message : String(error) }));
  }
}

async function playAll(
  games: number,
  threads: number,
  say: Say,
  taskOf: (game: number) => BattleTask,
  done: (game: number, result: BattleResult) => void,
): Promise<readonly BattleResult[]> {
  const pool = new Tinypool({
    filename: new URL('../battle-worker.ts', import.meta.url).href,
    minThreads: Math.min(threads, games),
    maxThreads: Math.min(threads, games),
  });
  const bar = new cliProgress.SingleBar(
    {
      format: `{bar} {value}/{total} ${say('cli.simulate.progress')} {eta_formatted}`,
      stream: process.stderr,
      noTTYOutput: false,
    },
    cliProgress.Presets.shades_classic,
  );
  if (process.stderr.isTTY) bar.start(games, 0);
  const results: BattleResult[] = [];
  let next = 0;
  // A few tasks ahead of every thread, so that records of a long run are not all held at once.
  const runner = async (): Promise<void> => {
    while (next < games) {
      const game = next++;
      const result = (await pool.run(taskOf(game))) as BattleResult;
      done(game, result);
      const { record: _written, ...kept } = result;
      results[game] = kept;
      if (process.stderr.isTTY) bar.increment();
    }
  };
  await Promise.all(Array.from({ length: Math.min(threads * 2, games) }, runner));
  if (process.stderr.isTTY) bar.stop();
  await pool.destroy();
  return results;
}

function summarise(
  results: readonly BattleResult[],
  seats: readonly string[],
  players: readonly string[],
  options: Options,
  ruleset: string,
  seconds: number,
): Simulation {
  const ended = results.filter((result) => result.winner !== undefined);
  const count = (winner: string | null): number => ended.filter((result) => result.winner === winner).length;
  const phases = ended.map((result) => result.phases);
  const commands = ended.map((result) => result.commands);
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  return {
    ruleset,
    scenario: options.scenario,
    games: results.length,
    seed: options.seed,
    players: Object.fromEntries(seats.map((seat, i) => [seat, players[i] as string])),
    wins: { ...Object.fromEntries(seats.map((seat) => [seat, count(seat)])), draw: count(null) },
    intervals: Object.fromEntries(seats.map((seat) => [seat, interval(count(seat), ended.length)])),
    errors: results.length - ended.length,
    commands: sum(results.map((result) => result.commands)),
    phases: sum(results.map((result) => result.phases)),
    medianCommands: median(commands),
    medianPhases: median(phases),
    leastPhases: phases.length === 0 ? 0 : Math.min(...phases),
    mostPhases: phases.length === 0 ? 0 : Math.max(...phases),
    against: Object.fromEntries(
      seats.map((seat) => {
        const scores = ended.map((result) => result.scores.find((score) => score.seat === seat)?.against ?? 0);
        return [seat, ended.length === 0 ? 0 : sum(scores) / ended.length];
      }),
    ),
    hashes: results.map((result) => result.hash),
    seconds,
  };
}

function print(simulation: Simulation, seats: readonly string[], say: Say): void {
  const { scenario, games, seed, wins, players, intervals, against } = simulation;
  console.log(say('cli.simulate.table.title', { scenario, games, seed }));
  const head = ['side', 'player', 'wins', 'interval', 'against'].map((name) => say(`cli.simulate.table.${name}`));
  const rows = seats.map((seat) => {
    const [low, high] = intervals[seat] as readonly [number, number];
    return [
      seat,
      players[seat] as string,
      String(wins[seat]),
      `${percent(low)} - ${percent(high)}`,
      (against[seat] as number).toFixed(1),
    ];
  });
  rows.push([say('cli.simulate.table.draw'), '', String(wins['draw']), '', '']);
  console.log(table([head, ...rows]));
  console.log(
    say('cli.simulate.table.length', {
      phases: simulation.medianPhases,
      least: simulation.leastPhases,
      most: simulation.mostPhases,
      commands: simulation.medianCommands,
      seconds: simulation.seconds.toFixed(1),
    }),
  );
}
