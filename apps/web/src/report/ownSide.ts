/** The side from which a report is told. Pure. */
import type { Seat } from '@drumhead/engine';
import { isHuman, type Player } from '../battle/players/players.ts';

/** Index of the only seat that a person played; null: nobody played, or several did. */
export function ownSideOf(seats: readonly Seat[], players: Readonly<Record<Seat, Player>>): number | null {
  const played = seats.flatMap((seat, index) => (isHuman(players[seat]) ? [index] : []));
  return played.length === 1 ? (played[0] ?? null) : null;
}
