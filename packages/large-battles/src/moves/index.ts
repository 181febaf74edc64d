/** Chapters 9, 10, 14 and 15 (legality and path) as others call them. */
export { approachOffers, tryApproach } from './approach.ts';
export { breakthroughTarget, carryPath, contactPath, generalsTouched } from './contact.ts';
export { formChoices, formCost, formOffers, standAs, tryForm, tryFormInCombat, tryTurnInCombat } from './formations.ts';
export type { Arrival, Mover } from './mover.ts';
export { moveChoices, moveOffers } from './offers.ts';
export { coversMove, nearestMove, reach } from './regions.ts';
export { rememberAround } from './surroundings.ts';
export { type Joining, joinOffers, tryJoin } from './grandBattery.ts';
export { enterProblem, stormProblem, townOffers, tryLeave } from './towns.ts';
export { tryMove } from './try.ts';
