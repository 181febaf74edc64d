/** The set-up of a pick-up game for screens: its file, its pieces, and the generator. */
export { PICKUP_FORMAT, PICKUP_VERSION, type PickUpFile, pickUpSchema } from './format.ts';
export { terrainOfBoth, terrainOfTurn } from './terrainGenerator.ts';
export { bridgesFor } from './nearestTerrain.ts';
export { enoughProblem, laidOf } from './layTerrain.ts';
export {
  AREA_KINDS,
  LINE_KINDS,
  measuresOf,
  onlyOneProblem,
  outlineOf,
  PIECES_EACH,
  sizesOfKind,
  sortOf,
} from './pieces.ts';
export { pickUpScenario } from './read.ts';
