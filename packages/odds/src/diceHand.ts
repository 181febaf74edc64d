/**
 * One side's dice as a contest reads them. A hand has six places: the three compared dice, highest first,
 * missing ones filled with 1; then the three highest unused dice, 0 where there is none. No contest here
 * looks further than the third unused die.
 */

/** Dice compared with the enemy's. */
export const COMPARED = 3;
/** Unused dice a contest may ever look at: one for each compared pair. */
export const UNUSED = 3;
/** Places of a hand. */
export const PLACES = COMPARED + UNUSED;
/** The most dice a side may roll where odds are asked for: 6^20 still is an exact number. */
export const MAX_DICE = 20;

/** Faces from high to low; the list given is left alone. */
export function sortFaces(faces: readonly number[]): number[] {
  return [...faces].sort((x, y) => y - x);
}

/** The six places of dice already sorted from high to low. */
export function handOf(sorted: readonly number[]): number[] {
  const hand: number[] = [];
  for (let place = 0; place < PLACES; place++) hand.push(sorted[place] ?? (place < COMPARED ? 1 : 0));
  return hand;
}

/** Refuses numbers of dice that the tables do not reach: a mistake of the caller, not of a player. */
export function checkDice(dice: number): void {
  if (!Number.isInteger(dice) || dice < 1 || dice > MAX_DICE) {
    throw new RangeError(`odds are known for 1 to ${MAX_DICE} dice a side, not for ${dice}`);
  }
}
