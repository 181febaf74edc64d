/** A try at the battle of the day by somebody who is no person: for what draws positions, and for tests. */
import {
  begin,
  type BattleEvent,
  type Command,
  type Knowledge,
  type Order,
  type Player,
  playOut,
  seededDice,
  stepsOf,
} from '@drumhead/engine';
import { captainPlayer } from '../captain.ts';
import { type DayPosition, seedOn } from './day.ts';
import { isStretchOver } from './stretch.ts';

/** What this player does on a day against the captain, until the stretch is over: all orders and dice. */
export function tryBy(
  own: Player<unknown, Command>,
  { ruleset, room }: Knowledge<unknown, Command, BattleEvent>,
  { seat: side, file }: DayPosition,
  day: number,
): readonly Order[] {
  const begun = begin(ruleset, file);
  if (!begun.ok || room === null) throw new Error(`${ruleset.id}: no battle`);
  const captain = captainPlayer(ruleset, room);
  const seats = ruleset.seats(begun.value.state);
  const players = Object.fromEntries(seats.map((seat) => [seat, seat === side ? own : captain]));
  const states = [begun.value.state];
  const end = playOut(
    begun.value,
    { players, dice: seededDice(seedOn(ruleset.id, day)) },
    { until: () => isStretchOver(ruleset, states), onStep: ({ state }) => void states.push(state) },
  );
  return stepsOf(end).map(({ seat, command }) => ({ seat, command }));
}
