/** Where no clock runs: of whom nothing was heard for so long that nobody need wait. Pure. */
import { DICE, type Seat } from '@drumhead/engine';
import { type DiceNews, LONGEST_SILENCE } from '@drumhead/protocol';

export interface SilenceFacts {
  /** When the last line was written, by the time of this device; null where a clock runs and the dice are bound, or no line is there. */
  readonly since: number | null;
  readonly now: number;
  /** One's own seat. */
  readonly own: Seat;
  /** The seats that must decide. */
  readonly awaited: readonly Seat[];
  /** Whose part in the dice is missing. */
  readonly missing: readonly Seat[];
  readonly hasClock: boolean;
  /** Who decided for each seat when the battle began. */
  readonly seats: Readonly<Record<Seat, string>>;
  /** Seats that computer players decide for at the moment. */
  readonly bots: Readonly<Record<Seat, string>>;
}

export function silentSeats(facts: SilenceFacts): readonly Seat[] {
  const { since, now, own, awaited, missing, hasClock, seats, bots } = facts;
  const waited = [...(hasClock ? [] : awaited), ...(awaited.includes(DICE) ? missing : [])];
  if (since === null || now - since < LONGEST_SILENCE || own in bots || seats[own] !== 'person') return [];
  // Whoever must decide himself keeps the others waiting as well.
  if (waited.includes(own)) return [];
  return waited.filter((seat) => seat !== own && seats[seat] === 'person' && !(seat in bots));
}

/** Whose part in the dice is missing, as far as others may know: no salt is told before all are in. */
export function missingParts({ people, seals, salts }: DiceNews, own: Seat): readonly Seat[] {
  if (salts !== null) return [];
  const unsealed = people.filter((seat) => !(seat in seals));
  return unsealed.length > 0 ? unsealed : people.filter((seat) => seat !== own);
}
