/** The course of a battle for its scrubber: where its turns begin and where troops fight. Pure. */
import type { AnyStep } from '../battle/host/hosted.ts';
import { findLast } from '../table/findLast.ts';
import type { AnyReport } from '../report/report.ts';

/** Moments are counts of accepted commands; 0 is the beginning. */
export interface Timeline {
  /** The first begins at 0; it is number 0 where the battle is set up first. */
  readonly turns: readonly { readonly turn: number; readonly at: number }[];
  /** After these commands there had been a shot or a fight. */
  readonly fights: readonly number[];
  readonly last: number;
}

export function timelineOf(
  first: unknown,
  steps: readonly AnyStep[],
  { turnOf, isFight }: Pick<AnyReport, 'turnOf' | 'isFight'>,
): Timeline {
  const turns = [{ turn: turnOf(first), at: 0 }];
  const fights: number[] = [];
  for (const { state, number, events } of steps) {
    const turn = turnOf(state);
    if (turn !== turns.at(-1)?.turn) turns.push({ turn, at: number });
    if (events.some(isFight)) fights.push(number);
  }
  return { turns, fights, last: steps.length };
}

/** Index of the turn that a moment belongs to. */
export function turnAt({ turns }: Timeline, at: number): number {
  let index = 0;
  while (index + 1 < turns.length && (turns[index + 1]?.at ?? 0) <= at) index += 1;
  return index;
}

/** The commands of a turn by their numbers, from the first given in it to the one that ends it. */
export const commandsOf = ({ turns, last }: Timeline, index: number): readonly [first: number, last: number] => [
  (turns[index]?.at ?? 0) + 1,
  turns[index + 1]?.at ?? last,
];

/** Turns whose numbers have room beside each other; `room`: what one needs, as a part of the whole. */
export function namedTurns({ turns, last }: Pick<Timeline, 'turns' | 'last'>, room: number): Timeline['turns'] {
  const named: Timeline['turns'][number][] = [];
  for (const one of turns) {
    const before = named.at(-1);
    if (one.turn > 0 && (before === undefined || one.at - before.at >= room * last)) named.push(one);
  }
  return named;
}

/** The next of some moments in order, or `otherwise` after the last. */
export const momentAfter = (moments: readonly number[], at: number, otherwise: number): number =>
  moments.find((one) => one > at) ?? otherwise;

/** The one before, or `otherwise` before the first. */
export const momentBefore = (moments: readonly number[], at: number, otherwise: number): number =>
  findLast(moments, (one) => one < at) ?? otherwise;
