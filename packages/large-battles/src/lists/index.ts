/** Pick-up armies: the lists of chapter 25, Divisions chosen from them, and the sides they make. */
export * from './division.ts';
export * from './generals.ts';
export * from './list.ts';
export * from './nations.ts';
export * from './plus.ts';
export { allRepaired, divisionProblems, listsWithRoom, periodOf, repairs, withoutBrigade } from './problems.ts';
export * from './random.ts';
export * from './side.ts';
export { divisionText, readDivisionText } from './text.ts';
export { CINC_RULES, LEADER_RULES, UNIT_RULES } from '../scenario/format.ts';
