/** What a scenario asks for besides beating the enemy (chapter 18): supplies, a breach, a farm. */
import type { BuildingFeature, State } from '../state.ts';
import { buildingAt } from '../ground.ts';
import { modelAt } from '../abilities.ts';
import type { Outlook } from './outlook.ts';

/** Points a step of the way to an objective is worth. */
const WAY = 0.06 / 64;
/** A carried supply is worth bringing home. */
const CARRIED = 20;
const INSIDE = 8;

/** Worth of the model's place for the scenario, in points. */
export function objectiveWorth(outlook: Outlook, state: State, model: number): number {
  switch (state.field.scenario) {
    case 'foragingMission':
      return foraging(outlook, state, model);
    case 'forlornHope':
      return outlook.player === state.attacker
        ? -WAY * Math.max(0, modelAt(state, model).y - BEYOND * state.field.side)
        : 0;
    case 'assaultAtTheFarm':
      return farm(state, model);
    case 'pickUp':
      return 0;
  }
}

/** SK-SCN-2. The attackers must be wholly beyond the wall; y runs down the page. */
const BEYOND = 0.31;

/** SK-SCN-3. To the nearest supply that nobody holds, and home with it over one's own edge. */
function foraging(outlook: Outlook, state: State, model: number): number {
  const { x, y, object } = modelAt(state, model);
  if (object >= 0) return CARRIED - WAY * 2 * homeward(outlook, state, x, y);
  let least = Number.POSITIVE_INFINITY;
  for (const thing of state.things) {
    if (thing.kind !== 'supply' || thing.carrier >= 0 || thing.scored >= 0) continue;
    least = Math.min(least, Math.sqrt((thing.x - x) * (thing.x - x) + (thing.y - y) * (thing.y - y)));
  }
  return least === Number.POSITIVE_INFINITY ? 0 : -WAY * least;
}

function homeward(outlook: Outlook, state: State, x: number, y: number): number {
  const { side } = state.field;
  switch (state.squads[outlook.player]?.edge) {
    case 'north':
      return y;
    case 'south':
      return side - y;
    case 'west':
      return x;
    case 'east':
      return side - x;
    default:
      return 0;
  }
}

/** SK-SCN-4. The farm is to be held, or taken. */
function farm(state: State, model: number): number {
  const index = state.features.findIndex((feature) => feature.kind === 'building');
  const building = state.features[index] as BuildingFeature | undefined;
  if (building === undefined) return 0;
  const { x, y } = modelAt(state, model);
  if (buildingAt(state, x, y) === index) return INSIDE;
  const middle = [0, 2, 4, 6].reduce(
    (sum, i) => ({ x: sum.x + building.points[i]! / 4, y: sum.y + building.points[i + 1]! / 4 }),
    { x: 0, y: 0 },
  );
  return -WAY * Math.sqrt((middle.x - x) * (middle.x - x) + (middle.y - y) * (middle.y - y));
}
