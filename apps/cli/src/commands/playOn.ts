/** `drumhead play-on`: computer players finish a recorded battle, under the version of the rules it was begun with. */
import { writeFileSync } from 'node:fs';
import { checkOf, playOut, seededDice } from '@drumhead/engine';
import { knowledgeOf, versionOf, type Translate } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { wrongUsage } from '../exit.ts';
import { recordTextOf, refusedBySystem, wholeNumber } from '../input.ts';
import { isPlayer, playerCalled, PLAYERS } from '../players.ts';
import { outcomeLine, recordIn, recordPlayedOn } from '../records.ts';

interface Options {
  readonly players?: string;
  readonly seed: string;
  readonly cap: string;
  readonly record?: string;
  readonly json?: boolean;
}

export function addPlayOn(program: Command, t: Translate): void {
  program
    .command('play-on')
    .description(t('cli.playOn'))
    .argument('<file>', t('cli.replay.file'))
    .option('--players <a,b>', t('cli.playOn.players', { players: PLAYERS.join(', ') }))
    .option('--seed <seed>', t('cli.playOn.seed'), '1')
    .option('--cap <n>', t('cli.playOn.cap'), '200000')
    .option('--record <file>', t('cli.playOn.record'))
    .option('--json', t('cli.option.json'))
    .action((file: string, options: Options) => playOn(file, options, t));
}

async function playOn(file: string, options: Options, t: Translate): Promise<void> {
  const read = await recordIn(file, recordTextOf(t, file), t);
  const { record, battle } = read;
  const { ruleset } = battle;
  const most = wholeNumber(t, '--cap', options.cap, 1, 100_000_000);
  const seats = ruleset.seats(battle.state);
  const given = options.players?.split(',').map((name) => name.trim()) ?? seats.map(() => 'captain');
  const names = given.filter(isPlayer);
  if (names.length !== given.length || names.length !== seats.length) {
    wrongUsage(
      t('cli.error.players', { wanted: seats.length, known: PLAYERS.join(', '), given: options.players ?? '' }),
    );
  }
  const known = (await versionOf(ruleset.id, ruleset.version)) ?? knowledgeOf(ruleset.id);
  const players = Object.fromEntries(
    seats.map((seat, i) => {
      const name = names[i] ?? 'captain';
      return [seat, playerCalled(name, known, `${options.seed}/${battle.count}/${seat}`)];
    }),
  );
  const { seed = options.seed } = record;
  const end = playOut(battle, { players, dice: seededDice(seed, battle.rolls) }, { most });
  if (options.record !== undefined) {
    const named = Object.fromEntries(Object.entries(players).map(([seat], i) => [seat, names[i] ?? 'captain']));
    keep(options.record, recordPlayedOn(read, end, named, seed), t);
  }
  const { count } = end;
  const hash = checkOf(end);
  if (options.json) {
    const outcome = ruleset.outcome(end.state);
    console.log(JSON.stringify({ ruleset: ruleset.id, version: ruleset.version, commands: count, hash, outcome }));
    return;
  }
  console.log(t('cli.replay.hash', { hash, count }));
  const outcome = outcomeLine(end, t);
  if (outcome !== '') console.log(outcome);
}

function keep(file: string, text: string, t: Translate): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    refusedBySystem(t, 'write', file, error);
  }
}
