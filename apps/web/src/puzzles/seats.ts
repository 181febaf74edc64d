/** Who plays a puzzle: the person, and a computer player that answers for the other side. */
import type { AnyRuleset, Seat } from '@drumhead/engine';
import type { Player } from '../battle/players.ts';
import type { Puzzle } from './puzzle.ts';

/** Throws a RangeError where the position cannot be begun. */
export function puzzleSeats(puzzle: Puzzle, ruleset: AnyRuleset): Readonly<Record<Seat, Player>> {
  const created = ruleset.create(puzzle.file);
  if (!created.ok) throw new RangeError(`the position of ${puzzle.id} cannot be begun`);
  return Object.fromEntries(
    ruleset.seats(created.value).map((seat): [Seat, Player] => [seat, seat === puzzle.seat ? 'human' : 'corporal']),
  );
}
