/** Sits down at a seat, with a key for it that this browser makes. */
import type { Seat } from '@drumhead/engine';
import { type Answered, ask, tableAt } from './api.ts';
import { newSeatKey, nextKeys } from './nextKeys.ts';

/** The status where the key opens no seat. */
export const NO_SEAT = 403;

/**
 * `named`: what one wants to be called there, or nothing; `isKept`: nobody typed it now, so it takes no other name's place.
 * The answer has a `key` where the seat changed hands: that of the invitation opens it no more.
 */
export const sitDown = (
  table: string,
  key: string,
  named: { readonly name?: string; readonly isKept?: true } = {},
): Promise<Answered<{ readonly battle: string; readonly seat: Seat; readonly key?: string }>> =>
  ask('POST', `${tableAt(table)}/sit`, { key, next: nextKeyFor(key), ...named });

/** Of this window, for the seat of a key, or of a challenge. */
export const nextKeyFor = nextKeys(() => sessionStorage, newSeatKey);
