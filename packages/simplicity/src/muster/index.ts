/** Armies and pick-up battles: what is settled before a table is laid. */
export { CLASSES, COMMAND_POINTS, KINDS } from '../kinds.ts';
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
} from './army.ts';
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
  withoutUnit,
  withUnit,
} from './problems.ts';
export { type KindProfile, profileOfKind } from './profile.ts';
export { emptyArmy, randomArmy, randomMeeting } from './random.ts';
export { switchesOf } from '../scenario/read.ts';
export type { RallyMode, Switches } from '../state.ts';
export type { ScenarioFile } from '../scenario/format.ts';
export { armyText, readArmyText } from './text.ts';
