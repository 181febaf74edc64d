/** The worth of men to their squad. Every part falls with each man lost, so no loss can look like a gain. */
import { commanderOf } from '../../command/leaders.ts';
import { modelAt } from '../../state/abilities.ts';
import { has, onTable } from '../../ground/geometry.ts';
import type { Posture, State } from '../../state/state.ts';
import { isUsable } from '../combatWorth.ts';
import { COMMANDED, COMMANDING, GIFTED } from '../outlook.ts';
import { LEFT } from '../value.ts';
import type { TermWeights } from './terms.ts';

/** SK-MOR-7, SK-END-2. What each of the last men adds to a squad's strength, in prices of an average man. */
const LAST_THREE = 1.6;
const BELOW_HALF = 0.9;
const TO_HALF = 0.5;

/**
 * SK-RNG-18. What a loaded firearm is worth: it takes two actions of one activation, which often fails. A poor shot now
 * costs the better one of a later turn.
 */
export const LOAD = 4;

/** What the man who makes a squad so strong adds to it. */
function addedBy(strength: number, startedWith: number): number {
  if (strength <= 3) return LAST_THREE;
  if (2 * strength < startedWith) return BELOW_HALF;
  return 2 * (strength - 1) < startedWith ? TO_HALF : 0;
}

/** SCN-LEAVE-2. Men who left the table safely: they are no loss. */
const leftOf = (state: State, player: number): readonly number[] =>
  (state.script?.left ?? []).filter((model) => state.field.models[model]?.player === player);

/** A squad's worth in men, in strength and in command. */
export interface SquadWorth {
  readonly men: number;
  readonly strength: number;
  readonly command: number;
  readonly loads: number;
}

export function squadWorth(state: State, player: number): SquadWorth {
  let men = 0;
  const there = onTable(state, player);
  const safe = leftOf(state, player);
  let loads = 0;
  for (const model of there) {
    men += LEFT[postureOf(state, model)] * priceOf(state, model);
    if (isLoaded(state, model)) loads += LOAD;
  }
  for (const model of safe) men += priceOf(state, model);
  let strength = 0;
  const { startedWith } = state.squads[player] as State['squads'][number];
  for (let left = 1; left <= there.length + safe.length; left += 1) strength += addedBy(left, startedWith);
  return { men, strength: strength * averageOf(state, player), command: commandOf(state, player), loads };
}

/** Per model, what its side loses with it. */
export function pricesOf(state: State, weights: TermWeights): readonly number[] {
  const squads = state.squads.map(({ startedWith }, player) => ({
    added:
      addedBy(onTable(state, player).length + leftOf(state, player).length, startedWith) * averageOf(state, player),
    commander: commanderOf(state, player),
    command: commandOf(state, player),
  }));
  return state.field.models.map(({ player }, model) => {
    const { added, commander, command } = squads[player]!;
    const price = weights.men * priceOf(state, model) + weights.strength * added;
    return model === commander ? price + weights.command * command : price;
  });
}

function priceOf(state: State, model: number): number {
  const { points } = state.field.models[model]!;
  return has(state, model, 'flagBearer') || has(state, model, 'musician') ? points + GIFTED : points;
}

function isLoaded(state: State, model: number): boolean {
  return modelAt(state, model).loaded.some((loaded, weapon) => loaded && isUsable(state, model, weapon));
}

const postureOf = (state: State, model: number): Posture => state.models[model]!.posture;

/** Points of an average man of the whole squad, the lost ones included. */
function averageOf(state: State, player: number): number {
  let sum = 0;
  let count = 0;
  for (const { player: owner, points } of state.field.models) {
    if (owner !== player) continue;
    sum += points;
    count += 1;
  }
  return count === 0 ? 0 : sum / count;
}

/** What the commander is worth to the men he has; 0 without one. */
function commandOf(state: State, player: number): number {
  const commander = commanderOf(state, player);
  if (commander < 0) return 0;
  let rest = 0;
  for (const model of onTable(state, player)) if (model !== commander) rest += state.field.models[model]!.points;
  return COMMANDING + COMMANDED * rest;
}
