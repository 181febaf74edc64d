/**
 * See `chance.ts`. A logistic fit of the victor to the worth of positions, each battle counted once, to
 * 12 battles of two captains (Windmill Ridge): best at 4, and at 8 to 12 golden battles.
 */
export const WORTH_OF_ODDS = 6;
