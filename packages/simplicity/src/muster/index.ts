/** Armies and pick-up battles: what is settled before a table is laid. */
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
  readArmy,
  unitsIn,
} from './army.ts';
export { pickUpScenario, type PickUp, SECTORS, sideIds, tableFor, terrainOf } from './pickUp.ts';
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
export { emptyArmy, type Pick, randomArmy, randomMeeting } from './random.ts';
export { armyText, readArmyText } from './text.ts';
