/** `drumhead tournament`: every nation against every other with random legal Divisions or squads, both ways round. */
import { interval } from '@drumhead/bots';
import { decimal, percent } from '@drumhead/content/told';
import { availableParallelism } from 'node:os';
import type { Command } from 'commander';
import type { BattleResult } from '@drumhead/bots';
import { playAll } from '../battles.ts';
import { wrongUsage } from '../exit.ts';
import { wholeNumber } from '../input.ts';
import { isPlayer, PLAYERS } from '../players.ts';
import type { Fixture, TournamentField } from '../rulesetManifest.ts';
import { manifests } from '../rulesets.ts';
import { table } from '../statistics.ts';
import type { Translate } from '@drumhead/rulesets';

interface Options {
  readonly ruleset: string;
  readonly player: string;
  readonly rounds: string;
  readonly nations: string;
  readonly seed: string;
  readonly threads: string;
  readonly cap: string;
  readonly records?: string;
  readonly json?: boolean;
}

/** Results of a nation over its battles that ended. */
interface Share {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
  /** Of the battles that ended, with its 95 % interval. */
  readonly share: number;
  readonly interval: readonly [number, number];
}

/** What `--json` prints. */
export interface Tournament {
  readonly ruleset: string;
  readonly player: string;
  readonly rounds: number;
  readonly games: number;
  readonly seed: string;
  readonly nations: Readonly<Record<string, Share>>;
  /** Every two nations, seen from the first. */
  readonly pairs: readonly ({ readonly a: string; readonly b: string } & Share)[];
  /** Results of the side at the top of the table: does the table edge matter? */
  readonly top: Share;
  readonly errors: number;
  readonly commands: number;
  readonly phases: number;
  readonly hashes: readonly string[];
  readonly seconds: number;
}

/** A field with the rule set it belongs to. */
interface Field extends TournamentField {
  readonly ruleset: string;
}

export function addTournament(program: Command, t: Translate): void {
  const command = program
    .command('tournament')
    .description(t('cli.tournament'))
    .option('--ruleset <id>', t('cli.option.ruleset'), manifests[0].ruleset.id)
    .option('--nations <list>', t('cli.tournament.nations'), 'all')
    .option('--rounds <n>', t('cli.tournament.rounds'), '5')
    .option('--player <name>', t('cli.tournament.player', { players: PLAYERS.join(', ') }), 'steady');
  for (const { tournament: own } of manifests) own?.addOptions(command, t);
  command
    .option('--scale <scale>', t('cli.simulate.scale'))
    .option('--seed <seed>', t('cli.simulate.seed'), '1')
    .option('--threads <n>', t('cli.simulate.threads'), String(availableParallelism()))
    .option('--cap <n>', t('cli.simulate.cap'), '200000')
    .option('--records <dir>', t('cli.simulate.records'))
    .option('--json', t('cli.option.json'))
    .action(async (options: Options) => tournament(options, t));
}

async function tournament(options: Options, t: Translate): Promise<void> {
  const field = fieldOf(options, t);
  const { player, seed } = options;
  if (!isPlayer(player)) {
    return wrongUsage(t('cli.error.choice', { name: '--player', known: PLAYERS.join(', '), given: player }));
  }
  const nations = nationsNamed(options.nations, field.nations, t);
  const rounds = wholeNumber(t, '--rounds', options.rounds, 1, 100_000);
  const threads = wholeNumber(t, '--threads', options.threads, 1, 256);
  const cap = wholeNumber(t, '--cap', options.cap, 1, 100_000_000);
  const fixtures = fixturesOf(nations, rounds, seed);
  const began = performance.now();
  const results = await playAll(
    {
      games: fixtures.length,
      threads,
      cap,
      ...(options.records === undefined ? {} : { records: options.records }),
      nameOf: (game) => nameOf(fixtures[game] as Fixture),
      taskOf(game) {
        const fixture = fixtures[game] as Fixture;
        return {
          ruleset: field.ruleset,
          scenario: `${fixture.top}-${fixture.bottom}`,
          setup: field.setup(fixture),
          players: [player, player],
          seed: fixture.meeting,
        };
      },
    },
    t,
  );
  const seconds = (performance.now() - began) / 1000;
  const summary = summarise(field.ruleset, nations, fixtures, results, options, rounds, seconds);
  if (options.json) console.log(JSON.stringify(summary, null, 2));
  else print(summary, nations, field, t);
  if (summary.errors > 0) process.exitCode = 1;
}

