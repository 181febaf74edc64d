export * from './contest.ts';
export * from './contestOdds.ts';
export * from './ladder.ts';
export * from './ladderOdds.ts';
export * from './reroll.ts';
export * from './activation.ts';
export * from './activationOdds.ts';
export { MAX_DICE } from './diceHand.ts';
export * from './hits.ts';
