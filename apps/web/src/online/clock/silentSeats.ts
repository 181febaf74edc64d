/** In a battle without a clock: of whom nothing was heard for so long that nobody need wait. Pure. */
import type { Seat } from '@drumhead/engine';
import { LONGEST_SILENCE } from '@drumhead/protocol';

export interface SilenceFacts {
  /** When the last line was written, by the time of this device; null where a clock runs, or no line is there. */
  readonly since: number | null;
  readonly now: number;
  /** One's own seat. */
  readonly own: Seat;
  /** The seats that must decide. */
  readonly awaited: readonly Seat[];
  /** Who decided for each seat when the battle began. */
  readonly seats: Readonly<Record<Seat, string>>;
  /** Seats that computer players decide for at the moment. */
  readonly bots: Readonly<Record<Seat, string>>;
}

export function silentSeats({ since, now, own, awaited, seats, bots }: SilenceFacts): readonly Seat[] {
  if (since === null || now - since < LONGEST_SILENCE || own in bots || seats[own] !== 'person') return [];
  return awaited.filter((seat) => seat !== own && seats[seat] === 'person' && !(seat in bots));
}
