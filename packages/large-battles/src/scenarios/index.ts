/** Scenario files: their format, how they are read, and those that come with the rule set. */
export { SCENARIOS } from './data/index.ts';
export { type ScenarioFile, scenarioSchema } from './format.ts';
export { fieldFrom } from './read.ts';
export { startState } from './startState.ts';
