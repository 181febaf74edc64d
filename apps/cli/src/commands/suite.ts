/** `drumhead suite`: which ideas a computer player finds, in positions with one right one each. */
import { interval } from '@drumhead/bots';
import type { Language } from '@drumhead/content';
import { decimal, percent } from '@drumhead/content/told';
import { type Known, knowledgeOf, type Translate } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { refused, wrongUsage } from '../exit.ts';
import { wholeNumber } from '../input.ts';
import { type ArenaPlayer, arenaPlayer, arenaPlayers } from '../players.ts';
import type { RulesetManifest } from '../rulesetManifest.ts';
import { manifests } from '../rulesets.ts';
import { meanOf, table } from '../statistics.ts';
import { countingReads } from '../suite/countingReads.ts';
import { regretsOf, valuedPositions } from '../suite/regret.ts';
import { type Given, givenBy } from '../suite/playSuite.ts';
import type { SuitePosition } from '../suite/suiteFile.ts';
import { suiteOf } from '../suite/suiteOf.ts';

interface Options {
  readonly player: string;
  readonly seeds: string;
  readonly regret?: boolean;
  readonly json?: boolean;
}

/** What a player did in one position. */
interface Row {
  readonly id: string;
  readonly title: SuitePosition['title'];
  /** Of the seeds, those under which he found the idea; the position counts where they are most. */
  readonly found: number;
  readonly isSolved: boolean;
  /** The orders he gave under the first seed that the idea was not found with; null: there is none. */
  readonly instead: Given['orders'] | null;
  /** Of all decisions in it. */
  readonly ms: number;
  /** States that he read; null: it cannot be told, as of frozen players. */
  readonly reads: number | null;
}

/** What `--json` prints, one for each rule set. */
interface SuiteResult {
  readonly ruleset: string;
  readonly player: string;
  readonly seeds: number;
  readonly solved: number;
  readonly of: number;
  readonly positions: readonly Row[];
}

export function addSuite(program: Command, t: Translate, language: Language): void {
  program
    .command('suite')
    .description(t('cli.suite'))
    .argument('[ruleset]', t('cli.suite.ruleset'))
    .option('--player <name>', t('cli.suite.player'), 'captain')
    .option('--seeds <n>', t('cli.suite.seeds'), '3')
    .option('--regret', t('cli.suite.regret'))
    .option('--json', t('cli.option.json'))
    .action(async (ruleset: string | undefined, options: Options) => suite(ruleset, options, language, t));
}

async function suite(ruleset: string | undefined, options: Options, language: Language, t: Translate): Promise<void> {
  const asked = manifests.filter((one) => ruleset === undefined || one.ruleset.id === ruleset);
  if (asked.length === 0) {
    const known = manifests.map((one) => one.ruleset.id).join(', ');
    wrongUsage(t('cli.error.ruleset', { given: ruleset ?? '', known }));
  }
  if (options.regret === true) return regret(asked, options, t);
  const seeds = wholeNumber(t, '--seeds', options.seeds, 1, 1000);
  const results: SuiteResult[] = [];
  for (const manifest of asked) {
    const result = await played(manifest, options.player, seeds, t);
    results.push(result);
    if (options.json !== true) print(result, language, t);
  }
  if (options.json === true) console.log(JSON.stringify(results, null, 2));
}

const playerNamed = async (name: string, known: Known, t: Translate): Promise<ArenaPlayer> =>
  (await arenaPlayer(name, known)) ??
  wrongUsage(t('cli.error.players', { wanted: 1, known: arenaPlayers(known.ruleset.id).join(', '), given: name }));

async function played(manifest: RulesetManifest, name: string, seeds: number, t: Translate): Promise<SuiteResult> {
  const { id } = manifest.ruleset;
  const { known, reads } = countingReads(knowledgeOf(id));
  const player = await playerNamed(name, known, t);
  const positions = suiteOf(manifest).map((position): Row => {
    const before = reads();
    const began = performance.now();
    const all = Array.from({ length: seeds }, (_, seed) => given(manifest, player, position, `${position.id}/${seed}`));
    const found = all.filter(({ isSolved }) => isSolved).length;
    const read = reads() - before;
    return {
      id: position.id,
      title: position.title,
      found,
      isSolved: 2 * found > seeds,
      instead: all.find(({ isSolved }) => !isSolved)?.orders ?? null,
      ms: (performance.now() - began) / seeds,
      reads: read === 0 ? null : Math.round(read / seeds),
    };
  });
  const solved = positions.filter(({ isSolved }) => isSolved).length;
  return { ruleset: id, player: player.name, seeds, solved, of: positions.length, positions };
}

const given = (
  { ruleset, orders }: RulesetManifest,
  player: ArenaPlayer,
  position: SuitePosition,
  seed: string,
): Given => givenBy(ruleset, orders, position, player.play(seed), seed);

function print({ ruleset, player, seeds, solved, of, positions }: SuiteResult, language: Language, t: Translate): void {
  const [low, high] = interval(solved, of);
  const share = of === 0 ? '' : `${percent(t, solved / of)} (${percent(t, low)}–${percent(t, high)})`;
  console.log(t('cli.suite.title', { ruleset, player, solved, of, share }));
  const rows = positions.map(({ id, title, found, instead, ms, reads }) => [
    id,
    language === 'it' ? title.it : title.en,
    `${found}/${seeds}`,
    decimal(t, ms),
    reads === null ? '' : String(reads),
    instead === null ? '' : instead.map((order) => inShort(order)).join('; '),
  ]);
  console.log(
    table([['position', 'idea', 'found', 'ms', 'reads', 'instead'].map((key) => t(`cli.suite.${key}`)), ...rows]),
  );
  console.log('');
}

/** The fields of an order that say something. */
function inShort(order: Given['orders'][number]): string {
  const said = Object.entries(order).filter(([, value]) => value !== null && value !== false && value !== 0);
  return said
    .map(([field, value]) => (field === 'type' ? String(value) : `${field} ${JSON.stringify(value)}`))
    .join(' ');
}

/** What a player gives away on the average, of a hundred points of the chance of victory. What `--json` prints. */
interface RegretResult {
  readonly ruleset: string;
  readonly player: string;
  readonly positions: number;
  readonly points: number;
  /** Half the 95 % interval. */
  readonly error: number;
}

async function regret(asked: readonly RulesetManifest[], options: Options, t: Translate): Promise<void> {
  const results: RegretResult[] = [];
  for (const manifest of asked) {
    const { id } = manifest.ruleset;
    const valued = valuedPositions(id);
    if (valued === null) continue;
    const known = knowledgeOf(id);
    const player = await playerNamed(options.player, known, t);
    const points = regretsOf(known, manifest, valued, player).map((one) => 100 * one);
    const { mean, error } = meanOf(points);
    results.push({ ruleset: id, player: player.name, positions: points.length, points: mean, error });
  }
  if (results.length === 0) refused(t('cli.suite.noRegret'));
  if (options.json === true) console.log(JSON.stringify(results, null, 2));
  else {
    for (const { ruleset, player, positions, points, error } of results) {
      const facts = { ruleset, player, positions, points: decimal(t, points, 2), error: decimal(t, error, 2) };
      console.log(t('cli.suite.regretLine', facts));
    }
  }
}
