/** Looks back from a loss to the fight that it came of. Pure. */
import type { BattleEvent } from '@drumhead/engine';
import type { LogLine, Told } from './story.ts';

/** An event with its place in the log. */
export interface Logged<E extends BattleEvent = BattleEvent> {
  readonly line: LogLine;
  readonly event: E;
}

/** The whole log of these steps. */
export const logOf = <S, E extends BattleEvent>(steps: readonly Told<S, E>[]): readonly Logged<E>[] =>
  steps.flatMap(({ number, events }) => events.map((event, i) => ({ line: { at: number, event: i }, event })));

/**
 * The nearest event before `index` that is a fight; null where an event that begins something new lies between, or none is
 * found. The caller asks whether the fight was about the piece that was lost.
 */
export function fightBefore<E extends BattleEvent, F extends E>(
  log: readonly Logged<E>[],
  index: number,
  isFight: (event: E) => event is F,
  beginsAnew: (event: E) => boolean,
): Logged<F> | null {
  for (let i = index - 1; i >= 0; i--) {
    const { line, event } = log[i] as Logged<E>;
    if (isFight(event)) return { line, event };
    if (beginsAnew(event)) return null;
  }
  return null;
}
