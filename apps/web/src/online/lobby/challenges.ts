/** Open challenges, as the server lists them. */
import type { Seat } from '@drumhead/engine';
import type { ClockSettings } from '@drumhead/protocol';
import { type Answered, ask, type Naming } from '../server/api.ts';
import type { DailyHours } from '../dailyHours.ts';
import { nextKeyFor } from '../server/sitDown.ts';
import { newPlace, placeFor } from '../session/online.ts';
import { keepKeys, type Place } from '../places/places.ts';
import type { Storage } from '../../battle/records/savedBattle.ts';

export interface Challenge {
  readonly table: string;
  readonly ruleset: string;
  readonly scenario: string | null;
  readonly naming: Naming;
  /** What those who sit there want to be called. */
  readonly names: readonly string[];
  readonly free: readonly Seat[];
  /** Null where nobody plays against time. */
  readonly clock: ClockSettings | null;
  /** May everybody at it ask the computer for advice? */
  readonly advice: boolean;
  /** When its host likes to play. */
  readonly hours: DailyHours | null;
  readonly yours: boolean;
}

const ALL = '/api/challenges';
const at = (table: string): string => `${ALL}/${encodeURIComponent(table)}`;

export const listChallenges = (): Promise<Answered<{ readonly challenges: readonly Challenge[] }>> => ask('GET', ALL);

/** Sits down there; the refusal where somebody was quicker, or the server does not answer. */
export async function takeChallenge(
  { table, ruleset, scenario, naming }: Pick<Challenge, 'table' | 'ruleset' | 'scenario' | 'naming'>,
  seat: Seat,
  named: { readonly name?: string } = {},
): Promise<Place | Extract<Answered<never>, { ok: false }>> {
  const next = nextKeyFor(`${table}.${seat}`);
  const taken = await ask<TakenSeat>('POST', at(table), { seat, next, ...named });
  if (!taken.ok) return taken;
  // The key is kept without asking the server for more, which may not be reached.
  const { battle, commit, key } = taken.value;
  return newPlace(table, { battle, ruleset, scenario, naming, commit, over: false }, seat, { [seat]: key });
}

interface TakenSeat {
  readonly battle: string;
  readonly commit: string;
  readonly key: string;
}

/** Takes one's own challenge back: the table stays, and its free seats have links for friends. */
export async function removeChallenge(storage: Storage, table: string): Promise<boolean> {
  // Where this device has forgotten the table, the keys would have no place.
  const place = await placeFor(storage, table);
  if (place === null) return false;
  const removed = await ask<{ readonly keys: Place['keys'] }>('DELETE', at(table));
  if (removed.ok) keepKeys(place, removed.value.keys);
  return removed.ok;
}
