/** Computer players by rank. A player sees what its seat may see and what it is offered, nothing else. */
export * from './answerToDraw.ts';
export * from './captain.ts';
export * from './corporal.ts';
export * from './names.ts';
export * from './pair.ts';
export * from './ranks.ts';
export * from './recruit.ts';
export { scoreOf, spreadOf } from './score.ts';
export * from './tournament.ts';
export * from './value/chance.ts';
export * from './value/position.ts';
