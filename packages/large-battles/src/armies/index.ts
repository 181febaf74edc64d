/** Pick-up armies: the lists of chapter 25, Divisions chosen from them, and their sides in a scenario. */
export * from './division.ts';
export * from './generals.ts';
export * from './armyList.ts';
export * from './nations.ts';
export * from './plusRules.ts';
export {
  addingFault,
  allRepaired,
  divisionProblems,
  listsWithRoom,
  periodOf,
  repairs,
  withoutBrigade,
} from './divisionProblems.ts';
export * from './randomDivision.ts';
export * from './divisionSide.ts';
export { divisionText, readDivisionText } from './divisionText.ts';
export { MOST_DIS } from '../state/kinds.ts';
export { CINC_RULES, KINDS, LEADER_RULES, UNIT_RULES } from '../scenarios/format.ts';
