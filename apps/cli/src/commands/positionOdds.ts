/** `drumhead odds position`: what may come of the dice that a position waits for. */
import { percents } from '@drumhead/content/told';
import { type AnyRuleset, type BattleEvent, begin, drawnOutcomes, outcomesOf } from '@drumhead/engine';
import { eventLine, type Translate } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { refused, wrongUsage } from '../exit.ts';
import { problemLines, typedValueOf, valueOf } from '../input.ts';
import { manifests } from '../rulesets.ts';

/** Rolls tried at most: a few seconds. Of more, so many results are drawn. */
const MOST = 20_000;
const DRAWN = 2_000;

export function addPositionOdds(odds: Command, t: Translate): void {
  odds
    .command('position')
    .description(t('cli.odds.position'))
    .argument('[file]', t('cli.odds.position.file'), '-')
    .option('--order <json>', t('cli.odds.position.order'))
    .option('--json', t('cli.option.json'))
    .action((file: string, options: { order?: string; json?: boolean }) => positionOdds(file, options, t));
}

function positionOdds(file: string, { order, json }: { order?: string; json?: boolean }, t: Translate): void {
  const given = valueOf(t, file, ['position']);
  const ruleset = rulesetOf(given, t);
  const begun = begin(ruleset, order === undefined ? given : withOrder(given, typedValueOf(t, '--order', order)));
  if (!begun.ok) return refused(problemLines(t, begun.problems));
  const { state: before } = begun.value;
  const all = outcomesOf(ruleset, before, MOST);
  const outcomes = all ?? drawnOutcomes(ruleset, before, DRAWN);
  const drawn = all === null ? DRAWN : 0;
  if (outcomes.length === 0) return refused(t('cli.odds.position.noDice'));
  const rows = toldOnce(
    outcomes.map(({ chance, state, events }) => ({ chance, lines: linesOf(ruleset, state, events, t) })),
  );
  if (json === true) console.log(JSON.stringify({ ruleset: ruleset.id, drawn, outcomes: rows }, null, 2));
  else {
    if (drawn > 0) console.log(t('cli.odds.position.drawn', { drawn }));
    const shown = percents(t, rows);
    for (const [i, { lines }] of rows.entries()) console.log(`${shown[i]?.padStart(8)}  ${lines.join(' ')}`);
  }
}

/** The position with one more order, or a list of them; orders that are no list stay as they are, to be refused. */
function withOrder(given: unknown, order: unknown): object {
  const { orders = [], ...position } = given as { readonly orders?: unknown };
  return { ...position, orders: Array.isArray(orders) ? [...orders, ...[order].flat()] : orders };
}

interface Row {
  readonly chance: number;
  readonly lines: readonly string[];
}

/** Results that read alike are one row, the likeliest first. */
function toldOnce(rows: readonly Row[]): readonly Row[] {
  const found = new Map<string, Row>();
  for (const { chance, lines } of rows) {
    const text = lines.join(' ');
    found.set(text, { chance: chance + (found.get(text)?.chance ?? 0), lines });
  }
  return [...found.values()].sort((a, b) => b.chance - a.chance);
}

function rulesetOf(setup: unknown, t: Translate): AnyRuleset {
  const format = (setup as { readonly format?: unknown } | null)?.format;
  const found = manifests.find(({ ruleset }) => format === `drumhead-${ruleset.id}-position`);
  return found?.ruleset ?? wrongUsage(t('cli.odds.position.format'));
}

/** What happened; of rolls alone, how they came out, without the dice of one of many ways. */
function linesOf(ruleset: AnyRuleset, state: unknown, events: readonly BattleEvent[], t: Translate): readonly string[] {
  const line = (event: BattleEvent) => eventLine(ruleset.id, state, event, t);
  const done = events.filter((event) => !('faces' in event) && !('face' in event));
  if (done.length > 0) return done.map(line);
  return events.map((event) => line(event).replace(/ \([^()]*\)(\.?)$/, '$1'));
}
