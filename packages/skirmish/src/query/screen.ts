/** Functions of the rules for screens, besides those of the contract. */
export { isFirearm } from '../state/abilities.ts';
export { canDoSomething, NO_LIMITS } from '../turn/actions.ts';
export { activationBonus, MOST_DICE } from '../turn/activation.ts';
export { commanderOf, isLeader, moraleBonus } from '../command/leaders.ts';
export { type Command, type Laying, type OpeningAsked, ORDERED_PIECES } from '../state/commands.ts';
export { coverFrom } from '../combat/shooting/cover.ts';
export type { Event } from '../state/events.ts';
export type { Activation, Frame, Order, OrderKind, RolledFeature } from '../state/frames.ts';
export { engagedWith, gapBetween, has, inContact, isEnemy, isToCome, onTable } from '../ground/geometry.ts';
export { inBroken, levelAt } from '../ground/terrain.ts';
export { factsInWords, modelLabel } from '../text/names.ts';
export { extraMoves } from './extraOffers.ts';
export { fearedBy } from '../movement/moveEffects.ts';
export { longestReach, unhurried } from '../movement/mover.ts';
export { groupQuality } from '../command/giveOrder.ts';
export {
  activationPreview,
  bashPreview,
  type ClashPreview,
  fallPreview,
  fearPreview,
  meleePreview,
  type MoralePreview,
  moralePreview,
  enAvantPreview,
  orderPreview,
  type RollPreview,
  shotPreview,
} from './preview.ts';
export { isSuccess, leastFace } from '../turn/quality.ts';
export { hasFewLeft, isOnTheVerge } from '../victory/breaking.ts';
export { isBashedDown } from '../movement/doorBashing.ts';
export { scoreOf } from '../combat/scores.ts';
export { skirmish } from '../ruleset.ts';
export { seams } from '../turn/seams.ts';
export { countedFor, lastGameTurn, STORMERS } from '../victory/scenarioVictory.ts';
export { type Consequence, consequencesOf } from './consequences.ts';
export { nextObstacle, obstacleOf, placesFor, waitingOf } from '../setup/deploy.ts';
export { type LayCommand, pieceOf } from '../setup/terrain/laying.ts';
export { quarterBox } from '../setup/terrain/quarters.ts';
export { halfOf, zoneOf } from '../setup/zones.ts';
export {
  candidatesFor,
  commandRangesOf,
  gatheredGroup,
  moveConsequences,
  moveReaches,
  rangesOf,
  threatOf,
  volleyPreview,
} from './index.ts';
export { type Sight, sightBetween } from '../ground/sight.ts';
export type {
  BuildingFeature,
  Edge,
  Feature,
  Field,
  Model,
  ModelProfile,
  Opening,
  PlayerProfile,
  Squad,
  State,
  Thing,
} from '../state/state.ts';
export { soughtAnswers } from './soughtAnswers.ts';
export { FIELD_HELD } from '../victory/endings.ts';
