/** Scenario files: format, reader, and the scenarios of the rule set. */
export { SCENARIO_FILES, type ScenarioId, SCENARIOS } from './data/index.ts';
export {
  isScenario,
  LEAST_TABLE,
  MOST_CORNERS,
  MOST_PIECES,
  MOST_TABLE,
  type ScenarioFile,
  scenarioSchema,
} from './format.ts';
export { mends } from './mends.ts';
export { fieldFrom } from './read.ts';
export { scaleOf } from './scales.ts';
export { startState } from './startState.ts';
