/** How a captain of each side reads a position. Pure. */
import type { Command, Knowledge } from '@drumhead/engine';

export interface Reading {
  /** What the position is worth to the side, on the captain's own scale. */
  readonly worth: number;
  /** Its parts by name, weighted; none where there is no room for captains. */
  readonly terms: Readonly<Record<string, number>>;
}

/** By the terms of the captain; by the plain evaluation where there is no such room. */
export function weigherOf({
  ruleset,
  evaluation,
  room,
}: Knowledge<unknown, Command>): (state: unknown) => readonly Reading[] {
  if (room === null)
    return (state) => ruleset.seats(state).map((seat) => ({ worth: evaluation.value(state, seat), terms: {} }));
  const weights = room.terms.map(({ weight }) => weight);
  const into = new Float64Array(weights.length);
  const mind = room.mind(weights);
  return (state) =>
    ruleset.seats(state).map((seat) => {
      room.begin?.(mind, state, seat);
      room.read(mind, state, seat, into);
      const terms = Object.fromEntries(room.terms.map(({ key, weight }, i) => [key, weight * (into[i] ?? 0)]));
      return { worth: Object.values(terms).reduce((sum, part) => sum + part, 0), terms };
    });
}
