/** Song of Drums and Shakos, Song of Drums and Tomahawks: rosters, squads, and the game they play. */
export * from './commands.ts';
export { factsInWords, modelLabel, nameInWords } from './names.ts';
export * from './events.ts';
export * from './frames.ts';
export { ROSTERS, type Roster, type RosterProfile } from './rosters/rosters.ts';
export { SPECIALS, type Special } from './rosters/specials.ts';
export { type Ranged, WEAPONS, type Weapon, type WeaponData } from './rosters/weapons.ts';
export { skirmish } from './ruleset.ts';
export * from './setup/format.ts';
export * from './squads/file.ts';
export { LIMITS } from './squads/limits.ts';
export { type Price, pointsOf, priceOf } from './squads/points.ts';
export { MOST_OBSTACLES, squadAllRepaired, squadProblems, squadRepaired } from './squads/problems.ts';
export { type Abilities, has, homeOf, isPersonality, profileCalled, rosterCalled } from './squads/profile.ts';
export { emptySquad, type Pick, randomSquad } from './squads/random.ts';
export { alliesOf, matchProblems } from './squads/sides.ts';
export { readSquadText, squadText } from './squads/text.ts';
export { commanderOf, membersOf } from './squads/violation.ts';
export type {
  AreaFeature,
  BuildingFeature,
  Edge,
  Feature,
  Field,
  LineFeature,
  Model as ModelState,
  ModelProfile,
  Opening,
  OutReason,
  PlayerProfile,
  Posture,
  Scale,
  ScenarioId,
  Squad,
  State,
  Sticks,
  Thing,
  TreeFeature,
} from './state.ts';
export { VARIANTS, type Variant } from './variant.ts';
export { begin } from './setup/begin.ts';
export { GAME_FORMAT, type GameFile, gameSchema, isGame } from './setup/format.ts';
export { bareTable, type Generated, generated, isLaid, laidFairly, LAYER } from './setup/generator.ts';
export { type MapPiece, type MapPoint, type TerrainMap, terrainMap } from './setup/map.ts';
export { readGame } from './setup/read.ts';
export { BOXES, type ScenarioBox } from './scenarios/boxes.ts';
export * from './campaign/index.ts';
export {
  activationPreview,
  attackPreview,
  bashPreview,
  type ClashPreview,
  fallPreview,
  fearPreview,
  meleePreview,
  type MoralePreview,
  moralePreview,
  orderPreview,
  type ResultChance,
  type RollPreview,
  type ShotPreview,
  shotPreview,
} from './preview.ts';
export type { RollChance } from './rollOdds.ts';
