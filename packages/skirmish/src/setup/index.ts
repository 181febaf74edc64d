/** Setting up a game (chapters 6, 19): what it waits for before the first player turn. */
export { deployHandler, deployProblem, waitingOf } from './deploy.ts';
export { edgeHandler } from './edges.ts';
export { cardHandler, initiativeHandler } from './initiative.ts';
export { placeFeatureHandler } from './placeFeature.ts';
export { roleChoiceHandler, rolesHandler } from './roles.ts';
export { placeWhenHandler, terrainRollHandler } from './terrain.ts';
export { halfOf, zoneOf } from './zones.ts';
