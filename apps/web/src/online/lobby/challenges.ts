/** Open challenges, as the server lists them. */
import type { Seat } from '@drumhead/engine';
import type { ClockSettings, Shown } from '@drumhead/protocol';
import { type Answered, ask, type Naming } from '../server/api.ts';
import type { DailyHours } from '../dailyHours.ts';
import { newSeatKey } from '../server/nextKeys.ts';
import { nextKeyFor } from '../server/sitDown.ts';
import { newPlace, placeFor } from '../session/online.ts';
import { changePlace, keepKeys, type Place, placeAt } from '../places/places.ts';
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
  /** Who sees the pages of its battles when they are over; servers of before do not say. */
  readonly shown?: Shown;
  /** When its host likes to play. */
  readonly hours: DailyHours | null;
  readonly yours: boolean;
  /** Somebody whom one has met has set it for oneself alone; servers of before do not say. */
  readonly forYou?: boolean;
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

/**
 * Takes one's own challenge back: the table stays, and its free seats have links for friends. False where that cannot be; where
 * no answer comes nobody knows, and the page of the table asks again.
 */
export async function removeChallenge(storage: Storage, table: string): Promise<boolean> {
  // Where this device has forgotten the table, the keys would have no place.
  const place = await placeFor(storage, table);
  return place !== null && (await takenBack(place)) !== 'not';
}

/** It is not wanted; false where the server did not hear so. */
export const declineChallenge = async (table: string): Promise<boolean> => (await ask('DELETE', at(table))).ok;

/** Takes the challenge of a table back, or hears that it was taken back. */
export async function takenBack(place: Place): Promise<'is' | 'not' | 'unknown'> {
  const { table } = place;
  const next = placeAt(table)?.takesBack ?? newSeatKey();
  changePlace(place, { takesBack: next });
  const removed = await ask<{ readonly keys: Place['keys'] }>('DELETE', at(table), { next });
  if (!removed.ok && removed.status !== NO_CHALLENGE) return 'unknown';
  if (removed.ok) keepKeys(place, removed.value.keys);
  changePlace(place, { takesBack: undefined });
  return removed.ok ? 'is' : 'not';
}

/** Somebody took it, or it is nobody's. */
const NO_CHALLENGE = 404;
