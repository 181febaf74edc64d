/** Which command of each seat was its last: the recap of a battle, and the news of a guide, begin after it. */
import { type Seat, stepsOf } from '@drumhead/engine';
import type { AnyBattle, Hosted } from './hosted.ts';
import { isHuman } from '../players/players.ts';
import type { SavedBattle } from '../records/savedBattle.ts';

/** Number of the last order that the viewer gave, 0 if there is none: what standing orders answered does not count. */
export function lastOrderIn({ saved, steps, viewer }: Pick<Hosted, 'saved' | 'steps' | 'viewer'>): number {
  return saved && isHuman(saved.seats[viewer]) ? Math.min(saved.ordered?.[viewer] ?? 0, steps.length) : 0;
}

/** Number of each seat's last command, 0 if it gave none. */
export function lastCommands(battle: AnyBattle): Readonly<Record<Seat, number>> {
  const last = Object.fromEntries(battle.ruleset.seats(battle.state).map((seat) => [seat, 0]));
  for (const { seat, number } of stepsOf(battle)) if (seat in last) last[seat] = number;
  return last;
}

/** Last orders after an undo: where the last one was undone, the one before it. */
export function ordersAfterUndo(ordered: SavedBattle['ordered'], battle: AnyBattle): Readonly<Record<Seat, number>> {
  const last = lastCommands(battle);
  const kept = Object.entries(ordered ?? {});
  return Object.fromEntries(kept.map(([seat, number]) => [seat, number > battle.count ? (last[seat] ?? 0) : number]));
}
