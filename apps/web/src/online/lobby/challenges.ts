/** Open challenges, as the server lists them. */
import type { Seat } from '@drumhead/engine';
import type { ClockSettings } from '@drumhead/protocol';
import { type Answered, ask, lookAt } from '../api.ts';
import type { DailyHours } from '../dailyHours.ts';
import { newPlace } from '../online.ts';
import { keepKeys, type Place, placeAt } from '../places.ts';

export interface Challenge {
  readonly table: string;
  readonly ruleset: string;
  readonly scenario: string | null;
  readonly free: readonly Seat[];
  /** Null where nobody plays against time. */
  readonly clock: ClockSettings | null;
  /** When its host likes to play. */
  readonly hours: DailyHours | null;
  readonly yours: boolean;
}

const ALL = '/api/challenges';
const at = (table: string): string => `${ALL}/${encodeURIComponent(table)}`;

export const listChallenges = (): Promise<Answered<{ readonly challenges: readonly Challenge[] }>> => ask('GET', ALL);

/** Sits down there; the status of the refusal where somebody was quicker, or the server does not answer. */
export async function takeChallenge(table: string, seat: Seat): Promise<Place | number> {
  const taken = await ask<{ readonly key: string }>('POST', at(table), { seat });
  if (!taken.ok) return taken.status;
  const look = await lookAt(table);
  return look.ok ? newPlace(table, look.value, seat, { [seat]: taken.value.key }) : look.status;
}

/** Takes one's own challenge back: the table stays, and its free seats have links for friends. */
export async function removeChallenge(table: string): Promise<boolean> {
  const removed = await ask<{ readonly keys: Place['keys'] }>('DELETE', at(table));
  const place = placeAt(table);
  if (removed.ok && place !== null) keepKeys(place, removed.value.keys);
  return removed.ok;
}
