/** Chapters 9, 10, 14 and 15 (legality and path), for the other rooms. */
export { approachOffers, planApproach } from '../combat/approach/arrivingMove.ts';
export { breakthroughTarget, planCarry, planContactMove, generalsTouched } from '../combat/contact/contactMove.ts';
export {
  formCost,
  formOffers,
  standAs,
  planFormationChange,
  planFormationInCombat,
  planTurnInCombat,
} from './formationChange.ts';
export type { Arrival, Mover } from './mover.ts';
export { moveOffers } from './moveOffers.ts';
export { coversMove, nearestMove, reach } from './moveRegions.ts';
export { aroundActions } from './path/surroundings.ts';
export { type Joining, joinOffers, planJoin } from './grandBattery.ts';
export { enterProblem, stormProblem, townOffers, planLeave } from './towns.ts';
export { planMove } from './planMove.ts';
