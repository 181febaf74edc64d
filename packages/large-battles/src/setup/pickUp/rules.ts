/** The rules of setting up a pick-up game, which the whole rule set brings to the judge (see `turn/pickUp.ts`). */
import type { PickUpRules } from '../../turn/pickUp.ts';
import { beginPickUp } from './beginPickUp.ts';
import { deployBrigadeHandler } from './deployBrigades.ts';
import { generalsRollHandler, plusRuleHandler } from './generals.ts';
import { layTerrainHandler } from './layTerrain.ts';
import { nearestTerrain } from './nearestTerrain.ts';
import { chooseRoleHandler, rolesRollHandler } from './roles.ts';

export const rules: PickUpRules = {
  handlers: {
    generalsRoll: generalsRollHandler,
    plusRule: plusRuleHandler,
    rolesRoll: rolesRollHandler,
    chooseRole: chooseRoleHandler,
    layTerrain: layTerrainHandler,
    deployBrigade: deployBrigadeHandler,
  },
  begin: beginPickUp,
  nearest: nearestTerrain,
};
