/** The terrain generator: a table without squads, rolled and laid by the rules of the set-up. */
import { onePlayer, playState, type RandomInt, seededDice, seededRandomInt } from '@drumhead/engine';
import type { Command } from '../../state/commands.ts';
import type { Event } from '../../state/events.ts';
import type { Frame } from '../../state/frames.ts';
import { decide, pending } from '../../turn/machine.ts';
import { SCALES } from '../../state/scales.ts';
import { BOXES } from '../../scenarios/scenarioBoxes.ts';
import { scenarioFeatures } from '../../scenarios/scenarioTerrain.ts';
import type { Feature, Field, PlayerProfile, Scale, ScenarioId, State } from '../../state/state.ts';
import type { Variant } from '../../state/variant.ts';
import { laidAtRandom } from './terrainPlaces.ts';
import type { LayCommand } from './laying.ts';

/** The seat that lays the terrain of a table without squads. */
export const LAYER = 'defender';

const player = (id: string, team: number): PlayerProfile => ({
  id,
  name: `sk.role.${id}`,
  roster: '',
  team,
  feature: null,
  points: 0,
  obstacles: [],
});

/**
 * SK-TER-14, SK-SEQ-1 steps 4 and 5 only: the table with the terrain of its scenario, before the choice of when to lay
 * features.
 */
export function bareTable(variant: Variant, scale: Scale, scenario: ScenarioId, grown = false): State {
  const field: Field = {
    variant,
    scale,
    scenario,
    ...SCALES[scale],
    maxGameTurns: 1,
    gruesomeMorale: false,
    casual: false,
    campaign: false,
    terrainLaid: false,
    players: [player('attacker', 0), player(LAYER, 1)],
    models: [],
    attacker: 0,
  };
  const rolled: readonly Frame[] = BOXES[scenario].rolls.length > 0 ? [{ at: 'placeWhen', player: 1 }] : [];
  return {
    field,
    gameTurn: 0,
    active: 0,
    waiting: [],
    attacker: 0,
    first: -1,
    models: [],
    squads: [],
    features: scenarioFeatures(field, grown),
    things: [],
    // The choice of an edge follows the terrain.
    frames: [{ at: 'edge', players: [0] }, ...rolled],
    outcome: null,
  };
}

/** Is all terrain rolled and laid? */
export function isLaid(state: State): boolean {
  const at = state.frames.at(-1)?.at;
  return at !== 'placeWhen' && at !== 'terrainRoll' && at !== 'placeFeature';
}

/** A random legal place for the piece to lay now, or null if there is none to lay. */
export function laidFairly(state: State, choose: RandomInt): LayCommand | null {
  const frame = state.frames.at(-1);
  return frame?.at === 'placeFeature' ? laidAtRandom(state, frame.feature, frame.group, choose) : null;
}

export interface Generated {
  readonly state: State;
  readonly events: readonly Event[];
}

/** Rolls and lays all that is left, with dice and places from the seed. */
export function generated(state: State, seed: number): Generated {
  const dice = seededDice(`terrain ${seed}`);
  const choose = seededRandomInt(`terrain ${seed}`);
  const events: Event[] = [];
  // One random place is enough for a piece: listing all that are legal takes long.
  const offers = (now: State): readonly Command[] => [laidFairly(now, choose) ?? { type: 'placeWhen', atOnce: true }];
  const laid = playState(
    { pending, decide, offers, view: (now) => now },
    state,
    { players: onePlayer([LAYER], (_state, _seat, [only]) => only as Command), dice },
    { until: isLaid, onStep: (step) => events.push(...step.events) },
  );
  return { state: laid, events };
}

/** The features of a table generated from a seed. */
export function generatedFeatures(
  variant: Variant,
  scale: Scale,
  scenario: ScenarioId,
  seed: number,
  grown = false,
): readonly Feature[] {
  return generated(bareTable(variant, scale, scenario, grown), seed).state.features;
}
