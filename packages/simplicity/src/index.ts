/** Simplicity in Practice, Napoleonic. */
export type { Command } from './commands.ts';
export type { Event } from './events.ts';
export { factsInWords } from './names.ts';
export { FORMAT as SIMPLICITY_FORMAT, isSimplicity, type ScenarioFile, simplicitySchema } from './scenario/format.ts';
export { simplicity } from './ruleset.ts';
export type { State } from './state.ts';
