/** Simplicity in Practice, Napoleonic. */
export type { Command } from './state/commands.ts';
export type { Event } from './state/events.ts';
export { factsInWords } from './text/names.ts';
export {
  FORMAT as SIMPLICITY_FORMAT,
  isSimplicity,
  type ScenarioFile,
  simplicitySchema,
} from './scenarios/scenarioFile.ts';
export { mends } from './scenarios/mends.ts';
export { brigadeSizes } from './scenarios/readScenario.ts';
export { simplicity } from './wholeRuleset.ts';
export type { State } from './state/state.ts';
