/** Handlers of all set-up frames before the first player turn (chapters 6, 19). */
import { deployHandler } from './deploy.ts';
import { edgeHandler } from './edges.ts';
import { cardHandler, initiativeHandler } from './initiative.ts';
import { placeFeatureHandler } from './terrain/placeFeature.ts';
import { roleChoiceHandler, rolesHandler } from './roles.ts';
import { placeWhenHandler, terrainRollHandler } from './terrain/terrainRolls.ts';

export const setUpHandlers = {
  roles: rolesHandler,
  roleChoice: roleChoiceHandler,
  placeWhen: placeWhenHandler,
  terrainRoll: terrainRollHandler,
  placeFeature: placeFeatureHandler,
  edge: edgeHandler,
  deploy: deployHandler,
  initiative: initiativeHandler,
  card: cardHandler,
} as const;
