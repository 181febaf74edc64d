/** The balance of a battle in words, for people. */
import type { Balance, Round, SideBalance } from '@drumhead/bots';
import { begin } from '@drumhead/engine';
import { translateFacts } from '@drumhead/content';
import { percent } from '@drumhead/content/told';
import { pieceName, seatName, type Translate } from '@drumhead/rulesets';
import type { Setups } from './setups.ts';
import { table } from './statistics.ts';

/** How the sides and pieces of a set-up are called. */
export interface BalanceWords {
  readonly t: Translate;
  readonly side: (side: number) => string;
  readonly piece: (piece: string) => string;
}

export function balanceWords({ ruleset, seats, setupOf }: Setups, t: Translate): BalanceWords {
  const made = begin(ruleset, setupOf(0));
  if (!made.ok) throw new Error(`the set-up is not sound: ${JSON.stringify(made.problems[0])}`);
  return {
    t,
    side: (side) => seatName(ruleset.id, made.value.state, seats[side] ?? '', t),
    piece: (piece) => pieceName(ruleset.id, made.value.state, piece, t),
  };
}

/** Losses that are told of each side. */
const MOST_LOSSES = 3;

/** Its title, what it comes to, the figures, how battles ended, whether the first turn counts, what each side loses most. */
export function balanceLines(balance: Balance, words: BalanceWords, title: string): readonly string[] {
  const { t, side } = words;
  const { sides, drawn, ends, games } = balance;
  const head = ['side', 'wins', 'share', 'interval'].map((name) => t(`cli.balance.table.${name}`));
  const rows = sides.map((one, i) => [side(i), String(one.wins), percent(t, one.share, 0), rangeOf(one, t)]);
  const draws = drawn === 0 ? [] : [[t('cli.simulate.table.draw'), String(drawn)]];
  return [
    title,
    verdictLine(balance, words),
    table([head, ...rows, ...draws]),
    ...ends.map(({ end, count }) => t('cli.simulate.table.end', { count, end: t(end) })),
    ...firstLines(balance, t),
    ...(games === 0 ? [] : lossLines(balance, words)),
  ];
}

const rangeOf = ({ interval: [low, high] }: Pick<SideBalance, 'interval'>, t: Translate): string =>
  `${percent(t, low, 0)}–${percent(t, high, 0)}`;

function verdictLine({ verdict }: Balance, { t, side }: BalanceWords): string {
  const facts = verdict.kind === 'favoured' ? { side: side(verdict.side) } : {};
  return t(`cli.balance.${verdict.kind}`, facts);
}

function firstLines({ first, games }: Balance, t: Translate): readonly string[] {
  if (first.games < games || games === 0) return [];
  return [t('cli.balance.first', { share: percent(t, first.share, 0), interval: rangeOf(first, t) })];
}

function lossLines({ lost, sides }: Balance, { t, side, piece }: BalanceWords): readonly string[] {
  return sides.flatMap((_, i) => {
    const most = lost.filter((one) => one.side === i).slice(0, MOST_LOSSES);
    if (most.length === 0) return [];
    const losses = most.map((one) => `${piece(one.piece)} ${percent(t, one.share, 0)}`).join(', ');
    return [t('cli.balance.losses', { side: side(i), losses })];
  });
}

/** What was tried for the weaker side, each with the share it then won, and what was taken. */
export function roundLines({ helped, tried, taken }: Round, { t, side }: BalanceWords): readonly string[] {
  return [
    t('cli.balance.tries', { side: side(helped) }),
    ...tried.map((one) => {
      const { key, facts, side: changed } = one.mend;
      const won = one.balance.sides[helped] as SideBalance;
      const mend = t(key, { ...translateFacts(facts, t), side: side(changed) });
      const figures = { mend, share: percent(t, won.share, 0), interval: rangeOf(won, t), games: one.balance.games };
      return t(one === taken ? 'cli.balance.taken' : 'cli.balance.tried', figures);
    }),
  ];
}
