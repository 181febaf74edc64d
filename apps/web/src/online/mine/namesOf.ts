/** What the people at the other seats are called, for a battle that comes home. */
import type { Seat } from '@drumhead/engine';
import type { SeatAtTable } from '../server/api.ts';

/** Those without a name are called by nothing; computer players are none of them. */
export function namesOf(seats: readonly Omit<SeatAtTable, 'taken'>[], own: Seat): Readonly<Record<Seat, string>> {
  const others = seats.filter(({ seat, player }) => seat !== own && player === 'person');
  return Object.fromEntries(others.map(({ seat, name }) => [seat, name ?? '']));
}
