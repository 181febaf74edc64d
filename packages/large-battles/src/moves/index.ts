/** Chapters 9, 10, 14 and 15 (legality and path) as others call them. */
export { approachOffers, type FoundApproach, tryApproach } from './approach.ts';
export { breakthroughTarget, carryPath, type ContactFound, contactPath, generalsTouched } from './contact.ts';
export { FORMATIONS, formCost, formOffers, standAs, tryForm, tryFormInCombat, tryTurnInCombat } from './formations.ts';
export type { Arrival, Mover, Tried } from './mover.ts';
export { moveOffers } from './offers.ts';
export { countsAsMove } from './open.ts';
export { coversMove, nearestMove, reach, type Ray, type ReachRegion } from './regions.ts';
export { tryMove } from './try.ts';
