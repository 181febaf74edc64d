/** The value of scenario objectives (chapter 18): supplies, breach, farm. */
import { pullOf } from '@drumhead/engine';
import { nearestExit, steps } from '@drumhead/table';
import { isStanding, ownerOf } from '../ground/geometry.ts';
import type { State } from '../state/state.ts';
import { buildingAt } from '../ground/terrain.ts';
import { modelAt } from '../state/abilities.ts';
import { isOf } from '../victory/scriptTable.ts';
import { BOXES } from '../scenarios/scenarioBoxes.ts';
import type { Outlook } from './outlook.ts';

/** Points for each step towards an objective. */
const WAY = 0.06 / 64;
/** Points for carrying a supply. */
const CARRIED = 20;

/** Least caution. */
const LEAST_CAUTION = 0.15;

/** Points for standing on the objective. */
const THERE = 2;

/** Increase in the value of the objective per game turn. */
const HURRY = 1;

/** The value of the model's place for the scenario, in points. */
export function objectiveWorth(outlook: Outlook, state: State, model: number): number {
  switch (state.field.scenario) {
    case 'foragingMission':
      return foraging(outlook, state, model);
    case 'forlornHope':
      return attacks(outlook, state) ? reached(state, wayThroughBreach(state, model)) : 0;
    case 'assaultAtTheFarm':
      return reached(state, wayToFarm(state, model));
    case 'pickUp':
    case 'own':
      return placesWorth(outlook, state, model);
  }
}

/** Points for each step towards a place, by its worth; a quarter of them from whoever is no nearer than a friend. */
const PULL = 0.02 / 64;

/** SCN-PLC-1, SCN-LEAVE-2. Places of the scenario's own rules pull, the nearest friend first, and who may leave his nearest way off. */
function placesWorth({ player }: Outlook, state: State, model: number): number {
  const { script } = state;
  if (script === undefined) return 0;
  let worth = 0;
  const hurried = 1 + state.gameTurn / state.field.maxGameTurns;
  const { side, models } = state.field;
  const open = script.waysOff.filter(({ troops }) => isOf(models[model]?.id ?? '', troops));
  const exit = nearestExit(modelAt(state, model), { width: side, height: side }, open);
  if (exit !== null) worth -= exit.points * PULL * exit.far * hurried;
  for (const place of script.rules.places ?? []) {
    const pull = pullOf(script.rules, place.id);
    if (pull === 0) continue;
    const [x, y] = [steps(place.at[0]), steps(place.at[1])];
    const far = (one: number): number => {
      const own = modelAt(state, one);
      const way = Math.sqrt((own.x - x) * (own.x - x) + (own.y - y) * (own.y - y)) - steps(place.reach);
      return Math.max(0, way);
    };
    const own = far(model);
    const isNearest = state.models.every(
      (_, one) => ownerOf(state, one) !== player || !isStanding(state, one) || far(one) >= own,
    );
    const share = isNearest ? 1 : 0.25;
    worth += pull * share * (own === 0 ? 1 : -PULL * own * hurried);
  }
  return worth;
}

/** Does the scenario let this player wait for the enemy? */
export function isHolding(outlook: Outlook, state: State): boolean {
  const { scenario } = state.field;
  return (scenario === 'forlornHope' || scenario === 'assaultAtTheFarm') && !attacks(outlook, state);
}

/** The weight of danger: it drops with every turn for the side that loses on time; 1 is normal. */
export function caution(outlook: Outlook, state: State): number {
  const last = BOXES[state.field.scenario].lastGameTurn;
  if (last === null || !losesOnTime(outlook, state)) return 1;
  return Math.max(LEAST_CAUTION, 1 - state.gameTurn / last);
}

/** SK-SCN-2, -4. Does the player lose when the last game turn is over? */
export function losesOnTime(outlook: Outlook, state: State): boolean {
  const { scenario } = state.field;
  return BOXES[scenario].lastGameTurn !== null && scenario !== 'foragingMission' && attacks(outlook, state);
}

function attacks(outlook: Outlook, state: State): boolean {
  const { players } = state.field;
  return players[outlook.player]?.team === players[state.attacker]?.team;
}

/** The value of a distance (steps) to the objective; it grows with time. */
function reached(state: State, way: number): number {
  return way <= 0 ? THERE * (1 + HURRY * state.gameTurn) : -hurry(state) * way;
}

function hurry(state: State): number {
  return WAY * (1 + HURRY * state.gameTurn);
}

/** SK-SCN-2. The wall lies at this share of the side (y runs down the page), its breach in the middle. */
const WALL = 0.35;

/** Steps to the breach, and from there until it stands wholly beyond the wall. */
function wayThroughBreach(state: State, model: number): number {
  const { x, y } = modelAt(state, model);
  const { side } = state.field;
  const beyond = WALL * side - 2 * state.field.mountedRadius;
  if (y <= beyond) return 0;
  if (y <= WALL * side + state.field.sticks.s && Math.abs(x - side / 2) < state.field.sticks.s) return y - beyond;
  const dx = x - side / 2;
  const dy = y - WALL * side;
  return Math.sqrt(dx * dx + dy * dy) + WALL * side - beyond;
}

/** SK-SCN-3. To the nearest free supply, and home with it over one's own edge. */
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

/** SK-SCN-4. Steps to the farm, 0 inside it. */
function wayToFarm(state: State, model: number): number {
  const index = state.features.findIndex((feature) => feature.kind === 'building');
  const building = state.features[index];
  if (building?.kind !== 'building') return 0;
  const { x, y } = modelAt(state, model);
  if (buildingAt(state, x, y) === index) return 0;
  let middleX = 0;
  let middleY = 0;
  for (let i = 0; i < 8; i += 2) {
    middleX += (building.points[i] as number) / 4;
    middleY += (building.points[i + 1] as number) / 4;
  }
  return Math.sqrt((middleX - x) * (middleX - x) + (middleY - y) * (middleY - y));
}
