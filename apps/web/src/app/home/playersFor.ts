import { DICE, type Seat } from '@drumhead/engine';
import type { Player } from '../../battle/players/players.ts';
import type { OpenedPosition } from '../../battle/records/savedBattles.ts';

/** The side that decides now is for the person at the screen, the others for the computer. */
export function playersFor({ battle }: Pick<OpenedPosition, 'battle'>): Readonly<Record<Seat, Player>> {
  const { ruleset, state } = battle;
  const seats = ruleset.seats(state);
  const deciding = ruleset.pending(state).find(({ seat }) => seat !== DICE)?.seat ?? seats[0];
  return Object.fromEntries(seats.map((seat) => [seat, seat === deciding ? 'human' : 'captain']));
}
