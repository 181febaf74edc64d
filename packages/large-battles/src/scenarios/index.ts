/** Scenario files: format, reader, and the scenarios of the rule set. */
export { type ScenarioId, SCENARIOS } from './data/index.ts';
export { isScenario, MOST_CORNERS, MOST_PIECES, type ScenarioFile, scenarioSchema } from './format.ts';
export { mends } from './mends.ts';
export { fieldFrom } from './read.ts';
export { scaleOf } from './scales.ts';
export { startState } from './startState.ts';
