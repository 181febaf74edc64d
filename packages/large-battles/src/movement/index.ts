/** Chapters 9, 10, 14 and 15 (legality and path), for the other rooms. */
export { approachOffers, tryApproach } from '../combat/approach/arrivingMove.ts';
export { breakthroughTarget, carryPath, contactPath, generalsTouched } from '../combat/contact/contactMove.ts';
export {
  formChoices,
  formCost,
  formOffers,
  standAs,
  tryForm,
  tryFormInCombat,
  tryTurnInCombat,
} from './formationChange.ts';
export type { Arrival, Mover } from './mover.ts';
export { moveChoices, moveOffers } from './moveOffers.ts';
export { coversMove, nearestMove, reach } from './moveRegions.ts';
export { rememberAround } from './path/surroundings.ts';
export { type Joining, joinOffers, tryJoin } from './grandBattery.ts';
export { enterProblem, stormProblem, townOffers, tryLeave } from './towns.ts';
export { tryMove } from './tryMove.ts';
