/** `drumhead balance`: how even a battle is, why, and which small change would make it so. */
import {
  type Balance,
  balanceOf,
  mended,
  oddsOf,
  type PlayedBattle,
  type Round,
  seedOf,
  TRIED_GAMES,
  unevenness,
  versionedPlayers,
} from '@drumhead/bots';
import type { BalanceNames } from '@drumhead/content/balance';
import { isEnvelope } from '@drumhead/engine';
import { knowledgeOf, mendsOf, type Translate } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { balanceLines, balanceWords, playerLines, roundLines } from '../balanceLines.ts';
import { addBattleOptions, type BattleOptions, battlesAsked } from '../battleOptions.ts';
import { battleThreads, playAllIn } from '../battles.ts';
import { refused } from '../exit.ts';
import { refusedBySystem } from '../input.ts';
import { hasOwnRules, ownRulesLines } from '../ownRulesLines.ts';
import type { Setups } from '../setups.ts';
import { setupsFor } from '../setupsFor.ts';

interface Options extends Omit<BattleOptions, 'scenario'> {
  readonly mend: boolean;
  readonly save?: string;
  readonly json?: boolean;
}

/** Plays set-ups; `name` goes into the seeds. */
type Play = (setupOf: (game: number) => unknown, games: number, name: string) => Promise<readonly PlayedBattle[]>;

/** What was tried for an uneven battle, and the last of it played anew. */
interface Search {
  readonly rounds: readonly Round[];
  /** Null: nothing helped, or nothing had to. */
  readonly mended: { readonly setup: unknown; readonly balance: Balance } | null;
}

export function addBalance(program: Command, t: Translate): void {
  const command = program
    .command('balance')
    .description(t('cli.balance'))
    .argument('[file]', t('cli.simulate.scenario'));
  addBattleOptions(command, t, { players: 'captain,captain', games: '200' })
    .option('--no-mend', t('cli.balance.noMend'))
    .option('--save <file>', t('cli.balance.save'))
    .option('--json', t('cli.option.json'))
    .action(async (file: string | undefined, options: Options) => balance(file, options, t));
}

async function balance(file: string | undefined, options: Options, t: Translate): Promise<void> {
  const setups = setupsFor(file === undefined ? options : { ...options, scenario: file }, t);
  const { ruleset, title, seats, setupOf } = setups;
  const asked = battlesAsked(options, setups, t);
  const { games } = asked;
  const words = balanceWords(setups, t);
  const players = versionedPlayers(options.players, knowledgeOf(ruleset.id).room);
  const { play, close } = playing(setups, asked, options.seed, t);
  const say = (lines: readonly string[]): void => {
    if (!options.json) for (const line of lines) console.log(line);
  };
  try {
    say(ownRulesLines(setupOf(0), t));
    say(playerLines(players, words));
    const found = balanceOf(await play(setupOf, games, 'as-it-is'), seats.length);
    say(balanceLines(found, words, t('cli.balance.title', { scenario: title, games: found.games })));
    const search = options.mend ? await searched(found, { setups, play, words, games, say }, t) : null;
    if (options.save !== undefined) save(t, options.save, setups, players, found, search);
    if (!options.json) return;
    const about = { ruleset: ruleset.id, scenario: title, ownRules: hasOwnRules(setupOf(0)) };
    const what = { ...about, seats, players, seed: options.seed };
    console.log(JSON.stringify({ ...what, ...found, ...(search && { mends: jsonOf(search) }) }, null, 2));
  } finally {
    await close();
  }
}

/** Plays in threads that stay open until they are closed. */
function playing(
  { ruleset, title }: Setups,
  { players, threads, cap, server }: ReturnType<typeof battlesAsked>,
  seed: string,
  t: Translate,
): { readonly play: Play; readonly close: () => Promise<void> } {
  const workers = battleThreads(threads, server, t);
  const play: Play = async (setupOf, games, name) => {
    const nameOf = (game: number): string => seedOf(seed, name, game);
    const taskOf = (game: number) => ({
      ruleset: ruleset.id,
      scenario: title,
      setup: setupOf(game),
      players,
      seed: nameOf(game),
    });
    const results = await playAllIn(workers, { games, cap, isTold: true, nameOf, taskOf }, t);
    if (results.some(({ told }) => told === undefined)) process.exitCode = 1;
    return results.flatMap(({ told }) => told ?? []);
  };
  return { play, close: () => workers.close() };
}

interface Found {
  readonly setups: Setups;
  readonly play: Play;
  readonly words: BalanceNames;
  readonly games: number;
  readonly say: (lines: readonly string[]) => void;
}

/** Tries small changes, each by itself, and plays the best anew, for the best of several looks better than it is. */
async function searched(found: Balance, { setups, play, words, games, say }: Found, t: Translate): Promise<Search> {
  const setup = setups.setupOf(0);
  if (!isDeepStrictEqual(setup, setups.setupOf(1))) {
    say([t('cli.balance.changing')]);
    return { rounds: [], mended: null };
  }
  const rounds: Round[] = [];
  const laboratory = {
    sides: setups.seats.length,
    games: Math.min(games, TRIED_GAMES),
    mends: (now: unknown, helped: number) => mendsOf(setups.ruleset.id, now, helped),
    play: (now: unknown, many: number, name: string) => play(() => now, many, name),
  };
  for await (const round of mended(laboratory, setup, found)) {
    rounds.push(round);
    say(roundLines(round, words));
  }
  const last = rounds.flatMap(({ taken }) => taken ?? []).at(-1);
  if (last === undefined) {
    if (unevenness(found) > 0 && rounds.length > 0) say([t('lab.nothing')]);
    return { rounds, mended: null };
  }
  const balance = balanceOf(await play(() => last.mend.setup, games, 'mended'), setups.seats.length);
  say(balanceLines(balance, words, t('cli.balance.again', { games: balance.games })));
  return { rounds, mended: { setup: last.mend.setup, balance } };
}

function jsonOf({ rounds, mended: last }: Search): object {
  const tried = ({ mend: { setup: _whole, about: _guess, ...mend }, balance }: Round['tried'][number]): object => ({
    ...mend,
    sides: balance.sides,
  });
  return {
    rounds: rounds.map((round) => ({
      helped: round.helped,
      tried: round.tried.map(tried),
      taken: round.taken && tried(round.taken),
    })),
    ...(last && { setup: last.setup, balance: last.balance }),
  };
}

/** Writes the mended battle; a scenario file with its odds, also where it was left as it is. */
function save(
  t: Translate,
  file: string,
  setups: Setups,
  players: string,
  found: Balance,
  search: Search | null,
): void {
  const { ruleset, seats } = setups;
  const asItIs = isEnvelope(setups.setupOf(0)) ? { setup: setups.setupOf(0), balance: found } : null;
  const { setup, balance } = search?.mended ?? asItIs ?? refused(t('cli.balance.nothingToSave', { file }));
  const whole = isEnvelope(setup)
    ? { ...setup, balance: oddsOf(balance, seats, { code: `${ruleset.id}@${ruleset.version}`, players }) }
    : setup;
  try {
    writeFileSync(file, `${JSON.stringify(whole, null, 2)}\n`);
  } catch (error) {
    refusedBySystem(t, 'write', file, error);
  }
}
