/**
 * See `chance.ts`. A logistic fit of the victor to the worth of positions, each battle counted once, to
 * 9 battles of two captains (rangers against a war party): best at 40, and at 150 to 25 golden battles.
 */
export const WORTH_OF_ODDS = 80;
