/** `drumhead analyse`: was it skill, or the dice? */
import {
  type Account,
  accountedSteps,
  accountOf,
  type CostlyOrder,
  drawnRolls,
  isUnsure,
  pointsOf,
  type Posting,
  type Prices,
  pricesOf,
  sumFor,
} from '@drumhead/bots';
import { signed } from '@drumhead/content';
import { type Battle, stepsOf } from '@drumhead/engine';
import { seatName, eventLines, rulesetById, type Translate, versionOf } from '@drumhead/rulesets';
import type { Command } from 'commander';
import { refused } from '../exit.ts';
import { recordTextOf } from '../input.ts';
import { recordIn } from '../records.ts';
import { jobThreads, type TaskOfWorkers } from '../work/jobThreads.ts';
import { serverAt } from '../work/server.ts';

export function addAnalyse(program: Command, t: Translate): void {
  program
    .command('analyse')
    .description(t('cli.analyse'))
    .argument('<file>', t('cli.verify.file'))
    .option('--server <url>', t('cli.simulate.server'))
    .option('--json', t('cli.option.json'))
    .action((file: string, options: Options) => analyse(file, options, t));
}

interface Options {
  readonly server?: string;
  readonly json?: boolean;
}

interface Analysis {
  readonly account: Account | null;
  readonly prices: Prices | null;
}

const ANALYSIS: TaskOfWorkers<{ readonly ruleset: string; readonly record: string }, Analysis> = {
  task: (of) => ({ kind: 'analysis', ...of }),
  answer: (answer) => answer as Analysis,
};

/** By a worker of a server, which has the rules of today. */
async function analysedBy(server: string, { ruleset }: Battle, record: string, t: Translate): Promise<Analysis> {
  if (rulesetById(ruleset.id)?.version !== ruleset.version) refused(t('cli.analyse.server.older'));
  let found: Analysis = { account: null, prices: null };
  const workers = jobThreads({ server: serverAt(server, t), count: 1 }, ANALYSIS, t);
  await workers.map(
    1,
    () => ({ ruleset: ruleset.id, record }),
    (_, answer) => void (found = answer),
  );
  return found;
}

async function analyse(file: string, { server, json }: Options, t: Translate): Promise<void> {
  const text = recordTextOf(t, file);
  const { battle } = await recordIn(file, text, t);
  const { id, version } = battle.ruleset;
  const known = await versionOf(id, version);
  const nothing = (): never => refused(`${file}: ${t('cli.analyse.nothing')}`);
  if (known === null) return nothing();
  const steps = server === undefined ? accountedSteps(battle) : [];
  const { account, prices } =
    server === undefined
      ? { account: accountOf(known, steps), prices: pricesOf(known, steps) }
      : await analysedBy(server, battle, text, t);
  if (account === null) return nothing();
  if (json) {
    const seats = battle.ruleset.seats(battle.state);
    const net = known.value?.net.data ?? null;
    console.log(JSON.stringify({ ruleset: id, version, net, seats, ...account, orders: prices }));
    return;
  }
  for (const line of linesOf(account, prices, battle, t)) console.log(line);
}

/** One sum a side, then the rolls that changed most for the first, then the orders that cost each side most. */
function linesOf(account: Account, prices: Prices | null, battle: Battle, t: Translate): readonly string[] {
  const { ruleset, state } = battle;
  const seats = ruleset.seats(state);
  const sides = seats.map((seat, i) => ({
    side: seatName(ruleset.id, state, seat, t),
    sum: sumFor(account, i, prices),
  }));
  const lines = sides.map(({ side, sum }) => {
    const { own, gained, unexplained, orders, dice, without, ...points } = pointsOf(sum);
    const verdict = isUnsure({ dice, ...points }) ? t('cli.analyse.unsure') : t('cli.analyse.without', { without });
    const changed = { orders: signed(orders), dice: signed(dice), unexplained: signed(unexplained) };
    const facts = { side, ...points, ...changed, verdict };
    return [
      t(unexplained === 0 ? 'cli.analyse.sum' : 'cli.analyse.sumUnexplained', facts),
      own === null ? t('cli.analyse.noPrices') : t('cli.analyse.orders', { own, gained: gained ?? 0 }),
    ];
  });
  const drawn = drawnRolls(account);
  return [
    ...lines.flat(),
    ...sides
      .slice(0, 1)
      .flatMap(({ side, sum: { best, worst } }) => [
        ...(best === null ? [] : rollLines('cli.analyse.best', best, side, battle, t)),
        ...(worst === null ? [] : rollLines('cli.analyse.worst', worst, side, battle, t)),
      ]),
    ...(prices === null ? [] : sides.flatMap(({ side }, i) => costliestLines(prices, i, side, battle, t))),
    ...(drawn === 0 ? [] : [t('cli.analyse.drawn', { drawn })]),
  ];
}

/** A roll with what it changed for the first side, and the log of it. */
function rollLines(key: string, roll: Posting, side: string, battle: Battle, t: Translate): readonly string[] {
  const points = signed(Math.round(100 * (roll.changes[0] as number)));
  return [t(key, { side, points, at: roll.at }), ...logOf(battle, roll, t)];
}

/** The orders that cost a side most, with the log of each and the command that a captain would have given. */
function costliestLines(
  { costliest, prices, seats }: Prices,
  side: number,
  name: string,
  battle: Battle,
  t: Translate,
): readonly string[] {
  const orders = costliest[side] ?? [];
  const own = prices.filter(({ by }) => by === seats[side]);
  if (own.length === 0) return [t('cli.analyse.noCost', { side: name })];
  // It costs points and is not told among the orders.
  const givenUp = own.flatMap(({ gaveUp, costs }) =>
    gaveUp === undefined
      ? []
      : [t(`cli.analyse.gaveUp.${gaveUp}`, { side: name, points: Math.round(100 * (costs[side] as number)) })],
  );
  const told = orders.flatMap((order: CostlyOrder) => {
    const facts = { side: name, points: Math.round(100 * (order.costs[side] as number)), at: order.from + 1 };
    return [
      t('cli.analyse.cost', facts),
      ...logOf(battle, { from: order.from, at: order.from + 1 }, t),
      ...(order.leaves === undefined ? [] : [`       ${t('cli.analyse.leaves', { count: order.leaves })}`]),
      `       ${t('cli.analyse.better', { order: JSON.stringify(order.best) })}`,
    ];
  });
  return [...told, ...givenUp];
}

function logOf(battle: Battle, { from, at }: Pick<Posting, 'from' | 'at'>, t: Translate): readonly string[] {
  return stepsOf(battle, { from: from + 1, to: at })
    .flatMap(({ state, events }) => events.map((event) => eventLines(battle.ruleset.id, state, event, t)[0] ?? ''))
    .filter((line) => line !== '')
    .map((line) => `       ${line}`);
}
