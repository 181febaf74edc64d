/** Rule functions for screens, beyond the calls of the rule set: the same ones that resolve commands. */
export { inFrontalArc } from '../ground/arcs.ts';
export { ORDERED_PIECES } from '../state/commands.ts';
export { extraOffers } from './extraOffers.ts';
export { forgoneBy } from './forgone.ts';
export { moveConsequences, rideConsequences, threatOf } from './moveConsequences.ts';
export { commanderOf, inCommand, spanOf } from '../command/inCommand.ts';
export { openBrigades } from '../setup/deployment.ts';
export { suggestedDeployment } from '../setup/suggestedDeployment.ts';
export { suggestedPlacing, suggestionFor } from '../setup/suggestedPlacing.ts';
export { kindsOf } from '../movement/moveKinds.ts';
export { OBLIQUE_MOST } from '../movement/straightMove.ts';
export { TURN_MOST, wheelsBack } from '../movement/turning.ts';
export { areaOfGeneral, areaOfUnit, formationsAtDeployment } from '../setup/placing.ts';
export {
  automaticSuccesses,
  MOST_DICE,
  pairBonus,
  qualityOf,
  type Standard,
  standardOf,
} from '../turn/activationStandard.ts';
export { ELIMINATED } from '../combat/dice/results.ts';
export { approachTallies, bombardTallies, contactTallies, rangeOf, shotDistance } from '../combat/dice/tallies.ts';
export {
  type ReactionProspect,
  reactionProspects,
  type ReactionReason,
  reactionReasons,
  type ReactionUse,
  unitsWithinShort,
} from './reactionProspects.ts';
export { activationName, afterHolding, phaseName } from './standing.ts';
export {
  brigadeDis,
  idleSpearhead,
  isOnTheVerge,
  PENETRATION,
  penetration,
  scoreAgainst,
  shakenLimit,
  spearhead,
} from '../victory/victory.ts';
export { generalSize } from '../ground/footprints.ts';
export { chanceOfLoss, survives } from '../morale/generalDice.ts';
export { canRallyFrom, rallyDistance } from '../morale/rally.ts';
export { MOST_DIS } from '../state/kinds.ts';
export { zoneDepth, zonesOf } from '../ground/zones.ts';
export { isBurning, isDestroyed } from '../ground/sectors.ts';
export { isHill, T1 } from '../ground/terrainKinds.ts';
export type { Field, TerrainPiece } from '../state/state.ts';
export { scenarioBattles as largeBattles } from '../scenarios/scenarioBattles.ts';
export { soughtAnswers } from './soughtAnswers.ts';
export { MOST_HANDICAP, NUMBERED } from '../scenarios/format.ts';
export { FIELD_HELD } from '../victory/endings.ts';
export { seams } from '../turn/seams.ts';
