/** `drumhead analyse`: was it skill, or the dice? */
import { type Account, accountedSteps, accountOf, drawnRolls, pointsOf, type Posting, sumFor } from '@drumhead/bots';
import { signed } from '@drumhead/content';
import { type Battle, stepsOf } from '@drumhead/engine';
import { seatName, toldLines, type Translate, versionOf } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { refused } from '../exit.ts';
import { recordTextOf } from '../input.ts';
import { recordIn } from '../records.ts';

export function addAnalyse(program: Command, t: Translate): void {
  program
    .command('analyse')
    .description(t('cli.analyse'))
    .argument('<file>', t('cli.verify.file'))
    .option('--json', t('cli.option.json'))
    .action((file: string, options: { readonly json?: boolean }) => analyse(file, options, t));
}

async function analyse(file: string, { json }: { readonly json?: boolean }, t: Translate): Promise<void> {
  const { battle } = await recordIn(file, recordTextOf(t, file), t);
  const { id, version } = battle.ruleset;
  const known = await versionOf(id, version);
  const account = known === null ? null : accountOf(known, accountedSteps(battle));
  if (account === null) return refused(`${file}: ${t('cli.analyse.nothing')}`);
  if (json) {
    const seats = battle.ruleset.seats(battle.state);
    console.log(JSON.stringify({ ruleset: id, version, net: known?.value?.net.data ?? null, seats, ...account }));
    return;
  }
  for (const line of linesOf(account, battle, t)) console.log(line);
}

/** One sum a side, then the rolls that changed most for the first. */
function linesOf(account: Account, battle: Battle, t: Translate): readonly string[] {
  const { ruleset, state } = battle;
  const seats = ruleset.seats(state);
  const sides = seats.map((seat, i) => ({ side: seatName(ruleset.id, state, seat, t), sum: sumFor(account, i) }));
  const lines = sides.map(({ side, sum }) => {
    const { start, orders, dice, end, without } = pointsOf(sum);
    return t('cli.analyse.sum', { side, start, orders: signed(orders), dice: signed(dice), end, without });
  });
  const drawn = drawnRolls(account);
  return [
    ...lines,
    ...sides
      .slice(0, 1)
      .flatMap(({ side, sum: { best, worst } }) => [
        ...(best === null ? [] : rollLines('cli.analyse.best', best, side, battle, t)),
        ...(worst === null ? [] : rollLines('cli.analyse.worst', worst, side, battle, t)),
      ]),
    ...(drawn === 0 ? [] : [t('cli.analyse.drawn', { drawn })]),
  ];
}

/** A roll with what it changed for the first side, and the log of it. */
function rollLines(key: string, roll: Posting, side: string, battle: Battle, t: Translate): readonly string[] {
  const { ruleset } = battle;
  const points = signed(Math.round(100 * (roll.changes[0] as number)));
  const told = stepsOf(battle, { from: roll.from + 1, to: roll.at }).flatMap(({ state, events }) =>
    events.map((event) => toldLines(ruleset.id, state, event, t)[0] ?? ''),
  );
  return [t(key, { side, points, at: roll.at }), ...told.filter((line) => line !== '').map((line) => `       ${line}`)];
}
