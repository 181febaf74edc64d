/** Armies and pick-up battles: what is settled before a table is laid. */
export { BREAKS_AT, CLASSES, COMMAND_POINTS, KINDS } from '../state/unitTables.ts';
export {
  ARMY_FORMAT,
  ARMY_NATIONS,
  ARMY_VERSION,
  type ArmyBrigade,
  type ArmyFile,
  type ArmyNation,
  armyPoints,
  armySchema,
  brigadeName,
  brigadesOf,
  LEAST_LIMIT,
  lotsOf,
  MOST_BRIGADES,
  MOST_LIMIT,
  MOST_NAME,
  MOST_UNITS,
  pointsOfBrigade,
  pointsOfUnit,
  readArmy,
  unitsIn,
} from './armyFile.ts';
export {
  groundOf,
  pickUpScenario,
  type PickUp,
  SECTORS,
  sideIds,
  type TableSize,
  tableFor,
  turnLimitOf,
} from './pickUp.ts';
export { NEAR as OBJECTIVE_REACH } from '../victory/holding.ts';
export {
  armyAllRepaired,
  armyProblems,
  armyRepaired,
  guideNotes,
  meetingProblems,
  MOST_IN_PICK_UP,
  withBrigade,
  withBrigadeAdded,
  withoutBrigade,
  withUnit,
} from './armyProblems.ts';
export { type KindProfile, profileOfKind } from './kindProfile.ts';
export { emptyArmy, randomArmy, randomMeeting } from './randomArmy.ts';
export { switchesOf } from '../scenarios/readScenario.ts';
export type { RallyMode, Switches } from '../state/state.ts';
export {
  isSimplicity,
  LEAST_DEPTH,
  LEAST_TABLE,
  MOST_CORNERS,
  MOST_OBJECTIVES,
  MOST_WORTH,
  MOST_DEPTH,
  MOST_PIECES,
  MOST_TABLE,
  MOST_TURN,
  type ScenarioFile,
  type TerrainFile,
} from '../scenarios/scenarioFile.ts';
export { breakingPointOf } from '../victory/victory.ts';
export { armyText, readArmyText } from './rosterText.ts';
export { uniformOf } from './uniforms.ts';
