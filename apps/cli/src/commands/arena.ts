/** `drumhead arena`: two computer players compared over mirrored pairs of battles. */
import { decimal, percent } from '@drumhead/content/told';
import { availableParallelism } from 'node:os';
import { adjustedScores, type Match, matchOf, pairScores, readPlayerName, type Score } from '@drumhead/bots';
import type { Count } from '@drumhead/engine';
import { knowledgeOf, type Translate } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { type SavedPairs, savedPairs, type RunOf } from '../arena/savedPairs.ts';
import { playPairs } from '../arena/pairs.ts';
import type { PlayedPair } from '@drumhead/bots';
import { type Sequential, sequentialTest } from '../arena/sequential.ts';
import { wrongUsage } from '../exit.ts';
import { wholeNumber } from '../input.ts';
import { ownRulesLines } from '../ownRulesLines.ts';
import { type ArenaPlayer, arenaPlayer, arenaPlayers, PLAYERS } from '../players.ts';
import { manifests } from '../rulesets.ts';
import type { RulesetManifest } from '../rulesetManifest.ts';
import { scenarioNamed } from '../scenarios.ts';
import { median, table } from '../statistics.ts';

interface Options {
  readonly ruleset: string;
  readonly players: string;
  readonly pairs: string;
  readonly seed: string;
  readonly scenario?: string;
  readonly sprt?: boolean;
  readonly behaviour?: boolean;
  readonly luck?: boolean;
  readonly threads: string;
  readonly server?: string;
  readonly cap: string;
  readonly out?: string;
  readonly json?: boolean;
}

interface Times {
  readonly median: number;
  readonly p95: number;
}

/** What `--json` prints. */
export interface ArenaResult extends Match {
  readonly ruleset: string;
  /** Balanced set-ups, or the scenario. */
  readonly setups: string;
  readonly seed: string;
  /** With version and weights. */
  readonly players: readonly [string, string];
  readonly msPerDecision: { readonly a: Times; readonly b: Times };
  /** Pairs that failed. */
  readonly errors: number;
  readonly sprt: Sequential | null;
  /** Habits of both players together, by message key; null unless asked for. */
  readonly behaviour: Readonly<Record<string, Count>> | null;
  readonly seconds: number;
}

export function addArena(program: Command, t: Translate): void {
  program
    .command('arena')
    .description(t('cli.arena'))
    .option('--ruleset <id>', t('cli.option.ruleset'), manifests[0].ruleset.id)
    .option('--players <a,b>', t('cli.arena.players', { players: PLAYERS.join(', ') }), 'captain,corporal')
    .option('--pairs <n>', t('cli.arena.pairs'), '200')
    .option('--seed <seed>', t('cli.simulate.seed'), '1')
    .option('--scenario <id>', t('cli.arena.scenario'))
    .option('--sprt', t('cli.arena.sprt'))
    .option('--behaviour', t('cli.arena.behaviour'))
    .option('--luck', t('cli.arena.luck'))
    .option('--threads <n>', t('cli.simulate.threads'), String(availableParallelism()))
    .option('--server <url>', t('cli.simulate.server'))
    .option('--cap <n>', t('cli.simulate.cap'), '20000')
    .option('--out <folder>', t('cli.arena.out'))
    .option('--json', t('cli.option.json'))
    .action(async (options: Options) => arena(options, t));
}

async function arena(options: Options, t: Translate): Promise<void> {
  const manifest = manifestCalled(options.ruleset, t);
  const { ruleset, arenaElo } = manifest;
  const [first, second] = await twoPlayers(options.players, ruleset.id, t);
  const pairs = wholeNumber(t, '--pairs', options.pairs, 1, 1_000_000);
  const { seed, scenario } = options;
  const setups = scenario === undefined ? manifest.arenaSetups() : [scenarioNamed(t, scenario, ruleset.id).setup];
  const cap = wholeNumber(t, '--cap', options.cap, 1, 100_000_000);
  const counts = options.behaviour === true;
  const luck = options.luck === true;
  const { server } = options;
  if (server !== undefined) {
    if (counts) wrongUsage(t('cli.arena.server.behaviour'));
    for (const { given } of [first, second]) if (!isToday(given)) wrongUsage(t('cli.arena.server.frozen', { given }));
  }
  const kept = keptIn(
    options.out,
    {
      ruleset: ruleset.id,
      rules: ruleset.version,
      players: [first.player.name, second.player.name],
      setups: scenario ?? 'balanced',
      given: setups,
      seed,
      cap,
    },
    t,
  );
  const test = (list: readonly PlayedPair[]): Sequential | null => {
    if (options.sprt !== true) return null;
    return sequentialTest((luck ? adjustedScores(list) : null) ?? pairScores(list), 0, arenaElo);
  };
  const began = performance.now();
  const { played, errors } = await playPairs(
    {
      pairs,
      // A pair that was played without what is asked for now is played again.
      known: new Map([...kept.pairs].filter(([, one]) => (!counts || hasHabits(one)) && (!luck || hasLuck(one)))),
      keep: (pair, pairPlayed) => kept.keep(pair, pairPlayed),
      threads: wholeNumber(t, '--threads', options.threads, 1, 256),
      ...(server !== undefined && { server }),
      taskOf: (pair) => ({
        ruleset: ruleset.id,
        setup: setups[pair % setups.length],
        players: [first.given, second.given],
        seed: `${seed}/${pair}`,
        cap,
        behaviour: counts,
        luck,
      }),
      isDecided: (list) => (test(list)?.decided ?? null) !== null,
    },
    t,
  );
  const result: ArenaResult = {
    ruleset: ruleset.id,
    setups: scenario ?? 'balanced',
    seed,
    players: [first.player.name, second.player.name],
    ...matchOf(played),
    msPerDecision: { a: timesOf(played, 0), b: timesOf(played, 1) },
    errors,
    sprt: test(played),
    behaviour: counts ? habitsOf(played) : null,
    seconds: (performance.now() - began) / 1000,
  };
  if (options.json) console.log(JSON.stringify(result, null, 2));
  else {
    for (const line of scenario === undefined ? [] : ownRulesLines(setups[0], t)) console.log(line);
    print(result, t);
  }
  if (errors > 0) process.exitCode = 1;
}

