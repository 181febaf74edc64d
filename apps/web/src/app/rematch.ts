/** The same battle again. */
import { isGuided, puzzleOf } from '../battle/records/firstBattle.ts';
import type { NewBattle } from '../battle/records/savedBattles.ts';
import type { Origin, SavedBattle } from '../battle/records/savedBattle.ts';
import type { AnyBattle } from '../battle/host/hosted.ts';

/** The same set-up and players, other dice. */
export const rematchOf = (saved: SavedBattle, battle: AnyBattle, seats = saved.seats): NewBattle => {
  const origin = originAgain(saved.origin);
  return { ruleset: saved.ruleset, scenario: saved.scenario, setup: battle.setup, seats, ...(origin && { origin }) };
};

/** Does a briefing come before it? Not where it explains itself, or begins in the middle. */
export const isTold = ({ scenario, origin }: SavedBattle): boolean =>
  !isGuided(scenario) && puzzleOf(scenario) === null && origin !== 'position';

/** A battle played on from a moment has that moment behind it: its rematch begins with the set-up. */
const originAgain = (origin: Origin | undefined): Origin | undefined => (origin === 'playedOn' ? undefined : origin);

/** Each seat gets the player of the next one. */
export function changedSides(seats: SavedBattle['seats']): SavedBattle['seats'] {
  const names = Object.keys(seats);
  return Object.fromEntries(names.map((name, i) => [name, seats[names[(i + 1) % names.length] ?? name] ?? 'human']));
}

/** Would another person or rank play some side? */
export const hasOtherSides = (seats: SavedBattle['seats']): boolean => new Set(Object.values(seats)).size > 1;
