/** What a screen asks besides the rule set's own calls: the same functions that resolve, for showing beforehand. */
export { isFirearm } from './abilities.ts';
export { activationBonus } from './activation.ts';
export { commanderOf, isLeader, moraleBonus } from './command.ts';
export type { Command, Laying, OpeningAsked } from './commands.ts';
export { coverFrom } from './cover.ts';
export type { Event } from './events.ts';
export type { Doing, Frame, Order, OrderKind, RolledFeature } from './frames.ts';
export { engagedWith, gapBetween, has, inContact, isEnemy, onTable } from './geometry.ts';
export { inBroken, levelAt } from './ground.ts';
export { factsInWords, modelLabel } from './names.ts';
export { otherMoves } from './moves/closer.ts';
export { fearedBy } from './moves/acted.ts';
export { unhurried } from './moves/mover.ts';
export { groupQuality } from './orders/give.ts';
export {
  activationPreview,
  bashPreview,
  type ClashPreview,
  fallPreview,
  fearPreview,
  meleePreview,
  type MoralePreview,
  moralePreview,
  orderPreview,
  type RollPreview,
  shotPreview,
} from './preview.ts';
export { isSuccess } from './quality.ts';
export { skirmish } from './ruleset.ts';
export { type SetOff, setOff } from './setOff.ts';
export { nextObstacle, obstacleOf, waitingOf } from './setup/deploy.ts';
export { type LayCommand, pieceOf } from './setup/laying.ts';
export { quarterBox } from './setup/quarters.ts';
export { halfOf, zoneOf } from './setup/zones.ts';
export { candidatesFor, commandRangesOf, moveReaches, rangesOf, volleyPreview } from './showing/index.ts';
export { type Sight, sightBetween } from './sight.ts';
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
} from './state.ts';
