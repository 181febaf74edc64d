/** What a position is worth to a captain of each side. Pure. */
import type { Command, Knowledge } from '@drumhead/engine';

/** By the terms of the captain; by the plain evaluation in releases that have no such room. */
export function weigherOf({
  ruleset,
  evaluation,
  room,
}: Knowledge<unknown, Command>): (state: unknown) => readonly number[] {
  if (room === null) return (state) => ruleset.seats(state).map((seat) => evaluation.value(state, seat));
  const weights = room.terms.map(({ weight }) => weight);
  const terms = new Float64Array(weights.length);
  const mind = room.mind(weights);
  return (state) =>
    ruleset.seats(state).map((seat) => {
      room.begin?.(mind, state, seat);
      room.read(mind, state, seat, terms);
      return weights.reduce((sum, weight, i) => sum + weight * (terms[i] ?? 0), 0);
    });
}
