/** `drumhead simulate`: many battles between computer players. */
import { counted, interval } from '@drumhead/bots';
import { decimal, percent } from '@drumhead/content/told';
import { basename } from 'node:path';
import type { Command } from 'commander';
import { addBattleOptions, type BattleOptions, battlesAsked } from '../battleOptions.ts';
import type { BattleResult } from '@drumhead/bots';
import { playAll } from '../battles.ts';
import { hasOwnRules, ownRulesLines } from '../ownRulesLines.ts';
import type { Setups } from '../setups.ts';
import { setupsFor } from '../setupsFor.ts';
import { median, table } from '../statistics.ts';
import type { Translate } from '@drumhead/rulesets';

interface Options extends BattleOptions {
  readonly records?: string;
  readonly open?: boolean;
  readonly json?: boolean;
}

/** What `--json` prints. */
export interface Simulation {
  readonly ruleset: string;
  /** The scenario's name or file; for Divisions their nations, `france-austria`. */
  readonly scenario: string;
  /** Is it played by rules of its own besides the book's (SCN-FILE-2)? */
  readonly ownRules: boolean;
  readonly games: number;
  readonly seed: string;
  readonly players: Readonly<Record<string, string>>;
  /** Battles won by each side, and drawn. */
  readonly wins: Readonly<Record<string, number>>;
  /** 95 % interval of each side's share of the battles that ended. */
  readonly intervals: Readonly<Record<string, readonly [number, number]>>;
  /** Endings by message key. */
  readonly ends: Readonly<Record<string, number>>;
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

export function addSimulate(program: Command, t: Translate): void {
  const command = program
    .command('simulate')
    .description(t('cli.simulate'))
    .option('--scenario <id>', t('cli.simulate.scenario'));
  addBattleOptions(command, t, { players: 'steady,steady', games: '20' })
    .option('--records <dir>', t('cli.simulate.records'))
    .option('--open', t('cli.simulate.open'))
    .option('--json', t('cli.option.json'))
    .action(async (options: Options) => simulate(options, t));
}

async function simulate(options: Options, t: Translate): Promise<void> {
  const setups = setupsFor(options, t);
  const { ruleset } = setups;
  const { players, games, ...how } = battlesAsked(options, setups, t);
  const began = performance.now();
  const results = await playAll(
    {
      games,
      ...how,
      isOpen: options.open ?? false,
      ...(options.records === undefined ? {} : { records: options.records }),
      nameOf: (game) => `${basename(setups.title, '.json')}-${options.seed}-${String(game).padStart(5, '0')}`,
      taskOf: (game) => ({
        ruleset: ruleset.id,
        scenario: setups.title,
        setup: setups.setupOf(game),
        players,
        seed: `${options.seed}/${game}`,
      }),
    },
    t,
  );
  const seconds = (performance.now() - began) / 1000;
  const simulation = summarise(results, setups, players, options, seconds);
  if (options.json) console.log(JSON.stringify(simulation, null, 2));
  else print(simulation, setups, t);
  if (simulation.errors > 0) process.exitCode = 1;
}

function summarise(
  results: readonly BattleResult[],
  { ruleset, title, seats, setupOf }: Setups,
  players: readonly string[],
  options: Options,
  seconds: number,
): Simulation {
  const ended = results.filter((result) => result.winner !== undefined);
  const count = (winner: string | null): number => ended.filter((result) => result.winner === winner).length;
  const phases = ended.map((result) => result.phases);
  const commands = ended.map((result) => result.commands);
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  return {
    ruleset: ruleset.id,
    scenario: title,
    ownRules: hasOwnRules(setupOf(0)),
    games: results.length,
    seed: options.seed,
    players: Object.fromEntries(seats.map((seat, i) => [seat, players[i] as string])),
    wins: { ...Object.fromEntries(seats.map((seat) => [seat, count(seat)])), draw: count(null) },
    intervals: Object.fromEntries(seats.map((seat) => [seat, interval(count(seat), ended.length)])),
    ends: Object.fromEntries(counted(ended.flatMap(({ end }) => end ?? []))),
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

function print(simulation: Simulation, { seats, setupOf }: Setups, t: Translate): void {
  const { scenario, games, seed, wins, players, intervals, against } = simulation;
  console.log(t('cli.simulate.table.title', { scenario, games, seed }));
  for (const line of ownRulesLines(setupOf(0), t)) console.log(line);
  const head = ['side', 'player', 'wins', 'interval', 'against'].map((name) => t(`cli.simulate.table.${name}`));
  const rows = seats.map((seat) => {
    const [low, high] = intervals[seat] as readonly [number, number];
    return [
      seat,
      players[seat] as string,
      String(wins[seat]),
      `${percent(t, low)}–${percent(t, high)}`,
      decimal(t, against[seat] as number),
    ];
  });
  rows.push([t('cli.simulate.table.draw'), '', String(wins['draw']), '', '']);
  console.log(table([head, ...rows]));
  for (const [end, count] of Object.entries(simulation.ends)) {
    console.log(t('cli.simulate.table.end', { count, end: t(end) }));
  }
  console.log(
    t('cli.simulate.table.length', {
      phases: simulation.medianPhases,
      least: simulation.leastPhases,
      most: simulation.mostPhases,
      commands: simulation.medianCommands,
      seconds: decimal(t, simulation.seconds),
    }),
  );
}
