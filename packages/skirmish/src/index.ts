/** Song of Drums and Shakos and Song of Drums and Tomahawks: rosters, squads and the game. */
export * from './state/commands.ts';
export { factsInWords, modelLabel, nameInWords } from './text/names.ts';
export * from './state/events.ts';
export * from './state/frames.ts';
export { ROSTERS, type Roster, type RosterProfile } from './armies/rosters.ts';
export { SPECIALS, type Special } from './armies/specials.ts';
export { type Ranged, WEAPONS, type Weapon, type WeaponData } from './armies/weapons.ts';
export { skirmish } from './wholeRuleset.ts';
export * from './setup/gameFile.ts';
export * from './armies/squadFile.ts';
export { LIMITS } from './armies/profileLimits.ts';
export { type Price, pointsOf, priceOf } from './armies/points.ts';
export { MOST_OBSTACLES, squadAllRepaired, squadProblems, squadRepaired } from './armies/squadProblems.ts';
export { type Abilities, has, homeOf, isPersonality, profileCalled, rosterCalled } from './armies/profiles.ts';
export { withNames, withoutNames } from './armies/menNames.ts';
export { emptySquad, type RandomPick, randomSquad } from './armies/randomSquad.ts';
export { alliesOf, matchProblems } from './armies/allies.ts';
export { readSquadText, squadText } from './armies/squadText.ts';
export { commanderOf, membersOf } from './armies/violations.ts';
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
} from './state/state.ts';
export { SCALES } from './state/scales.ts';
export { VARIANTS, type Variant } from './state/variant.ts';
export { begin } from './setup/begin.ts';
export { type AnyGame, GAME_FORMAT, type GameFile, isGame } from './setup/gameFile.ts';
export { gameSchema } from './setup/gameSchema.ts';
export { bareTable, type Generated, generated, isLaid, laidFairly, LAYER } from './setup/terrain/generator.ts';
export { type MapPiece, type MapPoint, type TerrainMap, terrainMap } from './setup/terrain/terrainMap.ts';
export { mends, withMen } from './setup/gameHandicap.ts';
export type { OwnGame } from './setup/own/ownGame.ts';
export { kindOf } from './victory/scriptTable.ts';
export { readAnyGame } from './setup/own/readAnyGame.ts';
export { type GivenFeature, MOST_BENDS, MOST_CORNERS, MOST_PIECES } from './setup/terrain/terrainFile.ts';
export { readGame } from './setup/readGame.ts';
export { squadsOf, withExampleSquads, withSquad } from './setup/secretSquads.ts';
export { BOXES, isForMany, type ScenarioBox } from './scenarios/scenarioBoxes.ts';
export { gameCalled } from './scenarios/standardGames.ts';
export * from './scenarios/campaign/index.ts';
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
} from './query/preview.ts';
export type { RollChance } from './query/rollOdds.ts';
