export * from './contest.ts';
export * from './ladder.ts';
export * from './reroll.ts';
export * from './activation.ts';
export { MAX_DICE } from './diceHand.ts';
export * from './hits.ts';
