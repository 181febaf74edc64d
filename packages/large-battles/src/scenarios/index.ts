/** Scenario files: format, reader, and the scenarios of the rule set. */
export { type ScenarioId, SCENARIOS } from './data/index.ts';
export { isScenario, type ScenarioFile, scenarioSchema } from './format.ts';
export { mends } from './mends.ts';
export { fieldFrom } from './read.ts';
export { startState } from './startState.ts';
