/** The balance of a set-up in words, for the command line and the page. */
import { translateFacts } from '../factsInWords.ts';
import type { Mend, Script } from '@drumhead/engine';
import { wordedName } from '../languages/worded.ts';
import type { Translate } from '../position/index.ts';

export { balanceMessages } from './messages.ts';
export { playerMessages } from './playerMessages.ts';
export { playersInWords, WEAK, weakWords } from './players.ts';

/** How sides, pieces and places of a set-up are called, and figures are written. */
export interface BalanceNames {
  readonly t: Translate;
  readonly side: (side: number) => string;
  readonly piece: (piece: string) => string;
  /** What a piece costs in the points of an army list; null where troops have none. */
  readonly price: (piece: string) => number | null;
  /** Brigades of all sides, where troops have such; a name of null: it is told by its number on its side. */
  readonly formations: readonly {
    readonly side: number;
    readonly name: string | null;
    readonly pieces: readonly string[];
  }[];
  /** A place of the scenario's own rules, by its id. */
  readonly place: (place: string) => string;
  /** Troops as the scenario's own rules call them. */
  readonly troops: (troops: string) => string;
  /** A share in whole per cent. */
  readonly percent: (share: number) => string;
  /** With one digit after the point. */
  readonly decimal: (number: number) => string;
}

/** What a place of the scenario's own rules is called. */
export const placeName = (script: Script | undefined, id: string, t: Translate): string => {
  const text = script?.places?.find((place) => place.id === id)?.text;
  return text === undefined ? id : t(wordedName(text));
};

/** Why it is as even as it is (`Why` of the computer players). */
interface Why {
  readonly earned: readonly { readonly piece: string; readonly cost: number }[];
  readonly fell: readonly { readonly ninth: number; readonly share: number }[];
  readonly neverHeld: readonly { readonly side: number; readonly place: string }[];
  readonly late: readonly { readonly troops: string; readonly share: number }[];
}

/** A change that was tried, with what came of it (`Tried` of the computer players). */
interface Tried {
  readonly mend: Mend;
  readonly balance: {
    readonly games: number;
    readonly sides: readonly { readonly share: number; readonly interval: readonly [number, number] }[];
  };
}

/** Of pieces and of ninths of the table so many are told. */
const MOST = 3;

type Formation = BalanceNames['formations'][number];

const sumOf = (pieces: readonly string[], of: (piece: string) => number): number =>
  pieces.reduce((sum, piece) => sum + of(piece), 0);

/** Brigades by what all of their pieces cost the enemy, those who cost most first. */
export function brigadesBy<One extends Formation>(
  formations: readonly One[],
  { earned }: Pick<Why, 'earned'>,
): readonly One[] {
  const cost = costOf(earned);
  return [...formations].sort((a, b) => cost(b) - cost(a));
}

function costOf(earned: Why['earned']): (one: Formation) => number {
  const costs = new Map(earned.map(({ piece, cost }) => [piece, cost]));
  return ({ pieces }) => sumOf(pieces, (piece) => costs.get(piece) ?? 0);
}

/** A brigade, what it costs the enemy, how many units it has, and what those cost. */
function brigadeLine(one: Formation, cost: number, { t, side, price, formations, decimal }: BalanceNames): string {
  const number = formations.filter((other) => other.side === one.side).indexOf(one) + 1;
  const name = t('lab.brigade.of', { side: side(one.side), brigade: one.name ?? t('lab.brigade', { number }) });
  const facts = { worth: `${name} ${decimal(cost)}`, units: one.pieces.length };
  return one.pieces.some((piece) => price(piece) === null)
    ? t('lab.brigade.size', facts)
    : t('lab.brigade.price', { ...facts, points: sumOf(one.pieces, (piece) => price(piece) ?? 0) });
}

/** Which brigades and pieces cost the enemy most, where pieces fall, ground that nobody holds, and troops that come too late. */
export function whyLines({ earned, fell, neverHeld, late }: Why, names: BalanceNames): readonly string[] {
  const { t, side, piece, price, place, troops, percent, decimal } = names;
  const cost = costOf(earned);
  const brigades = brigadesBy(names.formations, { earned })
    .filter((one) => cost(one) > 0)
    .slice(0, MOST)
    .map((one) => brigadeLine(one, cost(one), names));
  const pieces = earned.slice(0, MOST).map((one) => {
    const points = price(one.piece);
    const worth = `${piece(one.piece)} ${decimal(one.cost)}`;
    return points === null ? worth : t('lab.price', { worth, points });
  });
  const ninths = fell.slice(0, MOST).map(({ ninth, share }) => `${t(`lab.ninth.${ninth}`)} ${percent(share)}`);
  return [
    ...(brigades.length > 0 ? [t('lab.brigades', { brigades: brigades.join('; ') })] : []),
    ...(pieces.length > 0 ? [t('lab.earned', { pieces: pieces.join(', ') })] : []),
    ...(ninths.length > 0 ? [t('lab.fell', { ninths: ninths.join(', ') })] : []),
    ...neverHeld.map((one) => t('lab.neverHeld', { place: place(one.place), side: side(one.side) })),
    ...late.map((one) => t('lab.late', { troops: troops(one.troops), share: percent(one.share) })),
  ];
}

/** What a change was, and the share that the helped side then won. */
export function triedLine({ mend, balance }: Tried, helped: number, isTaken: boolean, names: BalanceNames): string {
  const { t, side, percent } = names;
  const won = balance.sides[helped] ?? { share: 0, interval: [0, 1] as const };
  const [low, high] = won.interval;
  const facts: Record<string, string | number | boolean> = translateFacts(mend.facts, t);
  const called = mend.facts['troops'];
  if (called !== undefined) facts['troops'] = String(called).split(', ').map(names.troops).join(', ');
  return t(isTaken ? 'lab.taken' : 'lab.tried', {
    mend: t(mend.key, { ...facts, side: side(mend.side) }),
    share: percent(won.share),
    interval: `${percent(low)}–${percent(high)}`,
    games: balance.games,
  });
}
