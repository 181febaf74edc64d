/** What the commands that have battles played are asked: which battles, by whom, how many, on how many threads. */
import type { Translate } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { availableParallelism } from 'node:os';
import { wrongUsage } from './exit.ts';
import { wholeNumber } from './input.ts';
import { isPlayer, PLAYERS } from './players.ts';
import { manifests } from './rulesets.ts';
import type { Setups } from './setups.ts';
import type { SetupOptions } from './setupsFor.ts';

export interface BattleOptions extends SetupOptions {
  readonly players: string;
  readonly games: string;
  readonly threads: string;
  readonly cap: string;
  readonly server?: string;
}

/** The options of such a command, with the players and the number of battles that stand there if none are given. */
export function addBattleOptions(
  command: Command,
  t: Translate,
  { players, games }: Pick<BattleOptions, 'players' | 'games'>,
): Command {
  for (const manifest of manifests) manifest.addSources(command, t);
  for (const manifest of manifests) manifest.addSetupOptions(command, t);
  return command
    .option('--scale <scale>', t('cli.simulate.scale'))
    .option('--ruleset <id>', t('cli.option.ruleset'))
    .option('--players <a,b>', t('cli.simulate.players', { players: PLAYERS.join(', ') }), players)
    .option('--games <n>', t('cli.simulate.games'), games)
    .option('--seed <seed>', t('cli.simulate.seed'), '1')
    .option('--threads <n>', t('cli.simulate.threads'), String(availableParallelism()))
    .option('--server <url>', t('cli.simulate.server'))
    .option('--cap <n>', t('cli.simulate.cap'), '200000');
}

/** What the options come to for these battles, or wrong usage. */
export function battlesAsked(
  options: BattleOptions,
  { seats }: Setups,
  t: Translate,
): {
  readonly players: readonly string[];
  readonly games: number;
  readonly threads: number;
  readonly cap: number;
  readonly server?: string;
} {
  const players = options.players.split(',').map((name) => name.trim());
  if (!players.every(isPlayer) || players.length !== seats.length) {
    wrongUsage(t('cli.error.players', { wanted: seats.length, known: PLAYERS.join(', '), given: options.players }));
  }
  const games = wholeNumber(t, '--games', options.games, 1, 10_000_000);
  const threads = wholeNumber(t, '--threads', options.threads, 1, 256);
  const cap = wholeNumber(t, '--cap', options.cap, 1, 100_000_000);
  return { players, games, threads, cap, ...(options.server !== undefined && { server: options.server }) };
}
