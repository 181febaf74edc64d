export * from './commands.ts';
export { brigadeLabel, factsInWords, generalLabel, unitLabel } from './describe.ts';
export * from './events.ts';
export * from './combat/frame.ts';
export * from './frames.ts';
export { largeBattles } from './ruleset.ts';
export * from './state.ts';
