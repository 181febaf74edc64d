export * from './commands.ts';
export * from './events.ts';
export * from './frames.ts';
export { largeBattles } from './ruleset.ts';
export * from './state.ts';
