// `node scripts/freeze.ts captain [RULESET...]` keeps players of this rank as they are today, each as one built file in
// versions/players/: the arena plays them by name (`captain@7`) when those of the present have long changed.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { playerCalled, rankCalled, versionIn } from '@drumhead/bots';
import { type AnyRuleset, begin, type Knowledge, playOut, seededDice } from '@drumhead/engine';
import { type Known, knowledgeOf, rulesets } from '@drumhead/rulesets';
import { runningHash } from '@drumhead/testkit';
import type { FrozenPlayer } from '@drumhead/versions/players';
import { buildOneFile, exportOf, sumOf, VERSIONS } from './oneFile.ts';

const FOLDER = join(VERSIONS, 'players');
const CHECKS = join(FOLDER, 'checks.json');

/** What proves that a frozen player is the one that was frozen. */
export interface FrozenCheck {
  readonly sum: string;
  readonly scenario: string;
  /** The running hash of {@link frozenGame}. */
  readonly game: string;
}

/** Long enough for the first fights. */
const COMMANDS = 150;

export const frozenChecks = (): Readonly<Record<string, FrozenCheck>> =>
  existsSync(CHECKS) ? (JSON.parse(readFileSync(CHECKS, 'utf8')) as Record<string, FrozenCheck>) : {};

export const frozenFile = (name: string): string => join(FOLDER, `${name}.js`);

/**
 * A battle between two players of a rank, by what they know; its running hash after its first commands. The map is that of
 * `maps`: a ready scenario may have been drawn anew since a player was frozen.
 */
export function frozenGame(
  { ruleset, ...known }: Knowledge<unknown>,
  called: FrozenPlayer['playerCalled'],
  rank: string,
  scenario: string,
  maps: Pick<AnyRuleset, 'scenario'> = ruleset,
): string {
  const begun = begin(ruleset, maps.scenario(scenario));
  if (!begun.ok) throw new Error(`${scenario}: ${JSON.stringify(begun.problems)}`);
  const seats = ruleset.seats(begun.value.state);
  const player = (seat: string) => called({ rank, weights: {} }, { ruleset, ...known }, `frozen/${seat}`);
  const players = Object.fromEntries(seats.map((seat) => [seat, player(seat)]));
  return runningHash(playOut(begun.value, { players, dice: seededDice('frozen') }, { most: COMMANDS }));
}

async function freeze(ruleset: AnyRuleset, rank: string): Promise<void> {
  const known: Known = knowledgeOf(ruleset.id);
  const called = rankCalled(rank);
  const version = known.room && called && versionIn(called, known.room);
  const name = `${ruleset.id}.${rank}@${version}`;
  const file = frozenFile(name);
  // A colonel of version 0 is a captain.
  if (!version || existsSync(file)) throw new Error(`${name} has no room, or is frozen already`);
  const { library, exported } = await exportOf(ruleset);
  const code =
    `export { ${exported} as ruleset } from '${library}';\n` +
    `export { evaluation, room, valueRoom as value } from '${library}/bot';\nexport { playerCalled } from '@drumhead/bots';\n`;
  await buildOneFile(code, file);
  const scenario = ruleset.scenarios[0] ?? '';
  const built = (await import(pathToFileURL(file).href)) as FrozenPlayer;
  const game = frozenGame(built, built.playerCalled, rank, scenario);
  const today = playerCalled as FrozenPlayer['playerCalled'];
  if (game !== frozenGame(known, today, rank, scenario)) {
    rmSync(file);
    throw new Error(`the built ${name} plays otherwise than its source`);
  }
  const checks = { ...frozenChecks(), [name]: { sum: sumOf(file), scenario, game } };
  writeFileSync(CHECKS, `${JSON.stringify(checks, null, 2)}\n`);
  const names = readdirSync(FOLDER).flatMap((one) => /^(.+@\d+)\.js$/.exec(one)?.[1] ?? []);
  const lines = names.sort().map((one) => `  '${one}': () => import('./${one}.js'),\n`);
  const head = '// Made by scripts/freeze.ts from the files beside it; not to be edited.\n';
  writeFileSync(join(FOLDER, 'index.js'), `${head}export const frozenPlayers = {\n${lines.join('')}};\n`);
  console.log(name);
}

if (import.meta.main) {
  const [rank = '', ...ids] = process.argv.slice(2);
  const isKnown = rankCalled(rank) === rank && ids.every((id) => rulesets.some((one) => one.id === id));
  if (!isKnown) throw new Error('Usage: node scripts/freeze.ts RANK [RULESET...]');
  const wanted = rulesets.filter(({ id }) => ids.length === 0 || ids.includes(id));
  for (const ruleset of wanted) await freeze(ruleset, rank);
}
