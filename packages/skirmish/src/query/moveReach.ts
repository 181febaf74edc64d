/** The reach of a model with one, two or three actions, as outlines found by legal Moves. */
import { cosine, FACINGS_PER_DEGREE, facingTowards, FULL_TURN, normalise, sine } from '@drumhead/table';
import type { Activation } from '../state/frames.ts';
import { has } from '../ground/geometry.ts';
import { farthest } from '../movement/farthestAlong.ts';
import { planMove } from '../movement/move.ts';
import { sprintProblem } from '../movement/mover.ts';
import { startOf } from '../movement/straightMove.ts';
import type { Model, State } from '../state/state.ts';

/** Number of corners of the outline. */
const SPOKES = 48;
/** Directions of further Moves from a place reached: outwards and to both sides. */
const ONWARDS = [-90, -60, -30, 0, 30, 60, 90].map((degrees) => degrees * FACINGS_PER_DEGREE);
const ALL_ROUND = Array.from({ length: SPOKES }, (_, i) => (i * FULL_TURN) / SPOKES);

export interface MoveReach {
  readonly actions: number;
  /** Closed outline around the model, flat x, y in steps, clockwise from straight up the page. */
  readonly outline: readonly number[];
}

/** A place reached by some Moves, and the actions spent. */
interface Placement {
  readonly state: State;
  readonly spent: number;
}

/** The farthest end found in one direction. */
interface Spoke {
  readonly placement: Placement;
  readonly far: number;
}

/**
 * SK-GEN-5, SK-MOV-1. The reach of the model that is acting with 1, 2 … of its actions left, by Moves only. The corners
 * of the outline are legal ends; between them it is an approximation.
 */
export function moveReaches(state: State, activation: Activation): readonly MoveReach[] {
  const reaches: MoveReach[] = [];
  const spokes: (Spoke | null)[][] = Array.from({ length: activation.left + 1 }, () =>
    Array.from({ length: SPOKES }, () => null),
  );
  const origin = state.models[activation.model] as Model;
  spread(activation, origin, { state, spent: 0 }, ALL_ROUND, spokes);
  for (let actions = 1; actions <= activation.left; actions += 1) {
    const reached = spokes[actions] as (Spoke | null)[];
    reached.forEach((spoke, i) => {
      const outwards = (i * FULL_TURN) / SPOKES;
      const facings = ONWARDS.map((turn) => normalise(outwards + turn));
      if (spoke !== null && actions < activation.left) spread(activation, origin, spoke.placement, facings, spokes);
    });
    const before = actions > 1 ? (spokes[actions - 1] as (Spoke | null)[]) : [];
    for (let i = 0; i < SPOKES; i += 1) {
      const less = before[i] ?? null;
      if (less !== null && less.far > (reached[i]?.far ?? 0)) reached[i] = less;
    }
    reaches.push({ actions, outline: reached.flatMap((spoke) => placeOf(spoke, origin, activation.model)) });
  }
  return reaches;
}

function placeOf(spoke: Spoke | null, origin: Model, model: number): readonly [number, number] {
  const at = spoke === null ? origin : (spoke.placement.state.models[model] as Model);
  return [at.x, at.y];
}

/** Tries further Moves from a place, and keeps those that get farther. */
function spread(
  activation: Activation,
  origin: Model,
  placement: Placement,
  facings: readonly number[],
  spokes: readonly (Spoke | null)[][],
): void {
  const { state, spent } = placement;
  const { model } = activation;
  const start = startOf(state, model);
  const dear = start.engaged || has(state, model, 'shortMove') || has(state, model, 'reluctant');
  const sprints = sprintProblem(state, model) === null ? [false, true] : [false];
  const most = dear ? activation.left - spent : Math.min(1, activation.left - spent);
  for (let left = 1; left <= most; left += 1) {
    const acting: Activation = { ...activation, left, acted: activation.acted || spent > 0 };
    for (const facing of facings) {
      for (const sprint of sprints) {
        const moved = farthest(state, model, sine(facing), -cosine(facing), Number.POSITIVE_INFINITY, sprint, (x, y) =>
          planMove(state, acting, x, y, sprint, start),
        );
        if (moved === null) continue;
        const { x, y, level } = moved;
        const far = (x - origin.x) * (x - origin.x) + (y - origin.y) * (y - origin.y);
        const spoke = Math.round((facingTowards(x - origin.x, y - origin.y) * SPOKES) / FULL_TURN) % SPOKES;
        const known = spokes[spent + moved.actions] as (Spoke | null)[];
        if (far <= (known[spoke]?.far ?? 0)) continue;
        const { models } = state;
        const here = models[model] as Model;
        const there: Model = {
          ...here,
          x,
          y,
          level,
          moves: moved.crawls ? here.moves : here.moves + 1,
          sprinted: here.sprinted || sprint,
        };
        const after = { ...state, models: models.map((m, j) => (j === model ? there : m)) };
        known[spoke] = { placement: { state: after, spent: spent + moved.actions }, far };
      }
    }
  }
}
