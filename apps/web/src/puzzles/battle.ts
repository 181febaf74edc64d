/** A puzzle as a battle: the person plays its side, and a computer player answers for the other. */
import { type AnyRuleset, DEFAULT_ORDERS, type Seat, type StandingOrders } from '@drumhead/engine';
import { puzzleScenario } from '../battle/records/firstBattle.ts';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import type { Player } from '../battle/players/players.ts';
import type { Puzzle } from './puzzle.ts';

/** What is asked of a player may be a chance that others would let pass unasked. */
export const ASKED_ALL: StandingOrders = { ...DEFAULT_ORDERS, ask: 'always' };

/** Throws a RangeError where the position cannot be begun. */
export function puzzleBattle(puzzle: Puzzle, ruleset: AnyRuleset): NewBattle {
  const created = ruleset.create(puzzle.file);
  if (!created.ok) throw new RangeError(`the position of ${puzzle.id} cannot be begun`);
  const seats = Object.fromEntries(
    ruleset.seats(created.value).map((seat): [Seat, Player] => [seat, seat === puzzle.seat ? 'human' : 'corporal']),
  );
  // The words of its title are loaded after the header is shown, which puts them in this place.
  const setup = { ...puzzle.file, name: 'web.page.puzzles' };
  return { ruleset: ruleset.id, scenario: puzzleScenario(puzzle.id), setup, seats, standingOrders: ASKED_ALL };
}
