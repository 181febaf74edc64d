/** `drumhead odds`: exact tables. */
import { oddsText, percent, percents } from '@drumhead/content/told';
import {
  activationOdds,
  CONTEST_KINDS,
  type ContestKindName,
  contestOdds,
  contestOddsWithReroll,
  JOINT_KEYS,
  MAX_DICE,
} from '@drumhead/odds';
import type { Command } from 'commander';
import { wrongUsage } from '../exit.ts';
import { wholeNumber } from '../input.ts';
import { manifests } from '../rulesets.ts';
import { judgedOf, judgeOf } from './adjudicate.ts';
import { addPositionOdds } from './positionOdds.ts';
import type { Translate } from '@drumhead/rulesets';

export function addOdds(program: Command, t: Translate): void {
  const odds = program.command('odds').description(t('cli.odds'));
  const kinds = Object.keys(CONTEST_KINDS).join(', ');
  odds
    .command('contest')
    .description(t('cli.odds.contest'))
    .argument('<a>', t('cli.odds.contest.a', { most: MAX_DICE }))
    .argument('<b>', t('cli.odds.contest.b', { most: MAX_DICE }))
    .option('--kind <kind>', t('cli.odds.contest.kind', { kinds }), 'approach')
    .option('--reroll <side>', t('cli.odds.contest.reroll'))
    .option('--json', t('cli.option.json'))
    .action((a: string, b: string, options: { kind: string; reroll?: string; json?: boolean }) =>
      contest(a, b, options, t),
    );
  odds
    .command('activation')
    .description(t('cli.odds.activation'))
    .requiredOption('--quality <q>', t('cli.odds.activation.quality'))
    .requiredOption('--dice <n>', t('cli.odds.activation.dice'))
    .option('--modifier <m>', t('cli.odds.activation.modifier'), '0')
    .option('--json', t('cli.option.json'))
    .action((options: { quality: string; dice: string; modifier: string; json?: boolean }) => activation(options, t));
  odds
    .command('situation')
    .description(t('cli.odds.situation'))
    .argument(
      '<ruleset>',
      t('cli.adjudicate.ruleset', { known: manifests.map(({ ruleset }) => ruleset.id).join(', ') }),
    )
    .argument('<kind>', t('cli.odds.kind', { kinds: oddsKinds() }))
    .argument('[file]', t('cli.adjudicate.file'), '-')
    .option('--json', t('cli.option.json'))
    .action((ruleset: string, kind: string, file: string, options: { json?: boolean }) =>
      situation(ruleset, kind, file, options, t),
    );
  addPositionOdds(odds, t);
}

/** Outcomes of a situation as `adjudicate` takes it, with or without dice. */
function situation(rulesetId: string, kind: string, file: string, options: { json?: boolean }, t: Translate): void {
  const judge = judgeOf(rulesetId, kind, t);
  if (!judge.oddsKinds.includes(kind))
    wrongUsage(t('cli.odds.noOdds', { ruleset: rulesetId, kind, kinds: oddsKinds() }));
  const rows = judge.odds(judgedOf(judge, kind, file, t));
  if (options.json === true) {
    console.log(JSON.stringify({ ruleset: rulesetId, kind, outcomes: rows }, null, 2));
    return;
  }
  for (const count of new Set(rows.map(({ dice }) => dice))) {
    const table = rows.filter(({ dice }) => dice === count);
    const shown = percents(t, table);
    for (const [i, row] of table.entries()) console.log(`${shown[i]?.padStart(8)}  ${oddsText(t, row)}`);
  }
}

/** Kinds of situations with dice, by rule set. */
function oddsKinds(): string {
  return manifests.flatMap(({ ruleset, judge }) => judge.oddsKinds.map((kind) => `${ruleset.id} ${kind}`)).join(', ');
}

function contest(a: string, b: string, options: { kind: string; reroll?: string; json?: boolean }, t: Translate): void {
  const ours = wholeNumber(t, 'A', a, 1, MAX_DICE);
  const theirs = wholeNumber(t, 'B', b, 1, MAX_DICE);
  if (!Object.hasOwn(CONTEST_KINDS, options.kind)) {
    wrongUsage(
      t('cli.error.choice', { name: '--kind', known: Object.keys(CONTEST_KINDS).join(', '), given: options.kind }),
    );
  }
  const { reroll } = options;
  if (reroll !== undefined && reroll !== 'a' && reroll !== 'b') {
    return wrongUsage(t('cli.error.choice', { name: '--reroll', known: 'a, b', given: reroll }));
  }
  const kind = CONTEST_KINDS[options.kind as ContestKindName];
  const joint =
    reroll === undefined
      ? contestOdds(ours, theirs, kind)
      : contestOddsWithReroll(ours, theirs, kind, { side: reroll });
  if (options.json) {
    console.log(
      JSON.stringify(
        {
          kind: options.kind,
          a: ours,
          b: theirs,
          ...(reroll === undefined ? {} : { reroll }),
          joint: Object.fromEntries(JOINT_KEYS.map((key, i) => [key, joint[i]])),
        },
        null,
        2,
      ),
    );
    return;
  }
  for (let pair = 0; pair < 3; pair++) {
    const share = (letter: string): string =>
      percent(
        t,
        JOINT_KEYS.reduce((sum, key, i) => sum + (key[pair] === letter ? (joint[i] as number) : 0), 0),
        2,
      );
    console.log(t('cli.odds.pair', { n: pair + 1, w: share('W'), d: share('D'), l: share('L') }));
  }
  JOINT_KEYS.forEach((key, i) => {
    console.log(`${key}  ${percent(t, joint[i] as number, 3).padStart(9)}`);
  });
}

function activation(options: { quality: string; dice: string; modifier: string; json?: boolean }, t: Translate): void {
  const quality = wholeNumber(t, '--quality', options.quality, 2, 6);
  const dice = wholeNumber(t, '--dice', options.dice, 1, 3);
  const modifier = wholeNumber(t, '--modifier', options.modifier, -5, 5);
  const rows = activationOdds(quality, dice, modifier).map(({ successes, failures, probability, turnover }) => ({
    successes,
    failures,
    probability,
    turnover,
  }));
  if (options.json) {
    console.log(JSON.stringify({ quality, dice, modifier, outcomes: rows }, null, 2));
    return;
  }
  for (const row of rows) {
    console.log(
      t('cli.odds.row', {
        successes: row.successes,
        failures: row.failures,
        chance: percent(t, row.probability, 2),
        turnover: row.turnover ? t('cli.odds.turnover') : '',
      }),
    );
  }
}
