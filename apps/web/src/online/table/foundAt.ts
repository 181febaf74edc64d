/** What this browser finds at an online table: its place, an invitation, or why there is nothing. */
import { type Look, lookAt, newLink } from '../server/api.ts';
import { offersOnlinePlay } from '../server/offersOnlinePlay.ts';
import { takenBack } from '../lobby/challenges.ts';
import { NO_SEAT, sitDown } from '../server/sitDown.ts';
import { newPlace, placeFor } from '../session/online.ts';
import { changePlace, keepKeys, type Place, placeAt } from '../places/places.ts';
import { WATCHING } from '../session/session.ts';
import type { Storage } from '../../battle/records/savedBattle.ts';

/** What the link of a table says that somebody was given. */
export interface GivenKey {
  readonly key: string;
  /** It is the link of watchers. */
  readonly watches: boolean;
}

export type Found =
  | { readonly is: 'noServer' | 'unreachable' | 'noTable' | 'noSeat' }
  | { readonly is: 'invited'; readonly look: Look; readonly key: string }
  | { readonly is: 'seated'; readonly place: Place };

const UNREACHABLE: Found = { is: 'unreachable' };

export async function foundAt(storage: Storage, table: string, given: GivenKey | null): Promise<Found> {
  const offer = await offersOnlinePlay();
  if (offer !== 'yes') return offer === 'no' ? { is: 'noServer' } : UNREACHABLE;
  const known = await placeFor(storage, table);
  if (known?.takesBack !== undefined && (await takenBack(known)) === 'unknown') return UNREACHABLE;
  const place = placeAt(table) ?? known;
  // Whoever watches may be given a seat; whoever plays sees more than watchers do.
  if (place !== null && (given === null || given.watches || place.seat !== WATCHING)) {
    const fits = given !== null && given.watches === (place.seat === WATCHING);
    const at = fits ? await placeBy(place, given.key) : place;
    return at === null ? UNREACHABLE : { is: 'seated', place: at };
  }
  const look = await lookAt(table);
  if (!look.ok) return look.status === 404 ? { is: 'noTable' } : UNREACHABLE;
  return given === null ? { is: 'noSeat' } : { is: 'invited', look: look.value, key: given.key };
}

/**
 * The place of somebody who came with a link, which may be a newer one of that place. It is tried only where this browser
 * holds no key that still opens the seat: the link of somebody else's seat must not take that, too. Null where the server
 * does not say.
 */
async function placeBy(place: Place, key: string): Promise<Place | null> {
  const { table, battle, seat, keys } = place;
  const own = keys[seat];
  if (Object.values(keys).includes(key)) return place;
  const look = await lookAt(table);
  if (!look.ok) return look.status === 404 ? place : null;
  const sits = look.value.yours.includes(seat);
  if (own !== undefined && (sits || (await sitsAgain(place, own)))) return placeAt(table) ?? place;
  const sat = await sitDown(table, key);
  if (!sat.ok) return sat.status === NO_SEAT ? place : null;
  const kept = { [sat.value.seat]: sat.value.key ?? key };
  if (sat.value.seat === seat && look.value.battle === battle) keepKeys(place, kept);
  else if (!sits) newPlace(table, look.value, sat.value.seat, kept);
  return placeAt(table);
}

/** Sits down again with the own key that is kept here, which is another one afterwards where nobody sat there. */
export async function sitsAgain(place: Place, key: string): Promise<boolean> {
  const sat = await sitDown(place.table, key);
  // The chair is the same also where a rematch gave it another side.
  if (sat.ok && sat.value.key !== undefined) keepKeys(place, { [place.seat]: sat.value.key });
  return sat.ok;
}

/** The key of a new link to the own seat, by which all others there must get up; null where the server makes none. */
export async function renewedKey(place: Place): Promise<string | null> {
  const made = await newLink(place.table, place.seat);
  if (!made.ok) return null;
  // Since the page was opened keys of invitations may have been forgotten.
  keepKeys(place, { [place.seat]: made.value.key });
  // Whoever sits down next is somebody new again.
  changePlace(place, { devices: 1 });
  return made.value.key;
}
