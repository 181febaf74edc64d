import type { Script } from './script.ts';

/** What a place is worth to whoever can win by it, in points, for computer players: its own, and those of events there. */
export function pullOf({ victory, events = [] }: Script, place: string): number {
  let pull = victory.points?.[place] ?? 0;
  for (const { when, do: deeds } of events) {
    if (when.holds?.place !== place && when.enters?.place !== place) continue;
    for (const { points = 0, end } of deeds) pull += Math.abs(points) + (end === undefined ? 0 : ENDS);
  }
  return pull;
}

/** An event that ends the battle pulls like a place of so many points. */
const ENDS = 5;
