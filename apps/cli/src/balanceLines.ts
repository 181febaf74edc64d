/** The balance of a battle in words, for people. */
import type { Balance, Round, SideBalance } from '@drumhead/bots';
import {
  type BalanceNames,
  placeName,
  playersInWords,
  triedLine,
  weakWords,
  whyLines,
} from '@drumhead/content/balance';
import { begin, scriptOf } from '@drumhead/engine';
import { decimal, percent } from '@drumhead/content/told';
import { formationsOf, pieceName, priceIn, seatName, type Translate, troopsName } from '@drumhead/rulesets';
import type { Setups } from './setups.ts';
import { table } from './statistics.ts';

export function balanceWords({ ruleset, seats, setupOf }: Omit<Setups, 'title'>, t: Translate): BalanceNames {
  const made = begin(ruleset, setupOf(0));
  if (!made.ok) throw new Error(`the set-up is not sound: ${JSON.stringify(made.problems[0])}`);
  return {
    t,
    side: (side) => seatName(ruleset.id, made.value.state, seats[side] ?? '', t),
    piece: (piece) => pieceName(ruleset.id, made.value.state, piece, t),
    price: (piece) => priceIn(ruleset.id, made.value.state, piece),
    formations: formationsOf(ruleset.id, setupOf(0), made.value.state, t),
    place: (id) => placeName(scriptOf(setupOf(0)), id, t),
    troops: (troops) => troopsName(ruleset.id, made.value.state, troops, t),
    percent: (share) => percent(t, share, 0),
    decimal: (number) => decimal(t, number),
  };
}

/** Losses that are told of each side. */
const MOST_LOSSES = 3;

/** Who played, and that others may find it otherwise. */
export const playerLines = (players: string, { t }: BalanceNames): readonly string[] => [
  t('cli.balance.by', { players: playersInWords(players, t) }),
  ...[weakWords(players, t)].filter((words) => words !== null),
];

/** Its title, what it comes to, the figures, how battles ended, whether the first turn counts, what each side loses most. */
export function balanceLines(balance: Balance, words: BalanceNames, title: string): readonly string[] {
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
    ...(games === 0 ? [] : [...lossLines(balance, words), ...whyLines(balance.why, words)]),
  ];
}

const rangeOf = ({ interval: [low, high] }: Pick<SideBalance, 'interval'>, t: Translate): string =>
  `${percent(t, low, 0)}–${percent(t, high, 0)}`;

function verdictLine({ verdict }: Balance, { t, side }: BalanceNames): string {
  const facts = verdict.kind === 'favoured' ? { side: side(verdict.side) } : {};
  return t(`cli.balance.${verdict.kind}`, facts);
}

function firstLines({ first, games }: Balance, t: Translate): readonly string[] {
  if (first.games < games || games === 0) return [];
  return [t('cli.balance.first', { share: percent(t, first.share, 0), interval: rangeOf(first, t) })];
}

function lossLines({ lost, sides }: Balance, { t, side, piece }: BalanceNames): readonly string[] {
  return sides.flatMap((_, i) => {
    const most = lost.filter((one) => one.side === i).slice(0, MOST_LOSSES);
    if (most.length === 0) return [];
    const losses = most.map((one) => `${piece(one.piece)} ${percent(t, one.share, 0)}`).join(', ');
    return [t('cli.balance.losses', { side: side(i), losses })];
  });
}

/** What was tried for the weaker side, each with the share it then won, and what was taken. */
export const roundLines = ({ helped, tried, taken }: Round, words: BalanceNames): readonly string[] => [
  words.t('lab.tries', { side: words.side(helped) }),
  ...tried.map((one) => `${one === taken ? '*' : ' '} ${triedLine(one, helped, one === taken, words)}`),
];
