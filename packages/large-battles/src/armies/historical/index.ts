/** Historical battles: Q, C and Sk by the tables of chapters 24 and 27. */
export { type Assessment, assess, type HistoricalEntry } from './assess.ts';
export { GENERAL_QUALITY_RANGE } from '../qualities.ts';
export { type ArmyPlan, randomArmies } from './randomArmies.ts';
export {
  GENERAL_QUALITY,
  MOST_MEN,
  MOST_SK,
  OPPOSITES,
  SPLIT_ABOVE,
  type StrengthRow,
  type StrengthTable,
  TROOP_CLASSES,
  TROOPS,
  type Troops,
} from './tables.ts';
export {
  clashingRules,
  combatValue,
  generalQuality,
  maySplit,
  oppositeOf,
  quality,
  skirmishFactor,
  strengthRow,
  strengthTable,
} from './values.ts';
export {
  assessed,
  HISTORICAL_FORMAT,
  HISTORICAL_VERSION,
  type HistoricalBrigade,
  type HistoricalFile,
  historicalProblems,
  historicalSchema,
  type HistoricalSide,
  type HistoricalUnit,
  MOST_ALIKE,
  MOST_HISTORICAL_BRIGADES,
  MOST_HISTORICAL_NAME,
  MOST_UNITS,
  readHistorical,
  type Values,
  valuesOf,
} from './orderOfBattle.ts';
export { GROUNDS, historicalScenario, lookOf, nameOf } from './historicalScenario.ts';