function fieldOf(options: Options, t: Translate): Field {
  const fields = manifests.flatMap(({ ruleset, tournament }) => (tournament ? [{ id: ruleset.id, tournament }] : []));
  const chosen = fields.find(({ id }) => id === options.ruleset);
  if (chosen) return { ruleset: chosen.id, ...chosen.tournament.field(options, t) };
  const known = fields.map(({ id }) => id).join(', ');
  return wrongUsage(t('cli.error.choice', { name: '--ruleset', known, given: options.ruleset }));
}

function nationsNamed(given: string, known: readonly string[], t: Translate): readonly string[] {
  if (given === 'all') return known;
  const names = [...new Set(given.split(',').map((name) => name.trim()))];
  const nations = names.filter((name) => known.includes(name));
  if (nations.length !== names.length || nations.length < 2) {
    wrongUsage(t('cli.tournament.unknown', { known: known.join(', '), given }));
  }
  return nations;
}

/** Every two nations meet `rounds` times, each time twice with the sides of the table changed. */
function fixturesOf(nations: readonly string[], rounds: number, seed: string): readonly Fixture[] {
  const fixtures: Fixture[] = [];
  for (let round = 0; round < rounds; round++) {
    nations.forEach((a, i) => {
      for (const b of nations.slice(i + 1)) {
        const meeting = `${seed}/${a}-${b}/${round}`;
        fixtures.push({ top: a, bottom: b, meeting }, { top: b, bottom: a, meeting });
      }
    });
  }
  return fixtures;
}

function nameOf({ top, bottom, meeting }: Fixture): string {
  return `${top}-${bottom}-${meeting.replaceAll('/', '-')}`;
}

function summarise(
  ruleset: string,
  nations: readonly string[],
  fixtures: readonly Fixture[],
  results: readonly BattleResult[],
  { player, seed }: Options,
  rounds: number,
  seconds: number,
): Tournament {
  const battles = results.flatMap((result, game) =>
    result.winner === undefined ? [] : [{ ...(fixtures[game] as Fixture), winner: result.winner }],
  );
  const share = (of: (battle: (typeof battles)[number]) => string, among = battles): Share => {
    const wins = among.filter((battle) => battle.winner === of(battle)).length;
    const draws = among.filter((battle) => battle.winner === null).length;
    const { length } = among;
    return {
      wins,
      losses: length - wins - draws,
      draws,
      share: length === 0 ? 0 : wins / length,
      interval: interval(wins, length),
    };
  };
  const has = (nation: string) => (battle: Fixture) => battle.top === nation || battle.bottom === nation;
  const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
  return {
    ruleset,
    player,
    rounds,
    games: results.length,
    seed,
    nations: Object.fromEntries(nations.map((nation) => [nation, share(() => nation, battles.filter(has(nation)))])),
    pairs: nations.flatMap((a, i) =>
      nations.slice(i + 1).map((b) => ({
        a,
        b,
        ...share(
          () => a,
          battles.filter((battle) => has(a)(battle) && has(b)(battle)),
        ),
      })),
    ),
    top: share(({ top }) => top),
    errors: results.length - battles.length,
    commands: sum(results.map((result) => result.commands)),
    phases: sum(results.map((result) => result.phases)),
    hashes: results.map((result) => result.hash),
    seconds,
  };
}

function print(told: Tournament, nations: readonly string[], { name }: Field, t: Translate): void {
  const { games, rounds, player, seed, pairs } = told;
  console.log(t('cli.tournament.title', { games, rounds, player, seed }));
  const between = ([low, high]: Share['interval']): string => `${percent(t, low)}–${percent(t, high)}`;
  const against = (a: string, b: string): string => {
    const pair = pairs.find((one) => (one.a === a && one.b === b) || (one.a === b && one.b === a));
    return pair === undefined ? '-' : String(pair.a === a ? pair.wins : pair.losses);
  };
  const head = [
    '',
    ...nations.map(name),
    ...['wins', 'of', 'share', 'interval'].map((key) => t(`cli.tournament.${key}`)),
  ];
  const rows = nations.map((nation) => {
    const { wins, losses, draws, share, interval: sure } = told.nations[nation] as Share;
    return [
      name(nation),
      ...nations.map((other) => against(nation, other)),
      String(wins),
      String(wins + losses + draws),
      percent(t, share),
      between(sure),
    ];
  });
  console.log(table([head, ...rows]));
  const { wins, losses, draws } = told.top;
  console.log(t('cli.tournament.top', { wins, games: wins + losses + draws, interval: between(told.top.interval) }));
  console.log(t('cli.tournament.length', { errors: told.errors, seconds: decimal(t, told.seconds) }));
}
