/** The lines of a step, and which step is shown next. Pure. */
import type { Seat } from '@drumhead/engine';
import { findLast } from '../../table/findLast.ts';
import type { Messages } from '../../i18n/index.ts';
import type { AnyStep } from '../host/hosted.ts';
import type { AnyScreen, LogLine } from '../screen.ts';

/** Gives the lines of one accepted command; empty where the log is silent. */
export type Tell = (step: AnyStep) => readonly LogLine[];

export function tellerOf(screen: AnyScreen, viewer: Seat, messages: Messages): Tell {
  return ({ events, state }) => {
    const sides = screen.ruleset.seats(state).map((seat) => screen.seatName(messages, state, seat));
    return events.flatMap((event) => {
      const line = screen.line(messages, state, event, viewer, events);
      return line ? [{ ...line, sides }] : [];
    });
  };
}

/**
 * Works each step out once, and anew only where another one stands before it: a battle that nobody plays grows by thousands
 * of steps, and only the newest is news.
 */
export function remembering<Before extends readonly AnyStep[], T>(work: (step: AnyStep, ...before: Before) => T) {
  const known = new WeakMap<AnyStep, { readonly before: AnyStep | undefined; readonly found: T }>();
  return (step: AnyStep, ...before: Before): T => {
    let memo = known.get(step);
    if (!memo || memo.before !== before[0]) {
      memo = { before: before[0], found: work(step, ...before) };
      known.set(step, memo);
    }
    return memo.found;
  };
}

/** Is it worth a step of its own? Lesser news goes with the next one. */
export const isTold = (lines: readonly LogLine[]): boolean => lines.some(({ weight }) => weight !== 'minor');

/**
 * The next position to show after `at`, or null: nothing new, or more is about to come. A decision of the viewer is
 * shown only once nothing answers it for the person, such as a standing order.
 */
export function nextStop(
  steps: readonly AnyStep[],
  at: number,
  settled: boolean,
  { told, asksPerson }: { readonly told: (step: AnyStep) => boolean; readonly asksPerson: (step: AnyStep) => boolean },
): number | null {
  const last = steps.at(-1);
  if (!last || last.number <= at) return null;
  const between = steps.slice(at, -1).find(told);
  if (between) return between.number;
  return settled || (told(last) && !asksPerson(last)) ? last.number : null;
}

/** The step before `at`, or `since`. */
export function previousStop(
  steps: readonly AnyStep[],
  at: number,
  since: number,
  told: (step: AnyStep) => boolean,
): number {
  return findLast(steps.slice(since, Math.max(since, at - 1)), told)?.number ?? since;
}

/** What was told last before the end of a battle, in the step that ended it: the side that broke, the last score. */
export function decidingLines(
  screen: Pick<AnyScreen, 'line'>,
  messages: Messages,
  viewer: Seat,
  { events, state }: Pick<AnyStep, 'events' | 'state'>,
): readonly LogLine[] {
  const end = events.findIndex(({ type }) => type === 'ended');
  const decided = events[end - 1]?.type;
  // Several squads may break together. That a turn ends decides nothing.
  return events
    .slice(0, Math.max(0, end))
    .flatMap((event) => (event.type === decided ? (screen.line(messages, state, event, viewer) ?? []) : []))
    .filter(({ weight }) => weight !== 'minor');
}
