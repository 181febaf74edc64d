/** What happened since an order, as numbered steps with the lines of the log, for whoever tells it beside the table. Pure. */
import { DICE, type Seat } from '@drumhead/engine';
import { findLast } from '../../table/findLast.ts';
import type { AnyBattle, AnyStep } from '../host/hosted.ts';
import type { DiceRow, LogLine } from '../screen.ts';
import { briefly, inFewWords } from './fewWords.ts';
import { isTold, type Tell } from './told.ts';

export interface TurnStep {
  /** 1 for the first since the order. */
  readonly number: number;
  /** Count of accepted commands with which its position is reached. */
  readonly count: number;
  /** The seat that gave the order, also where dice answered it. */
  readonly seat: Seat;
  readonly side: number | null;
  readonly rolled: boolean;
  readonly text: string;
  /** What came of it alone, where there is room for two lines. */
  readonly brief: string;
  readonly dice: readonly DiceRow[];
  /** Names of the pieces it is about. */
  readonly pieces: readonly string[];
}

const diceByLines = new WeakMap<readonly LogLine[], readonly DiceRow[]>();

/** All dice of some lines; of the same lines the same list, so that a step which is shown already is not drawn again. */
function diceOf(lines: readonly LogLine[]): readonly DiceRow[] {
  const known = diceByLines.get(lines);
  if (known) return known;
  const dice = lines.flatMap((line) => line.dice);
  diceByLines.set(lines, dice);
  return dice;
}

/** What a step tells: also what the log tells in passing, where it came of it, such as a man knocked down. */
export const toldIn = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.filter(({ weight, result }) => weight !== 'minor' || result !== undefined);

/** What a step changed in the scores, and the pieces that did it. */
type Scored = (step: AnyStep, before: AnyStep) => { readonly text: string; readonly pieces: readonly string[] };

/** The steps after command number `since`. */
export function turnSteps(
  steps: readonly AnyStep[],
  since: number,
  tell: Tell,
  scored: Scored = () => ({ text: '', pieces: [] }),
): readonly TurnStep[] {
  const found: TurnStep[] = [];
  let seat = findLast(steps.slice(0, since), (step) => step.seat !== DICE)?.seat ?? '';
  // From the last step that was told on: lesser ones change scores too.
  let before = steps[since - 1] ?? steps[since];
  for (const step of steps.slice(since)) {
    if (step.seat !== DICE) seat = step.seat;
    const lines = tell(step);
    if (!isTold(lines) || !before) continue;
    const told = toldIn(lines);
    const change = scored(step, before);
    before = step;
    found.push({
      number: found.length + 1,
      count: step.number,
      seat,
      side: told.find((line) => line.side !== null)?.side ?? null,
      rolled: step.seat === DICE,
      text: `${inFewWords(told)} ${change.text}`.trim(),
      brief: briefly(told),
      dice: diceOf(lines),
      pieces: [...new Set([...told.flatMap(({ pieces }) => pieces), ...change.pieces])],
    });
  }
  return found;
}

/** Do all of them follow from orders of the viewer, such as dice of the last one? */
export const areOwn = (steps: readonly TurnStep[], viewer: Seat): boolean => steps.every(({ seat }) => seat === viewer);

/**
 * While set-ups are secret: others who gave orders since `since`, or have finished theirs (true). That they do is public, where
 * their pieces stand is not.
 */
export function secretSetUps(
  { ruleset, state }: Pick<AnyBattle, 'ruleset' | 'state'>,
  all: readonly AnyStep[],
  since: number,
  viewer: Seat,
): readonly (readonly [Seat, boolean])[] {
  const seats = ruleset.seats(state).filter((seat) => seat !== viewer);
  const awaited = ruleset.pending(state).map(({ seat }) => seat);
  // Nobody is told whose a hidden order is, but of one side it can be no other's.
  const ordered = all.slice(since).filter(({ seat }) => seat !== viewer && seat !== DICE);
  const isOf = (seat: Seat) =>
    ordered.some((step) => step.seat === seat || (!seats.includes(step.seat) && seats.length === 1));
  return seats.filter((seat) => isOf(seat) || !awaited.includes(seat)).map((seat) => [seat, !awaited.includes(seat)]);
}

/** What a screen reader says of several steps at once: the last ones, after how many there were. */
export function announcement(texts: readonly string[], summary: (count: number) => string): string {
  const MOST = 3;
  return texts.length <= MOST ? texts.join(' ') : [summary(texts.length), ...texts.slice(-MOST)].join(' ');
}

/**
 * The newest rolls after command number `since`, newest first. Without one, the last roll before it, unless a turn has
 * begun since then: what it came to is past.
 */
export function rollsSince(steps: readonly AnyStep[], since: number, most: number, tell: Tell): readonly AnyStep[] {
  const rolls = steps.filter(({ seat }) => seat === DICE);
  const news = rolls.filter(({ number }) => number > since);
  if (news.length > 0) return news.slice(-most).reverse();
  const last = rolls.at(-1);
  if (!last) return [];
  const isPast = steps.slice(last.number).some((step) => tell(step).some(({ opens }) => opens === 'turn'));
  return isPast ? [] : [last];
}