/** The pairs kept in a folder; without one there are none, and none are kept. */
function keptIn(folder: string | undefined, run: RunOf, t: Translate): SavedPairs {
  if (folder === undefined) return { pairs: new Map(), keep: () => undefined };
  return savedPairs(folder, run) ?? wrongUsage(t('cli.arena.outTaken', { folder }));
}

const hasHabits = ({ habits }: PlayedPair): boolean => Object.keys(habits).length > 0;

const hasLuck = (one: PlayedPair): boolean => adjustedScores([one]) !== null;

function manifestCalled(id: string, t: Translate): RulesetManifest {
  const known = manifests.map(({ ruleset }) => ruleset.id).join(', ');
  return (
    manifests.find(({ ruleset }) => ruleset.id === id) ??
    wrongUsage(t('cli.error.choice', { name: '--ruleset', known, given: id }))
  );
}

/** A player as it was asked for. */
interface Asked {
  readonly given: string;
  readonly player: ArenaPlayer;
}

/** Workers know the players of today alone. */
const isToday = (given: string): boolean => readPlayerName(given) !== null;

/** Two players whose weights their rooms know. */
async function twoPlayers(given: string, ruleset: string, t: Translate): Promise<readonly [Asked, Asked]> {
  const [first, second, ...more] = given.split(',').map((name) => name.trim());
  if (first === undefined || second === undefined || more.length > 0) {
    return notPlayers(given, ruleset, t);
  }
  return [await askedFor(first, ruleset, t), await askedFor(second, ruleset, t)];
}

const notPlayers = (given: string, ruleset: string, t: Translate): never =>
  wrongUsage(t('cli.error.players', { wanted: 2, known: arenaPlayers(ruleset).join(', '), given }));

async function askedFor(given: string, ruleset: string, t: Translate): Promise<Asked> {
  const player = (await arenaPlayer(given, knowledgeOf(ruleset))) ?? notPlayers(given, ruleset, t);
  for (const key of player.changed) {
    const known = player.terms.join(', ');
    if (!player.terms.includes(key)) wrongUsage(t('cli.error.choice', { name: given, known, given: key }));
  }
  return { given, player };
}

function habitsOf(played: readonly PlayedPair[]): Readonly<Record<string, Count>> {
  const all: Record<string, Count> = {};
  for (const { habits } of played) {
    for (const [habit, { count, of }] of Object.entries(habits)) {
      const before = all[habit] ?? { count: 0, of: 0 };
      all[habit] = { count: before.count + count, of: before.of + of };
    }
  }
  return all;
}

function timesOf(played: readonly PlayedPair[], who: 0 | 1): Times {
  const all = played.flatMap(({ times }) => times[who]).sort((a, b) => a - b);
  return { median: median(all), p95: all[Math.floor(all.length * 0.95)] ?? 0 };
}

function print(told: ArenaResult, t: Translate): void {
  const { players, pairs, adjusted, margin, msPerDecision, sprt } = told;
  console.log(t('cli.arena.title', { ruleset: told.ruleset, setups: told.setups, pairs, seed: told.seed }));
  const ms = ({ median: middle, p95 }: Times): readonly string[] => [decimal(t, middle), decimal(t, p95)];
  // Without what the dice gave, where that is known.
  const scores: readonly Score[] = adjusted === null ? [told] : [told, adjusted];
  const heads = [['score', 'interval'] as const, ['adjusted', 'interval'] as const].slice(0, scores.length).flat();
  console.log(
    table([
      ['player', ...heads, 'margin', 'median', 'p95'].map((key) => t(`cli.arena.${key}`)),
      [
        players[0],
        ...scores.flatMap(({ score, interval: [low, high] }) => [
          percent(t, score),
          `${percent(t, low)}–${percent(t, high)}`,
        ]),
        decimal(t, margin, 3),
        ...ms(msPerDecision.a),
      ],
      [
        players[1],
        ...scores.flatMap(({ score }) => [percent(t, 1 - score), '']),
        decimal(t, -margin, 3),
        ...ms(msPerDecision.b),
      ],
    ]),
  );
  if (sprt !== null) {
    console.log(t(`cli.arena.sprt.${sprt.decided ?? 'open'}`, { elo: sprt.elo1, ratio: decimal(t, sprt.ratio, 2) }));
  }
  if (told.behaviour !== null) {
    const rows = Object.entries(told.behaviour).map(([habit, { count, of }]) => [
      t(habit),
      String(count),
      String(of),
      of === 0 ? '' : decimal(t, count / of, 3),
    ]);
    console.log(table([['habit', 'count', 'of', 'share'].map((key) => t(`cli.arena.${key}`)), ...rows]));
  }
  console.log(t('cli.arena.end', { errors: told.errors, capped: told.capped, seconds: decimal(t, told.seconds) }));
}
