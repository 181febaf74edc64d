/** Queries for screens. */
export { chargeArcOf, chargeLane, type ChargeLane, type FireArc, fireArcOf } from './arcs.ts';
export { destinationOf } from './destinations.ts';
export {
  activationPreview,
  clashPreview,
  type MeleePreview,
  orderPreview,
  type OrderPreview,
  rallyPreview,
  type RollPreview,
  type ShotPreview,
} from './previews.ts';
export { type OrderOdds, orderOdds } from './orderOdds.ts';
export { facedAlong, type March, marchesTo } from './marches.ts';
export { moveReach } from './moveReach.ts';
export { dueNow, suggestedArrivals, suggestedPlace } from './suggestedPlaces.ts';
export { moveConsequences, rideConsequences } from './moveConsequences.ts';
